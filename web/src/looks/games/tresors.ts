import { day, night } from '../../design/inks';
import Scene from '../../scenes/CaveScene.svelte';
import type { Look } from '../look';

/** The cave has no race cards, only its own paper, plates and scene. */
export const look: Look = {
  minutes: 15,
  scene: Scene,
  landscape: [],
  palette: {
    light: day('#EFE5CC', '#FCF9F0', '#0E2226', '#4C5A59', '#C6B892', '#0C2A31', '#B7AB93'),
    dark: night('#0B2329', '#123840', '#F6ECD2', '#B9C9BE', '#54777B', '#0C2A31', '#B7AB93'),
    enamel: { key: '#0E2226', face: '#FCF9F0', main: '#0F4750', on: '#F6ECD2', accent: '#E5B13F' },
    scene: { far: '#14505A', mid: '#1D6A70', near: '#0A1F25' },
  },
  faces: {},
};
