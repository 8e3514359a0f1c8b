import { circle, polygon } from './geometry';
import type { CardClass } from './inks';

/** The silhouettes of the five classes in a box of 16, for text and buttons. */
export const CLASS_MARKS: Readonly<Record<CardClass, string>> = {
  distance: 'M2 15V8A6 7 0 0 1 14 8V15Z',
  attack: polygon([5, 1], [11, 1], [15, 5], [15, 11], [11, 15], [5, 15], [1, 11], [1, 5]),
  parade: circle(8, 8, 7),
  botte: 'M2 1H14V8.5Q14 12 8 15Q2 12 2 8.5Z',
  special: polygon([8, 0.5], [15.5, 8], [8, 15.5], [0.5, 8]),
};
