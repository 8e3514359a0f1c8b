import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { elided, unmarked } from '../src/words/elision';
import { Lexicon } from '../src/words/lexicon';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The table that the Rust side is held to as well. */
const TABLE = read('tests/elision.txt')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [string, string, string]);

test.each(TABLE)('%s + %s', (words, name, said) => {
  expect(elided(`${words} \u2068${name}\u2069.`)).toBe(`${said}.`);
});

test('only what is filled in is elided', () => {
  expect(elided('le plus de Aline')).toBe('le plus de Aline');
  expect(elided('de \u2068\u2068Aline\u2069\u2069')).toBe('d’Aline');
  expect(unmarked('of \u2068Aline\u2069')).toBe('of Aline');
});

describe('every text of the page that says whose something is', () => {
  const lexicon = new Lexicon('fr');
  const texts = [...read('locales/fr/client.ftl').matchAll(/^([a-z-]+) = .*\b(?:de|que) \{ \$.*$/gm)];

  test.each(texts.map(([line, key = '']) => [key, line] as const))('%s', (key, line) => {
    const variables = [...line.matchAll(/\$([a-z-]+)/g)].map(([, name = '']) => name);
    const said = (name: string): string =>
      lexicon.say(key, Object.fromEntries(variables.map((variable) => [variable, name])));
    for (const name of ['Aline', 'Hélène', 'Yves', 'Élise']) {
      expect(said(name)).toMatch(new RegExp(`(d|qu)’${name}`));
      expect(said(name)).not.toMatch(new RegExp(`\\b(de|que) ${name}`));
    }
    expect(said('Bruno')).toMatch(/(de|que) Bruno/);
  });

  test('is found', () => {
    expect(texts.length).toBeGreaterThan(5);
  });
});
