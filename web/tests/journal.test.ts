import { describe, expect, test } from 'vitest';
import { lapsOf, linesOf } from '../src/table/journal';
import type { SomeHappening } from '../src/table/family';
import type { Table } from '../src/table/table';
import { turnsOf } from '../src/table/turns';
import type { Person } from '../src/wire';
import { LANGS, Lexicon } from '../src/words/lexicon';
import { Teller } from '../src/words/teller';
import { story, STORIES, tellerFor, told } from './stories';

const lastOf = (name: string): Table & { log: readonly SomeHappening[] } => {
  const table = told(story(name)).at(-1);
  if (table === undefined) throw new Error(`${name} tells something`);
  return table as Table & { log: readonly SomeHappening[] };
};

describe.each(STORIES)('the log of %s', (name) => {
  const table = lastOf(name);
  const own = table.people.find(({ seat }) => seat === table.info.you)?.name ?? '';

  test('has one line a turn, the latest first, and every line stands in its lap', () => {
    const lines = linesOf(table.log, tellerFor(table));
    expect(lines.map(({ seat }) => seat)).toEqual(
      turnsOf(table.log)
        .map(({ seat }) => seat)
        .reverse(),
    );
    expect(lapsOf(lines).flatMap(({ lines: inLap }) => inLap)).toEqual(lines);
  });

  test.each(LANGS)('never speaks of the reader in the third person in %s', (lang) => {
    expect(own).not.toBe('');
    for (const { text } of linesOf(table.log, tellerFor(table, lang))) expect(text).not.toContain(own);
  });

  test('says of everybody in the third person what a spectator reads', () => {
    const watching = new Teller(new Lexicon('fr'), table.info.game, table.people);
    for (const { text } of linesOf(table.log, watching)) expect(text).not.toMatch(/\b[Vv]ous\b/);
    expect(linesOf(table.log, watching, 'all', true)).toHaveLength(linesOf(table.log, watching).length);
  });

  test('does not say twice that an attack was made or answered', () => {
    for (const { text } of linesOf(table.log, tellerFor(table))) {
      expect(text).not.toContain('L’attaque porte');
      if (text.includes('Coup-fourré')) expect(text).not.toContain('annulée');
    }
  });

  test('is searched for what concerns the reader, and for what happened since the last turn', () => {
    const teller = tellerFor(table);
    const all = linesOf(table.log, teller);
    const mine = linesOf(table.log, teller, 'mine');
    expect(mine.length).toBeLessThan(all.length);
    expect(mine.some(({ seat }) => seat === table.info.you)).toBe(true);
    const lately = linesOf(table.log, teller, 'all', true);
    expect(all.slice(0, lately.length)).toEqual(lately);
    expect(lately.slice(1).every(({ seat }) => seat !== table.info.you)).toBe(true);
  });
});

describe('a coup-fourré', () => {
  const seats = (...letters: string[]): { seats: string[] } => ({ seats: letters });
  const log = [
    { event: { type: 'turn-began', seat: 'B' }, sentence: { key: 'event-turn-began', args: {} } },
    {
      event: { type: 'attacked', seat: 'B', card: 'crevaison', on: 'A' },
      sentence: {
        key: 'event-attacked',
        args: { seat: seats('B'), team: seats('A'), members: { number: 1 }, card: { 'a-card': 'crevaison' } },
      },
    },
    {
      event: { type: 'replied', seat: 'A', team: 'A', card: 'increvable', lost: ['C', 'D'] },
      sentence: {
        key: 'event-replied',
        args: {
          seat: seats('A'),
          card: { 'a-card': 'increvable' },
          lost: seats('C', 'D'),
          count: { number: 2 },
        },
      },
    },
    {
      event: { type: 'cancelled', card: 'crevaison', on: 'A' },
      sentence: { key: 'event-cancelled', args: { team: seats('A'), name: { card: 'crevaison' } } },
    },
  ] as SomeHappening[];
  const people = ['Ada', 'Bob', 'Cléo', 'Dan'].map((name, i) => ({
    seat: 'ABCD'.charAt(i),
    name,
  })) as Person[];
  const lineFor = (you: string | null): string[] =>
    linesOf(log, new Teller(new Lexicon('fr'), 'classic', people, you), 'attacks').map(({ text }) => text);

  test.each([
    [
      'A',
      'Bob vous attaque avec une Crevaison. Coup-fourré ! Vous répondez par la botte Increvable et prenez la main. Cléo et Dan perdent leur tour.',
    ],
    [
      'B',
      'Vous attaquez Ada avec une Crevaison. Coup-fourré ! Ada répond par la botte Increvable et prend la main. Cléo et Dan perdent leur tour.',
    ],
    [
      'D',
      'Bob attaque Ada avec une Crevaison. Coup-fourré ! Ada répond par la botte Increvable et prend la main. Cléo et vous perdez votre tour.',
    ],
    [
      null,
      'Bob attaque Ada avec une Crevaison. Coup-fourré ! Ada répond par la botte Increvable et prend la main. Cléo et Dan perdent leur tour.',
    ],
  ])('is one line with its attack for %s', (you, line) => {
    expect(lineFor(you).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([line]);
  });
});
