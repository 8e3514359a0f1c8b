import { expect, PHONE, test } from './fixtures';
import { Learner } from './learner';

/** The games, in the order in which they are listed. */
const GAMES = 6;

for (const lang of ['fr', 'en', 'de']) {
  test(`every lesson is finished by whoever presses what it points at, in ${lang}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript((code) => localStorage.setItem('sabots-lang', code), lang);
    const me = new Learner(page);
    for (let at = 0; at < GAMES; at += 1) {
      await me.begin(at);
      const steps = await me.finish();
      expect(steps.length).toBeGreaterThan(6);
      expect(steps).not.toContain('strayed');
    }
  });
}

test('a lesson is left and taken up again, left for a game of one’s own, and ends in a real game', async ({
  page,
}) => {
  const me = new Learner(page);
  await me.begin(0);
  await me.press();
  await me.press();
  await expect(page.locator('.lesson[data-step="distance"]')).toBeVisible();
  const lesson = page.url();

  await page.goto('/#/learn');
  await page.getByRole('button', { name: 'Continuer la leçon Nationale 7' }).click();
  await expect(page.locator('.lesson[data-step="distance"]')).toBeVisible();
  expect(page.url()).toBe(lesson);

  await page
    .getByRole('list', { name: 'Votre main' })
    .getByRole('button', { name: /Accident/ })
    .click();
  await page.getByRole('button', { name: /^Défausser/ }).click();
  await expect(page.locator('.lesson')).toContainText('Vous jouez autrement que la leçon');
  await page.getByRole('button', { name: 'Recommencer la leçon' }).click();
  await page.locator('.lesson > button').click();
  await me.finish();
  await page.getByRole('button', { name: 'Jouer une vraie partie' }).click();
  await expect(page.locator('[data-moment]')).toBeVisible();
  await expect(page.locator('.lesson')).toHaveCount(0);
  await page.goto('/#/learn');
  await expect(page.getByRole('button', { name: 'Revoir la leçon Nationale 7' })).toBeVisible();
});
