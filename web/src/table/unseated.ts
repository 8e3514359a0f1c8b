import { remembered } from '../settings/memory';
import type { Table } from './table';

/** The tables at which this browser has a seat as far as it knows, the latest last. */
const SEATS = remembered('seats');
/** So many are remembered. */
const MOST = 30;

const all = (): string[] => (SEATS.recall() ?? '').split(' ').filter((id) => id !== '');

function keep(id: string): void {
  if (all().at(-1) !== id) SEATS.keep([...all().filter((one) => one !== id), id].slice(-MOST).join(' '));
}

/** Whoever gets up has lost nothing. */
export function giveUp(id: string): void {
  SEATS.keep(
    all()
      .filter((one) => one !== id)
      .join(' '),
  );
}

/** Whether whoever is told of a table had a seat there, today or on another visit, and has it no longer. */
export function isUnseated(table: Table | null): boolean {
  if (table === null) return false;
  const { id, you } = table.info;
  if (you !== null) keep(id);
  return you === null && all().includes(id);
}
