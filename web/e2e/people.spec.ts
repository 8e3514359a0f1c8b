import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectWellMade } from './looks';
import { firstAttack, joinAs, openForTwo } from './meeting';
import { Player } from './player';

test('two people meet by a link, play, answer attacks and come back after a reload', async ({ page, newcomer }) => {
  const other = await newcomer();
  const link = await openForTwo(page);
  await expectWellMade(page);
  await joinAs(other, link, 'Zoé');
  await expectWellMade(other);
  await other.getByRole('button', { name: 'S’asseoir' }).click();
  const [noe, zoe] = [new Player(page), new Player(other)];
  for (const player of [noe, zoe]) await expect(player.cards.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zoé' })).toBeAttached();
  await expect(other.getByRole('heading', { name: 'Noé' })).toBeAttached();

  const asked = await firstAttack(noe, zoe);
  await expect(asked.page.getByRole('group', { name: 'Votre réponse ?' })).toBeFocused();
  await expect(asked.page.getByRole('timer')).toBeVisible();
  for (const size of [DESKTOP, PHONE]) {
    await asked.page.setViewportSize(size);
    await expectWellMade(asked.page);
  }
  await asked.page.reload();
  await asked.answer();
  await Promise.any([noe, zoe].map(({ onTurn }) => onTurn.waitFor()));
});

test('somebody who only watches sees the table and no hand', async ({ page, newcomer }) => {
  const link = await openForTwo(page);
  const other = await newcomer();
  await other.goto(link);
  await other.getByRole('button', { name: 'Regarder seulement' }).click();
  await expect(other.getByText('Il manque une personne')).toBeVisible();
  const third = await newcomer();
  await joinAs(third, link, 'Zoé');
  await third.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(other.getByText('Vous regardez cette table.')).toBeVisible();
  await expect(new Player(other).hand).toHaveCount(0);
  await expectWellMade(other);
});

test.describe('a table that is not there', () => {
  test.use({ weather: /404/ });

  test('says so', async ({ page }) => {
    await page.goto('/table/0000000000');
    await expect(page.getByText('Cette table n’existe pas')).toBeVisible();
    await expectWellMade(page);
    await page.getByRole('button', { name: 'Accueil' }).click();
    await expect(page.getByRole('button', { name: /Jouer maintenant/ })).toBeVisible();
  });
});

test('a lost connection is told and found again', async ({ page }) => {
  const me = new Player(page);
  // The test stands between the page and the server, and hangs up once.
  let hangUp: (() => Promise<void>) | undefined;
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer();
    hangUp = () => socket.close({ code: 4000 });
  });
  await me.openTable('Voie romaine', 2);
  await hangUp?.();
  await expect(page.getByText('Connexion perdue')).toBeVisible();
  await expect(page.getByText('Connexion perdue')).toBeHidden();
  await me.step();
});
