import type { CardClass, RaceGame } from '../design/inks';
import { chargedBattery, emptyBattery, endlessBattery } from './pictograms/battery';
import { goBanner, stopBanner, wreath } from './pictograms/banner';
import { cloudPillar, snake, spray } from './pictograms/beasts';
import { emptyBowl, endlessBowl, heapedBowl } from './pictograms/bowl';
import { leavingTent, pitchedTent } from './pictograms/camp';
import { emptyCan, endlessCan, fullCan } from './pictograms/can';
import { mended, overturned, underStar } from './pictograms/chariot';
import { alertCloud, sharedRide, sunnyCloud } from './pictograms/cloud';
import { beacon, electricBeacon, goLight, stopLight } from './pictograms/light';
import { endOfFifty, endOfRoman, limitFifty, limitRoman } from './pictograms/limit';
import { lostWheel, partedSea, warChariot } from './pictograms/pursuit';
import { blindRadar, flashingRadar } from './pictograms/radar';
import { emptySack, endlessSack, fullSack } from './pictograms/sack';
import type { Pictogram } from './pictograms/shape';
import {
  badge,
  bin,
  chevrons,
  helicopter,
  inspection,
  mask,
  mirror,
  tick,
  uTurn,
} from './pictograms/specials';
import { mendedWheel, splitWheel, starredWheel } from './pictograms/steering';
import { flatTyre, studdedTyre, wholeTyre } from './pictograms/tyre';
import { crackedDrop, endlessDrop, well } from './pictograms/water';
import { brokenWheel, solidWheel, wholeWheel } from './pictograms/wheel';

/** The games whose cards are drawn so far. */
export type DrawnGame = RaceGame;
export const DRAWN_GAMES: readonly DrawnGame[] = ['desert', 'asterix', 'classic', 'rush', 'fun-speed'];

export interface Milestone {
  readonly kind: 'distance';
  readonly km: number;
}

/** Every other card: the letter of its trouble in the corner, the pictogram in the middle. */
export interface Sign {
  readonly kind: Exclude<CardClass, 'distance'>;
  readonly index: string;
  readonly pictogram: Pictogram;
  /** What is shouted with an attack. */
  readonly sound?: string;
}

export type Face = Milestone | Sign;

const attack = (index: string, pictogram: Pictogram): Sign => ({ kind: 'attack', index, pictogram });
const parade = (index: string, pictogram: Pictogram): Sign => ({ kind: 'parade', index, pictogram });
const botte = (index: string, pictogram: Pictogram): Sign => ({ kind: 'botte', index, pictogram });
const special = (index: string, pictogram: Pictogram): Sign => ({ kind: 'special', index, pictogram });
const loud = (sound: string, sign: Sign): Sign => ({ ...sign, sound });

const milestone = (km: number): [string, Milestone] => [String(km), { kind: 'distance', km }];
const DISTANCES = Object.fromEntries([25, 50, 75, 100, 200].map(milestone));

/** The cards of each game under their names in the notation. */
const FACES: Readonly<Record<DrawnGame, Readonly<Record<string, Face>>>> = {
  classic: {
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
  desert: {
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
  asterix: {
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
  rush: {
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
  'fun-speed': {
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

/** The names of all cards of a game, distances first; a choice of the table may leave one out. */
export const cardNames = (game: DrawnGame): string[] => Object.keys(FACES[game]);

/** What is drawn on a card. A name the game does not have is a mistake of the caller. */
export function faceOf(game: DrawnGame, card: string): Face {
  const face = FACES[game][card];
  if (face === undefined) throw new RangeError(`${game} has no card ${card}`);
  return face;
}
