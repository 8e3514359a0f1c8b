import { FluentResource } from '@fluent/bundle';
import { APART, LOCALES } from 'virtual:locales';

/** The languages there are: a folder each. French is written first, and shown first. */
export const LANGS: readonly string[] = [...new Set(['fr', ...Object.keys(LOCALES)])];

/** What is written in one language: by topic, and for each game. */
export interface Files {
  readonly topics: readonly FluentResource[];
  readonly games: ReadonlyMap<string, FluentResource>;
}

const loaded = new Map<string, Files>();

/** Brings the words of a language, which only those load who read it. */
export async function load(lang: string): Promise<void> {
  const written = await LOCALES[lang]?.();
  if (written === undefined || loaded.has(lang)) return;
  const { topics, games } = written;
  loaded.set(lang, {
    topics: Object.values(topics).map((words) => new FluentResource(words)),
    games: new Map(Object.entries(games).map(([game, words]) => [game, new FluentResource(words)])),
  });
}

/** Languages whose words of tables are there. */
const played = new Map<string, Promise<void>>();

/** Brings what is said at tables as well, which nobody needs before they come to one. */
export function loadTables(lang: string): Promise<void> {
  const coming = played.get(lang) ?? bringTables(lang);
  played.set(lang, coming);
  // Whoever had no connection may try again.
  coming.catch(() => played.delete(lang));
  return coming;
}

async function bringTables(lang: string): Promise<void> {
  const [written] = await Promise.all([APART.tables[lang]?.(), load(lang)]);
  const files = loaded.get(lang);
  if (written === undefined || files === undefined) return;
  loaded.set(lang, { ...files, topics: [...files.topics, new FluentResource(written.words)] });
}

/** The words of a language that was loaded. */
export function filesOf(lang: string): Files {
  const files = loaded.get(lang);
  if (files === undefined) throw new Error(`nobody has loaded the words in ${lang}`);
  return files;
}
