import type { Locator } from '@playwright/test';
import { Company } from './company';
import { cramped } from './cramped';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { Leveller } from './leveller';
import { expectWellMade } from './looks';
import { onScreens } from './measure';
import { begin, joinAs } from './meeting';
import { retell } from './messages';
import { Player } from './player';
import { SCREENS } from './sizes';
import { Sprinter } from './sprinter';

/** No clock: the table waits until everybody has answered. */
const AT_LEISURE = '0';

/** Where a sheet has least room. */
const LOW = [SCREENS['phone, small'], SCREENS['phone, lying'], SCREENS['twice as large']];

test('two people play Rush, and an attack is answered in its sheet', async ({ page, newcomer }) => {
  const people = [new Sprinter(page), new Sprinter(await newcomer())];
  // A clock to look at, though the table has none: looking takes as long as it takes.
  for (const me of people) await retell(me.page, (news) => (news.clock = { left: 60_000, length: 60_000 }));
  const company = await Company.gather(people, 'Heure de pointe', {
    'Temps pour répondre à une attaque': AT_LEISURE,
    'Temps pour un Demi-tour': AT_LEISURE,
  });
  const sheet = (me: Sprinter): Locator => me.page.getByRole('group', { name: 'Votre réponse ?' });
  const asked = await company.playUntil((me) => sheet(me).isVisible());
  await expect(sheet(asked)).toBeFocused();
  await expect(asked.page.getByRole('timer')).toBeVisible();
  for (const size of [DESKTOP, PHONE]) {
    await asked.page.setViewportSize(size);
    await expectWellMade(asked.page);
  }
  await onScreens(asked.page, LOW, async () => {
    await expect(sheet(asked).getByRole('heading')).toBeInViewport({ ratio: 1 });
    expect(await asked.page.evaluate(cramped)).toEqual([]);
  });
  await asked.page.keyboard.press('.');
  await expect(sheet(asked)).toBeHidden();
});

test('whoever is next chooses a pile while a U-turn is still possible', async ({ page, newcomer }) => {
  const people = [new Sprinter(page), new Sprinter(await newcomer()), new Sprinter(await newcomer())];
  const company = await Company.gather(people, 'Heure de pointe', {
    'Temps pour répondre à une attaque': AT_LEISURE,
    'Temps pour un Demi-tour': AT_LEISURE,
  });
  const next = await company.playUntil((me) => me.page.getByText('c’est ensuite à vous').isVisible());
  await next.decline.click();
  await next.draws.click();
  await expect(next.draws).toHaveAttribute('aria-pressed', 'true');
  await expectWellMade(next.page);
  for (const me of people) if (await me.decline.isVisible()) await me.decline.click();
  await expect(next.draws).toBeHidden();
  await expect(next.lit.or(next.unlit).first()).toBeVisible();
});

test('two people race for a Hold Up, and one of them wins a distance', async ({ page, newcomer }) => {
  const people = [new Leveller(page), new Leveller(await newcomer())];
  const company = await Company.gather(people, 'Plein pot !', {
    'Temps pour répondre à une attaque': AT_LEISURE,
    'Temps pour répondre à une borne': AT_LEISURE,
  });
  // A call in an open window would be heard only after it.
  const isAsked = async (): Promise<boolean> =>
    (await Promise.all(people.map(({ decline }) => decline.isVisible()))).includes(true);
  await company.playUntil(async (me) => {
    const [own, rival] = await me.totals();
    return own === rival && own > 0 && !(await isAsked());
  });
  const drawers = people.map((me) => me.drawer);
  const isWon = async (): Promise<void> => {
    await Promise.any(drawers.map((drawer) => drawer.waitFor()));
  };
  await Promise.all(people.map((me) => me.holdUp(isWon)));
  const [winner, loser] = (await people[0]?.drawer.isVisible()) === true ? people : people.toReversed();
  if (winner === undefined || loser === undefined) throw new Error('two people play');
  await expect(winner.drawer).toBeVisible();
  await expect(loser.drawer).toBeHidden();
  const before = await winner.totals();
  await expectWellMade(winner.page);
  await winner.step();
  await expect.poll(() => winner.totals()).not.toEqual(before);
  const [won, lost] = await winner.totals();
  expect(won).toBeGreaterThan(lost);
  await expect.poll(() => loser.totals()).toEqual([lost, won]);
});

test('both people play again when both have said so', async ({ page, newcomer }) => {
  const [one, two] = [new Player(page), new Player(await newcomer())];
  await one.thinkOfTable('Marche de nuit', 2);
  await page.getByLabel('Votre nom').fill('Noé');
  await page.getByLabel('place B').selectOption('person');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await joinAs(two.page, await page.getByLabel('Lien à envoyer').inputValue(), 'Zoé');
  await two.page.getByRole('button', { name: 'S’asseoir' }).click();
  await begin(page);
  await Promise.all([one.finish(), two.finish()]);
  const table = page.url();
  await page.getByRole('button', { name: 'Revanche' }).click();
  await expect(page.getByText('on attend Zoé')).toBeVisible();
  // Nobody is told to wait for themselves.
  await expect(two.page.getByText('on attend Zoé')).toHaveCount(0);
  await expectWellMade(page);
  await two.page.getByRole('button', { name: 'Revanche' }).click();
  for (const me of [one, two]) {
    await me.page.waitForURL((url) => url.href !== table);
    await expect(me.cards.first()).toBeVisible();
  }
  expect(two.page.url()).toBe(page.url());
  // Back at the finished table nobody is sent on again.
  await two.page.goBack();
  await expect(two.page.getByRole('button', { name: 'Rejoindre la revanche' })).toBeVisible();
});

test('whoever looks at the score keeps it, and a robot keeps their seat', async ({ page, newcomer }) => {
  const [one, two, three] = [new Player(page), new Player(await newcomer()), new Player(await newcomer())];
  await Company.gather([one, two, three], 'Marche de nuit', {});
  await expect(two.cards.first()).toBeVisible();
  const table = page.url();
  await two.page.getByRole('button', { name: 'Menu' }).click();
  await two.page.getByRole('button', { name: 'Quitter la table' }).click();
  await two.page.getByRole('button', { name: 'un robot joue pour moi' }).click();
  await expect(two.page).not.toHaveURL(table);
  await Promise.all([one.finish(), three.finish()]);
  await two.page.goto(table);
  await expect(two.page.getByRole('button', { name: 'Revanche' })).toBeVisible();
  await page.getByRole('button', { name: 'Revanche' }).click();
  await expect(page.getByText('on attend Max')).toBeVisible();
  await expectWellMade(page);
  await three.page.getByRole('button', { name: 'Revanche' }).click();
  for (const me of [one, three]) await me.page.waitForURL((url) => url.href !== table);
  await expect(page.getByText('un robot joue').first()).toBeVisible();
  const join = two.page.getByRole('button', { name: 'Rejoindre la revanche' });
  await expect(join).toBeVisible();
  await expect(two.page.getByText('Votre place est gardée')).toBeVisible();
  expect(two.page.url()).toBe(table);
  for (const size of [DESKTOP, PHONE]) {
    await two.page.setViewportSize(size);
    await expectWellMade(two.page);
  }
  await join.click();
  await expect(two.cards.first()).toBeVisible();
  expect(two.page.url()).toBe(page.url());
  await expect(page.getByText('un robot joue')).toBeHidden();
});

test('a robot plays for whoever leaves, until they take their seat back', async ({ page, newcomer }) => {
  const [one, two] = [new Player(page), new Player(await newcomer())];
  await Company.gather([one, two], 'Marche de nuit', {});
  await expect(two.cards.first()).toBeVisible();
  const table = two.page.url();
  await two.page.getByRole('button', { name: 'Menu' }).click();
  await two.page.getByRole('button', { name: 'Quitter la table' }).click();
  await expectWellMade(two.page);
  await two.page.getByRole('button', { name: 'un robot joue pour moi' }).click();
  await expect(two.page).not.toHaveURL(table);
  await expect(page.getByText('un robot joue')).toBeVisible();
  await expectWellMade(page);
  await two.page.goto(table);
  const back = two.page.getByRole('button', { name: 'Reprendre ma place' });
  await expect(back).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await two.page.setViewportSize(size);
    await expectWellMade(two.page);
  }
  await back.click();
  await expect(back).toBeHidden();
  await expect(page.getByText('un robot joue')).toBeHidden();
  await Promise.all([one.finish(), two.finish()]);
});

test('a friend who left is no reason to stop', async ({ page, newcomer }) => {
  const [one, two] = [new Player(page), new Player(await newcomer())];
  await Company.gather([one, two], 'Voie romaine', { 'Temps pour un coup-fourré': AT_LEISURE });
  await two.page.getByRole('button', { name: 'Menu' }).click();
  await two.page.getByRole('button', { name: 'Quitter la table' }).click();
  await two.page.getByRole('button', { name: 'un robot joue pour moi' }).click();
  await expect(page.getByText('un robot joue')).toBeVisible();
  await one.finish();
});

test('a host arranges the table, and robots take what stays free', async ({ page, newcomer }) => {
  const [one, two] = [new Player(page), new Player(await newcomer())];
  await one.thinkOfTable('Heure de pointe', 4);
  await page.getByLabel('Votre nom').fill('Noé');
  for (const seat of ['B', 'C', 'D']) await page.getByLabel(`place ${seat}`).selectOption('person');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await joinAs(two.page, await page.getByLabel('Lien à envoyer').inputValue(), 'Noé');
  await expect(two.page.getByText('Noé vous invite à jouer.')).toBeVisible();
  await expectWellMade(two.page);
  await two.page.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(two.page.getByText('Noé lance la partie.')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Qui s’assoit où' }).getByRole('listitem');
  await expect(rows.nth(1)).toContainText('Noé 2');
  await rows
    .nth(1)
    .getByLabel(/^Changer de place/)
    .selectOption('A');
  await expect(rows.nth(0)).toContainText('Noé 2');
  await rows.nth(2).getByRole('combobox').first().selectOption('steady');
  await expect(rows.nth(2)).toContainText('Cadichon');
  await page.getByText('Changer la table').click();
  await page.getByLabel('Par équipes de deux').selectOption('on');
  await expect(two.page.getByText('avec Cadichon')).toBeVisible();
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectWellMade(page);
  }
  await page.getByRole('button', { name: 'Commencer' }).click();
  for (const me of [one, two]) await expect(me.cards.first()).toBeVisible();
});

test('a guest takes another seat, gets up, and sits down again', async ({ page, newcomer }) => {
  const [one, two] = [new Player(page), new Player(await newcomer())];
  await one.thinkOfTable('Marche de nuit', 3);
  await page.getByLabel('Votre nom').fill('Noé');
  for (const seat of ['B', 'C']) await page.getByLabel(`place ${seat}`).selectOption('person');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await joinAs(two.page, await page.getByLabel('Lien à envoyer').inputValue(), 'Zoé');
  await two.page.getByRole('button', { name: 'Règles' }).click();
  await expect(two.page.getByRole('dialog', { name: /Règles/ })).toBeVisible();
  await two.page.keyboard.press('Escape');
  await two.page.getByRole('button', { name: 'S’asseoir', exact: true }).click();
  await two.page.getByRole('button', { name: 'M’asseoir à la place C' }).click();
  const rows = page.getByRole('list', { name: 'Qui s’assoit où' }).getByRole('listitem');
  await expect(rows.nth(2)).toContainText('Zoé');
  await expect(rows.nth(1)).toContainText('place libre');
  for (const size of [DESKTOP, PHONE]) {
    await two.page.setViewportSize(size);
    await expectWellMade(two.page);
  }
  await two.page.getByRole('button', { name: 'Se lever' }).click();
  await expect(rows.nth(2)).toContainText('place libre');
  await two.page.getByRole('button', { name: 'S’asseoir', exact: true }).click();
  await expect(rows.nth(1)).toContainText('Zoé');
  // The others may see her before her own browser has the answer that brings her seat.
  await expect(two.page.getByRole('button', { name: 'Se lever' })).toBeVisible();
  await two.page.goto('/');
  await expect(two.page.getByRole('link', { name: /Retourner à la table qui attend/ })).toBeVisible();
  await expect(rows.nth(1)).toContainText('absent');
  await page.getByRole('button', { name: 'Fermer la table' }).click();
  await page.getByRole('button', { name: 'Oui, fermer la table' }).click();
  await expect(page.getByText('Vous avez fermé la table.')).toBeVisible();
});

test('a seat is found again by its own link, on a device that never saw it', async ({ page, newcomer }) => {
  const one = new Player(page);
  await one.openTable('Marche de nuit', 2);
  await expect(one.cards.first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Montrer le lien' }).click();
  // A camera would read an address that leads nowhere on another device.
  await expect(page.getByText('sabots serve --listen').last()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code à lire' })).toBeHidden();
  await expectWellMade(page);
  const link = await page.getByLabel('Lien de votre place').inputValue();
  const elsewhere = new Player(await newcomer());
  await elsewhere.page.goto(link);
  await expect(elsewhere.cards.first()).toBeVisible();
  expect(elsewhere.page.url()).toBe(page.url());
  // Nobody is told that somebody else has their seat because a cookie is gone.
  await elsewhere.page.context().clearCookies();
  await elsewhere.page.reload();
  await expect(elsewhere.page.getByText('qui est toujours à vous')).toBeVisible();
  await expectWellMade(elsewhere.page);
  await elsewhere.page.goto(link);
  await expect(elsewhere.cards.first()).toBeVisible();
  await elsewhere.finish();
});
