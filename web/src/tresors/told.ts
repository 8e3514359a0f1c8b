import type { Deed, Part, Told } from '../spoken/told';
import { calledIn, deedWords } from '../spoken/words';
import type { Teller } from '../words/teller';
import { PLACES } from './geometry';
import { turningsOf } from './offers';
import type { CaveSeat } from './seat.svelte';
import type { Prospect, View } from './types';
import {
  chiefNote,
  chiefWords,
  outcomeWords,
  placeWords,
  treasures,
  turningWords,
  whereWords,
} from './words';

/** The cave in words. */
export const toldOf = (seat: CaveSeat, teller: Teller): Told => ({
  deeds: deedsOf(seat, teller),
  hand: null,
  question: null,
  boards: [...playersOf(seat.view, teller), placesOf(seat, teller)],
  piles: [
    teller.say('spoken-stock', { count: seat.view.stock }),
    `${chiefWords(seat.view, teller)}. ${chiefNote(seat.view, teller)}`,
    ...drawnOf(seat.view, teller),
  ],
});

/** Ways of turning a card that differ in nothing are one. */
function deedsOf({ prospects, view }: CaveSeat, teller: Teller): Deed[] {
  const turnings = turningsOf(prospects);
  return prospects.flatMap((prospect): Deed[] => {
    const { action, refusal } = prospect;
    if (action.type !== 'lay')
      return [{ action, card: null, words: wordsOf(prospect, view, teller), refusal }];
    const turning = turnings.find(({ turned }) => turned === action.turned);
    if (turning === undefined) return [];
    const outcome = turningWords(turning, view, teller);
    const words = teller.say('spoken-outcome', { words: deedWords(action, teller, String), outcome });
    return [{ action, card: null, words, refusal }];
  });
}

function wordsOf({ action, outlook }: Prospect, view: View, teller: Teller): string {
  const outcome = outcomeWords(outlook, view, teller);
  const words = deedWords(action, teller, String);
  return outcome === null ? words : teller.say('spoken-outcome', { words, outcome });
}

const playersOf = (view: View, teller: Teller): Part[] =>
  view.players.map((player) => ({
    title: calledIn([player.seat], view.you, teller),
    lines: [
      treasures(player.treasures, teller),
      player.cell === null
        ? whereWords(player, teller)
        : teller.say('spoken-where', { where: whereWords(player, teller), at: player.cell }),
    ],
  }));

/** Every place of the cave, row by row. */
const placesOf = (seat: CaveSeat, teller: Teller): Part => ({
  title: teller.say('spoken-places'),
  lines: PLACES.map((place) => placeWords(place, seat, teller)),
});

const drawnOf = ({ drawn }: View, teller: Teller): string[] =>
  drawn === null ? [] : [teller.say('spoken-drawn', { treasures: treasures(drawn.treasures, teller) })];
