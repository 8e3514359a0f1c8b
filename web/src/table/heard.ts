import type { Noise } from './synth';

/** What an update of a table sounds like; each family says so of its events. */
export interface Heard {
  readonly noises: readonly Noise[];
  /** What somebody says aloud. */
  readonly spoken: readonly string[];
}

/** What some events sound like, each of which makes one noise at most. */
export const noisesOf = <E>(
  fresh: readonly { readonly event: E }[],
  noiseOf: (event: E) => Noise | null,
): Noise[] => fresh.map(({ event }) => noiseOf(event)).filter((noise) => noise !== null);
