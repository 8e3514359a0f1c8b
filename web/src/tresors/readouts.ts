import { turnsOf } from '../table/turns';
import type { Teller } from '../words/teller';
import type { CaveSeat } from './seat.svelte';
import type { CaveTable, View } from './types';
import { chiefNote, chiefWords, placeWords, treasures, turningWords, whereWords } from './words';

/** What is read out on request, one key each. */

export function readLast({ log }: CaveTable, teller: Teller): string {
  const turn = turnsOf(log).at(-1);
  if (turn === undefined) return teller.say('client-read-nothing-yet');
  return turn.told.map(({ sentence }) => teller.tell(sentence)).join(' ');
}

export function readMoves(seat: CaveSeat, teller: Teller): string {
  if (seat.mayRoll) return teller.say('client-cave-roll-title');
  if (seat.turnings.length > 0)
    return seat.turnings
      .map((turning, i) => `${i + 1}. ${turningWords(turning, seat.view, teller)}`)
      .join(' ');
  if (seat.targets.length === 0) return teller.say('client-read-no-moves');
  return teller.say('client-cave-read-moves', {
    moves: seat.targets.map((place) => placeWords(place, seat, teller)).join(', '),
  });
}

export const readPlayers = (view: View, teller: Teller): string =>
  view.players
    .map((player) =>
      teller.say('client-cave-read-player', {
        name: teller.name(player.seat),
        treasures: treasures(player.treasures, teller),
        where: whereWords(player, teller),
        at: player.cell ?? 'none',
      }),
    )
    .join(' ');

export const readChief = (view: View, teller: Teller): string =>
  `${chiefWords(view, teller)}. ${chiefNote(view, teller)}`;
