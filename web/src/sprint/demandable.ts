import { copiesOf } from '../cards/catalogue';
import { ownHand } from '../race/zones';
import type { View } from './types';

/** How often a card lies where everybody, or whoever reads, sees it. */
function seen(view: View, card: string): number {
  const laid = view.zones.flatMap(({ distances, battle, speed }) => [
    ...distances.map((one) => one.card),
    battle,
    speed,
  ]);
  return [...laid, ...ownHand(view), ...view.discard, ...view.out].filter((other) => other === card).length;
}

/**
 * Whether nobody else can have a card: every copy of it is seen elsewhere. With a deck of one's own nobody
 * knows how many there are.
 */
export function isNowhere(view: View, game: string, card: string, ownDeck: boolean): boolean {
  const copies = copiesOf(game, card);
  return !ownDeck && copies !== null && seen(view, card) >= copies;
}
