import { expect, PHONE, test } from './fixtures';
import { expectWellMade } from './looks';
import { Player } from './player';

/** A name by which a machine on the same net could find the server; the browser is told that it is here. */
const ELSEWHERE = 'http://jeux.example';

async function openForFriends(me: Player): Promise<void> {
  await me.thinkOfTable('Voie romaine', 2);
  await me.page.getByText('Mes amis et moi', { exact: true }).click();
  await me.page.getByLabel('Votre nom').fill('Noé');
  await me.page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(me.page.getByLabel('Lien à envoyer')).toBeVisible();
}

test.use({ viewport: PHONE });

test('the device shares the way to a table, where it can', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: (letter: unknown) => Promise.resolve(void shared.push(letter)) });
  });
  await openForFriends(new Player(page));
  await page.getByRole('button', { name: 'Inviter' }).click();
  const letters = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  expect(letters).toEqual([
    expect.objectContaining({ url: page.url(), text: expect.stringContaining('Voie romaine') as unknown }),
  ]);
  await expectWellMade(page);
});

test.describe('from another machine', () => {
  // Without TLS a browser does not believe the header, and says so.
  test.use({ weather: /Cross-Origin-Opener-Policy header has been ignored/ });
  test.use({ baseURL: async ({ baseURL }, use) => use(`${ELSEWHERE}:${new URL(baseURL ?? '').port}`) });

  test('a camera reads the way to a table', async ({ page }) => {
    await openForFriends(new Player(page));
    await expect(page.getByRole('img', { name: /code/i })).toBeVisible();
    await expect(page.getByText('sabots serve --listen')).toHaveCount(0);
    await expectWellMade(page);
  });
});
