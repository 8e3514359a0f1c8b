import { arc, box, circle, leaf, polygon, polyline, segment } from '../../design/geometry';
import { CAR, HARNESSED } from './chariot';
import { drop, endless, spokedWheel } from './common';
import type { Pictogram } from './shape';
import { groove, hole, line, moved, over, solid } from './shape';

/** What only this game has on its cards, trouble by trouble. */

/** F: a camp. The tent stands and nobody walks, or an arrow leads out of it. */

const tent = (cx: number, top: number, foot: number, half: number) => [
  solid(polygon([cx, top], [cx + half, foot], [cx - half, foot])),
  line(segment(cx, top + 4, cx - 5.5, top - 6), 4.5),
  line(segment(cx, top + 4, cx + 5.5, top - 6), 4.5),
];

export const pitchedTent = [...tent(32, 13, 59, 29), hole(polygon([32, 28], [44.5, 59.5], [19.5, 59.5]))];

export const leavingTent = [
  ...tent(24, 13, 54, 23),
  ...over(
    [solid(polygon([22, 40.5], [43, 40.5], [43, 32], [62, 46], [43, 60], [43, 51.5], [22, 51.5]))],
    3.4,
  ),
];

/** E: pursuers. A war chariot, its wheel broken, and the sea that opens for the others. */

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

/** S: snakes. Beware of one, hide from them in a pillar of cloud, or spray them away. */

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

/** N: food. An empty bowl crossed out, a heaped one, and one that is never eaten up. */

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

/** O (eau): water. A drop that cracks, a well with its bucket, an endless drop. */

export const crackedDrop: Pictogram = [
  line(drop(32, 6, 53), 5.5),
  line(
    polyline([
      [36, 17],
      [28.5, 29],
      [36.5, 36.5],
      [30.5, 47],
    ]),
    5,
  ),
];

export const well: Pictogram = [
  solid(polygon([32, 2], [58, 18], [55, 22.5], [9, 22.5], [6, 18])),
  line(segment(14.5, 20, 14.5, 42), 5, 'butt'),
  line(segment(49.5, 20, 49.5, 42), 5, 'butt'),
  line(segment(32, 20, 32, 28), 4, 'butt'),
  solid(polygon([24.5, 27], [39.5, 27], [37.5, 37], [26.5, 37])),
  solid(box(7, 41, 50, 21, 3)),
  groove(segment(7, 51.5, 57, 51.5), 3, 'butt'),
  groove(segment(24, 41, 24, 51.5), 3, 'butt'),
  groove(segment(41, 41, 41, 51.5), 3, 'butt'),
  groove(segment(32.5, 51.5, 32.5, 62), 3, 'butt'),
  groove(segment(17, 51.5, 17, 62), 3, 'butt'),
  groove(segment(48, 51.5, 48, 62), 3, 'butt'),
];

export const endlessDrop: Pictogram = [solid(drop(32, 2, 60)), groove(endless(32, 42.5, 28), 5)];
