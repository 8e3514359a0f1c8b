import { box, circle, leaf, segment } from '../../design/geometry';
import type { Pictogram } from './shape';
import { groove, hole, line, solid } from './shape';

/** Desert, S: snakes. Beware of one, hide from them in a pillar of cloud, or spray them away. */

export const snake: Pictogram = [
  line('M9 55Q24 58.5 38 56.5C54 54 54 37 39 34.5L25 32C9.5 29 10 11 26 10.5H37', 9),
  solid(leaf([33, 9.5], [57, 11], 15)),
  hole(circle(46.5, 8.6, 2.3)),
  line('M54 11H59', 4, 'butt'),
  line('M62.5 6.6L58.5 11L62.5 15.4', 4),
];

/** Puffs climb both sides of the pillar and close it at the top. */
const PUFFS = [
  [32, 10.5, 9],
  [22.5, 15, 8],
  [41.5, 15, 8],
  ...[27, 39, 51].flatMap(
    (y) =>
      [
        [20, y, 8.5],
        [44, y, 8.5],
      ] as const,
  ),
] as const;

export const cloudPillar: Pictogram = [
  ...PUFFS.map(([x, y, r]) => solid(circle(x, y, r))),
  solid(box(18, 14, 28, 47.5, 3)),
  groove('M25 17.5A6 6 0 0 1 36.5 19', 4),
  groove('M30.5 33.5A6 6 0 0 1 42 35', 4),
  groove('M21.5 48.5A6 6 0 0 1 33 50', 4),
];

export const spray: Pictogram = [
  solid('M22 40C22 32 26 31 28 27.5H46C48 31 52 32 52 40V57Q52 62 47 62H27Q22 62 22 57Z'),
  solid(box(30, 12, 14, 12, 2.5)),
  line(segment(23, 17.5, 5, 17.5), 4.5),
  line(segment(23.5, 10.5, 8.5, 3.5), 4.5),
  line(segment(23.5, 24.5, 8.5, 31.5), 4.5),
  groove('M29.5 55.5H39C45.5 55.5 45.5 47.5 39 47.2L35.5 47C29 46.6 29 39 35.5 39H38', 4),
  hole(leaf([36, 38.6], [47, 39.4], 6.5)),
];
