import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectWellMade } from './looks';
import { begin } from './meeting';
import { Player } from './player';

const TELEVISION = { width: 1920, height: 1080 };

test('a large screen shows the table to the room, and phones show hands', async ({ page, newcomer }) => {
  const [one, two] = [new Player(page), new Player(await newcomer())];
  await one.thinkOfTable('Voie romaine', 2);
  await page.getByLabel('Votre nom').fill('Noé');
  await page.getByLabel('place B').selectOption('person');
  await page.getByText('Options de la table').click();
  await page.getByLabel('Temps pour un coup-fourré').selectOption('0');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Grand écran/ }).click();
  // In the same browser, so with its cookies; and still it shows no hand.
  const screen = await opened;
  await screen.setViewportSize(TELEVISION);
  await expect(screen.getByRole('img', { name: 'Code à lire pour rejoindre la table' })).toBeVisible();
  await expectWellMade(screen);
  const code = (await screen.locator('strong').first().textContent()) ?? '';
  expect(code).toMatch(/^[0-9A-Z]{5} [0-9A-Z]{5}$/);

  // Somebody reads it aloud, and somebody else types what they hear.
  await two.page.goto('/');
  await two.page.getByLabel('Lien ou code de table').fill(heard(code));
  await two.page.getByRole('button', { name: 'Rejoindre', exact: true }).click();
  await two.page.getByLabel('Votre nom').fill('Zoé');
  await two.page.getByRole('button', { name: 'S’asseoir' }).click();
  await begin(page);
  for (const me of [one, two]) await expect(me.cards.first()).toBeVisible();
  const board = screen.locator('[data-version]');
  await expect(board).toBeVisible();
  await expect(screen.getByRole('list', { name: 'Votre main' })).toHaveCount(0);
  // Nothing there can be pressed or walked to.
  await expect(screen.locator(':is(button, a, input):not([inert] *)')).toHaveCount(0);
  await one.movesOn(async () => ((await one.moment()).moment === 'yours' ? one.step() : two.step()));
  await expect
    .poll(async () => board.getAttribute('data-version'))
    .toBe(await page.locator('[data-version]').getAttribute('data-version'));
  for (const size of [TELEVISION, DESKTOP]) {
    await screen.setViewportSize(size);
    expect(await screen.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await screen.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  }
});

/** A code as it is taken down by ear: small, in other groups, with letters that look like figures. */
const heard = (code: string): string =>
  code
    .toLowerCase()
    .replaceAll(' ', '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'l')
    .replace(/^(.{3})(.{3})(.{4})$/, '$1-$2 $3');

test('a browser finds all its games, those first that wait for it', async ({ page }) => {
  const me = new Player(page);
  const tables: string[] = [];
  for (const game of ['Marche de nuit', 'Nationale 7']) {
    await me.openTable(game, 2);
    await me.look();
    tables.push(page.url());
  }
  await page.goto('/');
  // The one that waits most is offered first and large, and no other time.
  const games = page
    .getByRole('link')
    .filter({ hasText: /Marche de nuit|Nationale 7/ })
    .filter({ hasNotText: 'min' });
  const others = page.getByRole('region', { name: 'Mes parties' }).getByRole('listitem');
  await expect(games).toHaveCount(2);
  await expect(others).toHaveCount(1);
  await expect(games.getByText('C’est à vous')).toHaveCount(2);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectWellMade(page);
  }
  await expect(page).toHaveTitle(/^À vous \(2\)/);
  await games.filter({ hasText: 'Marche de nuit' }).click();
  await expect(page).toHaveURL(tables[0] ?? '');
  await expect(page).toHaveTitle(/^À vous \(1\)/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Retirer Nationale 7 de la liste' }).click();
  await expect(games).toHaveCount(1);
  await page.reload();
  await expect(games).toHaveCount(1);
  // Whoever goes there again has it again.
  await page.goto(tables[1] ?? '');
  await me.isThere();
  await page.goto('/');
  await expect(games).toHaveCount(2);
});
