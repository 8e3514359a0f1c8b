import type { Person, TableInfo } from '../wire';
import type { Teller } from '../words/teller';

/** The other seats on the same side as a seat. */
export const partnersOf = (teams: readonly (readonly string[])[], seat: string): string[] =>
  teams.find((team) => team.includes(seat))?.filter((other) => other !== seat) ?? [];

/** Whom somebody at a seat plays with, in words; `null` where everybody plays alone. */
export function partnerWords(
  info: TableInfo,
  people: readonly Person[],
  seat: string,
  teller: Teller,
): string | null {
  const nameOf = (other: string): string =>
    people.find((person) => person.seat === other)?.name ?? teller.say('client-the-seat', { seat: other });
  const partners = partnersOf(info.teams, seat).map(nameOf);
  return partners.length === 0 ? null : teller.say('client-with', { names: teller.lexicon.list(partners) });
}
