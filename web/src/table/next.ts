import { rematch } from '../net/api';
import type { Table } from './table';

/**
 * Where one plays again. Whoever sits here asks for it even if the table is made already, for the
 * answer brings the seat along; a spectator has no seat to bring.
 */
export async function nextTable({ info, news, rematch: made }: Table): Promise<string> {
  const seated = news !== null && news.view.you !== null;
  return seated || made === null ? (await rematch(info.id)).id : made;
}
