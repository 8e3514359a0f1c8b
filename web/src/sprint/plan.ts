import { faceOf } from '../cards/catalogue';
import type { Laid, OnTop } from '../wire';
import type { Action, Prospect } from './types';

/** What a card is for, on one's own turn. Special cards that ask for nothing but an aim are all alike. */
export type Use = 'lay' | 'parry' | 'attack' | 'accelerate' | 'steal' | 'demand' | 'special';

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
  if (kind !== 'special') return 'lay';
  const played = prospects.find(({ special }) => special === card)?.action.type;
  // A special card that goes with the laying of another one multiplies it.
  if (played === 'lay') return 'accelerate';
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

/** The action of a plan; `null` as long as something is open. What is demanded is chosen in a drawer. */
export function actionOf(plan: Plan, prospects: readonly Prospect[]): Action | null {
  const { card, target, carried, loot, wanted } = plan;
  if (plan.swaps) return swapsOf(prospects, card).find((swap) => swap.wanted === wanted) ?? null;
  switch (plan.use) {
    case 'lay':
      return { type: 'lay', card, accelerators: plan.accelerators, saying: 'right' };
    case 'accelerate':
      return carried === null ? null : (carriesOf(prospects, card, carried)?.action ?? null);
    case 'parry':
      return { type: 'parry', card, attack: plan.attack, top: plan.top };
    case 'attack':
      return target === null ? null : { type: 'attack', card, on: target, saying: 'right' };
    case 'steal':
      return target === null || loot === null ? null : { type: 'steal', from: target, ...loot, then: 'lay' };
    case 'demand':
      return null;
    case 'special':
      return usesOf(prospects, card).find(({ action }) => targetOf(action) === target)?.action ?? null;
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
      case 'parry':
      case 'attack':
        return special === card || action.card === card;
      default:
        return special === card;
    }
  });
}

/** What the server says about a distance that a special card goes with, as few of them as can. */
export const carriesOf = (
  prospects: readonly Prospect[],
  card: string,
  carried: string,
): Prospect | undefined =>
  usesOf(prospects, card)
    .filter(isLegal)
    .find(({ action }) => action.type === 'lay' && action.card === carried && action.saying === 'right');

/** What the server says about a distance laid with so many accelerators. */
export const layOf = (prospects: readonly Prospect[], card: string, accelerators: number): Prospect | null =>
  prospectOf(prospects, { type: 'lay', card, accelerators, saying: 'right' });

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

type Swap = Extract<Action, { type: 'swap' }>;

/** The swaps that the server lets one try with a card of the hand. */
export const swapsOf = (prospects: readonly Prospect[], card: string): Swap[] =>
  prospects
    .filter(isLegal)
    .flatMap(({ action }) => (action.type === 'swap' && action.card === card ? [action] : []));

/** The answers to the open window. */
export const repliesOf = (prospects: readonly Prospect[]): Prospect[] =>
  prospects.filter(({ action }) => action.type === 'reply');

export const the = (prospects: readonly Prospect[], type: Action['type']): Prospect | null =>
  prospects.find(({ action }) => action.type === type) ?? null;

/** The prospect of drawing from a pile. */
export const drawOf = (prospects: readonly Prospect[], from: 'stock' | 'discard'): Prospect | null =>
  prospects.find(({ action }) => action.type === 'draw' && action.from === from) ?? null;
