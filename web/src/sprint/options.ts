import { faceOf } from '../cards/catalogue';
import { ownHand, ownZone, rivalZones } from '../race/zones';
import type { Fate, Laid } from '../wire';
import type { Plan, Use } from './plan';
import { ACCELERATOR, AIMS, isLegal, swapsOf, targetOf, usesOf } from './plan';
import type { Action, Prospect, View } from './types';

/**
 * What can still be chosen for a plan. Where mistakes are possible everything can be tried; elsewhere
 * only what the server allows.
 */
export class Options {
  readonly #legal: readonly Action[];

  constructor(
    readonly game: string,
    readonly view: View,
    readonly prospects: readonly Prospect[],
    readonly plan: Plan,
  ) {
    this.#legal = usesOf(prospects, plan.card)
      .filter(isLegal)
      .map(({ action }) => action);
  }

  /** The teams or seats one can aim at, in the order of play. */
  get targets(): string[] {
    if (this.view.strict && AIMS[this.plan.use] !== undefined) return this.#rivals(this.plan.use);
    return distinct(this.#legal.flatMap((action) => targetOf(action) ?? []));
  }

  /** How many accelerators can go with the distance. */
  get accelerators(): number[] {
    const { card, use } = this.plan;
    if (use !== 'lay' || faceOf(this.game, card).kind !== 'distance') return [0];
    if (!this.view.strict)
      return distinct(this.#legal.flatMap((action) => (action.type === 'lay' ? [action.accelerators] : [])));
    const held = ownHand(this.view).filter((other) => other === ACCELERATOR).length;
    return [0, 1, 2].filter((count) => count <= held);
  }

  /** The distances that an accelerator can go with. */
  get carried(): string[] {
    if (this.plan.use !== 'accelerate') return [];
    if (!this.view.strict)
      return distinct(this.#legal.flatMap((action) => (action.type === 'lay' ? [action.card] : [])));
    return distinct(ownHand(this.view).filter((card) => faceOf(this.game, card).kind === 'distance'));
  }

  /** The attacks that a parade can lift. */
  get attacks(): string[] {
    if (this.plan.use !== 'parry') return [];
    const { battle, speed } = ownZone(this.view);
    if (this.view.strict) return [battle, speed].filter((attack) => attack !== null);
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
    const lying = this.view.zones.find(({ team }) => team === target)?.distances ?? [];
    return [...new Map((this.view.strict ? lying : stolen).map((laid) => [lootKey(laid), laid])).values()];
  }

  /** What can become of the distance that is stolen. */
  get fates(): Fate[] {
    const { target, loot } = this.plan;
    if (loot === null) return [];
    if (this.view.strict) return ['lay', 'keep'];
    return this.#legal.flatMap((action) =>
      action.type === 'steal' && action.from === target && lootKey(action) === lootKey(loot)
        ? [action.then]
        : [],
    );
  }

  /** The cards of the discard pile that a pair can be swapped for. */
  get wanted(): string[] {
    const { card } = this.plan;
    const pair = ownHand(this.view).filter((other) => other === card).length > 1;
    if (this.view.strict) return pair && this.view.phase === 'play' ? distinct(this.view.discard) : [];
    const swaps = swapsOf(this.prospects, card).filter(isLegal);
    return distinct(swaps.flatMap(({ action }) => (action.type === 'swap' ? [action.wanted] : [])));
  }

  /** Whom a card can be tried on; where no distance lies, there is none to steal. */
  #rivals(use: Use): string[] {
    const zones = rivalZones(this.view).filter(({ distances }) => use !== 'steal' || distances.length > 0);
    if (AIMS[use] === 'team') return zones.map(({ team }) => team);
    return AIMS[use] === 'seat' ? zones.flatMap(({ members }) => members) : [];
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
