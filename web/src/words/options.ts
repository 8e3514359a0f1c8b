import type { Lexicon } from './lexicon';

/** What an option of a table is called. */
export const optionLabel = (lexicon: Lexicon, game: string, name: string): string =>
  lexicon.find(`option-${game}-${name}`) ?? name;

export const optionHelp = (lexicon: Lexicon, game: string, name: string): string =>
  lexicon.find(`option-${game}-${name}.help`) ?? '';

/** A value of an option in words: a choice by its own name, a seat by its letter, seconds by their number. */
export function optionValue(lexicon: Lexicon, name: string, value: string): string {
  const named = lexicon.find(`option-value-${name}-${value}`) ?? lexicon.find(`option-value-${value}`);
  if (named !== null) return named;
  if (value.startsWith('list:')) return lexicon.say('client-deck-own');
  if (/^[A-H]$/.test(value)) return lexicon.say('option-value-seat', { seat: value });
  const seconds = Number(value);
  if (Number.isNaN(seconds)) return value;
  return seconds > 0
    ? lexicon.say('option-value-seconds', { seconds })
    : lexicon.say('option-value-no-clock');
}

/** Options with their values in words, as a list; `null` if there are none. */
export function culpritsOf(
  lexicon: Lexicon,
  game: string,
  options: Readonly<Partial<Record<string, string>>>,
): string | null {
  const named = Object.entries(options).map(([name, value]) =>
    lexicon.say('client-option-value', {
      option: optionLabel(lexicon, game, name),
      value: optionValue(lexicon, name, value ?? ''),
    }),
  );
  return named.length === 0 ? null : lexicon.list(named);
}

/** Seconds offered out of a range such as `2..60`. */
const STEPS = [2, 3, 5, 8, 10, 15, 20, 30, 45, 60];

/** The values one can choose; a range becomes a few of its numbers. */
export function choicesOf(values: readonly string[]): string[] {
  const all = values.flatMap((value) => {
    const range = /^(\d+)\.\.(\d+)$/.exec(value);
    if (range === null) return [value];
    return STEPS.filter((step) => step >= Number(range[1]) && step <= Number(range[2])).map(String);
  });
  return [...new Set(all)];
}
