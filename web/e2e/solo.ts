import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { GameInfo, NewTable, TableInfo } from '../src/wire';
import { titleOf } from './editions';

/** What the server says of a game. */
export async function aboutGame(page: Page, isMeant: (name: string) => boolean): Promise<GameInfo> {
  const games = (await (await page.request.get('/api/games')).json()) as GameInfo[];
  const info = games.find(({ name }) => isMeant(name));
  if (info === undefined) throw new Error('there is no such game');
  return info;
}

/** Makes a table of bots, with oneself at the first seat, and says where it is. */
export async function makeSolo(
  page: Page,
  game: GameInfo,
  seats: number,
  wishes: Partial<NewTable>,
): Promise<string> {
  const best = game.bots[0] ?? null;
  const table: NewTable = {
    game: game.name,
    seats,
    options: {},
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : best)),
    name: 'Voyageur',
    speed: 'fast',
    patience: 'normal',
    begin: 'full',
    access: 'link',
    advice: 'alone',
    ...wishes,
  };
  const made = await page.request.post('/api/tables', { data: table });
  expect(made.status(), await made.text()).toBe(201);
  return `/table/${((await made.json()) as TableInfo).id}`;
}

/**
 * Opens a table of bots by the title of its game. It is asked for in a few milliseconds, without the page
 * on which tables are made: other tests look at that one.
 */
export async function openSolo(
  page: Page,
  title: string,
  seats: number,
  options: NewTable['options'] = {},
): Promise<void> {
  const game = await aboutGame(page, (name) => titleOf(name) === title);
  await page.goto(await makeSolo(page, game, seats, { options }));
}
