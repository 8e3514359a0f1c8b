import { attack, botte, DISTANCES, loud, parade, special } from '../../cards/faces';
import type { Layer } from '../../cards/landscapes';
import { FOOT, STRIPES } from '../../cards/landscapes';
import { emptyCan, endlessCan, fullCan } from '../../cards/pictograms/can';
import { beacon, goLight, stopLight } from '../../cards/pictograms/light';
import { blindRadar, flashingRadar } from '../../cards/pictograms/fun-speed';
import { badge, bin, chevrons, helicopter, mirror, tick, uTurn } from '../../cards/pictograms/specials';
import { mendedWheel, splitWheel, starredWheel } from '../../cards/pictograms/steering';
import { flatTyre, studdedTyre, wholeTyre } from '../../cards/pictograms/tyre';
import { box, circle } from '../../design/geometry';
import { day, night } from '../../design/inks';
import Scene from '../../scenes/ComicScene.svelte';
import type { Look } from '../look';

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

const landscape: readonly Layer[] = [
  { ink: 'far', d: `M1 100H83${FOOT}` },
  { ink: 'stripe', d: DOTS.map(([x, y]) => circle(x, y, 1.2)).join('') },
  { ink: 'road', d: 'M39 97H45L58 117H26Z' },
  { ink: 'stripe', d: STRIPES.map(([y, h]) => box(41.3, y, 1.4, h)).join('') },
];

export const look: Look = {
  minutes: 10,
  scene: Scene,
  landscape,
  palette: {
    light: day('#FFF6DA', '#FFFBF0', '#17130F', '#5F574A', '#D8C58A', '#FFD21E', '#25211C'),
    dark: night('#1B1610', '#2A231B', '#FFF6DA', '#C9BEA6', '#7D705B', '#2B1F06', '#25211C'),
    enamel: { key: '#17130F', face: '#FFFBF0', main: '#D7281F', on: '#FFF6DA', accent: '#FFD21E' },
    signs: { attack: '#D0301A', parade: '#0B6A66', botte: '#FFD21E', special: '#54207A' },
    scene: { far: '#F7B416', mid: '#1B93B8', near: '#D7281F' },
    nightPrint: {
      sheet: '#221C15',
      distance: '#F58078',
      attack: '#F0836E',
      parade: '#56B5B0',
      botte: '#FFF6DA',
      special: '#C596E6',
    },
  },
  faces: {
    ...DISTANCES,
    'feu-rouge': loud('Stop !', attack('F', stopLight)),
    radar: loud('Flash !', attack('R', flashingRadar)),
    'panne-d-essence': loud('Bip bip', attack('E', emptyCan)),
    crevaison: loud('Pschhh', attack('C', flatTyre)),
    accident: loud('Bam !', attack('A', splitWheel)),
    'feu-vert': parade('F', goLight),
    'fin-de-radar': parade('R', blindRadar),
    essence: parade('E', fullCan),
    'roue-de-secours': parade('C', wholeTyre),
    reparations: parade('A', mendedWheel),
    'super-parade': parade('+', tick),
    'vehicule-prioritaire': botte('FR', beacon),
    'citerne-d-essence': botte('E', endlessCan),
    increvable: botte('C', studdedTyre),
    'as-du-volant': botte('A', starredWheel),
    accelerateur: special('×2', chevrons),
    retroviseur: special('R', mirror),
    'demi-tour': special('D', uTurn),
    helicoptere: special('H', helicopter),
    police: special('P', badge),
    poubelle: special('B', bin),
  },
};
