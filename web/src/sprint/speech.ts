import { isSpoken } from './plan';
import type { SprintSeat } from './seat.svelte';
import type { Action } from './types';

/** A move that one speaks with. */
type Spoken = Extract<Action, { type: 'attack' | 'lay' }>;

/** The move that waits for a word of one's own: the number of a distance, or the sound of an attack. */
export function spokenOf({ move, prospects }: SprintSeat): Spoken | null {
  if (move === null || !isSpoken(prospects, move)) return null;
  return move.type === 'attack' || move.type === 'lay' ? move : null;
}

/** Says a number: the chosen distance is laid with it. Says whether there was one. */
export function announce(seat: SprintSeat, km: number): boolean {
  const move = spokenOf(seat);
  if (move?.type !== 'lay') return false;
  void seat.act({ ...move, saying: km });
  return true;
}
