import { box, rounded } from '../../design/geometry';
import { drop, endless } from './common';
import { groove, hole, line, solid } from './shape';

/** Classic, E: a fuel can. An outline with a last puddle, solid and filled, solid and endless. */

const BODY = rounded(
  [
    [11, 21],
    [37, 21],
    [53, 35],
    [53, 61],
    [11, 61],
  ],
  [7, 3, 4, 7, 7],
);
const HANDLE = line('M18 22V13Q18 9 22 9H30Q34 9 34 13V22', 5, 'butt');
const SPOUT = line('M44 27L53.5 17.5', 8, 'butt');
const CAP = line('M48.5 11.5L58.5 21.5', 5);

const solidCan = [solid(BODY), HANDLE, SPOUT, CAP];

export const emptyCan = [
  line(
    rounded(
      [
        [13.5, 23.5],
        [36, 23.5],
        [50.5, 36.2],
        [50.5, 58.5],
        [13.5, 58.5],
      ],
      [5, 2, 2, 5, 5],
    ),
    5,
  ),
  HANDLE,
  SPOUT,
  CAP,
  solid(box(19, 49.5, 26, 4.5, 1.5)),
];

export const fullCan = [...solidCan, hole(drop(32, 29, 27))];

export const endlessCan = [...solidCan, groove(endless(32, 44, 29), 5)];
