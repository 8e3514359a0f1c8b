import { attack, botte, DISTANCES, milestone, parade, special } from '../../cards/faces';
import type { Layer } from '../../cards/landscapes';
import { FOOT, STRIPES } from '../../cards/landscapes';
import { chargedBattery, emptyBattery, endlessBattery } from '../../cards/pictograms/battery';
import { alertCloud, sharedRide, sunnyCloud } from '../../cards/pictograms/rush';
import { electricBeacon, goLight, stopLight } from '../../cards/pictograms/light';
import { endOfFifty, limitFifty } from '../../cards/pictograms/limit';
import { chevrons, inspection, mask, mirror, uTurn } from '../../cards/pictograms/specials';
import { mendedWheel, splitWheel, starredWheel } from '../../cards/pictograms/steering';
import { box } from '../../design/geometry';
import { day, night } from '../../design/inks';
import Scene from '../../scenes/CityScene.svelte';
import type { Look } from '../look';

/** A town at night: roofs against the sky, a few windows still lit. */
const ROOFS = 'M1 104V102H9V98H18V104H25V100H34V106H50V101H58V97H67V103H74V100H83';
const WINDOWS = [
  [12, 101],
  [15, 101],
  [12, 105],
  [28, 103],
  [31, 107],
  [53, 104],
  [61, 100],
  [64, 100],
  [61, 105],
  [77, 103],
  [80, 107],
] as const;

const landscape: readonly Layer[] = [
  { ink: 'far', d: 'M1 101H6V97H14V100H21V95.5H29V102H40V98H47V103H55V95H62V99H71V96.5H78V100H83V112H1Z' },
  { ink: 'near', d: `${ROOFS}${FOOT}` },
  { ink: 'stripe', d: WINDOWS.map(([x, y]) => box(x, y, 1.5, 1.8)).join('') },
  { ink: 'road', d: 'M39.5 103H44.5L55 117H29Z' },
  {
    ink: 'stripe',
    d: STRIPES.slice(1)
      .map(([y, h]) => box(41.5, y, 1, h))
      .join(''),
  },
];

export const look: Look = {
  minutes: 25,
  scene: Scene,
  landscape,
  palette: {
    light: day('#EDF1EF', '#FBFDFC', '#12171D', '#525B62', '#B4BFBE', '#171C24', '#2A3038'),
    dark: night('#0F141A', '#1B222A', '#F3F8FA', '#B3BEC7', '#64717E', '#0B0F15', '#2A3038'),
    enamel: { key: '#12171D', face: '#FBFDFC', main: '#1456D8', on: '#F4FAFF', accent: '#38D67A' },
    signs: { attack: '#C6381C', parade: '#0B6B49', botte: '#F2D43A', special: '#4B2A7B' },
    scene: { far: '#27303C', mid: '#1B2A55', near: '#12171D' },
    nightPrint: {
      sheet: '#151B22',
      distance: '#7FA6FF',
      attack: '#EC8166',
      parade: '#4FBB91',
      botte: '#F3F8FA',
      special: '#B79BEA',
    },
  },
  faces: {
    ...DISTANCES,
    ...Object.fromEntries([milestone(300)]),
    'feu-rouge': attack('F', stopLight),
    'limite-de-vitesse': attack('L', limitFifty),
    'panne-d-electricite': attack('E', emptyBattery),
    'alerte-pollution': attack('P', alertCloud),
    accident: attack('A', splitWheel),
    'feu-vert': parade('F', goLight),
    'fin-de-limite': parade('L', endOfFifty),
    'borne-de-recharge': parade('E', chargedBattery),
    'fin-du-pic': parade('P', sunnyCloud),
    reparations: parade('A', mendedWheel),
    'prioritaire-electrique': botte('FL', electricBeacon),
    'super-autonomie': botte('E', endlessBattery),
    covoiturage: botte('P', sharedRide),
    'as-du-volant': botte('A', starredWheel),
    accelerateur: special('×2', chevrons),
    retroviseur: special('R', mirror),
    'demi-tour': special('D', uTurn),
    vol: special('V', mask),
    controle: special('C', inspection),
  },
};
