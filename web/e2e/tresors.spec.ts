import type { Prospect, TresorsView } from '../src/wire';
import { CHANCE, Caver } from './caver';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectRoomyAtAnySize, expectWellMade } from './looks';
import { retell } from './messages';
import { playThrough } from './whole';

const TABLET = { width: 820, height: 1180 };
const RELOAD_AFTER = 4;

const WHOLE_GAMES = [
  { name: 'the game itself', options: {}, seats: 2, viewport: DESKTOP },
  { name: 'with a die', options: CHANCE, seats: 4, viewport: PHONE },
] as const;

for (const { name, options, seats, viewport } of WHOLE_GAMES) {
  test.describe(`La grotte with ${seats}, ${name}, at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('a whole game against bots, with a reload in the middle, and a rematch', async ({ page }) => {
      const me = new Caver(page);
      await me.openCave(seats, options);
      await playThrough(me, RELOAD_AFTER, 'Le butin');
      await expect(me.places).toHaveCount(20);
    });
  });
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('the cave at every moment of a turn, and everything laid over it', async ({ page }) => {
      const me = new Caver(page);
      await me.openCave(4, CHANCE);
      await me.comesToTurn();
      await expectWellMade(page);
      await me.step();
      await me.comesToTurn();
      await expect(me.large).toHaveText(/Lancer le dé/);
      await expectWellMade(page);
      await me.step();
      await me.comesToTurn();
      await me.point();
      await expectWellMade(page);
      if (await me.awaitWalls()) await expectWellMade(page);
      for (const key of ['?', 'Menu', 'Journal']) {
        if (key === '?') await page.keyboard.press('?');
        else await page.getByRole('button', { name: 'Menu' }).click();
        if (key === 'Journal')
          await page.getByRole('dialog').getByRole('button', { name: 'Journal' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectWellMade(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });
  });
}

test('every number of seats has a table, on a tablet both ways', async ({ page }) => {
  const me = new Caver(page);
  for (const seats of [2, 3, 4]) {
    await me.openCave(seats);
    for (const size of [DESKTOP, PHONE, TABLET, { width: TABLET.height, height: TABLET.width }]) {
      await page.setViewportSize(size);
      await expectRoomyAtAnySize(page);
    }
  }
});

test('turns are played with the keyboard alone', async ({ page }) => {
  const me = new Caver(page);
  const { keyboard } = page;
  await me.openCave(2);
  for (let done = 0; done < 5 && (await me.comesToTurn()); done++) {
    if (await me.large.isVisible()) {
      if ((await me.ways.count()) > 1) {
        await keyboard.press('ArrowRight');
        await expect(me.ways.nth(1)).toHaveAttribute('aria-pressed', 'true');
        await expect(page.getByRole('alert').filter({ hasText: /^\s*murs?\s:/ })).toBeAttached();
      }
    } else {
      await keyboard.press('1');
      await expect(me.open.first()).toBeFocused();
      await expect(me.open.first()).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(me.large).toBeVisible();
    await me.movesOn(() => keyboard.press('Enter'));
  }
});

test('arrows walk over the cave, and every place says what it is', async ({ page }) => {
  const me = new Caver(page);
  await me.openCave(2);
  await me.comesToTurn();
  await me.place('A1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(me.place('B1')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(me.place('B2')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(me.place('A2')).toBeFocused();
  for (const place of await me.places.all())
    await expect(place).toHaveAccessibleName(/^([A-E][1-4], (\d trésors?|trou)|Sortie)/);
  await page.keyboard.press('b');
  await expect(page.getByRole('alert').filter({ hasText: /0 trésor, pas encore là/ })).toBeAttached();
  await page.keyboard.press('t');
  await expect(page.getByRole('alert').filter({ hasText: /Le chef est à 12 pas/ })).toBeAttached();
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the first tap shows the way, the next one goes, and a card out of reach says why', async ({
    page,
  }) => {
    const me = new Caver(page);
    await page.clock.install();
    await me.openCave(2);
    await me.step();
    await me.comesToTurn();
    const own = page.getByRole('button', { name: /votre pion/ });
    // What is out of reach can be asked all the same.
    await own.tap({ force: true });
    await expect(me.task.locator('[aria-live] .why')).toBeVisible();
    await expect(me.large).toBeHidden();
    const place = me.open.first();
    await place.tap();
    await expect(page.locator('.cave .step, .cave .flight').first()).toBeAttached();
    await expect(me.large).toBeVisible();
    // A tap at once after the first one would only be a slip.
    await page.clock.fastForward(1_000);
    await me.movesOn(() => place.tap());
  });
});

/** The second way of turning a card walls in a rival, and no way anything else. */
function threaten({ you, players }: TresorsView, prospects: readonly Prospect[]): void {
  const rival = players.find(({ seat, pawn }) => seat !== you && pawn === 'in')?.seat ?? 'B';
  for (const { action, outlook } of prospects) {
    if (!('turned' in action) || outlook === null || !('walled_in' in outlook)) continue;
    outlook.walled_in = action.turned === 1 ? [rival] : [];
    outlook.cut_off = [];
  }
}

test('while the card is turned, one sees who would be walled in', async ({ page }) => {
  const me = new Caver(page);
  await retell(page, ({ view, prospects }) => {
    if (view.family === 'tresors') threaten(view, prospects);
  });
  do await me.openCave(3);
  while (!(await me.awaitWalls()));
  await expect(me.told).toHaveText(/Les murs n’enferment personne\./);
  await expect(page.locator('.cave .alarm')).toHaveCount(0);
  await me.ways.nth(1).click();
  await expect(me.told).toHaveText(/Des murs enferment .+\s: il lui faudra le génie\./);
  await expect(page.locator('.cave .alarm')).toHaveCount(1);
  await expect(me.ways.nth(1)).toHaveAccessibleName(/Des murs enferment/);
  await expect(me.ways.nth(0)).toHaveAccessibleName(/n’enferment personne/);
});
