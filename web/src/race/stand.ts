import type { Laid, Safety } from '../wire';
import type { Spot } from '../moments/moment';

/** How a team stands to the card that is chosen: it can be its target, is its target, or cannot be. */
export type Aim = 'none' | 'open' | 'taken' | 'closed';

/** What pressing the board of a team does, in words. */
export const BOARD_KEYS = {
  none: 'client-show-board',
  open: 'client-aim',
  taken: 'client-aim',
  closed: 'client-aim-closed',
} as const satisfies Record<Aim, string>;

/** A place before a team where a card lies or may lie. */
export interface Place {
  readonly spot: Spot;
  readonly card: string | null;
  /** What stands on the empty place; `null` if nothing does. */
  readonly empty: string | null;
  /** The place is empty, and so the team rolls. */
  readonly rolls?: boolean;
}

/** A card that somebody demands of a seat. */
export interface Demand {
  readonly seat: string;
  readonly by: string;
  readonly card: string;
  /** What it says. */
  readonly words: string;
  /** It watches more than the hand. */
  readonly wide: boolean;
}

/** A distance that is laid only so many times. */
export interface Cap {
  readonly card: string;
  readonly laid: number;
  readonly most: number;
}

/** How a team stands in the race, whichever family plays it; each family makes it of its zones. */
export interface Stand {
  readonly team: string;
  readonly members: readonly string[];
  readonly km: number;
  /** How it fares, in words. */
  readonly going: string;
  readonly halted: boolean;
  /** What lies on its piles, as its board shows them. */
  readonly piles: readonly Place[];
  /** What stops it and what slows it down, as its lane shows it. */
  readonly attacks: readonly Place[];
  readonly distances: readonly Laid[];
  readonly safeties: readonly Safety[];
  readonly demands: readonly Demand[];
  readonly cap: Cap | null;
}

/** The discard pile, or whatever lies aside. */
export interface Aside {
  /** The cards that may be seen, the latest first. */
  readonly cards: readonly string[];
  /** How many cards the pile has. */
  readonly count: number;
  /** What is seen of it. */
  readonly note: string;
  /** Cards that are out of the game. */
  readonly out: readonly string[];
}
