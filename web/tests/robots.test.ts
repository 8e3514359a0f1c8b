import { beforeEach, expect, test, vi } from 'vitest';
import { linesOf } from '../src/table/journal';
import { doneSince, noteRobots, toldOf } from '../src/table/robots';
import type { Table } from '../src/table/table';
import { turnsOf } from '../src/table/turns';
import { giveUp, unseatedAt } from '../src/table/unseated';
import type { SomeHappening } from '../src/table/family';
import type { Person } from '../src/wire';
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
const standIns = [
  // The second and the third discard of A, and one of B, each with the turn that began by it.
  ...[5, 6].map((at) => ({ at, seat: 'A' })),
  ...[7, 8].map((at) => ({ at, seat: 'B' })),
  { at: 9, seat: 'A' },
];
const table = { log, news: { stand_ins: standIns } } as unknown as Table;
const people = [
  { seat: 'A', name: 'ALICE' },
  { seat: 'B', name: 'Bob' },
] as Person[];

test('what a robot did for somebody is told to everybody as its own', () => {
  noteRobots(table);
  const told = (you: string | null): string[] =>
    linesOf(log, new Teller(new Lexicon('fr'), 'classic', people, you)).map(({ text }) => text);
  const missed = (text: string): string | null => /\(Un robot, pour (.+)\.\)$/.exec(text)?.[1] ?? null;
  expect(told('A').map(missed)).toEqual(['vous', 'Bob', 'vous', null, null]);
  expect(told('B').map(missed)).toEqual(['ALICE', 'vous', 'ALICE', null, null]);
  expect(told(null).map(missed)).toEqual(['ALICE', 'Bob', 'ALICE', null, null]);
});

test('what others do about it in the same turn is not told as the robot’s', () => {
  const attack: SomeHappening[] = [
    {
      event: { type: 'attacked', seat: 'B', card: 'crevaison', on: 'A' },
      sentence: {
        key: 'event-attacked',
        args: {
          seat: { seats: ['B'] },
          team: { seats: ['A'] },
          members: { number: 1 },
          card: { 'a-card': 'crevaison' },
        },
      },
    },
    {
      event: { type: 'replied', seat: 'A', team: 'A', card: 'increvable', lost: [] },
      sentence: {
        key: 'event-replied',
        args: {
          seat: { seats: ['A'] },
          card: { 'a-card': 'increvable' },
          lost: { seats: [] },
          count: { number: 0 },
        },
      },
    },
  ];
  noteRobots({ log: attack, news: { stand_ins: [{ at: 0, seat: 'B' }] } } as unknown as Table);
  const told = toldOf(attack, new Teller(new Lexicon('fr'), 'classic', people, 'A'));
  expect(told).toMatch(/^Bob vous attaque [^.]+\. \(Un robot, pour Bob\.\) Coup-fourré/);
  expect(told).not.toMatch(/\)$/);
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
  const at = (id: string, you: string | null, name = 'Bob'): Table =>
    ({ info: { id, you }, people: [{ seat: 'B', name, bot: null }] }) as unknown as Table;
  expect(unseatedAt(at('x', null)), 'somebody who never sat there').toBeNull();
  expect(unseatedAt(at('x', 'B'))).toBeNull();
  expect(unseatedAt(at('y', null)), 'another table').toBeNull();
  expect(unseatedAt(at('x', null, 'Zoé')), 'somebody else sits there').toBe('freed');
  expect(unseatedAt(at('x', null, 'Zoé')), 'as long as they have none').toBe('freed');
  expect(unseatedAt(at('x', null)), 'it is still theirs, and the cookie is gone').toBe('unproven');
  giveUp('x');
  expect(unseatedAt(at('x', null))).toBeNull();
});
