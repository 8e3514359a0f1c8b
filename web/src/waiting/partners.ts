import { seatLetter } from '../table/seats';
import type { Person, TableInfo } from '../wire';
import type { Teller } from '../words/teller';

/** The seats on the same side as each seat, by letter; seats are dealt out to the sides in turn. */
export function partnersOf({ seats, teams }: Pick<TableInfo, 'seats' | 'teams'>, seat: string): string[] {
  const letters = Array.from({ length: seats }, (_, i) => seatLetter(i));
  const at = letters.indexOf(seat);
  return letters.filter((letter, i) => letter !== seat && i % teams === at % teams);
}

/** Whom somebody at a seat plays with, in words; `null` where everybody plays alone. */
export function partnerWords(
  info: TableInfo,
  people: readonly Person[],
  seat: string,
  teller: Teller,
): string | null {
  const nameOf = (other: string): string =>
    people.find((person) => person.seat === other)?.name ?? teller.say('client-the-seat', { seat: other });
  const partners = partnersOf(info, seat).map(nameOf);
  return partners.length === 0 ? null : teller.say('client-with', { names: teller.lexicon.list(partners) });
}
