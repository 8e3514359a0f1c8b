import { arc, circle, segment, star } from '../../design/geometry';
import { spokedWheel } from './common';
import { hole, line, moved, solid } from './shape';

/** Asterix, C: a wooden wheel. A wedge is missing, all eight spokes stand, or it is one solid disc. */

const WHOLE = { cx: 32, cy: 32, radius: 30, spokes: 8 };

/** The piece that broke out, with its one spoke, lying apart. */
const SPLINTER = moved(
  [line(arc(29, 29, 25.2, 26, 62), 5.6, 'butt'), line(segment(38.5, 38.5, 46, 46), 4.5, 'butt')],
  'translate(8.5 7.5) rotate(14 46 46)',
);

export const brokenWheel = [
  ...spokedWheel({ ...WHOLE, cx: 29, cy: 29, radius: 28, missing: [12, 78] }),
  ...SPLINTER,
];

export const wholeWheel = spokedWheel(WHOLE);

export const solidWheel = [
  line(circle(32, 32, 27), 6),
  solid(circle(32, 32, 20.5)),
  hole(star(32, 33, 14.5, 6.2)),
];
