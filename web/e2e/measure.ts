import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { cramped } from './cramped';
import { settle } from './looks';
import type { Size } from './sizes';
import { SCREENS, spelled } from './sizes';

/** Looks at the table on every screen, one after the other, without loading it again. */
export const onEveryScreen = (page: Page, look: (size: Size) => Promise<void>): Promise<void> =>
  onScreens(page, Object.values(SCREENS), look);

/** Looks at the table on some screens, one after the other. */
export async function onScreens(
  page: Page,
  sizes: readonly Size[],
  look: (size: Size) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForFunction(drawnAt, size);
    await settle(page);
    await look(size);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Whether the window has a size, and the table has been laid out anew for it: that takes a frame. */
async function drawnAt({ width, height }: Size): Promise<boolean> {
  if (innerWidth !== width || innerHeight !== height) return false;
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return true;
}

/** Everything that one plays with is in sight, whole, and near each other. */
export async function expectInSight(page: Page, size: Size): Promise<void> {
  await expect.poll(() => page.evaluate(faults), spelled(size)).toEqual([]);
}

/** The same, and everything is written out. */
export async function expectReadable(page: Page, size: Size): Promise<void> {
  await expectInSight(page, size);
  await expect.poll(() => page.evaluate(cramped), spelled(size)).toEqual([]);
}

/** What is wrong with the table as it stands. It runs in the page, so everything it needs is inside. */
function faults(): string[] {
  const FAR = 500;
  /** The thick edge of a card may hang over. */
  const SLACK = 8;
  const found: string[] = [];
  const root = document.documentElement;
  const say = (what: string, node?: Element): void =>
    void found.push(
      `${what} ${node === undefined ? '' : `${node.className} ${node.textContent.slice(0, 40)}`}`,
    );
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());

  if (root.scrollHeight > innerHeight) say(`${root.scrollHeight - innerHeight} px below the fold`);
  if (root.scrollWidth > innerWidth) say(`${root.scrollWidth - innerWidth} px to the side`);

  const isWhole = (node: Element): boolean => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  };
  const parts = '[data-zone], [data-own], .hand, .play, .idle, .pile, .pad, .status, .task .plate';
  for (const node of all(parts)) if (!isWhole(node)) say('out of sight:', node);

  // Whatever can be pressed there is found by a finger, in the middle or on the strip that others leave free.
  const isFound = (node: Element): boolean => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [0.5, 0.1, 0.9].some((part) => {
      const over = document.elementFromPoint(left + width * part, top + height / 2);
      return over !== null && (node.contains(over) || over.contains(node));
    });
  };
  for (const node of all(':is(.hand, .play, .idle, .task, .pad, [data-zone]) button'))
    if (!isFound(node)) say('covered:', node);

  // What lies between the boards lies beside them, not below them.
  const boards = all('[data-zone], [data-own]').map((node) => node.getBoundingClientRect());
  for (const pile of all('.pile')) {
    const { left, right, top, bottom } = pile.getBoundingClientRect();
    const isOver = (board: DOMRect): boolean =>
      left < board.right - 1 && board.left < right - 1 && top < board.bottom - 1 && board.top < bottom - 1;
    if (boards.some(isOver)) say('a pile is covered:', pile);
  }

  for (const node of all('[data-zone], [data-own]'))
    if (node.scrollWidth - node.clientWidth > SLACK || node.scrollHeight - node.clientHeight > SLACK)
      say('too small for what is on it:', node);
  for (const plate of all(':is(.play, .idle, .task) .plate'))
    if (plate.scrollHeight > plate.clientHeight + 1 || plate.scrollWidth > plate.clientWidth + 1)
      say('a plate is too small for its words:', plate);

  const cards = all('.hand [data-card]');
  const [last, play] = [cards.at(-1)?.getBoundingClientRect(), all('.play')[0]?.getBoundingClientRect()];
  if (last !== undefined && play !== undefined && play.left - last.right > FAR) say('the plate is far away');

  // Cards may overlap, but nobody reads half a number.
  for (const place of all('li:has(.number)')) {
    for (const number of place.querySelectorAll('.number, .index'))
      if (number.getBoundingClientRect().right > place.getBoundingClientRect().right + 1)
        say('half a number:', place);
  }
  // A line that has no room is left out, but no number is cut.
  for (const item of all('.totals li')) {
    const { left, right, top } = item.getBoundingClientRect();
    const list = item.closest('.totals')?.getBoundingClientRect();
    const board = item.closest('.cards')?.getBoundingClientRect();
    if (list === undefined || board === undefined || top >= list.bottom - 4) continue;
    if (right > Math.min(list.right, board.right) + 1 || left < board.left - 1) say('half a number:', item);
  }
  return found;
}

/** Where the boards, the piles and the hand stand. */
export const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-zone], [data-own], .pile, .hand, .play, .idle')].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return `${node.classList[0] ?? ''}: ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

/** Which boards, piles and cards of the hand something lies over. */
export const covered = (page: Page, by: string): Promise<string[]> =>
  page.locator(by).evaluate((over) => {
    const box = over.getBoundingClientRect();
    return [...document.querySelectorAll('.pile, .hand [data-card], [data-own], [data-zone]')]
      .filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1;
      })
      .map((node) => `${node.className} ${node.textContent}`);
  });

/** Where one's own road begins. */
export const roadStart = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.round(document.querySelector('[data-own] svg.road')?.getBoundingClientRect().x ?? -1),
  );
