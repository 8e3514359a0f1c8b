import type { Component } from 'svelte';
import CaveScene from './CaveScene.svelte';
import CityScene from './CityScene.svelte';
import ComicScene from './ComicScene.svelte';
import DesertScene from './DesertScene.svelte';
import HolidayScene from './HolidayScene.svelte';
import RomanScene from './RomanScene.svelte';

/** A country, drawn for a table or, closer, for a poster. */
type Scene = Component<{ poster?: boolean }>;

const SCENES: Readonly<Record<string, Scene>> = {
  asterix: RomanScene,
  classic: HolidayScene,
  desert: DesertScene,
  'fun-speed': ComicScene,
  rush: CityScene,
  tresors: CaveScene,
};

/** The country that a game is played in. */
export const sceneOf = (game: string): Scene => SCENES[game] ?? RomanScene;
