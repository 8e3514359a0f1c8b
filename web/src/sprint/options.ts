import { faceOf } from '../cards/catalogue';
import type { Fate, Laid } from '../wire';
import type { Plan } from './plan';
import { isLegal, swapsOf, targetOf, usesOf } from './plan';
import type { Action, Prospect } from './types';

/** What can still be chosen for a plan: whatever the server lets one try, mistakes where they are possible. */
export class Options {
  readonly #legal: readonly Action[];

  constructor(
    readonly game: string,
    readonly prospects: readonly Prospect[],
    readonly plan: Plan,
  ) {
    this.#legal = usesOf(prospects, plan.card)
      .filter(isLegal)
      .map(({ action }) => action);
  }

  /** The teams or seats one can aim at, in the order of play. */
  get targets(): string[] {
    return distinct(this.#legal.flatMap((action) => targetOf(action) ?? []));
  }

  /** How many accelerators can go with the distance. */
  get accelerators(): number[] {
    const { card, use } = this.plan;
    if (use !== 'lay' || faceOf(this.game, card).kind !== 'distance') return [0];
    return distinct(this.#legal.flatMap((action) => (action.type === 'lay' ? [action.accelerators] : [])));
  }

  /** The distances that an accelerator can go with. */
  get carried(): string[] {
    if (this.plan.use !== 'accelerate') return [];
    return distinct(this.#legal.flatMap((action) => (action.type === 'lay' ? [action.card] : [])));
  }

  /** The attacks that a parade can lift. */
  get attacks(): string[] {
    if (this.plan.use !== 'parry') return [];
    return distinct(
      this.#legal.flatMap((action) =>
        action.type === 'parry' && action.attack !== null ? [action.attack] : [],
      ),
    );
  }

  /** The distances that can be stolen from the target. */
  get loot(): Laid[] {
    const { target } = this.plan;
    const stolen = this.#legal.flatMap((action) =>
      action.type === 'steal' && action.from === target ? [{ card: action.card, times: action.times }] : [],
    );
    return [...new Map(stolen.map((laid) => [lootKey(laid), laid])).values()];
  }

  /** What can become of the distance that is stolen. */
  get fates(): Fate[] {
    const { target, loot } = this.plan;
    if (loot === null) return [];
    return this.#legal.flatMap((action) =>
      action.type === 'steal' && action.from === target && lootKey(action) === lootKey(loot)
        ? [action.then]
        : [],
    );
  }

  /** The cards of the discard pile that a pair can be swapped for. */
  get wanted(): string[] {
    return distinct(swapsOf(this.prospects, this.plan.card).map(({ wanted }) => wanted));
  }
}

/** The plan with everything chosen that leaves no choice. */
export function filled(plan: Plan, optionsFor: (plan: Plan) => Options): Plan {
  const only = <T>(items: readonly T[]): T | null => (items.length === 1 ? (items[0] ?? null) : null);
  const { targets, accelerators, carried, attacks } = optionsFor(plan);
  const target = targets.find((letter) => letter === plan.target) ?? only(targets);
  return {
    ...plan,
    target,
    accelerators: accelerators.includes(plan.accelerators) ? plan.accelerators : (accelerators[0] ?? 0),
    carried: plan.carried ?? only(carried),
    attack: plan.attack ?? attacks[0] ?? null,
    loot: plan.loot ?? only(optionsFor({ ...plan, target }).loot),
  };
}

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Two laid distances are the same if their cards and what multiplies them are. */
export const lootKey = ({ card, times }: Laid): string => `${card} ${times}`;
