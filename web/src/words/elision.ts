/**
 * « la main d’Aline », « la main de Benoît »: what French words lose before a name that is filled in.
 *
 * As `crates/texts/src/elision.rs`, which says when and why; `tests/elision.txt` holds both to one table.
 */

/** What Fluent writes before whatever it fills in, and behind it. */
const FILLED = '\u2068';
const MARKS = /[\u2068\u2069]/g;

/** The last word before a name, if it is one of those that lose their last vowel. */
const SHORTENED = /(^|\P{L})(d|qu|jusqu|lorsqu|puisqu)e $/iu;

/** First names whose `h` is mute, without accents. */
const MUTE_H = new Set(
  (
    'hadrien hector hedwige helena helene helie heliette heloise henriette hercule hermance hermes ' +
    'hermine hermione herve hilaire hilarion hippolyte homere honorat honore honorine horace hortense ' +
    'hortensia hubert huguette humbert hyacinthe hypatie'
  ).split(' '),
);

/** Letters with an accent, and the same letters without. */
const ACCENTED = 'àáâãäåèéêëìíîïòóôõöùúûüýÿ';
const PLAIN = 'aaaaaaeeeeiiiiooooouuuuyy';

/** A text that Fluent has filled in, as it is said: elided, and without the marks. */
export function elided(text: string): string {
  const [first = '', ...filled] = text.split(FILLED);
  return filled.reduce(
    (said, piece) => (beginsWithAVowel(piece) ? said.replace(SHORTENED, '$1$2’') : said) + unmarked(piece),
    unmarked(first),
  );
}

/** A text without the marks of Fluent, for languages that elide nothing. */
export const unmarked = (text: string): string => text.replace(MARKS, '');

/** Whether a name is heard to begin with a vowel. A letter on its own is not a name. */
function beginsWithAVowel(name: string): boolean {
  const word = firstWord(name);
  if (word.length < 2) return false;
  if (word.startsWith('h')) return MUTE_H.has(word);
  return /^(y[^aeiouyæœ]|[aeiouæœ])/.test(word);
}

/** The letters a name begins with, small and without accents. */
function firstWord(name: string): string {
  const word = /^[\p{L}\u0300-\u036f]*/u.exec(name)?.[0] ?? '';
  return [...word.replace(/[\u0300-\u036f]/g, '').toLowerCase()]
    .map((letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter)
    .join('');
}
