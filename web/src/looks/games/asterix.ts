import { attack, botte, DISTANCES, parade } from '../../cards/faces';
import type { Layer } from '../../cards/landscapes';
import { FOOT } from '../../cards/landscapes';
import {
  brokenWheel,
  emptySack,
  endlessSack,
  fullSack,
  goBanner,
  solidWheel,
  stopBanner,
  wholeWheel,
  wreath,
} from '../../cards/pictograms/asterix';
import { mended, overturned, underStar } from '../../cards/pictograms/chariot';
import { endOfRoman, limitRoman } from '../../cards/pictograms/limit';
import { segment } from '../../design/geometry';
import { day, night } from '../../design/inks';
import Scene from '../../scenes/RomanScene.svelte';
import type { Look } from '../look';

/** An aqueduct: a wall with a ledge, pierced by arches. */
const ARCHES = [6, 16.5, 27, 57, 67.5, 78].map(
  (x) => `M${x - 3.6} 108V102.6A3.6 3.6 0 0 1 ${x + 3.6} 102.6V108Z`,
);

const landscape: readonly Layer[] = [
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

export const look: Look = {
  minutes: 20,
  scene: Scene,
  landscape,
  palette: {
    light: day('#F3EEE1', '#FCF9F0', '#20281F', '#5A6156', '#C2BCA6', '#E5E3D0', '#CDBE9C'),
    dark: night('#141D19', '#202D27', '#F5F0E2', '#B7C2B4', '#64756B', '#101A2B', '#3B3A33'),
    enamel: { key: '#20281F', face: '#FCF9F0', main: '#2A5B4D', on: '#F8F3E6', accent: '#D6A03A' },
    signs: { attack: '#B8432A', parade: '#1F6354', botte: '#E3B04B', special: '#4C2B4F' },
    scene: { far: '#AEBFA9', mid: '#6F937B', near: '#C9B083' },
    nightPrint: {
      sheet: '#1A251F',
      distance: '#84C2AB',
      attack: '#DE8067',
      parade: '#66AE98',
      botte: '#F5F0E2',
      special: '#C79ACB',
    },
  },
  faces: {
    ...DISTANCES,
    'feu-rouge': attack('F', stopBanner),
    'limite-de-vitesse': attack('L', limitRoman),
    'panne-d-essence': attack('E', emptySack),
    crevaison: attack('C', brokenWheel),
    accident: attack('A', overturned),
    'feu-vert': parade('F', goBanner),
    'fin-de-limite': parade('L', endOfRoman),
    essence: parade('E', fullSack),
    'roue-de-secours': parade('C', wholeWheel),
    reparations: parade('A', mended),
    prioritaire: botte('FL', wreath),
    'citerne-d-essence': botte('E', endlessSack),
    increvable: botte('C', solidWheel),
    'as-du-volant': botte('A', underStar),
  },
};
