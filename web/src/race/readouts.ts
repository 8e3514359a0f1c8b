import type { Zone } from '../wire';
import type { Teller } from '../words/teller';
import type { News, View } from '../bornes/types';
import type { RaceHappening } from '../table/family';
import { slotsOf } from './hand';
import { isLegal, isLit, offerOf, passOf } from '../bornes/offers';
import { lastMove } from '../table/turns';
import { goingOf, ownHand, ownZone, rivalZones } from './zones';

/** What is read out on request, one key each. */

export function readLast(log: readonly RaceHappening[], teller: Teller): string {
  const move = lastMove(log);
  return move === null ? teller.say('client-read-nothing-yet') : teller.tell(move.sentence);
}

export function readHand({ view }: News, teller: Teller): string {
  const cards = slotsOf(ownHand(view)).map(({ card, count }, i) =>
    teller.say('client-read-card', { number: i + 1, card: teller.card(card), count }),
  );
  return cards.length === 0 ? teller.say('client-read-no-cards') : cards.join(', ');
}

export function readMoves({ view, prospects }: News, teller: Teller): string {
  const lit = [...new Set(ownHand(view))].filter((card) => isLit(offerOf(prospects, card)));
  const moves = lit.map((card) => teller.card(card));
  if (isLegal(passOf(prospects))) moves.push(teller.say('client-plate-pass'));
  return moves.length === 0
    ? teller.say('client-read-no-moves')
    : teller.say('client-read-moves', { moves: moves.join(', ') });
}

const GOINGS = {
  halted: 'client-going-halted',
  waiting: 'client-going-waiting',
  rolling: 'client-going-rolling',
  parked: 'client-going-parked',
} as const;

/** How a team fares, in words. */
export function goingWords(zone: Zone, teller: Teller): string {
  const going = teller.say(GOINGS[goingOf(zone)], { attack: teller.card(zone.halted ?? '') });
  return zone.limited ? teller.say('client-going-and-limited', { going }) : going;
}

export function readBoards(view: View, teller: Teller): string {
  return [ownZone(view), ...rivalZones(view)]
    .map((zone) =>
      teller.say('client-read-board', {
        name: teller.names(zone.members),
        km: zone.km,
        going: goingWords(zone, teller),
      }),
    )
    .join(' ');
}

export function readClock({ clock }: Pick<News, 'clock'>, teller: Teller): string {
  if (clock === null) return teller.say('client-read-no-clock');
  return teller.say('client-reaction-clock', { seconds: Math.ceil(clock.left / 1000) });
}
