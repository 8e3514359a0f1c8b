import type { Noise } from './synth';

/** A place on the table where cards come from and go to: `stock`, `aside`, `hand A`, `battle A` and so on. */
export type Spot = 'stock' | 'aside' | `${'hand' | 'battle' | 'speed' | 'distances' | 'bottes'} ${string}`;

/** A card on its way. A card that is `null` travels face down. */
export interface Flight {
  readonly card: string | null;
  readonly from: Spot;
  readonly to: Spot;
  /** How long it waits before it leaves, in milliseconds. */
  readonly wait?: number;
}

/** Something that is said so large that nobody misses it. */
export interface Word {
  /** What it is about: it happens to whoever looks, it is good for them, or it is only worth a look. */
  readonly tone: 'danger' | 'good' | 'special';
  /** A few words; without them the sentence alone is said. */
  readonly title: string | null;
  readonly text: string;
  readonly card: string | null;
  /** The card is a botte that turns, for a coup-fourré. */
  readonly turns?: boolean;
  /** Who did it, and to whom. */
  readonly seats: readonly string[];
}

/** What somebody said or called, over their place. */
export interface Bubble {
  readonly seat: string;
  readonly text: string;
  /** A call is louder than a number. */
  readonly loud: boolean;
}

/** Something that is seen or heard for a while. Nothing waits for it but what says that it is over. */
export interface Moment {
  /** How long it lasts, in milliseconds at the usual speed. */
  readonly length: number;
  /** After how long the next one begins; when this one is over if nothing is said. */
  readonly then?: number;
  /** What it sounds like, as it begins, and what is said aloud. */
  readonly noise?: Noise;
  readonly spoken?: string;
  /** Cards on their way. */
  readonly flights?: readonly Flight[];
  readonly word?: Word;
  readonly bubble?: Bubble;
  /** Whoever looks is hit. */
  readonly hits?: boolean;
  /** The seat that crosses the finishing line. */
  readonly finish?: string;
  /** A scene of the family's own, by its name. */
  readonly scene?: string;
  /** The round is over when this is: the score waits for it. */
  readonly holds?: boolean;
}

/** How long things last, in milliseconds. */
export const PLAY = 220;
export const DRAW = 180;
export const ATTACK = 300;
export const COUP = 1200;
export const WORD = 2400;
export const BUBBLE = 1600;
export const FINISH = 1600;

/** A card that travels. */
export const flight = (
  card: string | null,
  from: Spot,
  to: Spot,
  length: number,
  more: Partial<Moment> = {},
): Moment => ({ length, flights: [{ card, from, to }], ...more });

/** Something that is said large, while the rest goes on. */
export const word = (said: Word, more: Partial<Moment> = {}): Moment => ({
  length: WORD,
  then: 0,
  word: said,
  ...more,
});

export const noise = (sound: Noise): Moment => ({ length: 0, noise: sound });

/** Everybody gets so many cards, one after the other around the table; nobody sees which. */
export function deal(seats: readonly string[], rounds: number): Moment {
  const all = seats.length * rounds;
  const gap = Math.min(60, DEAL / Math.max(1, all));
  const flights = Array.from({ length: all }, (_, i): Flight => {
    const seat = seats[i % seats.length] ?? '';
    return { card: null, from: 'stock', to: `hand ${seat}`, wait: i * gap };
  });
  return { length: all * gap + DRAW, flights, noise: 'deal' };
}

/** How long a whole deal takes at most, but for its last card. */
const DEAL = 1100;

/** More cards than this at once and the table jumps to how it now is. */
export const BACKLOG = 3;

/** The moments of an update; if too many cards move to be followed, none does, and the rest is told at once. */
export function followed(moments: readonly Moment[]): Moment[] {
  const moving = moments.filter(({ flights }) => flights?.length === 1);
  if (moving.length <= BACKLOG) return [...moments];
  return moments.flatMap((moment) => {
    if (!moving.includes(moment)) return [moment];
    const { flights: _, ...rest } = moment;
    const seen =
      rest.word !== undefined || rest.noise !== undefined || rest.bubble !== undefined || rest.hits;
    return seen ? [{ ...rest, length: rest.word === undefined ? 0 : rest.length }] : [];
  });
}
