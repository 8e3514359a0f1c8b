import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hatchedBand, zigzag } from '../src/cards/borders';
import { cardNames, DRAWN_GAMES, faceOf } from '../src/cards/catalogue';
import { CARD_HEIGHT, CARD_WIDTH, silhouette } from '../src/cards/silhouettes';
import { CLASS_MARKS } from '../src/design/classmarks';
import type { Point } from '../src/design/geometry';
import { circle, inset } from '../src/design/geometry';
import type { CardClass } from '../src/design/inks';
import { MARK_PATH } from '../src/design/mark';
import { specks, SPECK_TILE } from '../src/design/specks';

const CLASSES: readonly CardClass[] = ['distance', 'attack', 'parade', 'botte', 'special'];

const pictograms = DRAWN_GAMES.flatMap((game) =>
  cardNames(game).flatMap((card) => {
    const face = faceOf(game, card);
    return face.kind === 'distance' ? [] : [{ name: `${game} ${card}`, shapes: face.pictogram }];
  }),
);

describe('pictograms', () => {
  test('strokes are strong enough for the smallest card', () => {
    for (const { name, shapes } of pictograms) {
      for (const shape of shapes) {
        if (shape.kind !== 'stroke') continue;
        expect(shape.width, name).toBeGreaterThanOrEqual(shape.ink === 'figure' ? 4 : 3);
      }
    }
  });

  test('what one game alone draws is in the file that bears its name', () => {
    const folder = new URL('../src/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const texts = files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const drawings = files.flatMap((file) => /^cards\/pictograms\/(.+)\.ts$/.exec(file)?.[1] ?? []);
    expect(drawings).toContain('desert');
    const isShared = (name: string): boolean =>
      texts.filter((text) => new RegExp(`from '.*/${name}'`).test(text)).length > 1;
    expect(drawings.filter((name) => !isShared(name) && !DRAWN_GAMES.includes(name))).toEqual([]);
  });

  test('no two cards of a game look the same', () => {
    const drawings = pictograms.map(({ name, shapes }) => `${name.split(' ')[0]} ${JSON.stringify(shapes)}`);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test('path data has no broken numbers', () => {
    const paths = pictograms.flatMap(({ shapes }) =>
      shapes.flatMap((shape) => ('d' in shape ? [shape.d] : [])),
    );
    for (const d of [...paths, ...Object.values(CLASS_MARKS), MARK_PATH, hatchedBand(), zigzag()]) {
      expect(d).toMatch(/^M[-\d. MLHVCQAZahv]+$/);
    }
  });
});

describe('silhouettes', () => {
  test('the five classes have five outlines', () => {
    expect(new Set(CLASSES.map((kind) => silhouette(kind))).size).toBe(CLASSES.length);
  });

  test.each(['attack', 'parade', 'botte', 'special'] as const)('%s stays inside the card', (kind) => {
    const numbers = (silhouette(kind).match(/-?[\d.]+/g) ?? []).map(Number);
    expect(Math.max(...numbers)).toBeLessThan(CARD_HEIGHT);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(CARD_WIDTH).toBe(84);
  });
});

test('the icon of the page is the mark', () => {
  expect(readFileSync(new URL('../public/mark.svg', import.meta.url), 'utf8')).toContain(MARK_PATH);
});

test('an inset square is smaller on every side', () => {
  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  expect(inset(square, 2)).toEqual([
    [2, 2],
    [8, 2],
    [8, 8],
    [2, 8],
  ]);
});

test('a circle is two arcs', () => {
  expect(circle(8, 8, 7)).toBe('M1 8a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z');
});

test('the specks are the same every time and stay on their tile', () => {
  expect(specks()).toEqual(specks());
  expect(specks()).toHaveLength(70);
  for (const { x, y, r } of specks()) {
    expect(Math.min(x, y) - r).toBeGreaterThanOrEqual(-0.1);
    expect(Math.max(x, y) + r).toBeLessThanOrEqual(SPECK_TILE + 0.1);
  }
});
