import type { FluentResource } from '@fluent/bundle';
import { FluentBundle, FluentNumber } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { elided, unmarked } from './elision';
import type { Files } from './files';
import { filesOf, LANGS } from './files';

export { LANGS };

/** A language, by its two letters: one of those there are. */
export type Lang = string;

export type Args = Readonly<Record<string, string | number>>;

/** A sentence that is still in no language: a key of the Fluent files and what is filled in. */
export interface Phrase {
  readonly key: string;
  readonly args?: Args;
}

export const isLang = (text: string | null): text is Lang => text !== null && LANGS.includes(text);

/** What a language calls itself. */
export function ownName(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.slice(0, 1).toLocaleUpperCase(lang) + name.slice(1);
}

/** The language that suits the reader best; French if none does. */
export function langFor(wished: readonly string[]): Lang {
  return negotiateLanguages(wished, LANGS, { defaultLocale: 'fr', strategy: 'lookup' })[0] ?? 'fr';
}

/** The texts of one language. */
export class Lexicon {
  readonly #files: Files;
  readonly #bundle: FluentBundle;
  readonly #tables = new Map<string, Lexicon>();

  /** Where a key is written twice, the first one is said: those of a game come before the others. */
  constructor(
    readonly lang: Lang,
    files: Files = filesOf(lang),
    first: readonly FluentResource[] = [],
  ) {
    this.#files = files;
    // Whatever is filled in is marked, so that words can be elided at its border.
    this.#bundle = new FluentBundle(lang, { useIsolating: true });
    for (const file of [...first, ...files.topics, ...files.games.values()]) this.#bundle.addResource(file);
  }

  /** The same texts, as they are said at the tables of a game. */
  at(game: string): Lexicon {
    const own = this.#files.games.get(game);
    if (own === undefined) return this;
    const known = this.#tables.get(game) ?? new Lexicon(this.lang, this.#files, [own]);
    this.#tables.set(game, known);
    return known;
  }

  /** The text under a key; an attribute is written after a dot. A missing one shows its key. */
  say(key: string, args: Args = {}): string {
    return this.find(key, args) ?? key;
  }

  /** The text under a key, or `null` where a missing one is no mistake. */
  find(key: string, args: Args = {}): string | null {
    const [id = '', attribute] = key.split('.');
    const message = this.#bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) return null;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, filled(args), errors);
    for (const error of errors) console.error(`${key} in ${this.lang}:`, error);
    return this.lang === 'fr' ? elided(text) : unmarked(text);
  }

  /** Some items in a row: “A, B and C”, or “A, B or C”. */
  list(items: readonly string[], by: 'list-and' | 'list-or' = 'list-and'): string {
    const last = items.at(-1) ?? '';
    if (items.length < 2) return last;
    return this.say(by, { head: items.slice(0, -1).join(', '), last });
  }
}

/** Distances and points are written without a group mark, as the rulebooks write them. */
function filled(args: Args): Record<string, string | FluentNumber> {
  const entries = Object.entries(args).map(([name, value]): [string, string | FluentNumber] => [
    name,
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return Object.fromEntries(entries);
}
