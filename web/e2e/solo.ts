import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { GameInfo, NewTable, TableInfo } from '../src/wire';
import { titleOf } from './editions';

/**
 * Opens a table of bots, with oneself at the first seat, and goes there. It is asked for in a few
 * milliseconds, without the page on which tables are made: other tests look at that one.
 */
export async function openSolo(
  page: Page,
  game: string,
  seats: number,
  options: NewTable['options'] = {},
): Promise<void> {
  const games = (await (await page.request.get('/api/games')).json()) as GameInfo[];
  const info = games.find(({ name }) => titleOf(name) === game);
  if (info === undefined) throw new Error(`there is no ${game}`);
  const best = info.bots[0] ?? null;
  const table: NewTable = {
    game: info.name,
    seats,
    options,
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : best)),
    name: 'Voyageur',
    speed: 'fast',
    patience: 'normal',
    begin: 'full',
    access: 'link',
    advice: 'alone',
  };
  const made = await page.request.post('/api/tables', { data: table });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto(`/table/${((await made.json()) as TableInfo).id}`);
}
