import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectRoomy } from './looks';
import { Player } from './player';
import { Sprinter } from './sprinter';
import { playThrough } from './whole';

const RELOAD_AFTER = 5;

const WHOLE_GAMES = [
  { game: 'Nationale 7', seats: 3, viewport: DESKTOP },
  { game: 'Nationale 7', seats: 2, viewport: PHONE },
  { game: 'Voie romaine', seats: 4, viewport: DESKTOP },
  { game: 'Voie romaine', seats: 8, viewport: PHONE },
  { game: 'Marche de nuit', seats: 3, viewport: DESKTOP },
  { game: 'Marche de nuit', seats: 2, viewport: PHONE },
] as const;

for (const { game, seats, viewport } of WHOLE_GAMES) {
  test.describe(`${game} with ${seats} at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('a whole game against bots, with a reload in the middle, and a rematch', async ({ page }) => {
      const me = new Player(page);
      await me.openTable(game, seats);
      await playThrough(me, RELOAD_AFTER, 'Feuille de route');
      await expect(me.cards.first()).toBeVisible();
    });
  });
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('every number of seats has a table', async ({ page }) => {
      const me = new Player(page);
      for (const [game, seatings] of [
        ['Nationale 7', [4, 6]],
        ['Voie romaine', [2, 3, 6]],
        ['Marche de nuit', [4]],
      ] as const) {
        for (const seats of seatings) {
          await me.openTable(game, seats);
          await expectRoomy(page);
        }
      }
    });
  });
}

test('one press on the home page and one plays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Jouer maintenant/ }).click();
  const me = new Player(page);
  await expect(me.cards.first()).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: /Reprendre la partie/ }).click();
  await expect(me.cards.first()).toBeVisible();
});

test('a card that cannot be played says why, and opens its clause', async ({ page }) => {
  const me = new Player(page);
  await me.openTable('Voie romaine', 2);
  await me.awaitTurn();
  await me.unlit.first().click();
  await page.getByRole('button', { name: /Lire l’article AST-/ }).click();
  const sheet = page.getByRole('dialog', { name: /Règles/ });
  await expect(sheet.locator('.cited')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('the same table speaks English', async ({ page }) => {
  await page.goto('/');
  await page.getByText('English', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page.getByRole('list', { name: 'Your hand' }).getByRole('button').first()).toBeVisible();
});

test('a match to points goes on to the next round', async ({ page }) => {
  const me = new Player(page);
  await me.thinkOfTable('Voie romaine', 6);
  await page.getByText('Options de la table').click();
  await page.getByLabel('Durée du match').selectOption('points');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await me.finish();
  await expect(page.getByRole('heading', { name: 'Match en 5000' })).toBeVisible();
  await page.getByRole('button', { name: 'Manche suivante' }).click();
  await expect(me.score).toBeHidden();
  await expect(me.cards.first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const game of ['Nationale 7', 'Heure de pointe']) {
    test(`${game}: cards may overlap, but nobody reads half a number`, async ({ page }) => {
      const me = game === 'Nationale 7' ? new Player(page) : new Sprinter(page);
      await me.openTable(game, 2);
      const cut = (): Promise<string[]> => page.evaluate(halfNumbers);
      for (let turn = 0; turn < 12 && (await me.step()); turn += 1)
        await expect.poll(cut, `turn ${turn}`).toEqual([]);
    });
  }
});

/** The numbers that reach below the next card. */
function halfNumbers(): string[] {
  return [...document.querySelectorAll('li:has(.number)')]
    .filter((place) => {
      const number = place.querySelector('.number')?.getBoundingClientRect();
      return number !== undefined && number.right > place.getBoundingClientRect().right + 1;
    })
    .map((place) => place.textContent.trim());
}
