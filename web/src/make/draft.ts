import { seatLetter } from '../race/zones';
import type { GameInfo, NewTable, OptionInfo, SeatingInfo, Speed } from '../wire';
import { choicesOf } from '../words/options';

/** The bots one can invite, the better one first. The server has no list of them. */
export const LEVELS = ['steady', 'random'] as const;

/** A table that is being thought of. */
export interface Draft {
  game: string;
  seats: number;
  /** The level of the bot at each seat, `null` for a person. */
  bots: (string | null)[];
  options: Record<string, string>;
  name: string;
  speed: Speed;
}

/** Oneself and a table full of bots: the quickest way to play. */
export function soloDraft(game: string, seats: number, name: string): Draft {
  const bots = Array.from({ length: seats }, (_, i) => (i === 0 ? null : LEVELS[0]));
  return { game, seats, bots, options: {}, name, speed: 'normal' };
}

/** The same people at another number of seats; new seats get bots. */
export function resized(bots: readonly (string | null)[], seats: number): (string | null)[] {
  return Array.from({ length: seats }, (_, i) => (i < bots.length ? (bots[i] ?? null) : LEVELS[0]));
}

/** The seat that whoever makes the table will take. */
export const ownSeat = (bots: readonly (string | null)[]): number => bots.findIndex((bot) => bot === null);

/** The seats of each team, by letter; teams are dealt out around the table. */
export function teamsOf({ seats, teams }: SeatingInfo): string[][] {
  return Array.from({ length: teams }, (_, team) =>
    Array.from({ length: seats / teams }, (_, i) => seatLetter(team + i * teams)),
  );
}

/** An option and what can be chosen at this number of seats, the default first. */
export interface Choice {
  readonly option: OptionInfo;
  readonly values: readonly string[];
}

/** The options with a real choice at this number of seats. */
export function choicesAt(game: GameInfo, seats: number): Choice[] {
  const index = game.seatings.findIndex((seating) => seating.seats === seats);
  return game.options
    .map((option) => ({ option, values: choicesOf(option.values[index] ?? []) }))
    .filter(({ values }) => values.length > 1);
}

/** What is asked of the server: only what differs from the defaults. */
export function tableOf(draft: Draft, choices: readonly Choice[]): NewTable {
  const chosen = choices.flatMap(({ option, values }) => {
    const value = draft.options[option.name];
    return value !== undefined && value !== values[0] && values.includes(value) ? [[option.name, value]] : [];
  });
  const { game, seats, bots, name, speed } = draft;
  return { game, seats, bots, name, speed, options: Object.fromEntries(chosen) };
}
