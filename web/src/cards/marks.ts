import { polyline, star } from '../design/geometry';
import type { Sign } from './faces';

/** The small sign under the index letter, around the origin. A tick is a stroke, the rest are solid. */
export interface IndexMark {
  readonly d: string;
  readonly stroke?: number;
}

export const INDEX_MARKS: Readonly<Record<Sign['kind'], IndexMark>> = {
  attack: { d: 'M-5 -3.6H5L0 4.2Z' },
  parade: {
    d: polyline([
      [-5, 0.2],
      [-1.4, 3.8],
      [5, -3.4],
    ]),
    stroke: 3,
  },
  botte: { d: star(0, 0, 5.6, 2.4) },
  special: { d: 'M0 -6Q0.9 -0.9 6 0Q0.9 0.9 0 6Q-0.9 0.9 -6 0Q-0.9 -0.9 0 -6Z' },
};
