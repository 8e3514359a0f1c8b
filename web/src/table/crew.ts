import { partnersOf } from '../waiting/partners';
import type { TableInfo } from '../wire';
import { seatLetter, seatNumber } from './seats';

/** Everybody on the side of a seat, counted from 0 and in the order of the table. */
export const crewIn = (info: Pick<TableInfo, 'teams'>, seat: number): number[] =>
  [seat, ...partnersOf(info.teams, seatLetter(seat)).map(seatNumber)].sort((one, other) => one - other);
