import { box, circle, segment } from '../design/geometry';
import type { DrawnGame } from './catalogue';

/** The strip at the foot of a milestone: flat inks from the horizon to the road. */
export interface Layer {
  readonly d: string;
  readonly ink: 'far' | 'mid' | 'near' | 'road' | 'face' | 'stripe' | 'joint';
}

/** From the right end of a skyline down around the rounded foot of the stone. */
const FOOT = 'V113.5A3.5 3.5 0 0 1 79.5 117H4.5A3.5 3.5 0 0 1 1 113.5Z';

/** A lining of round trees, as along an old national road. */
const tree = (x: number, foot: number, r: number): string =>
  box(x - 0.6, foot - r, 1.2, r + 1.4) + circle(x, foot - r - 1, r);

const STRIPES = [
  [100, 1.4],
  [104, 2],
  [109, 2.6],
  [114, 3],
] as const;

const classic: readonly Layer[] = [
  { ink: 'far', d: 'M1 95.5C14 91 28 92.5 42 96C56 99.5 70 92.5 83 95.5V108H1Z' },
  { ink: 'near', d: `M1 104C15 99.5 29 99.5 42 101C57 102.5 70 99 83 102.5${FOOT}` },
  { ink: 'mid', d: tree(11, 102, 3.4) + tree(21, 101.5, 2.6) + tree(29, 101, 1.9) },
  { ink: 'mid', d: tree(74, 101.5, 3.4) + tree(64, 101, 2.6) + tree(56, 101.5, 1.9) },
  { ink: 'road', d: 'M39.5 98H44.5L56.5 117H27.5Z' },
  { ink: 'stripe', d: STRIPES.map(([y, h]) => box(41.5, y, 1, h)).join('') },
];

const desert: readonly Layer[] = [
  { ink: 'mid', d: 'M1 99C12 91.5 24 91.5 38 98C50 102 60 96 70 94.5C76 93.8 80 95 83 96.5V110H1Z' },
  { ink: 'near', d: `M1 106C8 101.5 17 98.5 27 101.5C37 104.5 44 102 54 98.5C64 95.5 74 99 83 104${FOOT}` },
  { ink: 'mid', d: 'M54 98.5C58 103.5 66 106 83 108V104C74 99 64 95.5 54 98.5Z' },
  { ink: 'road', d: 'M40.5 101.5H43.5C46 106 51 109 53.5 117H30.5C33 109 38 106 40.5 101.5Z' },
  {
    ink: 'stripe',
    d: STRIPES.slice(1)
      .map(([y, h]) => box(41.5, y, 1, h))
      .join(''),
  },
];

/** An aqueduct: a wall with a ledge, pierced by arches. */
const ARCHES = [6, 16.5, 27, 57, 67.5, 78].map(
  (x) => `M${x - 3.6} 108V102.6A3.6 3.6 0 0 1 ${x + 3.6} 102.6V108Z`,
);

const asterix: readonly Layer[] = [
  { ink: 'far', d: 'M1 92H83V110H1Z' },
  { ink: 'mid', d: 'M1 94.6H83V96.2H1Z' },
  { ink: 'face', d: ARCHES.join('') },
  { ink: 'mid', d: `M1 107C14 103.5 28 102 42 103.5C56 102 70 103.5 83 107${FOOT}` },
  { ink: 'road', d: 'M38.5 98H45.5L57 117H27Z' },
  {
    ink: 'joint',
    d:
      segment(36.4, 101.5, 47.6, 101.5) +
      segment(33.8, 105.8, 50.2, 105.8) +
      segment(30.4, 111.4, 53.6, 111.4) +
      segment(42, 98, 42, 101.5) +
      segment(39, 101.5, 37.6, 105.8) +
      segment(45, 101.5, 46.4, 105.8) +
      segment(42, 105.8, 42, 111.4) +
      segment(37, 111.4, 35.4, 117) +
      segment(47, 111.4, 48.6, 117),
  },
];

/** A town at night: roofs against the sky, a few windows still lit. */
const ROOFS = 'M1 104V102H9V98H18V104H25V100H34V106H50V101H58V97H67V103H74V100H83';
const WINDOWS = [
  [12, 101],
  [15, 101],
  [12, 105],
  [28, 103],
  [31, 107],
  [53, 104],
  [61, 100],
  [64, 100],
  [61, 105],
  [77, 103],
  [80, 107],
] as const;

const rush: readonly Layer[] = [
  { ink: 'far', d: 'M1 101H6V97H14V100H21V95.5H29V102H40V98H47V103H55V95H62V99H71V96.5H78V100H83V112H1Z' },
  { ink: 'near', d: `${ROOFS}${FOOT}` },
  { ink: 'stripe', d: WINDOWS.map(([x, y]) => box(x, y, 1.5, 1.8)).join('') },
  { ink: 'road', d: 'M39.5 103H44.5L55 117H29Z' },
  {
    ink: 'stripe',
    d: STRIPES.slice(1)
      .map(([y, h]) => box(41.5, y, 1, h))
      .join(''),
  },
];

const DOTS = [
  [8, 106],
  [16, 106],
  [24, 106],
  [12, 111],
  [20, 111],
  [60, 106],
  [68, 106],
  [76, 106],
  [64, 111],
  [72, 111],
] as const;

const funSpeed: readonly Layer[] = [
  { ink: 'far', d: `M1 100H83${FOOT}` },
  { ink: 'stripe', d: DOTS.map(([x, y]) => circle(x, y, 1.2)).join('') },
  { ink: 'road', d: 'M39 97H45L58 117H26Z' },
  { ink: 'stripe', d: STRIPES.map(([y, h]) => box(41.3, y, 1.4, h)).join('') },
];

export const LANDSCAPES: Readonly<Record<DrawnGame, readonly Layer[]>> = {
  classic,
  desert,
  asterix,
  rush,
  'fun-speed': funSpeed,
};
