import { DESKTOP, expect, expectAccessible, expectNoSideways, expectThumbSized, PHONE, SMALL_DESKTOP, SMALL_PHONE, test } from './fixtures';
import { Player } from './player';

const LOOKS = [
  { viewport: DESKTOP, colorScheme: 'light' },
  { viewport: SMALL_DESKTOP, colorScheme: 'dark' },
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: SMALL_PHONE, colorScheme: 'light' },
] as const;

for (const look of LOOKS) {
  test.describe(`${look.viewport.width}x${look.viewport.height} ${look.colorScheme}`, () => {
    test.use(look);

    test('home, rules and the making of a table', async ({ page }) => {
      const check = async (): Promise<void> => {
        await expectAccessible(page);
        await expectNoSideways(page);
        await expectThumbSized(page);
      };
      await page.goto('/');
      await expect(page.getByRole('link', { name: /Voie romaine/ })).toBeVisible();
      await check();
      await page.getByRole('button', { name: 'Règles' }).first().click();
      await expect(page.getByText('En bref')).toBeVisible();
      await check();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: /Voie romaine/ }).click();
      await page.getByText('Options de la table').click();
      await check();
      await page.getByLabel('place B').selectOption('person');
      await page.getByRole('button', { name: 'Ouvrir la table' }).click();
      await expect(page.getByText('Il manque une personne')).toBeVisible();
      await check();
    });

    for (const game of ['Voie romaine', 'Marche de nuit']) {
      test(`the table of ${game} and everything laid over it`, async ({ page }) => {
        const me = new Player(page);
        const check = async (): Promise<void> => {
          await expectAccessible(page);
          await expectNoSideways(page);
          await expectThumbSized(page);
        };
        await me.openTable(game);
        for (let step = 0; step < 4; step++) await me.step();
        await expect(me.mine.first().or(me.decline)).toBeVisible({ timeout: 60_000 });
        if (await me.decline.isVisible()) await me.answer();
        await expect(me.mine.first()).toBeVisible({ timeout: 60_000 });
        await check();
        for (let card = 0; card < (await me.cards.count()); card++) await me.cards.nth(card).click();
        await check();
        await page.getByRole('button', { name: /^Voir : / }).click();
        await check();
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await check();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Menu' }).click();
        await check();
        await page.getByRole('button', { name: 'Journal' }).last().click();
        await check();
      });
    }
  });
}
