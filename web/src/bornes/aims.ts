import type { Aim } from '../race/stand';
import type { SeatAtTable } from './seat.svelte';

/** How a team stands to the attack that is chosen. */
export function aimOf(seat: SeatAtTable, team: string): Aim {
  if (seat.offer === null || seat.offer.attacks.length === 0) return 'none';
  if (seat.target === team) return 'taken';
  return seat.targets.includes(team) ? 'open' : 'closed';
}
