import { getContext, setContext } from 'svelte';
import type { SomeHappening } from './family';

/** A round that is over and looked at again: all of it, and the way to any moment. */
export interface Looking {
  /** What happened in the whole round. */
  readonly log: readonly SomeHappening[];
  /** Whether something has not happened yet at the moment that is shown. */
  readonly isAhead: (happening: SomeHappening) => boolean;
  /** Shows the moment at which something happened. */
  readonly jump: (happening: SomeHappening) => void;
}

const KEY = Symbol('looking');

/** Tells everything below that a round is looked at again. */
export const setLooking = (looking: Looking): Looking => setContext(KEY, looking);

/** The round that is looked at again; `null` where one is played. */
export const lookingBack = (): Looking | null => getContext<Looking | undefined>(KEY) ?? null;
