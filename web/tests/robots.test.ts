import { beforeEach, expect, test, vi } from 'vitest';
import { linesOf } from '../src/table/journal';
import { doneSince, noteRobots } from '../src/table/robots';
import type { Table } from '../src/table/table';
import { turnsOf } from '../src/table/turns';
import { giveUp, isUnseated } from '../src/table/unseated';
import type { SomeHappening } from '../src/table/family';
import { Lexicon } from '../src/words/lexicon';
import { Teller } from '../src/words/teller';

/** A turn of somebody who discards. */
const turn = (seat: string): SomeHappening[] => [
  {
    event: { type: 'turn-began', seat },
    sentence: { key: 'event-turn-began', args: { seat: { seats: [seat] } } },
  },
  {
    event: { type: 'discarded', seat, card: '50' },
    sentence: { key: 'event-discarded', args: { seat: { seats: [seat] }, card: { 'a-card': '50' } } },
  },
];
const log = ['A', 'B', 'A', 'B', 'A'].flatMap(turn);
/** The second and the third discard of A, and one of B. */
const table = { log, news: { stood_in: [5, 7, 9] } } as unknown as Table;

test('what a robot did for somebody is told to them as its own', () => {
  noteRobots(table);
  const told = (you: string | null): string[] =>
    linesOf(log, new Teller(new Lexicon('fr'), 'classic', [], you)).map(({ text }) => text);
  expect(told('A').map((text) => text.startsWith('Le robot, pour vous'))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(told(null).some((text) => text.includes('robot'))).toBe(false);
});

test('who comes back is told how often a robot has played since they did', () => {
  noteRobots(table);
  expect(doneSince(turnsOf(log), 'A')).toBe(2);
  expect(doneSince(turnsOf(log), 'B')).toBe(1);
  expect(doneSince(turnsOf(log), null)).toBe(0);
  expect(doneSince(turnsOf([...log, ...turn('A')]), 'A')).toBe(0);
});

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});

test('whoever has lost a seat is told, also on another visit, and whoever got up is not', () => {
  const at = (id: string, you: string | null): Table => ({ info: { id, you } }) as Table;
  expect(isUnseated(at('x', null)), 'somebody who never sat there').toBe(false);
  expect(isUnseated(at('x', 'B'))).toBe(false);
  expect(isUnseated(at('y', null)), 'another table').toBe(false);
  expect(isUnseated(at('x', null))).toBe(true);
  expect(isUnseated(at('x', null)), 'as long as they have none').toBe(true);
  giveUp('x');
  expect(isUnseated(at('x', null))).toBe(false);
});
