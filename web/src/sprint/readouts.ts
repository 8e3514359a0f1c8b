import { slotsOf } from '../race/hand';
import { ownHand, ownZone, rivalZones } from '../race/zones';
import type { Teller } from '../words/teller';
import type { SprintSeat } from './seat.svelte';
import { goingWords } from './status';
import type { View } from './types';

/** What is read out on request, one key each. */

export function readHand(view: View, teller: Teller): string {
  const cards = slotsOf(ownHand(view)).map(({ card, count }, i) =>
    teller.say('client-read-card', { number: i + 1, card: teller.card(card), count }),
  );
  return cards.length === 0 ? teller.say('client-read-no-cards') : cards.join(', ');
}

export function readMoves(seat: SprintSeat, teller: Teller): string {
  if (seat.draws) return teller.say('client-sprint-draw', { count: seat.view.due });
  // Where mistakes are punished nobody says what can be played.
  const lit = seat.view.strict ? [] : [...new Set(ownHand(seat.view))].filter((card) => seat.isLit(card));
  const moves = lit.map((card) => teller.card(card));
  if (seat.mayPass) moves.push(teller.say('client-plate-pass'));
  return moves.length === 0
    ? teller.say('client-read-no-moves')
    : teller.say('client-read-moves', { moves: moves.join(', ') });
}

export function readBoards(view: View, teller: Teller): string {
  const boards = [ownZone(view), ...rivalZones(view)].map((zone) =>
    teller.say('client-read-board', {
      name: teller.names(zone.members),
      km: zone.km,
      going: goingWords(zone, teller),
    }),
  );
  const demands = view.players.flatMap(({ seat, marker }) => {
    if (marker === null) return [];
    const [name, of] = [teller.name(marker.by), teller.name(seat)];
    return [teller.say('client-sprint-marker', { name, of, card: teller.aCard(marker.card) })];
  });
  return [...boards, ...demands].join(' ');
}
