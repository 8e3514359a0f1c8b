import { slotsOf } from '../race/hand';
import { ownHand, ownZone, rivalZones } from '../race/zones';
import type { Teller } from '../words/teller';
import type { SprintSeat } from './seat.svelte';
import { goingWords } from './status';
import type { Marker, View } from './types';

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

const MARKERS = { hand: 'client-sprint-marker', 'hand-and-zone': 'client-sprint-marker-zone' };

/** What a demand beside a seat says, where it watches included. */
export function markerWords(seat: string, { by, card, watches }: Marker, teller: Teller): string {
  const [name, of] = [teller.name(by), teller.name(seat)];
  return teller.say(MARKERS[watches], { name, of, card: teller.aCard(card) });
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
    return [markerWords(seat, marker, teller)];
  });
  return [...boards, ...demands].join(' ');
}
