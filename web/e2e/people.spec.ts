import type { Locator } from '@playwright/test';
import { Company } from './company';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectWellMade } from './looks';
import { joinAs } from './meeting';
import { Player } from './player';
import type { Sprinter } from './sprinter';

test('two people play Rush, and an attack is answered in its sheet', async ({ page, newcomer }) => {
  const company = await Company.gather([page, await newcomer()], 'Heure de pointe', {
    'Temps pour répondre à une attaque': '60',
    'Temps pour un Demi-tour': '2',
  });
  const sheet = (me: Sprinter): Locator => me.page.getByRole('group', { name: 'Votre réponse ?' });
  const asked = await company.playUntil((me) => sheet(me).isVisible());
  await expect(sheet(asked)).toBeFocused();
  await expect(asked.page.getByRole('timer')).toBeVisible();
  for (const size of [DESKTOP, PHONE]) {
    await asked.page.setViewportSize(size);
    await expectWellMade(asked.page);
  }
  await asked.page.keyboard.press('.');
  await expect(sheet(asked)).toBeHidden();
});

test('whoever is next chooses a pile while a U-turn is still possible', async ({ page, newcomer }) => {
  const company = await Company.gather([page, await newcomer(), await newcomer()], 'Heure de pointe', {
    'Temps pour répondre à une attaque': '2',
    'Temps pour un Demi-tour': '10',
  });
  const next = await company.playUntil((me) => me.page.getByText('c’est ensuite à vous').isVisible());
  await next.decline.click();
  await next.draws.click();
  await expect(next.draws).toHaveAttribute('aria-pressed', 'true');
  await expectWellMade(next.page);
  await expect(next.open.or(next.unlit).first()).toBeVisible();
  await expect(next.draws).toBeHidden();
});

test('two people race for a Hold Up, and one of them wins a distance', async ({ page, newcomer }) => {
  const company = await Company.gather([page, await newcomer()], 'Plein pot !', {
    'Temps pour répondre à une attaque': '2',
    'Temps pour répondre à une borne': '2',
  });
  const isTied = async (me: Sprinter): Promise<boolean> => {
    const [own, rival] = await me.totals();
    return own === rival && own > 0;
  };
  const winner = await company
    .playUntil(isTied, (me) => me.attemptTie())
    .then(async () => {
      await Promise.all(company.people.map((me) => me.holdUp()));
      return Promise.any(company.people.map((me) => me.drawer.waitFor().then(() => me)));
    });
  const [loser] = company.people.filter((me) => me !== winner) as [Sprinter];
  await expect(loser.drawer).toBeHidden();
  const before = await winner.totals();
  await expectWellMade(winner.page);
  await winner.attempt();
  await expect.poll(() => winner.totals()).not.toEqual(before);
  const [won, lost] = await winner.totals();
  expect(won).toBeGreaterThan(lost);
  await expect.poll(() => loser.totals()).toEqual([lost, won]);
});

test('both people have their seats again in a rematch', async ({ page, newcomer }) => {
  const [one, two] = [new Player(page), new Player(await newcomer())];
  await one.thinkOfTable('Marche de nuit', 2);
  await page.getByLabel('Votre nom').fill('Noé');
  await page.getByLabel('place B').selectOption('person');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await joinAs(two.page, await page.getByLabel('Lien à envoyer').inputValue(), 'Zoé');
  await two.page.getByRole('button', { name: 'S’asseoir' }).click();
  await Promise.all([one.finish(), two.finish()]);
  await page.getByRole('button', { name: 'Revanche' }).click();
  await expect(one.cards.first()).toBeVisible();
  await two.page.getByRole('button', { name: 'Rejoindre la revanche' }).click();
  await expect(two.cards.first()).toBeVisible();
  expect(two.page.url()).toBe(page.url());
});
