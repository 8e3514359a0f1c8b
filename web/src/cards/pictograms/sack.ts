import { box, circle, leaf, segment } from '../../design/geometry';
import { endless } from './common';
import { groove, hole, line, solid } from './shape';

/** Asterix, E: a sack of grain, the fuel of a horse. Three last grains, full of ears, endless. */

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
