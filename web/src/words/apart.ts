import { FluentResource } from '@fluent/bundle';
import { APART } from 'virtual:locales';
import { filesOf } from './files';
import { Lexicon } from './lexicon';

/** The words of a language, and with them those of a topic that only those load who need it. */
export async function wordsWith(topic: keyof typeof APART, lang: string): Promise<Lexicon> {
  const { words } = (await APART[topic][lang]?.()) ?? { words: '' };
  const { topics, games } = filesOf(lang);
  return new Lexicon(lang, { topics: [...topics, new FluentResource(words)], games });
}
