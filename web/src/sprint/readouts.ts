import { readMoves as readCards } from '../race/readouts';
import { ownHand } from '../race/zones';
import type { Teller } from '../words/teller';
import type { SprintSeat } from './seat.svelte';

/** What can be done now. */
export function readMoves(seat: SprintSeat, teller: Teller): string {
  if (seat.draws) return teller.say('client-sprint-draw', { count: seat.view.due });
  // Where mistakes are punished nobody says what can be played.
  const lit = seat.view.strict ? [] : [...new Set(ownHand(seat.view))].filter((card) => seat.isLit(card));
  return readCards(lit, seat.mayPass, teller);
}
