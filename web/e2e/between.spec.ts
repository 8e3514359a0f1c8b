import { Company } from './company';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectWellMade } from './looks';
import { joinAs } from './meeting';
import { Player } from './player';

test('a newcomer takes the seat that nobody came back to', async ({ page, newcomer }) => {
  const [one, two] = [new Player(page), new Player(await newcomer())];
  await Company.gather([one, two], 'Marche de nuit', {});
  await expect(two.cards.first()).toBeVisible();
  const table = page.url();
  await two.page.getByRole('button', { name: 'Menu' }).click();
  await two.page.getByRole('button', { name: 'Quitter la table' }).click();
  await two.page.getByRole('button', { name: 'un robot joue pour moi' }).click();
  await expect(page.getByText('un robot joue')).toBeVisible();
  // The table itself says that the seat can be freed.
  await page.getByRole('button', { name: 'Libérer la place de Zoé' }).click();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectWellMade(page);
  }
  await page.getByRole('button', { name: 'Libérer la place', exact: true }).click();
  // Nobody loses a seat by one press.
  await page.getByRole('button', { name: 'Oui, la libérer' }).click();
  await expect(page.getByText('place libre, tenue par un robot')).toBeVisible();
  await expect(page.getByLabel('Lien pour prendre la place libre')).toBeVisible();
  await page.keyboard.press('Escape');
  const three = new Player(await newcomer());
  await three.page.goto(table);
  await expect(three.page.getByText('Un robot tient la place de Zoé')).toBeVisible();
  for (const size of [DESKTOP, PHONE]) {
    await three.page.setViewportSize(size);
    await expectWellMade(three.page);
  }
  await three.page.getByLabel('Votre nom').fill('Max');
  await three.page.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(three.cards.first()).toBeVisible();
  await expect(page.getByText('Max').first()).toBeVisible();
  // Whoever lost the seat is told so, and looks on.
  await two.page.goto(table);
  await expect(two.page.getByText('Vous n’avez plus votre place')).toBeVisible();
  await Promise.all([one.finish(), three.finish()]);
});

test('people say a word to each other, in the language of each, or hear none', async ({ page, newcomer }) => {
  const [one, two] = [new Player(page), new Player(await newcomer())];
  await Company.gather([one, two], 'Marche de nuit', {});
  await expect(two.cards.first()).toBeVisible();
  await page.getByRole('button', { name: 'Dire un mot' }).click();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectWellMade(page);
  }
  await page.getByRole('button', { name: 'Bien joué !' }).click();
  await expect(two.page.getByText('Noé dit : Bien joué !')).toBeAttached();
  await expectWellMade(two.page);
  await two.page.getByRole('button', { name: 'Menu' }).click();
  await two.page.getByRole('radio', { name: 'masqués' }).check({ force: true });
  await two.page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dire un mot' }).click();
  await page.getByRole('button', { name: 'Aïe !' }).click();
  await expect(page.getByText('Noé dit : Aïe !')).toBeAttached();
  await expect(two.page.getByText('Noé dit : Aïe !')).not.toBeAttached();
});

test('a host who closes a table where friends sit is asked once more', async ({ page, newcomer }) => {
  const [one, guest] = [new Player(page), await newcomer()];
  await one.thinkOfTable('Marche de nuit', 3);
  await page.getByLabel('Votre nom').fill('Noé');
  for (const seat of ['B', 'C']) await page.getByLabel(`place ${seat}`).selectOption('person');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await joinAs(guest, await page.getByLabel('Lien à envoyer').inputValue(), 'Zoé');
  await guest.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(page.getByText('Zoé').first()).toBeVisible();
  await page.getByRole('button', { name: 'Fermer la table' }).click();
  await expect(page.getByText('Une personne est assise ici.')).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Non, la garder' }).click();
  await page.getByRole('button', { name: 'Fermer la table' }).click();
  await page.getByRole('button', { name: 'Oui, fermer la table' }).click();
  await expect(guest.getByText('La table a été fermée')).toBeVisible();
});

test('two people have a day for a move, and nobody waits in front of the screen', async ({
  page,
  newcomer,
}) => {
  const people = [new Player(page), new Player(await newcomer())] as const;
  const [, two] = people;
  const company = await Company.gather(people, 'Voie romaine', {}, 'un jour par coup');
  await company.playUntil(async (me) => (await me.moment()).version > 6);
  for (const me of people) await expect(me.page.getByRole('banner').getByText('1 j')).toBeVisible();
  const table = page.url();
  // Whoever goes is not missed, and finds the game again among their own.
  await two.page.goto('/');
  await expect(two.page.getByRole('link', { name: /Voie romaine/ }).first()).toBeVisible();
  await expect(page.getByText('un robot joue')).toBeHidden();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectWellMade(page);
  }
  await two.page.goto(table);
  await expect(two.cards.first()).toBeVisible();
  await company.playUntil(async (me) => (await me.moment()).version > 14);
});

test('the next round waits for everybody, with a countdown', async ({ page, newcomer }) => {
  const people = [new Player(page), new Player(await newcomer())] as const;
  const [one, two] = people;
  await Company.gather(people, 'Voie romaine', {
    'Durée du match': 'points',
    'Temps pour un coup-fourré': '0',
  });
  await Promise.all([one.finish(), two.finish()]);
  await page.getByRole('button', { name: 'Manche suivante' }).click();
  await expect(one.page.getByText('on attend Zoé')).toBeVisible();
  for (const me of people) {
    await expect(me.page.getByText('La manche commence dans')).toBeVisible();
    await expectWellMade(me.page);
  }
  // Nobody is told to wait for themselves.
  await expect(two.page.getByText('on attend Zoé')).toBeHidden();
  await expect(two.score).toBeVisible();
  await two.page.getByRole('button', { name: 'Manche suivante' }).click();
  for (const me of people) {
    await expect(me.score).toBeHidden();
    await expect(me.cards.first()).toBeVisible();
  }
});
