import { EXIT } from './geometry';
import type { Action, Laying, Prospect } from './types';

/** The place that an action leads to; `null` for the die and for the drawn card. */
export function placeOf(action: Action): string | null {
  if (action.type === 'enter' || action.type === 'walk') return action.cell;
  return action.type === 'leave' ? EXIT : null;
}

/** One way of turning the drawn card that differs from the others. */
export interface Turning {
  readonly turned: number;
  readonly outlook: Laying;
}

/** The ways of turning the drawn card that are allowed. Cards without walls lie the same however they are turned. */
export function turningsOf(prospects: readonly Prospect[]): Turning[] {
  const found = new Map<string, Turning>();
  for (const { action, outlook } of prospects) {
    if (action.type !== 'lay' || outlook?.type !== 'lays') continue;
    const walls = outlook.card.walls.toSorted().join(' ');
    if (!found.has(walls)) found.set(walls, { turned: action.turned, outlook });
  }
  return [...found.values()];
}
