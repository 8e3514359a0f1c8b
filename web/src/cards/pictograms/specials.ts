import { box, circle, leaf, polygon, polyline, rounded, segment, star } from '../../design/geometry';
import type { Pictogram } from './shape';
import { groove, hole, line, over, solid } from './shape';

/** The special cards of Rush and Fun & Speed. */

export const chevrons: Pictogram = [
  ...[18, 33, 48].map((x) =>
    line(
      polyline([
        [x, 8],
        [x + 13, 21],
        [x, 34],
      ]),
      7.5,
      'butt',
    ),
  ),
  { kind: 'lettering', text: '×2', x: 36, y: 60, size: 27, ink: 'figure' },
];

/** A driving mirror in which the attack turns round. */
export const mirror: Pictogram = [
  line(segment(44, 36, 52, 54), 6.5, 'butt'),
  line(segment(40, 58, 61, 58), 6),
  solid(
    rounded(
      [
        [2, 6],
        [56, 6],
        [60, 40],
        [6, 42],
      ],
      [9, 9, 13, 11],
    ),
  ),
  groove('M27 17.5H41A7.2 7.2 0 0 1 41 31.5H28', 5, 'butt'),
  hole(polygon([28.5, 9], [28.5, 26], [14, 17.5])),
];

export const uTurn: Pictogram = [
  line('M16 61V27A15 15 0 0 1 46 27V40', 9.5, 'butt'),
  solid(polygon([30, 37], [62, 37], [46, 59])),
];

export const mask: Pictogram = [
  solid(
    'M2 21C12 15 22 16.5 32 21.5C42 16.5 52 15 62 21C64 36 56 49 45 48.5C38 48 36 40 32 40C28 40 26 48 19 48.5C8 49 0 36 2 21Z',
  ),
  hole(leaf([11, 30], [26.5, 31.5], 11)),
  hole(leaf([37.5, 31.5], [53, 30], 11)),
];

/** A glass held over a card: is it the one that is asked for? */
export const inspection: Pictogram = [
  line(box(8.5, 4.5, 35, 49, 6), 5),
  ...over([line(segment(48, 46, 59, 58), 8)], 2.6),
  hole(circle(37, 34, 19.5)),
  line(circle(37, 34, 14.5), 5.6),
  { kind: 'lettering', text: '?', x: 37, y: 42, size: 25, ink: 'figure' },
];

export const helicopter: Pictogram = [
  line(segment(10, 8, 60, 8), 5),
  line(segment(35, 8, 35, 20), 5.5, 'butt'),
  line(segment(4, 26, 24, 31), 6.5, 'butt'),
  line(segment(4, 17, 4, 35), 5),
  solid('M18 36C18 25 26 18.5 38 18.5C52 18.5 61 27 61 38C61 44.5 56 48 50 48H30C22 48 18 43 18 36Z'),
  hole('M41 24.5C48 25 53.5 29.5 54.5 36.5H41Z'),
  line(segment(31, 47, 29, 58), 4.5, 'butt'),
  line(segment(48, 47, 50, 58), 4.5, 'butt'),
  line(segment(20, 60, 58, 60), 5),
];

export const badge: Pictogram = [
  solid(star(32, 32, 31, 22.5, 8)),
  hole(circle(32, 32, 17)),
  solid(star(32, 32.8, 14, 6)),
];

export const bin: Pictogram = [
  line('M24 13V6H40V13', 5),
  line(segment(9, 15.5, 55, 15.5), 6),
  solid(
    rounded(
      [
        [13, 22],
        [51, 22],
        [47, 62],
        [17, 62],
      ],
      [1, 1, 4, 4],
    ),
  ),
  ...[24.5, 32, 39.5].map((x) => groove(segment(x, 30, 32 + (x - 32) * 0.9, 54), 4)),
];

/** The parade that helps against everything. */
export const tick: Pictogram = [
  line(
    polyline([
      [9, 34],
      [25, 50],
      [55, 15],
    ]),
    11,
  ),
];
