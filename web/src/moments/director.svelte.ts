import { getContext, setContext } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { Pace } from '../settings/settings.svelte';
import { settings } from '../settings/settings.svelte';
import type { Moment } from './moment';
import { make, speak } from './speaker';
import type { Noise } from './synth';

/** How long everything lasts at each speed, compared to the usual. */
export const PACES = { calm: 1.7, usual: 1, brisk: 0.5 } as const satisfies Record<Pace, number>;

/** Where motion is unwelcome things are shown standing still, and what waits for them waits less. */
const STILL = 0.4;

/** A moment that is seen now. */
export interface Running {
  readonly id: number;
  readonly moment: Moment;
  /** How much longer than usual it takes. */
  readonly rate: number;
}

/** So many sounds of one update are heard; more would be a din. */
const LOUDEST = 4;

/**
 * Shows what an update brought, one moment after the other. The table is as it is already: nobody waits
 * for what is shown, the next update ends it, and so does a press. Only the score comes when the last
 * moment is over.
 */
export class Director {
  /** What is seen now. */
  running = $state.raw<readonly Running[]>([]);
  /** Whether something of the end of the round is still to be seen. */
  readonly holds: boolean = $derived.by(
    () => this.#waiting.some(({ holds }) => holds) || this.running.some(({ moment }) => moment.holds),
  );
  #waiting = $state.raw<readonly Moment[]>([]);
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #next = 0;

  constructor(
    /** The language of what is said aloud. */
    readonly lang: () => string,
  ) {}

  /** How much longer than usual everything takes. */
  get rate(): number {
    return PACES[settings.pace] * (prefersReducedMotion.current ? STILL : 1);
  }

  /** Shows the moments of an update. What was still to be shown of the last one is past; only a blow is felt late. */
  play(moments: readonly Moment[]): void {
    this.#clear();
    const missed = this.#waiting.filter(({ hits }) => hits);
    // What is said large stays as long as nothing else is.
    const said = moments.some(({ word, finish }) => word !== undefined || finish !== undefined);
    const kept = said ? [] : this.running.filter(({ moment }) => moment.word !== undefined);
    this.running = kept;
    for (const one of kept) this.#end(one);
    this.#waiting = [...missed, ...moments];
    this.#sounds = 0;
    this.#begin();
  }

  /** Ends everything that is shown. */
  readonly skip = (): void => {
    if (this.running.length === 0 && this.#waiting.length === 0) return;
    this.#clear();
    this.#waiting = [];
    this.running = [];
  };

  #sounds = 0;

  /** Begins with the next moment, and with all that begin together with it. */
  #begin(): void {
    const [moment, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (moment === undefined) return;
    this.#hear(moment);
    const one = { id: this.#next++, moment, rate: this.rate };
    if (moment.length > 0) {
      this.running = [...this.running, one];
      this.#end(one);
    }
    const then = moment.then ?? moment.length;
    if (then === 0) this.#begin();
    else this.#after(then * one.rate, () => this.#begin());
  }

  #end(one: Running): void {
    this.#after(one.moment.length * one.rate, () => {
      this.running = this.running.filter(({ id }) => id !== one.id);
    });
  }

  #hear({ noise, spoken }: Moment): void {
    if (settings.sound === 'off') return;
    if (noise !== undefined && this.#sounds < LOUDEST) {
      this.#sounds += 1;
      make(noise, settings.volume / 100);
    }
    if (spoken !== undefined) speak(spoken, this.lang(), settings.volume / 100);
  }

  #after(millis: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, millis);
    this.#timers.add(timer);
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

/** Makes a noise now, whatever else is heard. */
export function hear(noise: Noise): void {
  if (settings.sound === 'on') make(noise, settings.volume / 100);
}

const KEY = Symbol('director');

/** Whoever directs the table around here. */
export const direct = (director: Director): Director => setContext(KEY, director);
export const director = (): Director => getContext<Director>(KEY);
