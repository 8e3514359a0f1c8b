import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectWellMade } from './looks';
import { Player } from './player';

/** Opens a sheet, looks at it, and closes it again. */
async function look(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWellMade(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('home, rules and the making of a table', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: /Voie romaine/ })).toBeVisible();
      await expectWellMade(page);
      await look(page, async () => {
        await page.getByRole('button', { name: 'Règles' }).first().click();
        await expect(page.getByText('En bref')).toBeVisible();
      });
      await page.getByRole('link', { name: /Voie romaine/ }).click();
      await page.getByText('Options de la table').click();
      await expectWellMade(page);
    });

    for (const [game, seats] of [
      ['Voie romaine', 8],
      ['Marche de nuit', 3],
    ] as const) {
      test(`the table of ${game} and everything laid over it`, async ({ page }) => {
        const me = new Player(page);
        await me.openTable(game, seats);
        for (let step = 0; step < 3; step++) await me.step();
        await me.awaitTurn();
        await expectWellMade(page);
        for (const cards of [me.lit, me.unlit]) {
          if ((await cards.count()) === 0) continue;
          await cards.last().click();
          await expectWellMade(page);
        }
        await page.keyboard.press('Escape');
        await expect(me.chosen).toHaveCount(0);
        const menu = page.getByRole('button', { name: 'Menu' });
        await look(page, () => page.getByRole('button', { name: /^Voir : / }).click());
        await look(page, () => page.keyboard.press('?'));
        await look(page, () => menu.click());
        await look(page, async () => {
          await menu.click();
          await page.getByRole('dialog').getByRole('button', { name: 'Journal' }).click();
        });
        const lane = page.getByRole('button', { name: /^Voir le jeu/ }).first();
        if (viewport === PHONE) await look(page, () => lane.click());
      });
    }
  });
}
