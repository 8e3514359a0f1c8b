import type { Aim } from '../bornes/aims';
import type { SprintSeat } from './seat.svelte';
import type { Zone } from './types';

const AIMED: ReadonlySet<string> = new Set(['attack', 'steal', 'demand', 'fly', 'search']);

/** How a team stands to the card that is chosen. */
export function aimOf({ mine, plan, options }: SprintSeat, zone: Zone): Aim {
  if (!mine || plan === null || options === null || plan.swaps || !AIMED.has(plan.use)) return 'none';
  if (plan.target !== null && zone.members.includes(plan.target)) return 'taken';
  return options.targets.some((letter) => zone.members.includes(letter)) ? 'open' : 'closed';
}
