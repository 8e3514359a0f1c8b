import type { Clock, Person } from '../wire';
import type { BegunTable } from './family';

/** What is left of a clock: `1:05`. */
export function clockText(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const HOUR = 3_600_000;

/** Whether a clock is so long that nobody wants to see its seconds. */
export const isForDays = ({ length }: Clock): boolean => length >= 24 * HOUR;

/** The days and hours that are left, the hour that has begun included. */
export function daysLeft(millis: number): { days: number; hours: number } {
  const hours = Math.ceil(millis / HOUR);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** How a seat fares whose person may be missed. */
export type Absence =
  | { readonly is: 'here' }
  /** A bot of its own plays. */
  | { readonly is: 'bot' }
  /** Nobody is there, and nobody plays yet. */
  | { readonly is: 'gone' }
  /** A bot plays for the person. */
  | { readonly is: 'played-for'; readonly why: NonNullable<Person['away']> };

/** How a seat fares. A seat that nobody has taken is not missed. */
export function absenceOf(person: Person | undefined): Absence {
  if (person === undefined || person.name === null) return { is: 'here' };
  if (person.bot !== null) return { is: 'bot' };
  if (person.away !== null) return { is: 'played-for', why: person.away };
  return person.present ? { is: 'here' } : { is: 'gone' };
}

/** Whether somebody else would go on without a person who leaves. */
export const hasCompany = (people: readonly Person[], you: string | null): boolean =>
  people.some(({ seat, name, bot }) => seat !== you && name !== null && bot === null);

/** Who of those that are here has still to say that they are ready. */
export const unready = (people: readonly Person[]): Person[] =>
  people.filter(({ bot, present, away, ready }) => bot === null && present && away === null && !ready);

/** Somebody while a bot plays for them. */
export const playedFor = (
  table: { readonly people: readonly Person[] } | null,
  seat: string | null,
): Person | null => table?.people.find((person) => person.seat === seat && person.away !== null) ?? null;

/** Whose seat a host who looks may free, now or soon. */
export const vacancyOf = ({ info: { you, host }, people }: BegunTable): Person | undefined =>
  you !== null && you === host
    ? people.find(({ seat, open, free_in }) => seat !== you && !open && free_in !== undefined)
    : undefined;
