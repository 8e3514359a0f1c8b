import { attack, botte, DISTANCES, parade } from '../../cards/faces';
import type { Layer } from '../../cards/landscapes';
import { FOOT, STRIPES } from '../../cards/landscapes';
import {
  cloudPillar,
  crackedDrop,
  emptyBowl,
  endlessBowl,
  endlessDrop,
  heapedBowl,
  leavingTent,
  lostWheel,
  partedSea,
  pitchedTent,
  snake,
  spray,
  warChariot,
  well,
} from '../../cards/pictograms/desert';
import { box } from '../../design/geometry';
import { day, night } from '../../design/inks';
import Scene from '../../scenes/DesertScene.svelte';
import type { Look } from '../look';

const landscape: readonly Layer[] = [
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

export const look: Look = {
  minutes: 15,
  scene: Scene,
  landscape,
  palette: {
    light: day('#F3E5C3', '#FFFBF0', '#231B38', '#5B5266', '#C9B78E', '#252B62', '#8A5522'),
    dark: night('#16112A', '#241D3C', '#F8EED3', '#BFB6CC', '#746C96', '#10122E', '#3D2D1E'),
    enamel: { key: '#231B38', face: '#FFFBF0', main: '#2E3478', on: '#FBF0D3', accent: '#DC9A2F' },
    signs: { attack: '#B2401A', parade: '#1F5F5C', botte: '#EDB53F', special: '#43245F' },
    scene: { far: '#454A8C', mid: '#B9762B', near: '#DC9A2F' },
    nightPrint: {
      sheet: '#1D1733',
      distance: '#9AA0E6',
      attack: '#E58661',
      parade: '#69B1AC',
      botte: '#F8EED3',
      special: '#BC97DE',
    },
  },
  faces: {
    ...DISTANCES,
    'stop-camping': attack('F', pitchedTent),
    egyptiens: attack('E', warChariot),
    'scorpions-serpents': attack('S', snake),
    'panne-de-nourriture': attack('N', emptyBowl),
    'alerte-secheresse': attack('O', crackedDrop),
    'feu-vert': parade('F', leavingTent),
    'crevaison-char': parade('E', lostWheel),
    'colonnes-de-nuees': parade('S', cloudPillar),
    manne: parade('N', heapedBowl),
    'puits-de-myriam': parade('O', well),
    'ouverture-de-la-mer-rouge': botte('E', partedSea),
    'spray-anti-betes': botte('S', spray),
    'reserve-de-matsa': botte('N', endlessBowl),
    'citerne-portable': botte('O', endlessDrop),
  },
};
