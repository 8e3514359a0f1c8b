import { endOf } from '../table/clock';
import type { RaceHappening } from '../table/family';
import { lastMove } from '../table/turns';
import type { News } from '../wire';
import type { Teller } from '../words/teller';
import type { Stands } from './field';
import { slotsOf } from './hand';
import type { SomeView } from './zones';
import { ownHand } from './zones';

/** What is read out on request, one key each. */

export function readLast(log: readonly RaceHappening[], teller: Teller): string {
  const move = lastMove(log);
  return move === null ? teller.say('client-read-nothing-yet') : teller.tell(move.sentence);
}

export function readHand(view: SomeView, teller: Teller): string {
  const cards = slotsOf(ownHand(view)).map(({ card, count }, i) =>
    teller.say('client-read-card', { number: i + 1, card: teller.card(card), count }),
  );
  return cards.length === 0 ? teller.say('client-read-no-cards') : cards.join(', ');
}

/** What can be done: cards that can be laid, and a pass where it is one of them. */
export function readMoves(cards: readonly string[], pass: boolean, teller: Teller): string {
  const moves = cards.map((card) => teller.card(card));
  if (pass) moves.push(teller.say('client-plate-pass'));
  return moves.length === 0
    ? teller.say('client-read-no-moves')
    : teller.say('client-read-moves', { moves: moves.join(', ') });
}

export function readBoards({ own, rivals }: Stands, teller: Teller): string {
  const stands = [own, ...rivals];
  const boards = stands.map(({ members, km, going }) =>
    teller.say('client-read-board', { name: teller.names(members), km, going }),
  );
  const demands = stands.flatMap((stand) => stand.demands.map(({ words }) => words));
  return [...boards, ...demands].join(' ');
}

export function readClock({ clock }: Pick<News, 'clock'>, teller: Teller): string {
  if (clock === null) return teller.say('client-read-no-clock');
  return teller.say('client-reaction-clock', {
    seconds: Math.ceil(Math.max(0, endOf(clock) - performance.now()) / 1000),
  });
}
