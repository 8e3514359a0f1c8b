import type { Refusal } from '../wire';
import type { Slot } from './hand';

/** What the keys reach at a table; each family says how. */
export interface Hands {
  readonly slots: readonly Slot[];
  /** The chosen place of the hand. */
  readonly slot: Slot | null;
  /** Whom the chosen card can be aimed at, and whom it is. */
  readonly targets: readonly string[];
  readonly target: string | null;
  /** Whether Enter would play something. */
  readonly ready: boolean;
  /** Why the chosen card will not do. */
  readonly refusal: Refusal | null;
  readonly choose: (key: string | null) => void;
  /** Does what a number is for, where it is not for a card of the hand; says whether it was for that. */
  readonly number?: (index: number) => boolean;
  /** Aims at somebody, and says at whom. */
  readonly aim: (target: string) => string;
  readonly play: () => void;
  /** Discards or passes. */
  readonly idle: () => void;
  /** The moves that can be made, in words. */
  readonly moves: () => string;
  /** What further keys do in this family. */
  readonly keys: Readonly<Record<string, () => void>>;
}
