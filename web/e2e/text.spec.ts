import { GAMES } from './editions';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectWellMade } from './looks';
import { Reader } from './reader';

/** Forms that are played in another way, or sooner over; a game without any is played as usual. */
const FORMS = ['short', 'printed', 'base', 'chance'];
const SCREENS = [DESKTOP, PHONE];

for (const [i, game] of GAMES.entries()) {
  test(`${game}: whole games are played by reading alone`, async ({ page }) => {
    const me = new Reader(page);
    const forms = (await me.formsOf(game)).filter((form) => FORMS.includes(form));
    for (const [j, form] of (forms.length > 0 ? forms : ['usual']).entries()) {
      await page.setViewportSize(SCREENS[(i + j) % SCREENS.length] ?? DESKTOP);
      await me.open(game, form);
      const begun = await me.play(3);
      await expectWellMade(page);
      const rest = await me.play();
      expect([...begun.faults, ...rest.faults], form).toEqual([]);
      await expect(page.getByRole('heading', { name: /Feuille de route|Le butin/ }).first()).toBeVisible();
      expect(rest.pressed).toBeGreaterThan(0);
      expect(rest.typed).toBeGreaterThan(0);
    }
  });
}

test('words are the first stop of Tab, and pictures come back by it', async ({ page }) => {
  await page.goto('/');
  const words = page.getByRole('button', { name: /^Montrer les tables en mots/ });
  await expect(words).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(words).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Jouer maintenant/ }).click();
  await expect(page.getByRole('heading', { name: 'Votre main' })).toBeVisible();
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'off');
  await page.getByLabel('Commande').fill('main');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '1. ' })).toBeAttached();
  await expect(page.getByLabel('Commande')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Votre main' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Votre main' })).toBeVisible();
});
