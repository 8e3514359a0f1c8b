import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** What the page imports: the list of the languages, and below it the words of each. */
const MODULE = 'virtual:locales';

/** Files that travel on their own, because only some need them: those who learn, who play, and who have it read. */
const APART: Readonly<Record<string, readonly string[]>> = {
  lessons: ['lessons.ftl'],
  spoken: ['spoken.ftl'],
  tables: ['events.ftl', 'refusals.ftl', 'score.ftl', 'table.ftl'],
};

/** Those of the command line are of no use to the page. */
const OTHERS = ['cli.ftl', 'setup.ftl', ...Object.values(APART).flat()];

/** Makes every folder of Fluent files one module, so that the words of a language travel together. */
export function locales(folder: string): Plugin {
  const langs = readdirSync(folder);
  return {
    name: 'locales',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const [lang, topic] = id.slice(MODULE.length + 2).split('/');
      if (lang === undefined || lang === '') return listOf(langs);
      if (topic !== undefined) {
        const files = (APART[topic] ?? []).map((name) => join(folder, lang, name));
        for (const file of files) this.addWatchFile(file);
        return `export const words = ${JSON.stringify(files.map(saidIn).join('\n'))}`;
      }
      const [topics, games] = [join(folder, lang), join(folder, lang, 'games')] as const;
      for (const file of [...filesIn(topics), ...filesIn(games)]) this.addWatchFile(file);
      return `export const topics = ${wordsIn(topics)}, games = ${wordsIn(games)}`;
    },
  };
}

const listOf = (langs: readonly string[]): string => {
  const list = (end: string): string =>
    `{${langs.map((lang) => `${lang}: () => import('${MODULE}/${lang}${end}')`).join()}}`;
  const apart = Object.keys(APART)
    .map((topic) => `${topic}: ${list(`/${topic}`)}`)
    .join();
  return `export const LOCALES = ${list('')}, APART = {${apart}}`;
};

/** The Fluent files in a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ftl') && !OTHERS.includes(file))
    .map((file) => join(folder, file));

/** What a file says; what it remarks to those who write it stays at home. */
const saidIn = (file: string): string =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join('\n');

/** What is written in a folder, by the names of its files. */
const wordsIn = (folder: string): string =>
  JSON.stringify(Object.fromEntries(filesIn(folder).map((file) => [basename(file, '.ftl'), saidIn(file)])));
