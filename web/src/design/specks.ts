/** The grain of the print: dots strewn over a tile that repeats without a seam. */

export interface Speck {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export const SPECK_TILE = 150;
const COUNT = 70;
const SIZES = [0.5, 0.5, 0.7, 0.7, 0.9, 1.2] as const;

/** The same tile every time: a small linear congruential sequence places the dots. */
export function specks(): Speck[] {
  let seed = 7;
  const next = (): number => {
    seed = (seed * 1664525 + 1013904223) % 2 ** 32;
    return seed / 2 ** 32;
  };
  return Array.from({ length: COUNT }, (_, i) => {
    const r = SIZES[i % SIZES.length] ?? 0.5;
    const place = (): number => Math.round((r + next() * (SPECK_TILE - 2 * r)) * 10) / 10;
    return { x: place(), y: place(), r };
  });
}
