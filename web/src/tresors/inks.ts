import type { Hex } from '../design/inks';

/** The inks of the cave, which is as dark by day as by night. */

/** The light of a lamp: a card next to it is bright, and darker with every step. */
export const RINGS: readonly Hex[] = ['#4E9A8E', '#3A8583', '#2A6C71', '#1F565E', '#194850'];
/** Where nobody holds the lamp. */
export const DUSK: Hex = '#24626A';

export const ringOf = (steps: number): Hex => RINGS[Math.min(steps, RINGS.length - 1)] ?? DUSK;
