import { remembered } from '../settings/memory';
import type { Args, Lang, Phrase } from './lexicon';
import { isLang, langFor, Lexicon } from './lexicon';

const MEMORY = remembered('lang');

/** What the page says, in the language the reader chose. */
class Words {
  #lang = $state<Lang>(startLang());
  readonly lexicon = $derived(new Lexicon(this.#lang));

  get lang(): Lang {
    return this.#lang;
  }

  set lang(lang: Lang) {
    this.#lang = lang;
    MEMORY.keep(lang);
  }

  say(key: string, args?: Args): string {
    return this.lexicon.say(key, args);
  }

  tell({ key, args }: Phrase): string {
    return this.lexicon.say(key, args);
  }
}

function startLang(): Lang {
  const kept = MEMORY.recall();
  return isLang(kept) ? kept : langFor(navigator.languages);
}

export const words = new Words();

/** The text under a key, in the language of the page. */
export const say = (key: string, args?: Args): string => words.say(key, args);
