/** The letters that are commands also outside the field: those with a mark of their own need no card. */
const LETTERS = ['c', 'p', 'r', 'u', '.', 'x', 's', 'd', 'k', 'g', 'm', 'b', 'l', 't', '?'] as const;

export const KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  LETTERS.map((letter) => [letter, letter]),
);
