import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

type Size = Readonly<{ width: number; height: number }>;

/** The least room that each layout has to fit into. */
const LEAST_DESKTOP = { width: 1024, height: 600 };
const LEAST_PHONE = { width: 360, height: 640 };
const WIDE_FROM = 900;
/** The thick edge of a card may hang over. */
const SLACK = 8;

/** The screen as it is: accessible by day and by night, and nothing too wide or too small at two sizes. */
export async function expectWellMade(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectRoomyAtAnySize(page);
}

/** Nothing is too wide or too small, here and where there is least room. */
export async function expectRoomyAtAnySize(page: Page): Promise<void> {
  const size = page.viewportSize() ?? LEAST_DESKTOP;
  await expectRoomy(page);
  await page.setViewportSize(leastOf(size));
  await expectRoomy(page);
  await page.setViewportSize(size);
}

const leastOf = (size: Size): Size => (size.width < WIDE_FROM ? LEAST_PHONE : LEAST_DESKTOP);

/** Axe finds nothing; by night only colours can differ, and behind a sheet everything sleeps. */
async function expectAccessible(page: Page): Promise<void> {
  const sheets = await page.getByRole('dialog').count();
  const axe = (): AxeBuilder =>
    new AxeBuilder({ page })
      .setLegacyMode()
      // What is as it should be need not be described.
      .options({ resultTypes: ['violations'] })
      .include(sheets > 0 ? 'dialog' : 'html');
  await page.emulateMedia({ colorScheme: 'light' });
  await settle(page);
  const day = await axe().analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  const night = await axe().withRules('color-contrast').analyze();
  const told = [...day.violations, ...night.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect(told).toEqual([]);
}

/** Everything that moves or fades has come to rest. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Nothing sticks out to the side or out of its board, and everything one can press is large enough for a thumb. */
export async function expectRoomy(page: Page): Promise<void> {
  // The page lags a moment behind a change of size: a board, and the cave, are measured and drawn anew.
  await expect.poll(() => page.evaluate(overhang)).toBeLessThanOrEqual(0);
  await expect.poll(() => page.evaluate(spilt, SLACK)).toEqual([]);
  await expect.poll(() => page.evaluate(tooSmall)).toEqual([]);
}

/** By how much the page is wider than the window. */
function overhang(): number {
  return document.documentElement.scrollWidth - innerWidth;
}

/** What one can press and is too small for a thumb. */
function tooSmall(): string[] {
  const pressed = 'button, a, select, input:not([type="radio"]), summary, label:has(input)';
  return (
    [...document.querySelectorAll<HTMLElement>(pressed)]
      // Strips of the hand may be narrow but are tall.
      .filter((node) => node.checkVisibility() && node.closest('[data-card]') === null)
      .map((node) => ({ html: node.outerHTML.slice(0, 120), box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ html, box }) => `${html} ${box.width}x${box.height}`)
  );
}

/** The boards that are too small for what is on them. */
function spilt(slack: number): string[] {
  return [...document.querySelectorAll('[data-zone], [data-own]')]
    .map(({ className, scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
      name: `${className} ${scrollWidth}x${scrollHeight}`,
      over: Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
    }))
    .filter(({ over }) => over > slack)
    .map(({ name, over }) => `${name}: ${over} too much`);
}
