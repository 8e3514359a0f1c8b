import { getContext, setContext } from 'svelte';

/** How long a pointer finds nothing where a plate has come to mean something else, in milliseconds. */
export const DEAD_TIME = 400;

/** What the plates of a table are for. */
export interface Meaning {
  readonly what: string;
  /** Whether they lie where something else could be pressed just before. */
  readonly covers: boolean;
}

/**
 * Keeps late presses from doing what they were not meant for: a plate that changes its meaning under
 * the thumb is dead to pointers for a moment. Keys have fixed meanings and are always heard.
 */
export class Steady {
  /** Whether presses of a pointer are let go now. */
  dead = $state(false);
  #meaning: string | null = null;
  /** Until when the plates did what they did last. */
  #until = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes note of what the plates are for now; `null` if they are out of use. */
  note(meaning: Meaning | null): void {
    const now = performance.now();
    const isLate = now - this.#until < DEAD_TIME;
    if (meaning !== null && meaning.what !== this.#meaning && (meaning.covers || isLate)) this.#rest();
    this.#meaning = meaning?.what ?? this.#meaning;
    this.#until = meaning === null ? Math.min(this.#until, now) : Infinity;
  }

  /** Whether a press comes too soon after a change. A press without a pointer never does. */
  refuses(press: Pick<MouseEvent, 'detail'>): boolean {
    return this.dead && press.detail !== 0;
  }

  #rest(): void {
    this.dead = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.dead = false), DEAD_TIME);
  }
}

const KEY = Symbol('steady');

/** Makes the plates of a table steady; `meaning` says what they are for. */
export function steadyPlates(meaning: () => Meaning | null): void {
  const steady = setContext(KEY, new Steady());
  $effect.pre(() => steady.note(meaning()));
}

/** What keeps the plates around here steady, if anything does. */
export const steadiness = (): Steady | undefined => getContext<Steady | undefined>(KEY);
