import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GLYPHS, SEAT_SIGNS, SIGNS } from '../src/design/seats';
import type { Result } from '../src/results.svelte';
import { bestOf, resultOf } from '../src/results.svelte';
import { glyphIn } from '../src/table/crew';
import { tallyOf } from '../src/table/tally';
import type { BornesTable } from '../src/bornes/types';
import type { Person, Score } from '../src/wire';
import { tableAt } from './stories';

/** A table whose match is over. */
function over(winners: string[], more: Partial<BornesTable['info']> = {}): BornesTable {
  const table = tableAt('desert-2', -1);
  const sheet = { team: 'A', place: 1, km: 1000, lines: [], round: 700, total: 1700 };
  const sentence = { key: 'x', args: {} };
  const score: Score = {
    ending: sentence,
    verdict: sentence,
    winners,
    sheets: [sheet],
    match_winners: winners,
    match_goal: null,
  };
  return { ...table, info: { ...table.info, ...more }, news: { ...table.news, score } };
}

const result = (id: string, more: Partial<Result> = {}): Result => ({
  id,
  game: 'desert',
  won: false,
  points: 0,
  turns: 10,
  ...more,
});

/** A store of the browser. */
function shelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('results', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('localStorage', shelf());
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('are those of whoever sits at a match that is over, and not of a lesson', () => {
    expect(resultOf(over(['A']))).toMatchObject({ game: 'desert', won: true, points: 1700 });
    expect(resultOf(over(['B']))?.won).toBe(false);
    expect(resultOf(over(['A'], { you: null }))).toBeNull();
    expect(resultOf(over(['A'], { lesson: ['start'] }))).toBeNull();
    expect(resultOf(tableAt('desert-2', 5))).toBeNull();
  });

  test('are counted game by game', () => {
    const results = [
      result('1'),
      result('2', { game: 'rush' }),
      result('3', { won: true, points: 9, turns: 4 }),
    ];
    expect(bestOf(results)).toEqual([
      { game: 'desert', played: 2, won: 1, points: 9, turns: 10 },
      { game: 'rush', played: 1, won: 0, points: 0, turns: 10 },
    ]);
  });

  test('are kept once, outlast a visit, and can be cleared', async () => {
    const { results } = await import('../src/results.svelte');
    results.ignore('aside');
    for (const id of ['one', 'one', 'two', 'aside']) results.note(over(['A'], { id }));
    expect(results.best[0]?.played).toBe(2);
    vi.resetModules();
    const later = (await import('../src/results.svelte')).results;
    expect(later.best[0]?.played).toBe(2);
    later.clear();
    expect(later.best).toEqual([]);
    expect(localStorage.getItem('sabots-results')).toBeNull();
  });

  test('a store that was meddled with is as good as none', async () => {
    localStorage.setItem('sabots-results', '{"no":"list"}');
    expect((await import('../src/results.svelte')).results.best).toEqual([]);
  });
});

describe('the score between the same people', () => {
  const people = (wins: (number | undefined)[]): Person[] =>
    tableAt('desert-2', -1).people.map((person, i) => ({
      ...person,
      ...(wins[i] === undefined ? {} : { wins: wins[i] }),
    }));

  test('begins with their second game, and counts the one that is over', () => {
    const { score } = over(['A']).news;
    expect(tallyOf(people([]), score)).toEqual([]);
    expect(tallyOf(people([2]), null).map(({ wins }) => wins)).toEqual([2, 0]);
    expect(tallyOf(people([2, 1]), score).map(({ wins }) => wins)).toEqual([3, 1]);
  });
});

test('a seat has the sign that was chosen there, or its own', () => {
  const people = [{ seat: 'A' }, { seat: 'B', sign: 'crown' as const }];
  expect([glyphIn(people, 0), glyphIn(people, 1)]).toEqual([GLYPHS.triangle, GLYPHS.crown]);
  expect(new Set(Object.values(GLYPHS)).size).toBe(SIGNS.length);
  expect(SEAT_SIGNS.map(({ glyph }) => glyph)).toEqual(SIGNS.slice(0, 8).map((sign) => GLYPHS[sign]));
});

describe('notices', () => {
  let shown: { title: string; options: NotificationOptions }[];
  let answer: NotificationPermission;

  beforeEach(() => {
    vi.resetModules();
    shown = [];
    answer = 'granted';
    class FakeNotification {
      static permission: NotificationPermission = 'default';
      static requestPermission(): Promise<NotificationPermission> {
        FakeNotification.permission = answer;
        return Promise.resolve(answer);
      }
      readonly close = (): void => undefined;
      constructor(title: string, options: NotificationOptions) {
        shown.push({ title, options });
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
    vi.stubGlobal('document', { hidden: true });
    vi.stubGlobal('location', { pathname: '/', hash: '' });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('localStorage', shelf());
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('are shown to those who wanted them and look elsewhere', async () => {
    const { notices } = await import('../src/notices.svelte');
    await notices.tell('k7', 'À vous', 'Marche de nuit');
    expect([notices.state, shown]).toEqual(['off', []]);
    await notices.switchOn();
    await notices.tell('k7', 'À vous', 'Marche de nuit');
    expect(shown).toMatchObject([{ title: 'À vous', options: { tag: 'k7', data: '/table/k7' } }]);
    vi.stubGlobal('document', { hidden: false });
    await notices.tell('k7', 'À vous', 'Marche de nuit');
    notices.switchOff();
    vi.stubGlobal('document', { hidden: true });
    await notices.tell('k7', 'À vous', 'Marche de nuit');
    expect([notices.state, shown.length]).toEqual(['off', 1]);
  });

  test('a browser that forbids them says so, and one that has none offers none', async () => {
    answer = 'denied';
    const { notices } = await import('../src/notices.svelte');
    await notices.switchOn();
    expect(notices.state).toBe('forbidden');
    vi.resetModules();
    vi.stubGlobal('Notification', undefined);
    expect((await import('../src/notices.svelte')).notices.state).toBe('unable');
  });
});
