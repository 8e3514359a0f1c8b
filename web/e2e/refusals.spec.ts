import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { settle } from './looks';
import { isAsked, Player } from './player';
import { Sprinter } from './sprinter';

const LOW = { width: 1280, height: 720 };

const RACES = [
  { game: 'Nationale 7', Player },
  { game: 'Voie romaine', Player },
  { game: 'Marche de nuit', Player },
  { game: 'Heure de pointe', Player: Sprinter },
  { game: 'Plein pot !', Player: Sprinter },
] as const;

/** Where the boards, the piles and the hand stand. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-zone], [data-own], .pile, .hand')].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return `${node.classList[0] ?? ''}: ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

/** What of the hand and of the piles something lies over. */
const covered = (page: Page, by: string): Promise<string[]> =>
  page.locator(by).evaluate((over) => {
    const box = over.getBoundingClientRect();
    return [...document.querySelectorAll('.pile, .hand [data-card]')]
      .filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1;
      })
      .map((node) => `${node.className} ${node.textContent}`);
  });

for (const { game, Player: Kind } of RACES) {
  test(`${game}: a refusal moves nothing and covers neither the hand nor the piles`, async ({ page }) => {
    const me = new Kind(page);
    await page.setViewportSize(DESKTOP);
    await me.openTable(game, 4);
    await me.playUntil(
      ({ things }) => !isAsked(things) && things.some(({ name }) => / pas jouable$/.test(name)),
    );
    for (const size of [DESKTOP, LOW, PHONE]) {
      await page.setViewportSize(size);
      for (const card of await me.unlit.all()) {
        await page.keyboard.press('Escape');
        await settle(page);
        const before = await places(page);
        await card.click();
        await settle(page);
        expect(await places(page), `${size.width}x${size.height}`).toEqual(before);
        for (const over of ['.prompt', '[data-own]'])
          expect(await covered(page, over), `${over} ${size.width}x${size.height}`).toEqual([]);
      }
    }
  });
}
