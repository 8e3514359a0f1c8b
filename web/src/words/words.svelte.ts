import { remembered } from '../settings/memory';
import type { Args, Lang, Phrase } from './lexicon';
import { load, loadTables } from './files';
import { isLang, langFor, Lexicon } from './lexicon';

const MEMORY = remembered('lang');

/** What the page says, in the language the reader chose. */
class Words {
  #lang = $state<Lang>(startLang());
  /** The language that was chosen last: its texts may still be on their way. */
  #wished = this.#lang;
  /** How much is there to be said: what is said at tables comes with the first of them. */
  #atTable = $state(false);
  readonly lexicon = $derived(lexiconOf(this.#lang, this.#atTable));

  get lang(): Lang {
    return this.#lang;
  }

  set lang(lang: Lang) {
    this.#wished = lang;
    this.#load(lang).then(
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

  /** Resolves as soon as everything can be said that happens at tables. */
  async forTables(): Promise<void> {
    await loadTables(this.#lang);
    this.#atTable = true;
  }

  #load(lang: Lang): Promise<void> {
    return this.#atTable ? loadTables(lang) : load(lang);
  }

  say(key: string, args?: Args): string {
    return this.lexicon.say(key, args);
  }

  tell({ key, args }: Phrase): string {
    return this.lexicon.say(key, args);
  }
}

/** A lexicon is made anew when there is more to be said. */
const lexiconOf = (lang: Lang, _atTable: boolean): Lexicon => new Lexicon(lang);

function startLang(): Lang {
  const kept = MEMORY.recall();
  return isLang(kept) ? kept : langFor(navigator.languages);
}

export const words = new Words();

/** The text under a key, in the language of the page. */
export const say = (key: string, args?: Args): string => words.say(key, args);
