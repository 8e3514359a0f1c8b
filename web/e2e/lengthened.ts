import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';

const FRENCH = join(import.meta.dirname, '../../locales/fr');

/** How much longer words become: German ones are about a fifth longer than French ones. */
const BY = 0.35;

/** What stays: a comment, a title, a key, an attribute, a case, and whatever stands between braces. */
const KEPT =
  /^#.*$|^game-[a-z-]+ = .*$|^[a-z][a-z0-9_-]* =|^ +\.[a-z-]+ =|^ *\*?\[[\w-]+\]|\{[^{}]*\}|\{[^{}]*->/;

/** From now on, whoever chooses English reads French, with words that are a third longer. */
export async function lengthenEnglish(page: Page): Promise<void> {
  const words = (folder: string): string =>
    JSON.stringify(
      Object.fromEntries(
        readdirSync(folder)
          .filter((file) => file.endsWith('.ftl'))
          .map((file) => [basename(file, '.ftl'), lengthened(readFileSync(join(folder, file), 'utf8'))]),
      ),
    );
  const body = `export const topics = ${words(FRENCH)}, games = ${words(join(FRENCH, 'games'))};`;
  await page.route(/\/assets\/en-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** A Fluent file whose messages say the same in longer words. */
export const lengthened = (source: string): string => source.split('\n').map(lengthenedLine).join('\n');

function lengthenedLine(line: string): string {
  const kept = KEPT.exec(line);
  if (kept === null) return line.replace(/\p{L}{3,}/gu, longer);
  const rest = line.slice(kept.index + kept[0].length);
  return line.slice(0, kept.index).replace(/\p{L}{3,}/gu, longer) + kept[0] + lengthenedLine(rest);
}

/** A word that goes on with what it began with. Units and other short words stay as they are. */
const longer = (word: string): string => word + word.slice(0, Math.round(word.length * BY)).toLowerCase();
