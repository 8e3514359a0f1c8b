import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectRoomy, expectRoomyAtAnySize, expectWellMade } from './looks';
import { joinAs } from './meeting';
import { Sprinter } from './sprinter';

const RELOAD_AFTER = 6;

const WHOLE_GAMES = [
  { game: 'Heure de pointe', seats: 4, viewport: DESKTOP, options: {} },
  { game: 'Heure de pointe', seats: 8, viewport: PHONE, options: {} },
  { game: 'Heure de pointe', seats: 3, viewport: PHONE, options: { 'L’attention compte': 'on' } },
  { game: 'Plein pot !', seats: 2, viewport: PHONE, options: {} },
  { game: 'Plein pot !', seats: 4, viewport: DESKTOP, options: {} },
] as const;

for (const { game, seats, viewport, options } of WHOLE_GAMES) {
  const how = Object.keys(options).length > 0 ? 'strictly' : 'with help';
  test.describe(`${game} with ${seats} at ${viewport.width}x${viewport.height}, ${how}`, () => {
    test.use({ viewport });

    test('a whole game against bots, with a reload in the middle, and a rematch', async ({ page }) => {
      const me = new Sprinter(page);
      await me.openSprint(game, seats, options);
      for (let step = 0; step < RELOAD_AFTER; step++) await me.step();
      const table = page.url();
      await page.reload();
      expect(page.url()).toBe(table);
      await expect(me.cards.first()).toBeVisible();
      await me.finish();
      await expect(me.score).toBeVisible();
      await expectWellMade(page);
      await page.getByRole('button', { name: 'Revoir la table' }).click();
      await expectRoomy(page);
      await page.getByRole('button', { name: 'Feuille de route' }).click();
      await page.getByRole('button', { name: 'Revanche' }).click();
      await expect(me.cards.first()).toBeVisible();
      expect(page.url()).not.toBe(table);
    });
  });
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    for (const { game, seats, options } of [
      { game: 'Heure de pointe', seats: 8, options: {} },
      { game: 'Heure de pointe', seats: 8, options: { 'Par équipes de deux': 'on' } },
      { game: 'Plein pot !', seats: 4, options: { 'Tout à la voix': 'on' } },
    ] as const) {
      test(`the table of ${game} with ${seats} ${JSON.stringify(options)} and everything laid over it`, async ({ page }) => {
        const me = new Sprinter(page);
        await me.openSprint(game, seats, options);
        await me.awaitDraw();
        await expectWellMade(page);
        await me.draws.click();
        await expect(me.open.or(me.unlit).first()).toBeVisible();
        await expectWellMade(page);
        for (const card of await me.cards.all()) {
          await card.click();
          if (await me.target.first().isVisible()) await me.target.first().click();
          if (await me.drawer.isVisible()) {
            await expectWellMade(page);
            break;
          }
        }
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectWellMade(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^Voir : / }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectWellMade(page);
      });
    }

    test('every number of seats has a table', async ({ page }) => {
      const me = new Sprinter(page);
      for (const [game, seatings] of [['Heure de pointe', [2, 3, 5, 6, 7]], ['Plein pot !', [3]]] as const) {
        for (const seats of seatings) {
          await me.openSprint(game, seats);
          await expectRoomyAtAnySize(page);
        }
      }
    });
  });
}

test('turns of Rush are played with the keyboard alone', async ({ page }) => {
  const me = new Sprinter(page);
  await me.openSprint('Heure de pointe', 2);
  for (let turns = 0; turns < 3; turns++) {
    await me.awaitDraw();
    await page.keyboard.press('s');
    await expect(me.draws).toBeHidden();
    await page.keyboard.press('1');
    await expect(me.discard).toBeVisible();
    await page.keyboard.press('x');
    await expect(me.chosen).toHaveCount(0);
  }
});

test('a single tap does not call Hold Up; a long press does', async ({ page }) => {
  const me = new Sprinter(page);
  await me.openSprint('Plein pot !', 2, { 'Tout à la voix': 'on' });
  const button = page.getByRole('button', { name: /Hold Up/ });
  await button.click();
  await expect(page.getByRole('log').getByText(/Hold Up/)).toHaveCount(0);
  await button.click({ delay: 700 });
  await expect(page.getByRole('log').getByText(/Hold Up/).first()).toBeVisible();
});

test('two people play Rush, and an attack is answered in its sheet', async ({ page, newcomer }) => {
  const [noe, zoe] = [new Sprinter(page), new Sprinter(await newcomer())];
  await noe.thinkOfTable('Heure de pointe', 2);
  await page.getByLabel('place B').selectOption('person');
  await page.getByText('Options de la table').click();
  await page.getByLabel('Temps pour répondre à une attaque').selectOption('60');
  await page.getByLabel('Temps pour un Demi-tour').selectOption('2');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await joinAs(zoe.page, await page.getByLabel('Lien à envoyer').inputValue(), 'Zoé');
  await zoe.page.getByRole('button', { name: 'S’asseoir' }).click();
  const sheet = (me: Sprinter) => me.page.getByRole('group', { name: 'Votre réponse ?' });
  const isAsked = async (): Promise<Sprinter | null> => {
    for (const me of [noe, zoe]) if (await sheet(me).isVisible()) return me;
    return null;
  };
  let asked = await isAsked();
  for (; asked === null; asked = await isAsked()) {
    const me = await Promise.any([noe, zoe].map((one) => one.todo.waitFor().then(() => one)));
    if (!(await sheet(me).isVisible())) await me.attempt();
  }
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
  const everybody = [new Sprinter(page), new Sprinter(await newcomer()), new Sprinter(await newcomer())];
  const [noe] = everybody as [Sprinter, Sprinter, Sprinter];
  await noe.thinkOfTable('Heure de pointe', 3);
  await page.getByLabel('place B').selectOption('person');
  await page.getByLabel('place C').selectOption('person');
  await page.getByText('Options de la table').click();
  await page.getByLabel('Temps pour répondre à une attaque').selectOption('2');
  await page.getByLabel('Temps pour un Demi-tour').selectOption('10');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  const link = await page.getByLabel('Lien à envoyer').inputValue();
  for (const [at, name] of [[1, 'Zoé'], [2, 'Max']] as const) {
    const one = everybody[at] as Sprinter;
    await joinAs(one.page, link, name);
    await one.page.getByRole('button', { name: 'S’asseoir' }).click();
  }
  const isNext = async (): Promise<Sprinter | null> => {
    for (const me of everybody) if (await me.page.getByText('vous êtes à suivre').isVisible()) return me;
    return null;
  };
  let next = await isNext();
  for (; next === null; next = await isNext()) {
    const me = await Promise.any(everybody.map((one) => one.todo.waitFor().then(() => one)));
    if ((await isNext()) === null) await me.attempt();
  }
  await next.decline.click();
  await next.draws.click();
  await expect(next.draws).toHaveAttribute('aria-pressed', 'true');
  await expectWellMade(next.page);
  await expect(next.open.or(next.unlit).first()).toBeVisible();
  await expect(next.draws).toBeHidden();
});
