import { mine } from './mine.svelte';
import { say } from './words/words.svelte';

/** Begins the title of a page while a game waits at another table than the one it shows. */
export function elsewhere(here: string | null): string {
  const count = mine.awaiting(here).length;
  return count === 0 ? '' : `${say('client-title-mine', { count })} · `;
}
