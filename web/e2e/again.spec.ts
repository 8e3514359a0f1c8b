import { expect, test } from './fixtures';
import { Player } from './player';

declare global {
  interface Window {
    /** What the page has shown as notices. */
    told: string[];
    away: boolean;
  }
}

test('somebody comes again: a sign, a notice, the score between the same people, and results', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.told = [];
    window.away = false;
    Object.defineProperty(document, 'hidden', { get: () => window.away });
    class FakeNotification {
      static permission = 'default';
      static requestPermission(): Promise<string> {
        FakeNotification.permission = 'granted';
        return Promise.resolve('granted');
      }
      readonly close = (): void => undefined;
      constructor(title: string) {
        window.told.push(title);
      }
    }
    Object.defineProperty(window, 'Notification', { value: FakeNotification });
  });
  const me = new Player(page);
  await me.thinkOfTable('Marche de nuit', 2);
  await page.getByRole('radio', { name: 'couronne' }).check({ force: true });
  await me.sitDown();
  const own = page.locator('[data-sign="0.0"] path').first();
  await expect(own).toHaveAttribute('d', /^M1\.4 13\.6/);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Me prévenir quand c’est à moi' }).click();
  await expect(page.getByRole('button', { name: 'On vous prévient quand c’est à vous' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (window.away = true));
  await me.step();
  await me.look();
  await expect.poll(() => page.evaluate(() => window.told.length)).toBeGreaterThan(0);
  await page.evaluate(() => (window.away = false));

  await me.finish();
  const tally = page.getByRole('region', { name: 'Parties gagnées entre vous' });
  await expect(me.score).toBeVisible();
  await expect(tally).toBeHidden();
  const first = page.url();
  await page.getByRole('button', { name: /^Revanche/ }).click();
  await expect(page).not.toHaveURL(first);
  await me.isThere();
  await new Player(page).finish();
  await expect(tally).toBeVisible();
  const wins = await tally.locator('b').allTextContents();
  expect(wins.map(Number).reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(2);

  await page.goto('/');
  const results = page.getByRole('region', { name: 'Mes résultats' });
  await expect(results).toContainText('2 parties jouées');
  await results.getByRole('button', { name: 'Tout effacer' }).click();
  await results.getByRole('button', { name: 'Effacer pour de bon' }).click();
  await expect(results).toBeHidden();
});
