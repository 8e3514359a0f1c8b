import type { Action } from './types';

type Attack = Extract<Action, { type: 'attack' }>;

/** How long one has to make the sound of an attack, in milliseconds. */
export const SHOUT_TIME = 2000;

/** An attack whose sound is still to be made. */
export class Shout {
  /** The attack that waits for its sound. */
  attack = $state.raw<Attack | null>(null);

  constructor(readonly lay: (attack: Attack) => void) {}

  /** Lays an attack as soon as its sound is made, or silently when time is up. */
  await(attack: Attack): void {
    this.attack = attack;
    setTimeout(() => {
      if (this.attack === attack) this.make('nothing');
    }, SHOUT_TIME);
  }

  /** Makes a sound: the attack that waits for one, or that is aimed, is laid with it. */
  make(sound: string, aimed: Action | null = null): void {
    const attack = this.attack ?? (aimed?.type === 'attack' ? aimed : null);
    this.attack = null;
    if (attack !== null) this.lay({ ...attack, saying: sound });
  }
}
