import type { Aim, Stand } from '../race/stand';
import { AIMS } from './plan';
import type { SprintSeat } from './seat.svelte';

/** How a team stands to the card that is chosen. */
export function aimOf({ mine, plan, options }: SprintSeat, stand: Pick<Stand, 'members'>): Aim {
  if (!mine || plan === null || options === null || plan.swaps) return 'none';
  if (AIMS[plan.use] === undefined && options.targets.length === 0) return 'none';
  if (plan.target !== null && stand.members.includes(plan.target)) return 'taken';
  return options.targets.some((letter) => stand.members.includes(letter)) ? 'open' : 'closed';
}
