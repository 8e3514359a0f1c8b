import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Draws what messengers show of the link of a table, one picture for each game, from its poster, into
 * `public/previews`. `npm run previews` wants a server at `SABOTS_URL`; it is run when a poster changes.
 */

const BROWSER = process.env.SABOTS_BROWSER ?? '/usr/bin/chromium';
const TARGET = path.resolve(import.meta.dirname, '../public/previews');
/** As large as Open Graph pictures are. */
const SIZE = { width: 1200, height: 630 };

/** A poster alone on the page: its country, and its name below. */
const STYLE = `
  .drawn { position: fixed; z-index: 9; inset: 0; }
  .drawn a { height: 100%; padding: 20px; grid-template-rows: 1fr auto; }
  .drawn .scene { height: auto; }
  .drawn h3 { padding: 16px 24px; font-size: 72px; }
  .drawn.drawn :is(p, button) { display: none !important; }
`;

const host = process.env.SABOTS_URL;
if (host === undefined) throw new Error('usage: SABOTS_URL=… npm run previews');

await mkdir(TARGET, { recursive: true });
const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ viewport: SIZE, colorScheme: 'light', locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(host, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: STYLE });
  for (const poster of await page
    .getByRole('article')
    .filter({ has: page.locator('.scene') })
    .all()) {
    const address = (await poster.getByRole('link').getAttribute('href')) ?? '';
    const game = address.split('/').at(-1) ?? '';
    await poster.evaluate((node) => node.classList.add('drawn'));
    await page.screenshot({ path: path.join(TARGET, `${game}.png`) });
    await poster.evaluate((node) => node.classList.remove('drawn'));
  }
} finally {
  await browser.close();
}
