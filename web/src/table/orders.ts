import type { OnAttack, OnDistance, OnDraw, Orders } from '../wire';
import type { Teller } from '../words/teller';

/** What a seat does that has ordered nothing. */
export const NOTHING: Orders = { attack: 'ask', distance: 'ask', draw: 'ask' };

/** Lets everything pass that may be answered. */
export const passing = (orders: Orders): Orders => ({ ...orders, attack: 'pass', distance: 'pass' });

/** The kind of an order on distances; the kilometres stand beside it. */
export type DistanceWord = Extract<OnDistance, string> | 'from';

export const distanceWord = (order: OnDistance): DistanceWord => (typeof order === 'string' ? order : 'from');

/** The words of those who choose. */
export const ATTACK = {
  ask: 'client-orders-ask',
  pass: 'client-orders-attack-pass',
  'coup-fourre': 'client-orders-attack-coup-fourre',
  parry: 'client-orders-attack-parry',
} as const satisfies Record<OnAttack, string>;

export const DISTANCE = {
  ask: 'client-orders-ask',
  pass: 'client-orders-distance-pass',
  'pass-this-round': 'client-orders-distance-pass-this-round',
  winning: 'client-orders-distance-winning',
  from: 'client-orders-distance-from',
} as const satisfies Record<DistanceWord, string>;

export const DRAW = {
  ask: 'client-orders-ask',
  obvious: 'client-orders-draw-obvious',
  stock: 'client-orders-draw-stock',
} as const satisfies Record<OnDraw, string>;

/** The words of those who look on; nothing is said of what is asked. */
const ATTACK_SEEN = {
  pass: 'client-ordered-attack-pass',
  'coup-fourre': 'client-ordered-attack-coup-fourre',
  parry: 'client-ordered-attack-parry',
} as const;

const DISTANCE_SEEN = {
  pass: 'client-ordered-distance-pass',
  'pass-this-round': 'client-ordered-distance-pass-this-round',
  winning: 'client-ordered-distance-winning',
  from: 'client-ordered-distance-from',
} as const;

const DRAW_SEEN = { obvious: 'client-ordered-draw-obvious', stock: 'client-ordered-draw-stock' } as const;

/** What somebody has ordered, one phrase each; none if they are asked everything. */
export function ordered({ attack, distance, draw }: Orders, teller: Teller): string[] {
  const phrases: string[] = [];
  if (attack === 'pass' && distance === 'pass') phrases.push(teller.say('client-ordered-pass-all'));
  else {
    if (attack !== 'ask') phrases.push(teller.say(ATTACK_SEEN[attack]));
    const word = distanceWord(distance);
    if (word !== 'ask') phrases.push(teller.say(DISTANCE_SEEN[word], { km: kmOf(distance) ?? 0 }));
  }
  if (draw !== 'ask') phrases.push(teller.say(DRAW_SEEN[draw]));
  return phrases;
}

/** From how many kilometres on a distance is answered. */
export const kmOf = (order: OnDistance): number | null => (typeof order === 'string' ? null : order.from);
