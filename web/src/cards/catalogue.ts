import type { CardClass, RaceGame } from '../design/inks';
import { goBanner, stopBanner, wreath } from './pictograms/banner';
import { cloudPillar, snake, spray } from './pictograms/beasts';
import { emptyBowl, endlessBowl, heapedBowl } from './pictograms/bowl';
import { leavingTent, pitchedTent } from './pictograms/camp';
import { emptyCan, endlessCan, fullCan } from './pictograms/can';
import { mended, overturned, underStar } from './pictograms/chariot';
import { beacon, goLight, stopLight } from './pictograms/light';
import { endOfFifty, endOfRoman, limitFifty, limitRoman } from './pictograms/limit';
import { lostWheel, partedSea, warChariot } from './pictograms/pursuit';
import { emptySack, endlessSack, fullSack } from './pictograms/sack';
import type { Pictogram } from './pictograms/shape';
import { mendedWheel, splitWheel, starredWheel } from './pictograms/steering';
import { flatTyre, studdedTyre, wholeTyre } from './pictograms/tyre';
import { crackedDrop, endlessDrop, well } from './pictograms/water';
import { brokenWheel, solidWheel, wholeWheel } from './pictograms/wheel';

/** The games whose cards are drawn so far. */
export type DrawnGame = Extract<RaceGame, 'classic' | 'desert' | 'asterix'>;
export const DRAWN_GAMES: readonly DrawnGame[] = ['desert', 'asterix', 'classic'];

export interface Milestone {
  readonly kind: 'distance';
  readonly km: number;
}

/** Every other card: the letter of its trouble in the corner, the pictogram in the middle. */
export interface Sign {
  readonly kind: Exclude<CardClass, 'distance'>;
  readonly index: string;
  readonly pictogram: Pictogram;
}

export type Face = Milestone | Sign;

const attack = (index: string, pictogram: Pictogram): Sign => ({ kind: 'attack', index, pictogram });
const parade = (index: string, pictogram: Pictogram): Sign => ({ kind: 'parade', index, pictogram });
const botte = (index: string, pictogram: Pictogram): Sign => ({ kind: 'botte', index, pictogram });

const DISTANCES = Object.fromEntries(
  [25, 50, 75, 100, 200].map((km): [string, Milestone] => [String(km), { kind: 'distance', km }]),
);

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
};

/** The names of all cards of a game, distances first. */
export const cardNames = (game: DrawnGame): string[] => Object.keys(FACES[game]);

/** What is drawn on a card. A name the game does not have is a mistake of the caller. */
export function faceOf(game: DrawnGame, card: string): Face {
  const face = FACES[game][card];
  if (face === undefined) throw new RangeError(`${game} has no card ${card}`);
  return face;
}
