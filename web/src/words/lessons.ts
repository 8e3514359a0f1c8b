import { FluentResource } from '@fluent/bundle';
import { LESSONS } from 'virtual:locales';
import { Lexicon } from './lexicon';

/** What lessons say in a language, which only those load who learn. */
export async function lessonWords(lang: string): Promise<Lexicon> {
  const { words } = (await LESSONS[lang]?.()) ?? { words: '' };
  return new Lexicon(lang, { topics: [new FluentResource(words)], games: new Map() });
}
