const FIRST = 500;
const LONGEST = 8000;
const SPREAD = 0.4;

/** How long to wait before the next attempt, in milliseconds: twice as long each time, never in step. */
export function waitBefore(attempt: number, chance: () => number = Math.random): number {
  const even = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(even * (1 - SPREAD / 2 + SPREAD * chance()));
}
