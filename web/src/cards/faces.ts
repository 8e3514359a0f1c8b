import type { CardClass } from '../design/inks';
import type { Pictogram } from './pictograms/shape';

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

export const attack = (index: string, pictogram: Pictogram): Sign => ({ kind: 'attack', index, pictogram });
export const parade = (index: string, pictogram: Pictogram): Sign => ({ kind: 'parade', index, pictogram });
export const botte = (index: string, pictogram: Pictogram): Sign => ({ kind: 'botte', index, pictogram });
export const special = (index: string, pictogram: Pictogram): Sign => ({ kind: 'special', index, pictogram });
export const loud = (sound: string, sign: Sign): Sign => ({ ...sign, sound });

export const milestone = (km: number): [string, Milestone] => [String(km), { kind: 'distance', km }];
export const DISTANCES = Object.fromEntries([25, 50, 75, 100, 200].map(milestone));
