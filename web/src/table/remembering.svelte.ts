import { untrack } from 'svelte';
import { notices } from '../notices.svelte';
import { results } from '../results.svelte';
import type { Teller } from '../words/teller';
import type { BegunTable } from './family';

/** A table at which one sits, and what it waits for. */
export interface Present {
  readonly table: BegunTable;
  readonly teller: Teller;
  readonly moment: string;
  /** What the status line says. */
  readonly title: string;
}

/** Notes how a game ended, and tells whoever looks elsewhere that it is their turn. */
export function remember(present: () => Present): void {
  $effect(() => {
    const { table } = present();
    if (table.news.score !== null) untrack(() => results.note(table));
  });
  const moment = $derived(present().moment);
  $effect(() => {
    if (moment !== 'yours') return;
    const { table, teller, title } = untrack(present);
    untrack(() => void notices.tell(table.info.id, title, teller.say(`game-${teller.game}`)));
  });
}
