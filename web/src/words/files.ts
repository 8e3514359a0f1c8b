import { FluentResource } from '@fluent/bundle';
import { LOCALES } from 'virtual:locales';

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

/** The words of a language that was loaded. */
export function filesOf(lang: string): Files {
  const files = loaded.get(lang);
  if (files === undefined) throw new Error(`nobody has loaded the words in ${lang}`);
  return files;
}
