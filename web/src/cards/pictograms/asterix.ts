import type { Point } from '../../design/geometry';
import { arc, box, circle, leaf, polar, segment, star } from '../../design/geometry';
import { arrowUp, endless, hand, spokedWheel } from './common';
import { groove, hole, line, moved, solid } from './shape';

/** What only this game has on its cards, trouble by trouble. */

/** F: a cloth banner on a pole. Its fringe is frayed by the attack and whole in the parade. */

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

/** E: a sack of grain, the fuel of a horse. Three last grains, full of ears, endless. */

const TUFT = solid('M23.5 14L16.5 4.5Q24 7.5 27.5 4Q32 8 36.5 4Q40 7.5 47.5 4.5L40.5 14Z');
const TIE = solid(box(21, 16.5, 22, 5, 2.5));
const BODY = 'M24 24C12 31 5 42 6.5 53Q7.5 61 16 61H48Q56.5 61 57.5 53C59 42 52 31 40 24Z';
const HOLLOW =
  'M25.3 26.5C14.5 33 7.8 43 9 52.5Q9.8 58.5 16 58.5H48Q54.2 58.5 55 52.5C56.2 43 49.5 33 38.7 26.5Z';

const solidSack = [TUFT, TIE, solid(BODY)];

export const emptySack = [
  TUFT,
  TIE,
  line(HOLLOW, 5),
  ...[22, 32, 42].map((x) => solid(circle(x, 50.5, 3.2))),
];

/** Pairs of grains climb the stem and end in a single one. */
const EAR = [
  groove(segment(32, 57, 32, 44), 4),
  ...[50, 42].flatMap((y) => [
    hole(leaf([31, y], [20.5, y - 9], 6.5)),
    hole(leaf([33, y], [43.5, y - 9], 6.5)),
  ]),
  hole(leaf([32, 39], [32, 26], 7.5)),
];

export const fullSack = [...solidSack, ...EAR];

export const endlessSack = [...solidSack, groove(endless(32, 44, 34), 5)];

/** C: a wooden wheel. A wedge is missing, all eight spokes stand, or it is one solid disc. */

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
