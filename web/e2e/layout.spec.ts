import type { Page } from '@playwright/test';
import { Caver } from './caver';
import { DESKTOP, expect, test } from './fixtures';
import { lengthenEnglish } from './lengthened';
import { expectWellMade, settle } from './looks';
import { covered, expectInSight, onEveryScreen, onScreens, places, roadStart } from './measure';
import { isAsked, Player } from './player';
import { spelled, TIGHT } from './sizes';
import { PRINTED, Sprinter } from './sprinter';

/** Every game with few and with many seats, and where players speak for themselves. */
const TABLES: readonly { game: string; seats: number; open: (page: Page) => Promise<Player> }[] = [
  ...races('Nationale 7', [2, 4, 6], Player),
  ...races('Marche de nuit', [2, 4], Player),
  ...races('Voie romaine', [2, 4, 8], Player),
  ...races('Heure de pointe', [2, 4, 8], Sprinter),
  ...races('Plein pot !', [2, 4], Sprinter),
  { game: 'Plein pot !, comme dans la boîte', seats: 4, open: openPrinted },
  ...[2, 4].map((seats) => ({ game: 'La grotte', seats, open: (page: Page) => openCave(page, seats) })),
];

function races(game: string, seatings: readonly number[], Kind: new (page: Page) => Player): typeof TABLES {
  return seatings.map((seats) => ({
    game,
    seats,
    open: async (page) => {
      const me = new Kind(page);
      await me.openTable(game, seats);
      return me;
    },
  }));
}

async function openPrinted(page: Page): Promise<Player> {
  const me = new Sprinter(page);
  await me.openSprint('Plein pot !', 4, PRINTED);
  return me;
}

async function openCave(page: Page, seats: number): Promise<Player> {
  const me = new Caver(page);
  await me.openCave(seats, 'le jeu de base');
  return me;
}

/** Goes on in another language. */
async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: /^Men/ }).click();
  await page.getByText(language, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Some moves into a game there is something on the boards. */
const STEPS = 6;

for (const { game, seats, open } of TABLES) {
  test(`${game} with ${seats}: everything one plays with is in sight on every screen`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const me = await open(page);
    for (let step = 0; step < STEPS; step++) await me.step();
    await me.comesToTurn();
    await onEveryScreen(page, (size) => expectInSight(page, size));
    for (const language of ['English', 'Deutsch']) {
      await choose(page, language);
      await onEveryScreen(page, (size) => expectInSight(page, size));
    }
    await expectWellMade(page);
    await lengthenEnglish(page);
    await page.reload();
    await me.isThere();
    await choose(page, 'English');
    await onScreens(page, TIGHT, (size) => expectInSight(page, size));
  });
}

const RACES = [
  { game: 'Nationale 7', Kind: Player },
  { game: 'Voie romaine', Kind: Player },
  { game: 'Marche de nuit', Kind: Player },
  { game: 'Heure de pointe', Kind: Sprinter },
  { game: 'Plein pot !', Kind: Sprinter },
] as const;

for (const { game, Kind } of RACES) {
  test(`${game}: a refusal moves nothing, and covers only the plate that it explains`, async ({ page }) => {
    const me = new Kind(page);
    await page.setViewportSize(DESKTOP);
    await me.openTable(game, 4);
    await me.playUntil(
      ({ things }) => !isAsked(things) && things.some(({ name }) => / pas jouable$/.test(name)),
    );
    await onEveryScreen(page, async (size) => {
      await page.keyboard.press('Escape');
      await settle(page);
      const [before, start] = [await places(page), await roadStart(page)];
      for (const card of await me.unlit.all()) {
        await card.click();
        await settle(page);
        expect(await places(page), spelled(size)).toEqual(before);
        expect(await roadStart(page), spelled(size)).toBe(start);
        expect(await covered(page, '.why'), spelled(size)).toEqual([]);
      }
    });
  });

  test(`${game}: one’s own road begins at the same place, whatever is said beside it`, async ({ page }) => {
    const me = new Kind(page);
    await page.setViewportSize(DESKTOP);
    await me.openTable(game, 3);
    const starts = new Map<string, Set<number>>();
    for (let turn = 0; turn < STEPS && (await me.step()); turn++) {
      await onEveryScreen(page, async (size) => {
        const seen = starts.get(spelled(size)) ?? new Set();
        starts.set(spelled(size), seen.add(await roadStart(page)));
      });
    }
    for (const [size, seen] of starts) expect([...seen], size).toHaveLength(1);
  });
}
