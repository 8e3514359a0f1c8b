import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 640 };
export const SMALL_DESKTOP = { width: 1024, height: 600 };

/** Every page of every test asks its own host only, and makes no mistake in its scripts. */
export const test = base.extend<{ honest: void }>({
  honest: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      const home = new URL(baseURL ?? 'http://127.0.0.1').host;
      context.on('request', (request) => {
        if (new URL(request.url()).host !== home) faults.push(`another host: ${request.url()}`);
      });
      context.on('weberror', (error) => faults.push(`mistake: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error' && !isWeather(message.text())) faults.push(`console: ${message.text()}`);
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** A lost connection is the weather, not a mistake of the page. */
const isWeather = (text: string): boolean => /WebSocket|net::ERR|404/.test(text);

/** Axe finds nothing on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour that is still fading in is no colour to judge.
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(' | ')}`);
  expect(told).toEqual([]);
}

/** Nothing sticks out to the side. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

/** Everything one can press is large enough for a thumb; strips of the hand may be narrow but are tall. */
export async function expectThumbSized(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a, select, input:not([type="radio"]), summary, label:has(input)')];
    return all
      .filter((node) => node.checkVisibility() && node.closest('[data-card]') === null)
      .filter((node) => {
        const { width, height } = node.getBoundingClientRect();
        return width < 43.5 || height < 43.5;
      })
      .map((node) => `${node.outerHTML.slice(0, 120)} ${node.getBoundingClientRect().width}x${node.getBoundingClientRect().height}`);
  });
  expect(small).toEqual([]);
}

export { expect };
