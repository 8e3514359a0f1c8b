import type { Sign } from '../wire';
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

/** ▲ ■ ● ◆ ★ ✚ ⧗ ☾, clockwise from the first seat, and what people may choose besides: ♥ ϟ, a drop and a crown. */
export const GLYPHS: Readonly<Record<Sign, string>> = {
  triangle: polygon([8, 1.8], [15, 14], [1, 14]),
  square: box(2.4, 2.4, 11.2, 11.2),
  disc: circle(8, 8, 6.2),
  diamond: polygon([8, 0.8], [15.2, 8], [8, 15.2], [0.8, 8]),
  star: star(8, 8.6, 7.8, 3.3),
  cross: box(5.5, 1.5, 5, 13) + box(1.5, 5.5, 13, 5),
  hourglass: polygon([1.6, 1.6], [14.4, 1.6], [1.6, 14.4], [14.4, 14.4]),
  moon: 'M10.6 1.6A6.8 6.8 0 1 0 14.4 11.2A6.4 6.4 0 0 1 10.6 1.6Z',
  heart: 'M8 14.6L2.2 8.4A3.7 3.7 0 0 1 8 4A3.7 3.7 0 0 1 13.8 8.4Z',
  bolt: polygon([9.6, 0.8], [2.6, 9.2], [7.2, 9.2], [5.8, 15.2], [13.4, 6.4], [8.6, 6.4]),
  drop: 'M8 1C11 5.2 13 7.6 13 10.2A5 5 0 0 1 3 10.2C3 7.6 5 5.2 8 1Z',
  crown: polygon([1.4, 13.6], [1.4, 4], [5, 8], [8, 2.4], [11, 8], [14.6, 4], [14.6, 13.6]),
};

/** Every sign there is, those of the seats first. */
export const SIGNS = Object.keys(GLYPHS) as readonly Sign[];

/** The colours of the seats, clockwise from the first. */
const COLOURS: readonly { readonly colour: Hex; readonly on: Hex }[] = [
  { colour: '#E69F00', on: DARK },
  { colour: '#56B4E9', on: DARK },
  { colour: '#009E73', on: DARK },
  { colour: '#F0E442', on: DARK },
  { colour: '#0072B2', on: PALE },
  { colour: '#D55E00', on: PALE },
  { colour: '#CC79A7', on: DARK },
  { colour: '#000000', on: PALE },
];

/** The signs of the seats, unless somebody has chosen another. */
export const SEAT_SIGNS: readonly SeatSign[] = COLOURS.map((inks, seat) => ({
  ...inks,
  glyph: GLYPHS[SIGNS[seat] ?? 'disc'],
}));

/** The sign of a seat, counted from 0. There are eight. */
export function seatSign(seat: number): SeatSign {
  const sign = SEAT_SIGNS[seat];
  if (sign === undefined) throw new RangeError(`there is no seat ${seat}`);
  return sign;
}
