import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/**
 * Photographs pages: `npm run shots -- [--full] URL...`, each at desktop and phone size, by day and
 * by night, into `screenshots/` beside the `web` folder. `--full` takes the whole length of the page.
 * A page that asks another host for anything makes the run fail.
 */

const BROWSER = '/usr/bin/chromium';
const TARGET = path.resolve(import.meta.dirname, '../../screenshots');
const SIZES = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
];
const SCHEMES = ['light', 'dark'] as const;

interface Shot {
  url: string;
  size: (typeof SIZES)[number];
  scheme: (typeof SCHEMES)[number];
  fullPage: boolean;
}

async function take(browser: Browser, { url, size, scheme, fullPage }: Shot): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: size.width, height: size.height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(url).host) strangers.push(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => document.fonts.ready);
  const file = path.join(TARGET, `${nameOf(url)}-${size.name}-${scheme}.png`);
  await page.screenshot({ path: file, fullPage });
  await page.close();
  if (strangers.length > 0) throw new Error(`${url} asked other hosts: ${strangers.join(' ')}`);
  console.log(file);
}

/** A file name from the path and the route of an address. */
function nameOf(url: string): string {
  const { pathname, hash } = new URL(url);
  const words = `${pathname} ${hash}`.match(/[\p{L}\p{N}]+/gu);
  return words === null ? 'home' : words.join('-');
}

const urls = process.argv.slice(2).filter((word) => word !== '--full');
const fullPage = process.argv.includes('--full');
if (urls.length === 0) throw new Error('usage: npm run shots -- [--full] URL...');

await mkdir(TARGET, { recursive: true });
const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
try {
  for (const url of urls) {
    for (const size of SIZES) {
      for (const scheme of SCHEMES) await take(browser, { url, size, scheme, fullPage });
    }
  }
} finally {
  await browser.close();
}
