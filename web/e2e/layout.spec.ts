import type { Page } from '@playwright/test';
import { Caver } from './caver';
import { DESKTOP, expect, test } from './fixtures';
import { lengthenEnglish } from './lengthened';
import { expectWellMade, settle } from './looks';
import {
  covered,
  expectInSight,
  expectReadable,
  onEveryScreen,
  onScreens,
  places,
  roadStart,
} from './measure';
import { isAsked, Player } from './player';
import { spelled, TIGHT } from './sizes';
import { PRINTED, Sprinter } from './sprinter';

type Kind = new (page: Page) => Player;
interface Seating {
  readonly game: string;
  readonly seats: number;
  readonly Kind: Kind;
  readonly options: Readonly<Record<string, string>>;
}

/** Every game with few and with many seats, in teams, and where players speak for themselves. */
const TABLES: readonly Seating[] = [
  ...seated('Nationale 7', [2, 6], Player),
  ...seated('Marche de nuit', [3, 4], Player),
  ...seated('Voie romaine', [2, 4, 8], Player),
  ...seated('Heure de pointe', [2, 5, 8], Sprinter),
  ...seated('Heure de pointe', [8], Sprinter, { teams: 'on' }),
  ...seated('Plein pot !', [2, 4], Sprinter),
  ...seated('Plein pot !', [4], Sprinter, PRINTED),
  ...seated('La grotte', [2, 4], Caver),
];

function seated(game: string, seatings: readonly number[], Kind: Kind, options = {}): readonly Seating[] {
  return seatings.map((seats) => ({ game, seats, Kind, options }));
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

for (const { game, seats, Kind, options } of TABLES) {
  const name = [`${game} with ${seats}`, ...Object.keys(options)].join(', ');
  test(`${name}: everything one plays with is in sight on every screen`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const me = new Kind(page);
    await me.openTable(game, seats, options);
    for (let step = 0; step < STEPS; step++) await me.step();
    await me.awaitTurn();
    // What was said of the last step is over.
    await page.keyboard.press('Escape');
    await onEveryScreen(page, (size) => expectReadable(page, size));
    for (const language of ['English', 'Deutsch']) {
      await choose(page, language);
      await onEveryScreen(page, (size) => expectReadable(page, size));
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
