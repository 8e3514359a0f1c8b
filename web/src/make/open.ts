import { makeTable, signed, sitDown } from '../net/api';
import { settings } from '../settings/settings.svelte';
import { seatLetter } from '../table/seats';
import type { Choice, Draft } from './draft';
import { besideOf, tableOf } from './draft';

/** Opens the table that was thought of, with everybody who shares this device at their seats. */
export async function openTable(draft: Draft, choices: readonly Choice[]): Promise<string> {
  const { id } = await makeTable({
    ...tableOf({ ...draft, name: draft.name.trim() }, choices),
    ...signed(settings.sign),
  });
  for (const [seat, name] of besideOf(draft))
    await sitDown(id, { name, seat: seatLetter(seat), device: 'shared' });
  return id;
}
