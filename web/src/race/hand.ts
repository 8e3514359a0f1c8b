import type { TableConnection } from '../table/connection.svelte';
import type { Drop } from './drag.svelte';

/** A place in the hand: a card, or a stack of equal cards where the hand is large. */
export interface Slot {
  /** The same as long as the card stays in the hand. */
  readonly key: string;
  readonly card: string;
  readonly count: number;
}

/** Lit can be laid; asleep is out of turn; open can be tried, and nobody says what will come of it. */
export type CardState = 'lit' | 'unlit' | 'asleep' | 'open';

/** As many cards lie side by side; more are stacked by kind. */
const SIDE_BY_SIDE = 8;

export function slotsOf(cards: readonly string[]): Slot[] {
  const stacked = cards.length > SIDE_BY_SIDE;
  const seen = new Map<string, number>();
  for (const card of cards) seen.set(card, (seen.get(card) ?? 0) + 1);
  return [...seen].flatMap(([card, count]) =>
    stacked
      ? [{ key: card, card, count }]
      : Array.from({ length: count }, (_, i) => ({ key: i === 0 ? card : `${card} ${i}`, card, count: 1 })),
  );
}

/** Who has a hand: what is chosen of it, and what can be done with that. */
export interface Holder {
  readonly connection: TableConnection;
  readonly slots: readonly Slot[];
  readonly slot: Slot | null;
  /** Whom the chosen card can be aimed at. */
  readonly targets: readonly string[];
  /** Whether the chosen card can be played as it is. */
  readonly ready: boolean;
  choose(key: string | null): void;
  /** Aims at a team, and says whether the chosen card goes there now. */
  aim(team: string): boolean;
  play(): void;
  discard(): void;
}

/** Plays a card at once if nothing is left to choose; otherwise it is chosen. */
export function playAtOnce(holder: Holder, key: string): void {
  holder.choose(key);
  if (holder.ready) holder.play();
}

/** Lets a card go over a board or a pile: it does there what a plate would do. */
export function letGo(holder: Holder, key: string, drop: Drop): void {
  holder.choose(key);
  switch (drop.on) {
    case 'aside':
      return holder.discard();
    case 'rival':
      if (holder.aim(drop.team) && holder.ready) holder.play();
      return;
    case 'own':
      if (holder.ready && holder.targets.length === 0) holder.play();
  }
}
