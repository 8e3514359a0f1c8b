import { describe, expect, test } from 'vitest';
import { absenceOf, clockText, daysLeft, hasCompany, isForDays, unready } from '../src/table/absence';
import type { Person } from '../src/wire';

const PERSON: Person = {
  seat: 'A',
  name: 'Ada',
  bot: null,
  present: true,
  away: null,
  grace: null,
  ready: false,
};

describe('a seat', () => {
  test.each<[Partial<Person>, ReturnType<typeof absenceOf>['is']]>([
    [{}, 'here'],
    [{ present: false }, 'gone'],
    [{ bot: 'steady', present: false }, 'bot'],
    [{ away: 'left' }, 'played-for'],
    [{ away: 'gone', present: false }, 'played-for'],
    [{ name: null, present: false }, 'here'],
  ])('fares as its person does: %o', (change, is) => {
    expect(absenceOf({ ...PERSON, ...change }).is).toBe(is);
  });
});

test('a clock is read in minutes and seconds', () => {
  expect([0, 1, 999, 1000, 59_001, 90_000].map(clockText)).toEqual([
    '0:00',
    '0:01',
    '0:01',
    '0:01',
    '1:00',
    '1:30',
  ]);
});

test('bots and free seats are no company', () => {
  const at = (change: Partial<Person>): Person => ({ ...PERSON, seat: 'B', ...change });
  expect(hasCompany([PERSON, at({ bot: 'steady' })], 'A')).toBe(false);
  expect(hasCompany([PERSON, at({ name: null })], 'A')).toBe(false);
  expect(hasCompany([PERSON, at({ present: false })], 'A')).toBe(true);
});

test('a next round waits for those who are here and not ready', () => {
  const people: Person[] = [
    { ...PERSON, ready: true },
    { ...PERSON, seat: 'B' },
    { ...PERSON, seat: 'C', present: false },
    { ...PERSON, seat: 'D', away: 'idle' },
    { ...PERSON, seat: 'E', bot: 'steady' },
  ];
  expect(unready(people).map(({ seat }) => seat)).toEqual(['B']);
});

test('a clock of days is told in days and hours, and shorter ones are not', () => {
  const HOUR = 3_600_000;
  expect(isForDays({ left: 1, length: 24 * HOUR })).toBe(true);
  expect(isForDays({ left: 1, length: 900_000 })).toBe(false);
  expect(daysLeft(72 * HOUR)).toEqual({ days: 3, hours: 0 });
  expect(daysLeft(25 * HOUR - 1)).toEqual({ days: 1, hours: 1 });
  expect(daysLeft(HOUR / 2)).toEqual({ days: 0, hours: 1 });
});
