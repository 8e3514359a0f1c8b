import type { Point } from '../../design/geometry';
import { circle, leaf, polar, segment } from '../../design/geometry';
import { arrowUp, hand } from './common';
import { hole, line, solid } from './shape';

/** Asterix, F: a cloth banner on a pole. Its fringe is frayed by the attack and whole in the parade. */

const POLE = [line(segment(32, 6, 32, 62), 5), line(segment(9, 11, 55, 11), 5), solid(circle(32, 5, 4))];

const FRAYED = 'M13 11H51V50L46 44.5L42.5 51L38 46L32 53L26 46L21.5 51L18 44.5L13 50Z';
const POINTED = 'M13 11H51V41L32 54L13 41Z';

export const stopBanner = [...POLE, solid(FRAYED), ...hand(32, 29.5, 26, 'ground')];

export const goBanner = [...POLE, solid(POINTED), hole(arrowUp(32, 30, 25))];

const WREATH_ANGLES = [68, 36, 4, -28, -58];

/** The wreath of the one who always has the right of way. */
export const wreath = [
  ...[1, -1].flatMap((side) => WREATH_ANGLES.map((angle) => solid(wreathLeaf(side, angle)))),
  solid(arrowUp(32, 31, 32)),
  solid(circle(32, 60, 3.2)),
];

/** A leaf that grows up along one side of the wreath and turns a little outwards. */
function wreathLeaf(side: number, angle: number): string {
  const mirror = ([x, y]: Point): Point => [32 + side * (x - 32), y];
  const root = mirror(polar(32, 33, 24, angle + 13));
  const tip = mirror(polar(32, 33, 30.5, angle - 19));
  return leaf(root, tip, 10.5);
}
