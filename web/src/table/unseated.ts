import { remembered } from '../settings/memory';
import type { Table } from './table';

/** The seats that this browser has as far as it knows, the latest last: a table, and what one is called there. */
const SEATS = remembered('seats');
/** So many are remembered. */
const MOST = 30;

interface Seat {
  readonly id: string;
  readonly name: string;
}

const written = ({ id, name }: Seat): string => `${id}/${encodeURIComponent(name)}`;

function read(text: string): Seat {
  const [id = '', name = ''] = text.split('/');
  return { id, name: decodeURIComponent(name) };
}

const all = (): Seat[] =>
  (SEATS.recall() ?? '')
    .split(' ')
    .filter((text) => text !== '')
    .map(read);

const others = (id: string): Seat[] => all().filter((seat) => seat.id !== id);

const keepAll = (seats: readonly Seat[]): void => SEATS.keep(seats.slice(-MOST).map(written).join(' '));

/** Whoever gets up has lost nothing. */
export const giveUp = (id: string): void => keepAll(others(id));

/** Why one has no seat where one had one: it was freed, or this browser cannot prove any more whose it is. */
export type Unseated = 'freed' | 'unproven';

/** Whether whoever is told of a table had a seat there, today or on another visit, and why they have it no longer. */
export function unseatedAt(table: Table | null): Unseated | null {
  if (table === null) return null;
  const { id, you } = table.info;
  const own = table.people.find(({ seat }) => seat === you);
  if (you !== null) {
    keepAll([...others(id), { id, name: own?.name ?? '' }]);
    return null;
  }
  const had = all().find((seat) => seat.id === id);
  if (had === undefined) return null;
  const isTaken = table.people.some(
    ({ name, bot, open }) => name !== null && name === had.name && bot === null && open !== true,
  );
  return isTaken ? 'unproven' : 'freed';
}
