import { arc, box, circle, segment } from '../../design/geometry';
import { bolt } from './battery';
import { arrowUp, hand } from './common';
import { groove, hole, line, solid } from './shape';

/** Classic, F: a traffic light. Hand in the upper lamp stops, arrow in the lower one lets go. */

const HOUSING = solid(box(15, 3, 34, 58, 11));
const UPPER = { x: 32, y: 18.5 };
const LOWER = { x: 32, y: 45.5 };
const LAMP = 12.5;

const unlitLamp = ({ x, y }: typeof UPPER) => groove(circle(x, y, LAMP - 2.5), 4);

export const stopLight = [
  HOUSING,
  hole(circle(UPPER.x, UPPER.y, LAMP)),
  ...hand(UPPER.x, UPPER.y, 19, 'figure'),
  unlitLamp(LOWER),
];

export const goLight = [
  HOUSING,
  unlitLamp(UPPER),
  hole(circle(LOWER.x, LOWER.y, LAMP)),
  solid(arrowUp(LOWER.x, LOWER.y - 0.5, 19)),
];

const BEACON = [
  solid(box(13, 26, 38, 36, 9)),
  hole(circle(32, 44, 14.5)),
  solid(`${arc(32, 23, 9.5, 180, 360)}Z`),
  line(segment(32, 7.5, 32, 2.5), 4.5),
  line(segment(19.5, 12.5, 15.5, 8.5), 4.5),
  line(segment(44.5, 12.5, 48.5, 8.5), 4.5),
];

/** The beacon of the vehicle that never waits, and of the one that drives on electricity. */
export const beacon = [...BEACON, solid(arrowUp(32, 43.5, 22))];
export const electricBeacon = [...BEACON, solid(bolt(32, 44, 24))];
