import { ApiError, games, makeTable, signed } from '../net/api';
import { settings } from '../settings/settings.svelte';
import { say } from '../words/words.svelte';
import { soloDraft, tableOf } from './draft';

/** Opens a table of a game for oneself and robots, and says where it is. */
export async function playSolo(game: string, seats: number): Promise<string> {
  const info = (await games()).find(({ name }) => name === game);
  if (info === undefined) throw new ApiError('unknown-game', game);
  const draft = soloDraft(info, seats, settings.name || say('client-guest'));
  return (await makeTable({ ...tableOf(draft, []), ...signed(settings.sign) })).id;
}
