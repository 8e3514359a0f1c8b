import { box, polygon, polyline, segment } from '../../design/geometry';
import { drop, endless } from './common';
import type { Pictogram } from './shape';
import { groove, line, solid } from './shape';

/** Desert, O (eau): water. A drop that cracks, a well with its bucket, an endless drop. */

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
