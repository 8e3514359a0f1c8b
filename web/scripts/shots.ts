import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { settle } from '../e2e/looks';
import { tour } from './tour';

/**
 * Photographs the page on screens of five sizes, by day and where it matters by night, into
 * `screenshots/` beside the `web` folder. `npm run shots` walks through every screen of the server at `SABOTS_URL`;
 * `npm run shots -- URL...` takes these pages only, in their whole length.
 * A page that asks another host for anything makes the run fail.
 */

const BROWSER = process.env.SABOTS_BROWSER ?? '/usr/bin/chromium';
const TARGET = path.resolve(import.meta.dirname, '../../screenshots');
const SIZES = [
  { name: 'phone', width: 360, height: 640, schemes: ['light', 'dark'] },
  { name: 'lying', width: 740, height: 360, schemes: ['light'] },
  { name: 'tablet', width: 820, height: 1180, schemes: ['light'] },
  { name: 'laptop', width: 1366, height: 768, schemes: ['light', 'dark'] },
  { name: 'wide', width: 1920, height: 1080, schemes: ['dark'] },
] as const;
type Scheme = (typeof SIZES)[number]['schemes'][number];

/** One look: a size and a scheme, and the way to photograph with it. */
export interface Look {
  readonly name: string;
  open(): Promise<Page>;
  take(page: Page, name: string, whole?: boolean): Promise<void>;
}

async function withLooks(browser: Browser, host: string, work: (look: Look) => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await Promise.all(size.schemes.map((scheme) => withLook(browser, host, size, scheme, work)));
  }
}

async function withLook(
  browser: Browser,
  host: string,
  { name, width, height }: (typeof SIZES)[number],
  colorScheme: Scheme,
  work: (look: Look) => Promise<void>,
): Promise<void> {
  const contexts: BrowserContext[] = [];
  const strangers: string[] = [];
  await work({
    name: `${name}-${colorScheme}`,
    open: async () => {
      const viewport = { width, height };
      const options = {
        baseURL: host,
        viewport,
        colorScheme,
        locale: 'fr-FR',
        reducedMotion: 'reduce',
        // Each look is dealt its own cards, the same ones every time.
        extraHTTPHeaders: { 'x-rehearsal': `shots ${name} ${colorScheme}` },
      } as const;
      const context = await browser.newContext(options);
      contexts.push(context);
      // Functions that run in the page were compiled to keep their names by this helper.
      await context.addInitScript('globalThis.__name = (named) => named;');
      context.on('request', (request) => {
        if (new URL(request.url()).host !== new URL(host).host) strangers.push(request.url());
      });
      return context.newPage();
    },
    take: async (page, screen, whole = false) => {
      await settle(page);
      const file = path.join(TARGET, `${screen}-${name}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: whole });
      console.log(file);
    },
  });
  for (const context of contexts) await context.close();
  if (strangers.length > 0) throw new Error(`other hosts were asked: ${strangers.join(' ')}`);
}

/** A file name from the path and the route of an address. */
function nameOf(url: string): string {
  const { pathname, hash } = new URL(url);
  const words = `${pathname} ${hash}`.match(/[\p{L}\p{N}]+/gu);
  return words === null ? 'home' : words.join('-');
}

const urls = process.argv.slice(2);
const host = urls[0] ?? process.env.SABOTS_URL;
if (host === undefined) throw new Error('usage: SABOTS_URL=… npm run shots, or npm run shots -- URL...');

await mkdir(TARGET, { recursive: true });
const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
try {
  await withLooks(browser, new URL(host).origin, async (look) => {
    if (urls.length === 0) return tour(look);
    for (const url of urls) {
      const page = await look.open();
      await page.goto(url, { waitUntil: 'networkidle' });
      await look.take(page, nameOf(url), true);
    }
  });
} finally {
  await browser.close();
}
