import { arc, polygon, segment } from '../../design/geometry';
import { CAR, HARNESSED } from './chariot';
import { spokedWheel } from './common';
import type { Pictogram } from './shape';
import { groove, line, moved, over, solid } from './shape';

/** Desert, E: pursuers. A war chariot, its wheel broken, and the sea that opens for the others. */

/** The chariot of the pursuers, with a spear pointing ahead of it. */
export const warChariot: Pictogram = [
  line(segment(16, 37, 55, 7), 5),
  solid(polygon([47.5, 4], [64, -0.5], [57, 15])),
  ...moved([...over(CAR, 2.6), ...HARNESSED], 'translate(-4 4) scale(0.97)'),
];

export const lostWheel: Pictogram = [
  ...spokedWheel({ cx: 29, cy: 30, radius: 27, spokes: 6, missing: [10, 74] }),
  ...moved(
    [line(arc(29, 30, 24.3, 22, 62), 5.4, 'butt'), line(segment(38, 39.5, 46, 47), 4.5, 'butt')],
    'translate(9 8)',
  ),
];

const WALL =
  'M3 61V12C12 3 25 4 27.5 12C29 17 25.5 20 22.5 18.5C21 26 19 36 20.5 45C21.3 51 23 56.5 25.5 61Z';

const wall: Pictogram = [
  solid(WALL),
  groove('M8 27Q12 23.5 16 27', 4),
  groove('M7 39Q11 35.5 15 39', 4),
  groove('M8 51Q12 47.5 16 51', 4),
];

export const partedSea: Pictogram = [
  ...wall,
  ...moved(wall, 'translate(64 0) scale(-1 1)'),
  ...[14, 28, 42, 56].map((y) => line(segment(32, y - 4, 32, y + 3), 4.5, 'butt')),
];
