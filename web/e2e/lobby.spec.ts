import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectWellMade } from './looks';
import { begin } from './meeting';
import { Player } from './player';

test('a table for everybody is found, joined with one press, and watched', async ({ page, newcomer }) => {
  const [one, two, three] = [new Player(page), new Player(await newcomer()), new Player(await newcomer())];
  // A name that no other table of this server has.
  const host = 'Hôte du hall';
  await one.thinkOfTable('Marche de nuit', 2);
  await page.getByLabel('Votre nom').fill(host);
  await page.getByLabel('place B').selectOption('person');
  await page.getByText('tout le monde', { exact: true }).click();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(page.getByText('Il manque une personne')).toBeVisible();

  // Whoever has a name already sits down at once.
  await two.page.goto('/');
  await two.page.evaluate(() => localStorage.setItem('sabots-name', 'Zoé'));
  await two.page.reload();
  const join = two.page.getByRole('button', { name: `Rejoindre Marche de nuit, chez ${host}` });
  await expect(join).toBeVisible();
  for (const size of [DESKTOP, PHONE]) {
    await two.page.setViewportSize(size);
    await expectWellMade(two.page);
  }
  await join.click();
  await expect(two.page.getByText(`${host} lance la partie.`)).toBeVisible();
  await begin(page);
  for (const me of [one, two]) await expect(me.cards.first()).toBeVisible();

  await three.page.goto('/');
  await three.page.getByRole('button', { name: `Regarder Marche de nuit, chez ${host}` }).click();
  await expect(three.page.getByText('Vous regardez cette table.')).toBeVisible();
  await expect(three.cards).toHaveCount(0);
  await expect(page.getByText('un spectateur')).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await three.page.setViewportSize(size);
    await expectWellMade(three.page);
  }
});

test('a host hides a table that was listed', async ({ page, newcomer }) => {
  const guest = await newcomer();
  const host = 'Hôte discret';
  await new Player(page).thinkOfTable('Marche de nuit', 2);
  await page.getByLabel('Votre nom').fill(host);
  await page.getByLabel('place B').selectOption('person');
  await page.getByText('tout le monde', { exact: true }).click();
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(page.getByLabel('tout le monde')).toBeChecked();
  await guest.goto('/');
  const offer = guest.getByText(`chez ${host}`);
  await expect(offer).toBeVisible();
  await page.getByText('ceux qui ont le lien', { exact: true }).click();
  await expect(page.getByText('La table n’apparaît nulle part.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Tables ouvertes' })).toBeVisible();
  await expect(offer).toBeHidden();
});
