import { DESKTOP, expect, PHONE, test } from './fixtures';
import { HotSeat } from './household';
import { expectWellMade } from './looks';
import { begin, joinAs } from './meeting';
import { Player } from './player';
import { Sprinter } from './sprinter';

test('two people share a device, a curtain hides their hands, and they play again', async ({ page }) => {
  const hot = new HotSeat(new Player(page));
  await hot.think('Marche de nuit', 2, 2);
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(hot.lift).toBeVisible();
  await hot.isHidden();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectWellMade(page);
  }
  // The keyboard lifts it too.
  await expect(hot.lift).toBeFocused();
  while (await hot.step());
  expect(new Set(hot.holders)).toEqual(new Set(['Noé', 'Zoé']));
  const table = page.url();
  await page.getByRole('button', { name: 'Revanche' }).click();
  await page.waitForURL((url) => url.href !== table);
  await expect(hot.lift).toBeVisible();
  await hot.step();
  // After a reload nobody is believed to hold the device.
  await page.reload();
  await expect(hot.lift).toBeVisible();
  await hot.isHidden();
});

test('eight people share a device in Rush', async ({ page }) => {
  const hot = new HotSeat(new Sprinter(page));
  await hot.think('Heure de pointe', 8, 8);
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  while (new Set(hot.holders).size < 8) await hot.step();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('two people share a device, and a third comes by the link', async ({ page, newcomer }) => {
  const hot = new HotSeat(new Sprinter(page));
  const guest = new Sprinter(await newcomer());
  await hot.think('Heure de pointe', 3, 2);
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await joinAs(guest.page, await page.getByLabel('Lien à envoyer').inputValue(), 'Max');
  await guest.page.getByRole('button', { name: 'S’asseoir' }).click();
  await begin(page);
  await guest.isThere();
  const asked = page.locator('[data-moment="yours"], [data-curtain]:not([data-curtain=""])');
  const guestAsked = guest.page.locator('[data-moment="yours"]');
  let guestSteps = 0;
  while (guestSteps < 3 || new Set(hot.holders).size < 2) {
    const isAnyAsked = async (): Promise<boolean> => (await guestAsked.isVisible()) || asked.isVisible();
    await expect.poll(isAnyAsked, { intervals: [20] }).toBe(true);
    if (await guestAsked.isVisible()) {
      await guest.step();
      guestSteps += 1;
    } else if (await asked.isVisible()) await hot.step();
  }
});

test('somebody sits down beside in the waiting room', async ({ page }) => {
  const me = new Player(page);
  await me.thinkOfTable('Marche de nuit', 3);
  await page.getByLabel('Votre nom').fill('Noé');
  for (const seat of ['B', 'C']) await page.getByLabel(`place ${seat}`).selectOption('person');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByText('Quelqu’un d’autre sur cet appareil').click();
  await page.getByLabel('Son nom').fill('Zoé');
  await expectWellMade(page);
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(page.getByText('Il manque une personne')).toBeVisible();
  await page.getByRole('button', { name: 'Commencer' }).click();
  const hot = new HotSeat(me);
  while (new Set(hot.holders).size < 2) await hot.step();
  expect(new Set(hot.holders)).toEqual(new Set(['Noé', 'Zoé']));
});
