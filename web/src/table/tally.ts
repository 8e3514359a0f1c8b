import type { Person, Score } from '../wire';

/** What somebody has won of the games that the same people played one after the other. */
export interface Won {
  readonly seat: string;
  readonly wins: number;
}

/** The score between the same people, the present game included once it is over; nothing before the second game. */
export function tallyOf(people: readonly Person[], score: Score | null): Won[] {
  if (people.every(({ wins }) => wins === undefined)) return [];
  const winners = score?.match_winners ?? [];
  return people.map(({ seat, wins = 0 }) => ({ seat, wins: wins + (winners.includes(seat) ? 1 : 0) }));
}
