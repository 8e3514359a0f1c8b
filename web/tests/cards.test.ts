import { existsSync, readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import Card from '../src/cards/Card.svelte';
import { cardNames, DRAWN_GAMES, faceOf } from '../src/cards/catalogue';
import { SIGN_LAYOUTS } from '../src/cards/layout';
import { fitName, NAME_SIZE, textWidth } from '../src/cards/lettering';
import { LANGS } from '../src/words/lexicon';

const fromRoot = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The family that has the rules of a game. */
const familyOf = (game: string): string => {
  const file = (family: string): URL =>
    new URL(`../../crates/${family}/src/editions/${game.replace('-', '_')}.rs`, import.meta.url);
  return ['bornes', 'sprint'].find((family) => existsSync(file(family))) ?? '';
};

/** The names the rules use, read from the catalogue of an edition. */
const namesInRules = (edition: string): string[] => {
  const entries = (file: string): string[] => {
    const family = familyOf(edition);
    const matches = fromRoot(`crates/${family}/src/editions/${file}.rs`).matchAll(/entry\("([^"]+)"/g);
    return [...new Set([...matches].map((match) => match[1] ?? ''))];
  };
  const own = entries(edition.replace('-', '_'));
  return own.length > 0 ? own : entries('usual');
};

describe.each(DRAWN_GAMES)('%s', (game) => {
  test('every card of the rules is drawn, and no other', () => {
    expect(cardNames(game).toSorted()).toEqual(namesInRules(game).toSorted());
  });

  test.each(LANGS)('every printed name fits on two lines in %s', (language) => {
    const texts = fromRoot(`locales/${language}/games/${game}.ftl`);
    for (const card of cardNames(game)) {
      const face = faceOf(game, card);
      if (face.kind === 'distance') continue;
      const name = new RegExp(`^card-${game}-${card} = (.+)$`, 'm').exec(texts)?.[1];
      expect(name, card).toBeDefined();
      const { size } = fitName(name ?? '', SIGN_LAYOUTS[face.kind].name);
      expect(size, name).toBeGreaterThanOrEqual(0.7 * NAME_SIZE);
    }
  });
});

test('the games of one kernel have the same number of cards in each class', () => {
  const classes = (game: string): string[] =>
    cardNames(game)
      .map((card) => faceOf(game, card).kind)
      .toSorted();
  const [first, ...others] = DRAWN_GAMES.filter((game) => familyOf(game) === 'bornes').map(classes);
  for (const other of others) expect(other).toEqual(first);
});

describe('names', () => {
  const { name } = SIGN_LAYOUTS.attack;

  test('a short name stays on one line at full size', () => {
    expect(fitName('Accident', name)).toEqual({ size: 10, lines: [{ text: 'Accident', y: name.one.y }] });
  });

  test('a long name is broken where both lines fit', () => {
    expect(fitName('Limite de vitesse', name).lines.map(({ text }) => text)).toEqual([
      'Limite de',
      'vitesse',
    ]);
  });

  test('no line begins with a punctuation mark', () => {
    expect(fitName('Stop ! Camping', name).lines.map(({ text }) => text)).toEqual(['Stop !', 'Camping']);
  });

  test('accents add no width', () => {
    expect(textWidth('É')).toBe(textWidth('E'));
  });
});

describe('Card', () => {
  const base = { game: 'asterix', card: 'feu-vert', name: 'Feu vert', label: 'un Feu vert' } as const;
  const html = (props: Partial<Parameters<typeof Card>[1]>): string =>
    render(Card, { props: { ...base, ...props } }).body;

  test('says what the caller wants it to say', () => {
    expect(html({})).toContain('aria-label="un Feu vert"');
    expect(html({})).toContain('Feu vert</text>');
  });

  test('lies face down without knowing what it hides', () => {
    const back = render(Card, { props: { game: 'asterix', label: 'pioche' } }).body;
    expect(back).not.toContain('front');
    expect(back).toContain('back');
  });

  test('turns to a print when it cannot be played', () => {
    expect(html({ state: 'unlit' })).toContain('print parade');
    expect(html({ state: 'unlit' })).not.toContain('class="lamp');
    expect(html({ state: 'lit' })).toContain('enamel parade');
    expect(html({ state: 'lit' })).toContain('class="lamp');
  });

  test('drops its name in the small form', () => {
    expect(html({ size: 60 })).not.toContain('Feu vert</text>');
  });
});
