import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Draws the icons of the installed app from the mark of the house, into `public/icons`. `npm run icons` is run
 * when the mark changes.
 */

const BROWSER = process.env.SABOTS_BROWSER ?? '/usr/bin/chromium';
const PUBLIC = path.resolve(import.meta.dirname, '../public');
/** What systems cut round keeps the mark within its middle. */
const ICONS = [
  { name: 'icon-192', size: 192, mark: 0.74 },
  { name: 'icon-512', size: 512, mark: 0.74 },
  { name: 'maskable-512', size: 512, mark: 0.54 },
] as const;
const PAPER = '#f7ecd8';

const mark = await readFile(path.join(PUBLIC, 'mark.svg'), 'utf8');
await mkdir(path.join(PUBLIC, 'icons'), { recursive: true });
const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
try {
  for (const { name, size, mark: share } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${PAPER}}` +
        `svg{width:${share * 100}vw;height:${share * 100}vw}</style>${mark}`,
    );
    await page.screenshot({ path: path.join(PUBLIC, 'icons', `${name}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
}
