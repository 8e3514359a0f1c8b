import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { Player } from './player';

/** Somebody else, with a browser of their own. */
async function newcomer(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  return context.newPage();
}

/** A table for two people; whoever opens it waits. */
async function openForTwo(page: Page): Promise<string> {
  await page.goto('/#/new/asterix');
  await page.getByLabel('Votre nom').fill('Noé');
  await page.getByRole('group', { name: 'Nombre de joueurs' }).getByText('2', { exact: true }).click();
  await page.getByLabel('place B').selectOption('person');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(page.getByText('Il manque une personne')).toBeVisible();
  return page.getByLabel('Lien à envoyer').inputValue();
}

async function joinAs(page: Page, link: string, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Lien ou code de table').fill(link);
  await page.getByRole('button', { name: 'Rejoindre' }).click();
  await page.getByLabel('Votre nom').fill(name);
  await page.getByRole('button', { name: 'S’asseoir' }).click();
}

test('two people meet by a link, play, answer attacks and come back after a reload', async ({ page, browser, baseURL }) => {
  const other = await newcomer(browser, baseURL);
  const link = await openForTwo(page);
  await joinAs(other, link, 'Zoé');
  const players = [new Player(page), new Player(other)];
  for (const player of players) await expect(player.cards.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zoé' })).toBeAttached();
  await expect(other.getByRole('heading', { name: 'Noé' })).toBeAttached();

  let answered = 0;
  for (let round = 0; round < 40 && answered === 0; round++) {
    for (const [i, player] of players.entries()) {
      if ((await player.mine.count()) === 0) continue;
      await player.turn();
      const asked = players[1 - i];
      if (asked !== undefined && (await asked.decline.isVisible())) {
        await expect(asked.page.locator('.reaction')).toBeFocused();
        await expect(asked.page.getByRole('timer')).toBeVisible();
        await expectAccessible(asked.page);
        if (await asked.decline.isVisible()) await asked.answer();
        answered += 1;
      }
    }
    await page.waitForTimeout(200);
  }
  expect(answered).toBe(1);

  await other.reload();
  await expect(new Player(other).cards.first()).toBeVisible();
  await other.context().close();
});

test('somebody who only watches sees the table and no hand', async ({ page, browser, baseURL }) => {
  const other = await newcomer(browser, baseURL);
  const link = await openForTwo(page);
  await other.goto(link);
  await other.getByRole('button', { name: 'Regarder seulement' }).click();
  await expect(other.getByText('Il manque une personne')).toBeVisible();
  const third = await newcomer(browser, baseURL);
  await joinAs(third, link, 'Zoé');
  await expect(other.getByText('Vous regardez cette table.')).toBeVisible();
  await expect(other.getByRole('list', { name: 'Votre main' })).toHaveCount(0);
  await other.context().close();
  await third.context().close();
});

test('a table that is not there says so', async ({ page }) => {
  await page.goto('/table/0000000000');
  await expect(page.getByText('Cette table n’existe pas')).toBeVisible();
  await page.getByRole('button', { name: 'Accueil' }).click();
  await expect(page.getByRole('button', { name: /Jouer maintenant/ })).toBeVisible();
});

test('a lost connection is told and found again', async ({ page }) => {
  const me = new Player(page);
  // The test stands between the page and the server, and hangs up once.
  let hangUp: (() => Promise<void>) | undefined;
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer();
    hangUp = () => socket.close({ code: 4000 });
  });
  await me.openTable('Voie romaine');
  await hangUp?.();
  await expect(page.getByText('Connexion perdue')).toBeVisible();
  await expect(page.getByText('Connexion perdue')).toBeHidden();
  await me.step();
});
