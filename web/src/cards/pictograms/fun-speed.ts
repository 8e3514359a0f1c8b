import { box, circle, segment, star } from '../../design/geometry';
import type { Pictogram } from './shape';
import { hole, line, over, solid } from './shape';

/** R: a speed camera. It flashes, or it is struck out. */

const CAMERA: Pictogram = [
  solid(box(6, 18, 40, 27, 4.5)),
  line(segment(26, 44, 26, 61), 7, 'butt'),
  line(segment(16, 60.5, 36, 60.5), 5),
  hole(circle(25, 31.5, 9.4)),
  solid(circle(25, 31.5, 4.6)),
];

export const flashingRadar: Pictogram = [...CAMERA, ...over([solid(star(49, 14, 14, 5.6, 8))], 2.6)];

export const blindRadar: Pictogram = [...CAMERA, ...over([line(segment(8, 58, 56, 10), 5.5, 'butt')], 2.8)];
