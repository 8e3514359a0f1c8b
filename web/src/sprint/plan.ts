import { faceOf } from '../cards/catalogue';
import type { Laid, OnTop } from '../wire';
import type { Action, Prospect } from './types';

/** What a card is for, on one's own turn. Special cards that ask for nothing but an aim are all alike. */
export type Use = 'lay' | 'parry' | 'attack' | 'accelerate' | 'steal' | 'demand' | 'special';

export const ACCELERATOR = 'accelerateur';
export const MIRROR = 'retroviseur';
export const U_TURN = 'demi-tour';

/** What is aimed at teams, and what at single seats; of other special cards the server says at whom. */
export const AIMS: Readonly<Partial<Record<Use, 'team' | 'seat'>>> = {
  attack: 'team',
  steal: 'team',
  demand: 'seat',
};

/** What a card is for, as its class and what the server says about it tell. */
export function useOf(prospects: readonly Prospect[], game: string, card: string): Use {
  const { kind } = faceOf(game, card);
  if (kind === 'attack') return 'attack';
  if (kind === 'parade') return 'parry';
  if (card === ACCELERATOR) return 'accelerate';
  if (kind !== 'special') return 'lay';
  const played = prospects.find(({ special }) => special === card)?.action.type;
  return played === 'steal' || played === 'demand' ? played : 'special';
}

/** What one is about to do; what is still open is `null`. */
export interface Plan {
  readonly card: string;
  readonly use: Use;
  /** A team, or for demands and searches a seat. */
  readonly target: string | null;
  readonly accelerators: number;
  /** The distance that an accelerator goes with. */
  readonly carried: string | null;
  /** Which attack is lifted. */
  readonly attack: string | null;
  readonly top: OnTop;
  /** The distance that is stolen. */
  readonly loot: Laid | null;
  /** Whether a pair is swapped, and for what. */
  readonly swaps: boolean;
  readonly wanted: string | null;
}

export const planFor = (prospects: readonly Prospect[], game: string, card: string): Plan => ({
  card,
  use: useOf(prospects, game, card),
  target: null,
  accelerators: 0,
  carried: null,
  attack: null,
  top: 'parade',
  loot: null,
  swaps: false,
  wanted: null,
});

/**
 * The action of a plan; `null` as long as something is open. What is demanded is chosen in a drawer.
 * `uses` is what the server says about the card.
 */
export function actionOf(plan: Plan, uses: readonly Prospect[]): Action | null {
  const { card, target, carried, loot, wanted } = plan;
  if (plan.swaps) return wanted === null ? null : { type: 'swap', card, other: card, wanted };
  switch (plan.use) {
    case 'lay':
      return { type: 'lay', card, accelerators: plan.accelerators, saying: 'right' };
    case 'accelerate':
      return carried === null
        ? null
        : { type: 'lay', card: carried, accelerators: Math.max(1, plan.accelerators), saying: 'right' };
    case 'parry':
      return { type: 'parry', card, attack: plan.attack, top: plan.top };
    case 'attack':
      return target === null ? null : { type: 'attack', card, on: target, saying: 'right' };
    case 'steal':
      return target === null || loot === null ? null : { type: 'steal', from: target, ...loot, then: 'lay' };
    case 'demand':
      return null;
    case 'special':
      return uses.find(({ action }) => targetOf(action) === target)?.action ?? null;
  }
}

/** The letter that an action is aimed at. */
export function targetOf(action: Action): string | null {
  switch (action.type) {
    case 'attack':
      return action.on;
    case 'steal':
      return action.from;
    default:
      // Whatever else is aimed at somebody names them like this.
      return 'of' in action ? action.of : 'to' in action ? action.to : null;
  }
}

/**
 * Everything that the server says about using a card, but not about discarding or swapping it. A
 * special card that cannot be used is tried by laying it.
 */
export function usesOf(prospects: readonly Prospect[], card: string): Prospect[] {
  return prospects.filter(({ action, special }) => {
    switch (action.type) {
      case 'lay':
        return action.card === card || (card === ACCELERATOR && action.accelerators > 0);
      case 'parry':
      case 'attack':
        return action.card === card;
      default:
        return special === card;
    }
  });
}

export const isLegal = (prospect: Prospect | null | undefined): prospect is Prospect =>
  prospect?.refusal === null;

/** What identifies an action; what is said with it does not. */
const keyOf = (action: Action): string =>
  JSON.stringify(
    Object.entries(action)
      .filter(([name]) => name !== 'saying')
      .sort(([a], [b]) => a.localeCompare(b)),
  );

/** What the server says about an action. A demand of one card stands for all. */
export function prospectOf(prospects: readonly Prospect[], action: Action): Prospect | null {
  const type = action.type;
  const same = ({ action: other }: Prospect): boolean =>
    type === 'demand' || type === 'rename'
      ? other.type === type && other.of === action.of
      : keyOf(other) === keyOf(action);
  return prospects.find(same) ?? null;
}

/**
 * Whether one speaks for oneself when this is laid: then the server also knows the same card laid
 * without a word.
 */
export const isSpoken = (prospects: readonly Prospect[], action: Action): boolean =>
  prospects.some(
    ({ action: other }) =>
      (other.type === 'lay' || other.type === 'attack') &&
      other.type === action.type &&
      other.card === action.card &&
      other.saying === 'nothing',
  );

/** The pair swaps with a card of the hand. */
export const swapsOf = (prospects: readonly Prospect[], card: string): Prospect[] =>
  prospects.filter(({ action }) => action.type === 'swap' && action.card === card);

/** The answers to the open window. */
export const repliesOf = (prospects: readonly Prospect[]): Prospect[] =>
  prospects.filter(({ action }) => action.type === 'reply');

export const the = (prospects: readonly Prospect[], type: Action['type']): Prospect | null =>
  prospects.find(({ action }) => action.type === type) ?? null;

/** The prospect of drawing from a pile. */
export const drawOf = (prospects: readonly Prospect[], from: 'stock' | 'discard'): Prospect | null =>
  prospects.find(({ action }) => action.type === 'draw' && action.from === from) ?? null;
