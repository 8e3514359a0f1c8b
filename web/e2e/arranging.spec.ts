import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectWellMade } from './looks';
import { joinAs } from './meeting';
import { Player } from './player';
import { SCREENS } from './sizes';

test('a host puts people where they like, changes the pace, and whoever loses a seat is told', async ({
  page,
  newcomer,
}) => {
  await page.setViewportSize(SCREENS.laptop);
  await new Player(page).thinkOfTable('Heure de pointe', 4);
  await page.getByLabel('Votre nom').fill('Noé');
  await page.getByText('Mes amis et moi', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ouvrir la table' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(page.getByRole('button', { name: /^Commencer/ })).toBeInViewport({ ratio: 1 });
  const link = await page.getByLabel('Lien à envoyer').inputValue();
  const { port } = new URL(link);
  await expect(page.getByText(`sabots serve --listen 0.0.0.0:${port}`)).toBeVisible();

  const friend = await newcomer();
  await friend.setViewportSize(PHONE);
  await joinAs(friend, link, 'Zoé');
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  const rows = page.getByRole('listitem');
  await expect(rows.nth(1)).toContainText('Zoé');
  await page.getByLabel('Changer de place : Zoé').selectOption('D');
  await expect(rows.nth(3)).toContainText('Zoé');
  await page.getByLabel('Changer de place : Noé').selectOption('C');
  await expect(rows.nth(2)).toContainText('Noé');
  await expect(rows.nth(2)).toContainText('vous');

  await page.getByText('Changer la table').click();
  await page.getByText('après 15 minutes', { exact: true }).click();
  await expect(friend.getByText('après 15 minutes')).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectWellMade(page);
  }

  await rows.nth(3).getByRole('combobox').first().selectOption('steady');
  await expect(friend.getByRole('alert')).toContainText('Vous pouvez vous rasseoir');
  await expectWellMade(friend);
  await friend.reload();
  await expect(friend.getByRole('alert')).toContainText('Vous n’avez plus votre place');
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(rows.nth(0)).toContainText('Zoé');
  await expect(friend.getByRole('alert')).toHaveCount(0);
});
