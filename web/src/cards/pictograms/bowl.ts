import { box, circle, segment } from '../../design/geometry';
import { endless } from './common';
import type { Pictogram } from './shape';
import { groove, line, solid } from './shape';

/** Desert, N: food. An empty bowl crossed out, a heaped one, and one that is never eaten up. */

const BOWL = 'M3 33H61C61 46 53.5 53.5 44 56V58.5Q44 61 41.5 61H22.5Q20 61 20 58.5V56C10.5 53.5 3 46 3 33Z';
const HOLLOW = 'M5.8 35.5H58.2C57.5 45.5 51 51.5 41.5 54V58.5H22.5V54C13 51.5 6.5 45.5 5.8 35.5Z';

export const emptyBowl: Pictogram = [
  line(HOLLOW, 5),
  line(segment(23.5, 7.5, 40.5, 24.5), 5.5),
  line(segment(40.5, 7.5, 23.5, 24.5), 5.5),
];

/** Manna: small round grains in a heap. */
const GRAINS = [
  [32, 7],
  [22.5, 12.5],
  [32, 15.5],
  [41.5, 12.5],
  [14, 20.5],
  [23, 22],
  [32, 24.5],
  [41, 22],
  [50, 20.5],
] as const;

export const heapedBowl: Pictogram = [...GRAINS.map(([x, y]) => solid(circle(x, y, 4))), solid(BOWL)];

/** Sheets of unleavened bread, stacked above the rim. */
export const endlessBowl: Pictogram = [
  ...[6, 14.5, 23].map((y, i) => solid(box(18 - i * 4, y, 28 + i * 8, 5.5, 2))),
  solid(BOWL),
  groove(endless(32, 44, 28), 4.6),
];
