import { attack, botte, DISTANCES, parade } from '../../cards/faces';
import type { Layer } from '../../cards/landscapes';
import { FOOT, STRIPES, tree } from '../../cards/landscapes';
import { emptyCan, endlessCan, fullCan } from '../../cards/pictograms/can';
import { beacon, goLight, stopLight } from '../../cards/pictograms/light';
import { endOfFifty, limitFifty } from '../../cards/pictograms/limit';
import { mendedWheel, splitWheel, starredWheel } from '../../cards/pictograms/steering';
import { flatTyre, studdedTyre, wholeTyre } from '../../cards/pictograms/tyre';
import { box } from '../../design/geometry';
import { day, night } from '../../design/inks';
import Scene from '../../scenes/HolidayScene.svelte';
import type { Look } from '../look';

const landscape: readonly Layer[] = [
  { ink: 'far', d: 'M1 95.5C14 91 28 92.5 42 96C56 99.5 70 92.5 83 95.5V108H1Z' },
  { ink: 'near', d: `M1 104C15 99.5 29 99.5 42 101C57 102.5 70 99 83 102.5${FOOT}` },
  { ink: 'mid', d: tree(11, 102, 3.4) + tree(21, 101.5, 2.6) + tree(29, 101, 1.9) },
  { ink: 'mid', d: tree(74, 101.5, 3.4) + tree(64, 101, 2.6) + tree(56, 101.5, 1.9) },
  { ink: 'road', d: 'M39.5 98H44.5L56.5 117H27.5Z' },
  { ink: 'stripe', d: STRIPES.map(([y, h]) => box(41.5, y, 1, h)).join('') },
];

export const look: Look = {
  minutes: 20,
  scene: Scene,
  landscape,
  palette: {
    light: day('#F7EDD8', '#FFFBF0', '#1B2433', '#575C64', '#CDBF9F', '#CFE2DC', '#454A55'),
    dark: night('#151A23', '#212936', '#F8F0DF', '#B8BFC8', '#6A7587', '#121A2E', '#343842'),
    enamel: { key: '#1B2433', face: '#FFFBF0', main: '#B4202A', on: '#FFF6E3', accent: '#F0B32C' },
    signs: { attack: '#C43914', parade: '#0A5F55', botte: '#F3BC33', special: '#4A2459' },
    scene: { far: '#7FA9A8', mid: '#7C8A45', near: '#D9A23C' },
    nightPrint: {
      sheet: '#1B212C',
      distance: '#EC8079',
      attack: '#E8825F',
      parade: '#5FB3A4',
      botte: '#F8F0DF',
      special: '#BE97D2',
    },
  },
  faces: {
    ...DISTANCES,
    'feu-rouge': attack('F', stopLight),
    'limite-de-vitesse': attack('L', limitFifty),
    'panne-d-essence': attack('E', emptyCan),
    crevaison: attack('C', flatTyre),
    accident: attack('A', splitWheel),
    'feu-vert': parade('F', goLight),
    'fin-de-limite': parade('L', endOfFifty),
    essence: parade('E', fullCan),
    'roue-de-secours': parade('C', wholeTyre),
    reparations: parade('A', mendedWheel),
    prioritaire: botte('FL', beacon),
    'citerne-d-essence': botte('E', endlessCan),
    increvable: botte('C', studdedTyre),
    'as-du-volant': botte('A', starredWheel),
  },
};
