import type { Page } from '@playwright/test';

/** Everything that a table may show for a while, by what marks it on the page. */
const MARKS = {
  flight: '[data-flight]',
  hit: '[data-hit]',
  danger: '[data-word="danger"]',
  finish: '[data-finish], [data-word="special"], [data-word="good"]',
  scene: '[data-scene]',
  sheet: '.board.scored',
} as const;

export type Mark = keyof typeof MARKS;

/** What was seen so far, and where the first cards flew to. */
export interface Witness {
  readonly seen: () => Promise<Mark[]>;
  readonly dealt: () => Promise<string[]>;
}

/** Writes down what a page shows, in the order in which it comes, however short it is seen. */
export async function witness(page: Page): Promise<Witness> {
  await page.addInitScript((marks) => {
    const seen: string[] = [];
    let dealt: string[] = [];
    Object.assign(window, { seen: () => seen, dealt: () => dealt });
    let before = new Set<string>();
    new MutationObserver(() => {
      const now = new Set(
        Object.entries(marks)
          .filter(([, mark]) => document.querySelector(mark) !== null)
          .map(([name]) => name),
      );
      const flights = [...document.querySelectorAll<HTMLElement>('[data-flight]')];
      if (dealt.length === 0)
        dealt = flights.map(
          (one) => `${one.dataset.flight} face ${one.querySelector('.face') === null ? 'down' : 'up'}`,
        );
      for (const name of now) if (!before.has(name)) seen.push(name);
      before = now;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, MARKS);
  return {
    seen: () => page.evaluate(() => (window as unknown as { seen: () => Mark[] }).seen()),
    dealt: () => page.evaluate(() => (window as unknown as { dealt: () => string[] }).dealt()),
  };
}

/** Chooses how fast the table moves before it is there. */
export async function atPace(page: Page, pace: 'calm' | 'usual' | 'brisk'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('sabots-pace', value), pace);
}
