import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectRoomyAtAnySize, expectWellMade } from './looks';
import { PRINTED, Sprinter } from './sprinter';
import { playThrough } from './whole';

const RELOAD_AFTER = 6;

const WHOLE_GAMES = [
  { game: 'Heure de pointe', seats: 4, viewport: DESKTOP, options: {} },
  { game: 'Heure de pointe', seats: 8, viewport: PHONE, options: {} },
  { game: 'Heure de pointe', seats: 3, viewport: PHONE, options: PRINTED },
  { game: 'Plein pot !', seats: 2, viewport: PHONE, options: {} },
  { game: 'Plein pot !', seats: 4, viewport: DESKTOP, options: {} },
  { game: 'Plein pot !', seats: 2, viewport: DESKTOP, options: PRINTED },
  { game: 'Plein pot !', seats: 4, viewport: PHONE, options: PRINTED },
] as const;

for (const { game, seats, viewport, options } of WHOLE_GAMES) {
  const how = Object.keys(options).length > 0 ? 'strictly' : 'with help';
  test.describe(`${game} with ${seats} at ${viewport.width}x${viewport.height}, ${how}`, () => {
    test.use({ viewport });

    test('a whole game against bots, with a reload in the middle, and a rematch', async ({ page }) => {
      const me = new Sprinter(page);
      await me.openTable(game, seats, options);
      await playThrough(me, RELOAD_AFTER, 'Feuille de route');
    });
  });
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    for (const { game, seats, options } of [
      { game: 'Heure de pointe', seats: 8, options: {} },
      { game: 'Heure de pointe', seats: 8, options: { teams: 'on' } },
      { game: 'Plein pot !', seats: 4, options: PRINTED },
    ] as const) {
      test(`the table of ${game} with ${seats} ${JSON.stringify(options)} and everything laid over it`, async ({
        page,
      }) => {
        const me = new Sprinter(page);
        await me.openTable(game, seats, options);
        await me.awaitDraw();
        await expectWellMade(page);
        await me.draws.click();
        await expect(me.draws).toBeHidden();
        await me.comesToTurn();
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
        const aside = page.getByRole('button', { name: /^Voir : / });
        if (await aside.isDisabled()) return;
        await aside.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectWellMade(page);
      });
    }

    test('every number of seats has a table', async ({ page }) => {
      const me = new Sprinter(page);
      for (const [game, seatings] of [
        ['Heure de pointe', [2, 3, 5, 6, 7]],
        ['Plein pot !', [3]],
      ] as const) {
        for (const seats of seatings) {
          await me.openTable(game, seats);
          await expectRoomyAtAnySize(page);
        }
      }
    });
  });
}

test('turns of Rush are played with the keyboard alone', async ({ page }) => {
  const me = new Sprinter(page);
  await me.openTable('Heure de pointe', 2);
  for (let turns = 0; turns < 3; turns++) {
    await me.awaitDraw();
    await page.keyboard.press('s');
    await expect(me.draws).toBeHidden();
    await me.comesToTurn();
    await page.keyboard.press('1');
    await expect(me.discard).toBeVisible();
    await me.movesOn(() => page.keyboard.press('x'));
  }
});

test('a single tap does not call Hold Up; a long press does', async ({ page }) => {
  const me = new Sprinter(page);
  await me.openTable('Plein pot !', 2, PRINTED);
  const called = page.getByRole('log').getByText(/Hold Up/);
  await page.getByRole('button', { name: /Hold Up/ }).click();
  await expect(called).toHaveCount(0);
  await me.holdUp(() => expect(called.first()).toBeVisible());
});
