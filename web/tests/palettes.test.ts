import { describe, expect, test } from 'vitest';
import type { Hex } from '../src/design/inks';
import { dayPrint } from '../src/design/inks';
import type { RacePalette } from '../src/design/inks';
import { LOOKS, lookOf } from '../src/looks/looks';
import { SEAT_SIGNS } from '../src/design/seats';
import { paletteSheet, themeClass } from '../src/design/theme';
import type { Sight } from './colour';
import { contrast, distance, lightness } from './colour';

const GAMES = [...Object.keys(LOOKS), 'undrawn'];
const RACES = GAMES.filter((game) => 'signs' in lookOf(game).palette);
const raceInks = (game: string): RacePalette => lookOf(game).palette as RacePalette;
const BLINDNESSES: readonly Sight[] = ['deuteranopia', 'protanopia', 'tritanopia'];

/** The promises are written with one decimal, so they are kept to one decimal. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

describe.each(RACES)('%s', (game) => {
  const { light, dark, enamel, signs, nightPrint } = raceInks(game);
  const on = (ground: Hex): number => tenth(contrast(enamel.on, ground));

  test('text keeps the promised contrast', () => {
    expect(contrast(light.ink, light.paper)).toBeGreaterThanOrEqual(13);
    expect(on(signs.attack)).toBeGreaterThanOrEqual(4.7);
    expect(on(signs.attack)).toBeLessThanOrEqual(5.1);
    expect(on(signs.parade)).toBeGreaterThanOrEqual(6);
    expect(on(signs.parade)).toBeLessThanOrEqual(7);
    expect(on(signs.special)).toBeGreaterThan(10);
    expect(on(enamel.main)).toBeGreaterThanOrEqual(4.6);
    expect(tenth(contrast(enamel.key, signs.botte))).toBeGreaterThanOrEqual(7.6);
  });

  test('the lightness ladder has its rungs', () => {
    const rung = (ink: Hex, low: number, high: number): void => {
      const step = Math.round(lightness(ink));
      expect(step).toBeGreaterThanOrEqual(low);
      expect(step).toBeLessThanOrEqual(high);
    };
    rung(light.paper, 91, 97);
    rung(signs.botte, 75, 86);
    rung(signs.attack, 43, 46);
    rung(signs.parade, 36, 40);
    rung(signs.special, 21, 26);
  });

  test('unlit cards stay readable by day and by night', () => {
    for (const print of [dayPrint(raceInks(game)), nightPrint]) {
      for (const ink of [print.distance, print.attack, print.parade, print.botte, print.special]) {
        expect(contrast(ink, print.sheet)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  const pairs = pairsOf({ paper: light.paper, ...signs });

  test.each(BLINDNESSES)('classes are told apart under %s', (sight) => {
    for (const { names, a, b } of pairs) expect(distance(a, b, sight), names).toBeGreaterThanOrEqual(19);
  });

  test('in grey the ladder keeps its order; silhouettes must tell neighbours apart', () => {
    const rungs = [light.paper, signs.botte, signs.attack, signs.parade, signs.special];
    rungs.slice(1).forEach((ink, i) => {
      expect(distance(rungs[i] ?? ink, ink, 'greyscale')).toBeGreaterThanOrEqual(5);
      expect(lightness(ink)).toBeLessThan(lightness(rungs[i] ?? ink));
    });
  });

  test('the night is readable', () => {
    expect(contrast(dark.ink, dark.paper)).toBeGreaterThanOrEqual(13);
    expect(contrast(dark.line, dark.paper)).toBeGreaterThanOrEqual(3);
  });
});

test.each(GAMES)('secondary text of %s keeps 5.5 on paper and panel, day and night', (game) => {
  const { light, dark } = lookOf(game).palette;
  for (const sheet of [light, dark]) {
    expect(contrast(sheet.muted, sheet.paper)).toBeGreaterThanOrEqual(5.5);
    expect(contrast(sheet.muted, sheet.panel)).toBeGreaterThanOrEqual(5.5);
    expect(contrast(sheet.ink, sheet.panel)).toBeGreaterThanOrEqual(7);
  }
});

test('the plates of the cave are readable', () => {
  const { enamel } = lookOf('tresors').palette;
  expect(contrast(enamel.on, enamel.main)).toBeGreaterThanOrEqual(4.6);
});

test('a seat glyph stands out from its colour', () => {
  for (const { colour, on } of SEAT_SIGNS) expect(contrast(colour, on)).toBeGreaterThanOrEqual(3);
});

test('the style sheet names every game and carries day and night', () => {
  const sheet = paletteSheet();
  for (const game of GAMES) expect(sheet).toContain(`.${themeClass(game)}{`);
  expect(sheet).toContain('--paper:light-dark(#F3EEE1,#141D19);');
});

function pairsOf(inks: Readonly<Record<string, Hex>>): { names: string; a: Hex; b: Hex }[] {
  const all = Object.entries(inks);
  return all.flatMap(([first, a], i) =>
    all.slice(i + 1).map(([second, b]) => ({ names: `${first} and ${second}`, a, b })),
  );
}
