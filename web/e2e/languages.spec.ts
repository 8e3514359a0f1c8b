import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { lengthenEnglish } from './lengthened';
import { expectRoomy, settle } from './looks';
import { spelled, TIGHT } from './sizes';

/** German, and French with words that are a third longer, which the page takes for English. */
const TONGUES = [
  { name: 'German', lang: 'de' },
  { name: 'words a third longer', lang: 'en', prepare: lengthenEnglish },
];

for (const { name, lang, prepare } of TONGUES) {
  test(`every screen before a game has room for ${name}`, async ({ page }) => {
    await prepare?.(page);
    await page.addInitScript((lang) => localStorage.setItem('sabots-lang', lang), lang);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expectRoom(page, 'home');
    for (const game of await gamesOf(page)) {
      await page.goto(`/#/new/${game}`);
      await expect(page.locator('summary').first()).toBeVisible();
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expectRoom(page, `a new table of ${game}`);
    }
    await page.goto(`/table/${await waitingTable(page)}`);
    await expect(page.locator('main')).toBeVisible();
    await expectRoom(page, 'a waiting room');
  });
}

/** Nothing sticks out and no word is cut off, on the tightest screens. */
async function expectRoom(page: Page, screen: string): Promise<void> {
  for (const size of TIGHT) {
    await page.setViewportSize(size);
    await settle(page);
    await test.step(`${screen} at ${spelled(size)}`, async () => {
      await expectRoomy(page);
      expect(await page.evaluate(cut), `${screen} at ${spelled(size)}`).toEqual([]);
    });
  }
}

const gamesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    ((await (await fetch('/api/games')).json()) as { name: string }[]).map(({ name }) => name),
  );

/** A table at which somebody is still missing. */
const waitingTable = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const wish = { game: 'rush', seats: 3, bots: [null, null, 'steady'], name: 'Noé' };
    const made = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(wish) });
    return ((await made.json()) as { id: string }).id;
  });

/** The words that end behind the edge of something that hides them. It runs in the page. */
function cut(): string[] {
  const SLACK = 2;
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (parent === null || text.nodeValue?.trim() === '' || !parent.checkVisibility()) continue;
    if (parent.closest('svg, option, .unseen, [inert]') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.width === 0) continue;
    // Lines may be lower than the font is high; a line that is hidden is hidden whole.
    const leading = parseFloat(getComputedStyle(parent).fontSize) / 2;
    for (let box: Element | null = parent; box !== null; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll')
        break;
      const edge = box.getBoundingClientRect();
      const over =
        overflowX !== 'visible' && (words.right > edge.right + SLACK || words.left < edge.left - SLACK);
      const under =
        overflowY !== 'visible' && (words.bottom > edge.bottom + leading || words.top < edge.top - leading);
      if (over || under) {
        found.push(`${box.className}: ${text.nodeValue ?? ''}`);
        break;
      }
    }
  }
  return found;
}
