import type { Sign } from './faces';
import type { NameSlots } from './lettering';

/** Where things lie on a sign, in the box of 84 x 118. */
export interface SignLayout {
  readonly index: { readonly x: number; readonly y: number };
  readonly mark: { readonly x: number; readonly y: number };
  /** The width of the pictogram's box of 64. */
  readonly pictogram: number;
  readonly name: NameSlots;
}

/** The middle of every pictogram, with a name below it and, on small cards, without. */
export const PICTOGRAM = { x: 46, y: 58, smallY: 61, enlarged: 1.12 };
export const DISC = 27;
/** Cards narrower than this are drawn in the small form. */
export const SMALL_UNDER = 66;
export const INDEX_SIZE = 22;

export const SIGN_LAYOUTS: Readonly<Record<Sign['kind'], SignLayout>> = {
  attack: {
    index: { x: 14, y: 33 },
    mark: { x: 19.2, y: 40.5 },
    pictogram: 50,
    name: {
      one: { y: 97, room: 57 },
      two: [
        { y: 93, room: 62 },
        { y: 102, room: 49 },
      ],
    },
  },
  parade: {
    index: { x: 13.2, y: 33.5 },
    mark: { x: 18, y: 41 },
    pictogram: 46,
    name: {
      one: { y: 98.5, room: 58 },
      two: [
        { y: 94.2, room: 60 },
        { y: 103.2, room: 45 },
      ],
    },
  },
  botte: {
    index: { x: 13.5, y: 30 },
    mark: { x: 19, y: 38.5 },
    pictogram: 46,
    name: {
      one: { y: 93.5, room: 60 },
      two: [
        { y: 88, room: 60.5 },
        { y: 97, room: 47 },
      ],
    },
  },
  special: {
    index: { x: 13.5, y: 38.5 },
    mark: { x: 19, y: 46.5 },
    pictogram: 46,
    name: {
      one: { y: 92, room: 56 },
      two: [
        { y: 87.5, room: 60 },
        { y: 96.5, room: 46 },
      ],
    },
  },
};
