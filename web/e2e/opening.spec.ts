import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectWellMade } from './looks';
import { Player } from './player';

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('a table is two choices away: which game, and who plays', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Ouvrir une table' }).click();
      await expectWellMade(page);
      await page.getByText('Plein pot !', { exact: true }).click();
      await page.getByText('Moi contre des robots', { exact: true }).click();
      await page.getByRole('button', { name: 'Ouvrir la table' }).click();
      await expect(new Player(page).cards.first()).toBeVisible();
    });

    test('ready-made forms come before single options, which say what they interpret', async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('article')
        .getByRole('link', { name: /Nationale 7/ })
        .click();
      const forms = page.getByRole('group', { name: 'Quelle partie' });
      await expect(forms.getByText('Une manche', { exact: true })).toBeVisible();
      const options = page.locator('details', { hasText: 'Options de la table' });
      await expect(options.getByLabel('Durée du match')).toBeHidden();
      await forms.getByText('En 5000 points', { exact: true }).click();
      await page.getByText('Options de la table').click();
      await expect(options.getByLabel('Durée du match')).toHaveValue('points');
      await expect(options.getByRole('heading').first()).toBeVisible();
      await expect(options.getByText(/Règles? [A-Z]+-A?\d/).first()).toBeVisible();
      await expectWellMade(page);
      await forms.getByText('Une manche', { exact: true }).click();
      await expect(options.getByLabel('Durée du match')).not.toHaveValue('points');
    });

    test.describe('with a deck', () => {
      test.use({ weather: /status of 4/ });

      test('a deck of one’s own is played with, and one that cannot be is refused in words', async ({
        page,
      }) => {
        const me = new Player(page);
        await me.thinkOfTable('Heure de pointe', 2);
        await page.getByText('Options de la table').click();
        await page.getByText('Composer un paquet').click();
        const cards = page.locator('details li input');
        await expect(page.getByText('cartes, les bottes comprises')).toBeVisible();
        for (const card of await cards.all()) await card.fill('99');
        await cards.first().blur();
        await expectWellMade(page);
        await page.getByRole('button', { name: 'Ouvrir la table' }).click();
        await expect(page.getByRole('alert')).toContainText(/trop de «\s.+\s», au plus \d+/);
        for (const card of await cards.all()) await card.fill('4');
        await cards.first().blur();
        await me.sitDown();
        await expect(me.cards.first()).toBeVisible();
      });
    });

    test('“Jouer maintenant” asks for nothing, and remembers the game that was chosen', async ({ page }) => {
      await page.goto('/');
      const now = page.getByRole('button', { name: /Jouer maintenant/ });
      await expect(now).toContainText('Nationale 7');
      const me = new Player(page);
      await me.thinkOfTable('Marche de nuit', 2);
      await me.sitDown();
      await page.goto('/');
      await expect(now).toContainText('Marche de nuit');
      await now.click();
      await expect(me.cards.first()).toBeVisible();
      await expect(page).toHaveTitle(/Mille Sabots/);
      await expect(page.getByRole('heading', { name: 'Marche de nuit' })).toBeAttached();
    });
  });
}
