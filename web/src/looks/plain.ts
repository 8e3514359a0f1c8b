import type { Layer } from '../cards/landscapes';
import { FOOT } from '../cards/landscapes';
import Scene from '../scenes/PlainScene.svelte';
import { look as classic } from './games/classic';
import type { Look } from './look';

const landscape: readonly Layer[] = [
  { ink: 'near', d: `M1 103H83${FOOT}` },
  { ink: 'road', d: 'M39.5 103H44.5L56.5 117H27.5Z' },
];

/** How a game looks that nobody has drawn yet: a road through nowhere, in the inks of the house. */
export const plain: Look = {
  minutes: 20,
  scene: Scene,
  landscape,
  palette: classic.palette,
  faces: {},
};
