import { GLYPHS, seatSign } from '../design/seats';
import { partnersOf } from '../waiting/partners';
import type { Person, TableInfo } from '../wire';
import { seatLetter, seatNumber } from './seats';

/** Everybody on the side of a seat, counted from 0 and in the order of the table. */
export const crewIn = (info: Pick<TableInfo, 'teams'>, seat: number): number[] =>
  [seat, ...partnersOf(info.teams, seatLetter(seat)).map(seatNumber)].sort((one, other) => one - other);

/** The glyph of a seat, counted from 0: what was chosen there, or what the seat always has. */
export function glyphIn(people: readonly Pick<Person, 'seat' | 'sign'>[], seat: number): string {
  const sign = people.find((person) => person.seat === seatLetter(seat))?.sign;
  return sign === undefined ? seatSign(seat).glyph : GLYPHS[sign];
}
