import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectWellMade } from './looks';
import { Reader } from './reader';

/** Every game, as usual or shorter where it can be, and as printed where that is another game. */
const TABLES = [
  { game: 'classic', form: 'round', viewport: DESKTOP },
  { game: 'desert', form: 'round', viewport: PHONE },
  { game: 'asterix', form: 'round', viewport: DESKTOP },
  { game: 'rush', form: 'short', viewport: PHONE },
  { game: 'rush', form: 'printed', viewport: DESKTOP },
  { game: 'fun-speed', form: 'short', viewport: DESKTOP },
  { game: 'fun-speed', form: 'printed', viewport: PHONE },
  { game: 'tresors', form: 'base', viewport: PHONE },
  { game: 'tresors', form: 'chance', viewport: DESKTOP },
] as const;

test('every game has a table here', async ({ request }) => {
  const games = (await (await request.get('/api/games')).json()) as { name: string }[];
  expect([...new Set(TABLES.map(({ game }) => game))].toSorted()).toEqual(
    games.map(({ name }) => name).toSorted(),
  );
});

for (const { game, form, viewport } of TABLES) {
  test(`${game}, ${form}: a whole game is played by reading alone`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const me = new Reader(page);
    await me.open(game, form);
    const begun = await me.play(3);
    await expectWellMade(page);
    const rest = await me.play();
    expect([...begun.faults, ...rest.faults]).toEqual([]);
    await expect(page.getByRole('heading', { name: /Feuille de route|Le butin/ }).first()).toBeVisible();
    expect(rest.pressed).toBeGreaterThan(0);
    expect(rest.typed).toBeGreaterThan(0);
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
