import type { Analysis } from '../wire';
import type { Teller } from '../words/teller';
import { actionWords, percent } from './advice';
import type { SomeHappening } from './family';
import { isTold } from './turns';

/** A turn of a round that is over, in words, and everybody's chances after it. */
export interface Step {
  /** Whose turn it was; `null` for the deal. */
  readonly seat: string | null;
  readonly text: string;
  /** By side: the chance to win afterwards. */
  readonly wins: readonly number[];
}

/** A turn in which the game turned, in words. */
export interface Mark {
  /** The number of the turn. */
  readonly turn: number;
  readonly side: string;
  /** What became of the chances of that side, and what would have been better. */
  readonly text: string;
}

/**
 * A round step by step. A turn ends with the beginning of the next one, whose draw already belongs to whoever
 * draws.
 */
export function stepsOf({ turns }: Analysis, teller: Teller): Step[] {
  let seat: string | null = null;
  let begun: SomeHappening[] = [];
  return turns.map(({ log, wins }, number) => {
    const told = log as SomeHappening[];
    const next = told.findLastIndex(({ event }) => event.type === 'turn-began');
    const ends = next === -1 ? told.length : next;
    const own = [...begun, ...told.slice(0, ends)].filter(isTold);
    const text =
      number === 0
        ? teller.say('client-replay-deal')
        : own.map(({ sentence }) => teller.tell(sentence)).join(' ');
    const step = { seat, text, wins };
    begun = told.slice(ends);
    seat = seatIn(told[next]) ?? seat;
    return step;
  });
}

const seatIn = (happening: SomeHappening | undefined): string | null =>
  happening?.event.type === 'turn-began' ? happening.event.seat : null;

/** Where a round turned, in words. */
export function marksOf({ turnings }: Analysis, namesOf: (side: string) => string, teller: Teller): Mark[] {
  return turnings.map(({ turn, side, from, to, better }) => {
    const changed = teller.say('client-replay-turning', {
      name: namesOf(side),
      from: percent(from, teller),
      to: percent(to, teller),
    });
    const advice =
      better === undefined
        ? []
        : teller.say('client-replay-better', {
            name: teller.name(better.seat),
            action: actionWords(better.action, teller),
            cost: Math.round(better.cost * 100),
          });
    return { turn, side, text: [changed, advice].flat().join(' ') };
  });
}

/** A difference of shares in points, with its sign. */
export const points = (share: number): string => {
  const rounded = Math.round(share * 100);
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}`;
};

/** The curve of one side in a box of this size: where its chances stand after each turn. */
export function lineOf(wins: readonly number[], width: number, height: number): string {
  const last = Math.max(1, wins.length - 1);
  return wins.map((share, i) => `${round((i / last) * width)},${round((1 - share) * height)}`).join(' ');
}

const round = (value: number): number => Math.round(value * 10) / 10;
