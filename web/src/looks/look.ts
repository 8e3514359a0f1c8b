import type { Component } from 'svelte';
import type { Face } from '../cards/faces';
import type { Layer } from '../cards/landscapes';
import type { Palette, RacePalette } from '../design/inks';

/** A country, drawn for a table or, closer, for a poster. */
export type Scene = Component<{ poster?: boolean }>;

/** Everything about a game that is drawn. */
export interface Look {
  /** How long a round takes among people, in minutes. */
  readonly minutes: number;
  /** The country that it is played in, and the strip of it at the foot of a milestone. */
  readonly scene: Scene;
  readonly landscape: readonly Layer[];
  readonly palette: Palette | RacePalette;
  /** The cards under their names in the notation, distances first. */
  readonly faces: Readonly<Record<string, Face>>;
}
