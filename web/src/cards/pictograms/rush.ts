import { box, circle, polar, segment } from '../../design/geometry';
import type { Pictogram } from './shape';
import { groove, hole, line, moved, over, solid } from './shape';

/** P: a cloud over the town. It drips, gives way to the sun, or carries two riders. */

const CLOUD = solid('M17 42A12.5 12.5 0 0 1 15 17.2A17 17 0 0 1 47 14.6A13.8 13.8 0 0 1 48 42Z');

export const alertCloud: Pictogram = [
  CLOUD,
  hole(box(29.4, 11, 5.6, 16, 2)),
  hole(circle(32.2, 33.6, 3.5)),
  ...[15, 32, 49].map((x, i) => solid(circle(x, i === 1 ? 58 : 53, 4.4))),
];

const RAYS = [150, 195, 240, 285, 330].map((angle) =>
  line(segment(...polar(25, 26, 17.5, angle), ...polar(25, 26, 24, angle)), 4.6),
);

export const sunnyCloud: Pictogram = [
  solid(circle(25, 26, 13)),
  ...RAYS,
  ...over(moved([CLOUD], 'translate(12 20) scale(0.86)')),
];

export const sharedRide: Pictogram = [
  solid(circle(20, 13, 9.5)),
  solid(circle(44, 13, 9.5)),
  ...over([solid('M4 46V35Q4 27 12 27H52Q60 27 60 35V46Q60 50 56 50H8Q4 50 4 46Z')]),
  groove(segment(13, 37, 51, 37), 4),
  ...over([solid(circle(17, 52, 8.5)), solid(circle(47, 52, 8.5))], 2.6),
];
