import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

interface Fixtures {
  /** What the console may complain about: the test makes it happen. */
  weather: RegExp | null;
  /** Somebody else, with a browser of their own. */
  newcomer: () => Promise<Page>;
  /** What the pages did and should not have done. */
  faults: string[];
  honest: void;
}

/**
 * Every page of every test asks its own host only, and makes no mistake in its scripts. A test tells its name
 * to the server, which deals by it: it has the same cards every time, whatever else is played beside it.
 */
export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({}, use, { titlePath }) =>
    use({ 'x-rehearsal': encodeURIComponent(titlePath.join(' › ')) }),
  weather: [null, { option: true }],
  // Playwright wants the braces even where nothing is taken.
  faults: async ({}, use) => use([]),
  honest: [
    async ({ context, baseURL, weather, faults }, use) => {
      watch(context, baseURL, weather, faults);
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  newcomer: async ({ browser, baseURL, extraHTTPHeaders, weather, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        baseURL,
        extraHTTPHeaders,
        locale: 'fr-FR',
        viewport: PHONE,
      });
      contexts.push(context);
      watch(context, baseURL, weather, faults);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** Writes down everything that a page should not do. */
function watch(
  context: BrowserContext,
  baseURL: string | undefined,
  weather: RegExp | null,
  faults: string[],
): void {
  const home = new URL(baseURL ?? 'http://127.0.0.1').host;
  const visit = (url: string): void => {
    if (new URL(url).host !== home) faults.push(`another host: ${url}`);
  };
  context.on('request', (request) => visit(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => visit(socket.url())));
  context.on('weberror', (error) => faults.push(`mistake: ${error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && weather?.test(text) !== true) faults.push(`console: ${text}`);
  });
}

export { expect };
