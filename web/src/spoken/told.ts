import type { Action, Refusal } from '../wire';

/** Something that can be done now, or why it cannot, in words. */
export interface Deed {
  readonly action: Action;
  /** The card of the hand that it is done with; `null` if it is done without. */
  readonly card: string | null;
  readonly words: string;
  readonly refusal: Refusal | null;
}

/** A card of the hand; its number is its place. */
export interface Held {
  readonly card: string;
  readonly name: string;
  /** When it is played and what it does. */
  readonly about: string;
}

/** A part of the table under a heading of its own. */
export interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A table in words: what one may do, what one holds, and what lies there. Each family says its own. */
export interface Told {
  readonly deeds: readonly Deed[];
  /** What one holds; `null` where nobody holds anything. */
  readonly hand: readonly Held[] | null;
  /** What one is asked to answer, if one is. */
  readonly question: string | null;
  /** What lies before everybody. */
  readonly boards: readonly Part[];
  /** What one draws from, and what lies aside. */
  readonly piles: readonly string[];
}

export const isLegal = ({ refusal }: Deed): boolean => refusal === null;

/** Whether somebody waits for a yes or no. */
export const isAsked = ({ deeds }: Told): boolean =>
  deeds.some((deed) => deed.action.type === 'decline' && isLegal(deed));

/** What is called out, whoever is on turn. */
export const ANYTIME: ReadonlySet<Action['type']> = new Set<Action['type']>(['say', 'killer', 'hold-up']);
