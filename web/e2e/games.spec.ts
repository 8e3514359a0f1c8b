import { DESKTOP, expect, expectNoSideways, PHONE, test } from './fixtures';
import { Player } from './player';

const RELOAD_AFTER = 6;

for (const game of ['Voie romaine', 'Marche de nuit']) {
  for (const viewport of [DESKTOP, PHONE]) {
    test.describe(`${game} at ${viewport.width}x${viewport.height}`, () => {
      test.use({ viewport });

      test('a whole game against bots, with a reload in the middle, and a rematch', async ({ page }) => {
        const me = new Player(page);
        await me.openTable(game);
        for (let step = 0; step < RELOAD_AFTER; step++) await me.step();
        const table = page.url();
        await page.reload();
        expect(page.url()).toBe(table);
        await expect(me.cards.first()).toBeVisible();
        await expectNoSideways(page);
        await me.finish();
        await expect(me.score).toBeVisible();
        await expectNoSideways(page);
        await page.getByRole('button', { name: 'Revoir la table' }).click();
        await page.getByRole('button', { name: 'Feuille de route' }).click();
        await page.getByRole('button', { name: 'Revanche' }).click();
        await expect(me.cards.first()).toBeVisible();
        expect(page.url()).not.toBe(table);
      });
    });
  }
}

test('one press on the home page and one plays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Jouer maintenant/ }).click();
  const me = new Player(page);
  await expect(me.cards.first()).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: /Reprendre la partie/ }).click();
  await expect(me.cards.first()).toBeVisible();
});

test('a card that cannot be played says why, and opens its clause', async ({ page }) => {
  const me = new Player(page);
  await me.openTable('Voie romaine');
  await expect(me.mine.first()).toBeVisible({ timeout: 60_000 });
  await me.cards.filter({ has: page.getByRole('img', { name: /, pas jouable$/ }) }).first().click();
  await page.getByRole('button', { name: /Lire l’article AST-/ }).click();
  const sheet = page.getByRole('dialog', { name: /Règles/ });
  await expect(sheet.locator('.cited')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('a match to points goes on to the next round', async ({ page }) => {
  const me = new Player(page);
  await page.goto('/');
  await page.getByRole('link', { name: /Voie romaine/ }).click();
  await page.getByText('Options de la table').click();
  await page.getByLabel('Durée du match').selectOption('points');
  await page.getByRole('group', { name: 'Nombre de joueurs' }).getByText('2', { exact: true }).click();
  await page.getByText('vite', { exact: true }).click();
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await me.finish();
  await expect(page.getByRole('heading', { name: 'Match en 5000' })).toBeVisible();
  await page.getByRole('button', { name: 'Manche suivante' }).click();
  await expect(me.score).toBeHidden();
  await expect(me.cards.first()).toBeVisible();
});
