import { box, circle } from '../design/geometry';

/** The strip at the foot of a milestone: flat inks from the horizon to the road. */
export interface Layer {
  readonly d: string;
  readonly ink: 'far' | 'mid' | 'near' | 'road' | 'face' | 'stripe' | 'joint';
}

/** From the right end of a skyline down around the rounded foot of the stone. */
export const FOOT = 'V113.5A3.5 3.5 0 0 1 79.5 117H4.5A3.5 3.5 0 0 1 1 113.5Z';

/** A lining of round trees, as along an old national road. */
export const tree = (x: number, foot: number, r: number): string =>
  box(x - 0.6, foot - r, 1.2, r + 1.4) + circle(x, foot - r - 1, r);

/** The middle line of a road, as it comes nearer: how high each stripe lies, and how long it is. */
export const STRIPES = [
  [100, 1.4],
  [104, 2],
  [109, 2.6],
  [114, 3],
] as const;
