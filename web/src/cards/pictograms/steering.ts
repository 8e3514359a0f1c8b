import { box, circle, polyline, segment, star } from '../../design/geometry';
import type { Pictogram } from './shape';
import { groove, hole, line, moved, over, solid } from './shape';

/** Classic, A: a steering wheel. Split by a crack, mended with a spanner, crowned with stars. */

const steeringWheel = (cx: number, cy: number, radius: number): Pictogram => [
  line(circle(cx, cy, radius - 4), 8),
  line(segment(cx - radius + 6, cy - 1, cx + radius - 6, cy - 1), 7, 'butt'),
  line(segment(cx, cy, cx, cy + radius - 6), 7, 'butt'),
  solid(circle(cx, cy, radius * 0.3)),
];

const CRACK = polyline([
  [45, -3],
  [26, 29.5],
  [38, 34.5],
  [19, 67],
]);

export const splitWheel = [
  ...moved(steeringWheel(32, 32, 30), 'rotate(-14 32 32)'),
  groove(CRACK, 6, 'butt'),
];

const SPANNER: Pictogram = [
  solid(box(28, 12, 8, 40, 2)),
  solid(circle(32, 8, 10.5)),
  solid(circle(32, 56, 10.5)),
];
const JAWS: Pictogram = [hole(box(28.2, -4, 7.6, 13, 1.5)), hole(box(28.2, 55, 7.6, 13, 1.5))];

export const mendedWheel = [
  ...steeringWheel(32, 32, 30),
  ...moved([...over(SPANNER), ...JAWS], 'rotate(45 32 32)'),
];

/** One star shines through each opening of the wheel. */
export const starredWheel = [
  line(circle(32, 32, 28), 6.5),
  line(segment(7, 33.5, 57, 33.5), 5, 'butt'),
  line(segment(32, 33.5, 32, 58), 5, 'butt'),
  solid(circle(32, 33.5, 6.5)),
  solid(star(32, 18.8, 9.6, 4.1)),
  solid(star(19.2, 44.6, 8, 3.4)),
  solid(star(44.8, 44.6, 8, 3.4)),
];
