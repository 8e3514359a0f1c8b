import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectRoomy, expectWellMade } from './looks';
import { Sprinter } from './sprinter';

const RELOAD_AFTER = 6;

const WHOLE_GAMES = [
  { game: 'Heure de pointe', seats: 4, viewport: DESKTOP, options: {} },
  { game: 'Heure de pointe', seats: 8, viewport: PHONE, options: {} },
  { game: 'Heure de pointe', seats: 3, viewport: PHONE, options: { 'L’attention compte': 'on' } },
  { game: 'Plein pot !', seats: 2, viewport: PHONE, options: {} },
  { game: 'Plein pot !', seats: 4, viewport: DESKTOP, options: {} },
  { game: 'Plein pot !', seats: 2, viewport: DESKTOP, options: { 'Tout à la voix': 'on' } },
  { game: 'Plein pot !', seats: 4, viewport: PHONE, options: { 'Tout à la voix': 'on' } },
] as const;

for (const { game, seats, viewport, options } of WHOLE_GAMES) {
  const how = Object.keys(options).length > 0 ? 'strictly' : 'with help';
  test.describe(`${game} with ${seats} at ${viewport.width}x${viewport.height}, ${how}`, () => {
    test.use({ viewport });

    test('a whole game against bots, with a reload in the middle, and a rematch', async ({ page }) => {
      const me = new Sprinter(page);
      await me.openSprint(game, seats, options);
      for (let step = 0; step < RELOAD_AFTER; step++) await me.step();
      const table = page.url();
      await page.reload();
      expect(page.url()).toBe(table);
      await expect(me.cards.first()).toBeVisible();
      await me.finish();
      await expect(me.score).toBeVisible();
      await expectWellMade(page);
      await page.getByRole('button', { name: 'Revoir la table' }).click();
      await expectRoomy(page);
      await page.getByRole('button', { name: 'Feuille de route' }).click();
      await page.getByRole('button', { name: 'Revanche' }).click();
      await expect(me.cards.first()).toBeVisible();
      expect(page.url()).not.toBe(table);
    });
  });
}
