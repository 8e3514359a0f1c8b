import { remembered } from '../settings/memory';
import type { Args, Lang, Phrase } from './lexicon';
import { load } from './files';
import { isLang, langFor, Lexicon } from './lexicon';

const MEMORY = remembered('lang');

/** What the page says, in the language the reader chose. */
class Words {
  #lang = $state<Lang>(startLang());
  /** The language that was chosen last: its texts may still be on their way. */
  #wished = this.#lang;
  readonly lexicon = $derived(new Lexicon(this.#lang));

  get lang(): Lang {
    return this.#lang;
  }

  set lang(lang: Lang) {
    this.#wished = lang;
    load(lang).then(
      () => {
        if (this.#wished !== lang) return;
        this.#lang = lang;
        MEMORY.keep(lang);
      },
      // Without a connection the page stays in the language it has.
      () => undefined,
    );
  }

  /** Resolves as soon as something can be said. */
  ready(): Promise<void> {
    return load(this.#lang);
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
