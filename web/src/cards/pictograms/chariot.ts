import { box, star } from '../../design/geometry';
import type { Wheel } from './common';
import { spokedWheel } from './common';
import type { Pictogram } from './shape';
import { groove, line, moved, over, solid } from './shape';

/** Asterix, A: a racing chariot. Overturned, mended with a mallet, or under a lucky star. */

/** A panel that swells from the open rear to the high front, with its rail, and a curved pole. */
export const CAR: Pictogram = [
  line('M44 41H50Q58 41 60.5 32', 5),
  solid('M5 43C7 27 21 11 42 8C46.5 7.4 49.5 9.5 49 14L46.5 43Z'),
  groove('M15 32C20 24 29 18 42 16', 4),
];

const wheel = (missing?: Wheel['missing']): Pictogram =>
  over(spokedWheel({ cx: 25, cy: 47, radius: 14.5, spokes: 6, ...(missing && { missing }) }));

export const HARNESSED: Pictogram = [...CAR, ...wheel()];

export const overturned = [
  ...moved([...CAR, ...wheel([60, 120])], 'rotate(192 32 32) translate(0 4)'),
  solid(star(10.5, 55, 9, 4, 8)),
];

const MALLET: Pictogram = [solid(box(28.8, 22, 6.4, 38, 2)), solid(box(17, 7, 30, 18, 3))];

export const mended = [...HARNESSED, ...moved(over(MALLET), 'translate(14 13) rotate(38 32 32) scale(0.82)')];

export const underStar = [...moved(HARNESSED, 'translate(-3 0)'), solid(star(54.5, 12.5, 10.5, 4.5))];
