import type { Laid } from '../wire';
import type { Teller } from '../words/teller';
import { lootKey } from './options';

/** A card that can be chosen. */
export interface Choice {
  readonly key: string;
  readonly card: string;
  /** What multiplies a distance. */
  readonly times?: number;
  readonly label: string;
  /** Nobody can have it. */
  readonly gone?: boolean;
}

/** Faces to choose from, each once. */
export const facesFor = (cards: readonly string[], teller: Teller): Choice[] =>
  [...new Set(cards)].map((card) => ({ key: card, card, label: teller.card(card) }));

/** Laid distances to choose from, each once. */
export const lootFor = (laid: readonly Laid[], teller: Teller, prefix = ''): Choice[] =>
  laid.map((one) => ({
    key: prefix + lootKey(one),
    ...one,
    label: teller.say('client-sprint-laid', { card: teller.card(one.card), times: one.times }),
  }));
