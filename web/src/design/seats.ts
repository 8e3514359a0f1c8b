import { box, circle, polygon, star } from './geometry';
import type { Hex } from './inks';

/** A seat is known by a colour of Okabe and Ito and by a glyph that does not need the colour. */
export interface SeatSign {
  readonly colour: Hex;
  /** The ink of the glyph on that colour. */
  readonly on: Hex;
  /** The glyph in a box of 16. */
  readonly glyph: string;
}

const DARK: Hex = '#12171D';
const PALE: Hex = '#FFFFFF';

/** ▲ ■ ● ◆ ★ ✚ ⧗ ☾, clockwise from the first seat. */
export const SEAT_SIGNS: readonly SeatSign[] = [
  { colour: '#E69F00', on: DARK, glyph: polygon([8, 1.8], [15, 14], [1, 14]) },
  { colour: '#56B4E9', on: DARK, glyph: box(2.4, 2.4, 11.2, 11.2) },
  { colour: '#009E73', on: DARK, glyph: circle(8, 8, 6.2) },
  { colour: '#F0E442', on: DARK, glyph: polygon([8, 0.8], [15.2, 8], [8, 15.2], [0.8, 8]) },
  { colour: '#0072B2', on: PALE, glyph: star(8, 8.6, 7.8, 3.3) },
  { colour: '#D55E00', on: PALE, glyph: box(5.5, 1.5, 5, 13) + box(1.5, 5.5, 13, 5) },
  { colour: '#CC79A7', on: DARK, glyph: polygon([1.6, 1.6], [14.4, 1.6], [1.6, 14.4], [14.4, 14.4]) },
  { colour: '#000000', on: PALE, glyph: 'M10.6 1.6A6.8 6.8 0 1 0 14.4 11.2A6.4 6.4 0 0 1 10.6 1.6Z' },
];

/** The sign of a seat, counted from 0. There are eight. */
export function seatSign(seat: number): SeatSign {
  const sign = SEAT_SIGNS[seat];
  if (sign === undefined) throw new RangeError(`there is no seat ${seat}`);
  return sign;
}
