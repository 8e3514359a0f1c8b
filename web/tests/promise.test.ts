import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Note } from '../src/table/promise';
import { check } from '../src/table/promise';

/** The examples that every program has to agree with, each as a record and what a device has noted. */
const EXAMPLES = readFileSync('../tests/shuffle/vectors.txt', 'utf8')
  .split('\n\n')
  .filter((block) => block.includes('pledge '))
  .map((block) => {
    const all = (name: string): string[] =>
      block
        .split('\n')
        .filter((line) => line.startsWith(`${name} `))
        .map((line) => line.slice(name.length + 1));
    const value = (name: string): string => all(name)[0] ?? '';
    const remark = (name: string): string[] =>
      all(name).map((what) => `# round ${value('round')} ${name} ${what}`);
    const remarks = ['pledge', 'secret', 'gift'].flatMap(remark);
    const record = [`# table ${value('table')}`, ...all('header'), ...remarks, `seed ${value('seed-0')}`];
    const [seat = null, gift = ''] = value('gift').split(' ').filter(Boolean);
    const note: Note = {
      round: Number(value('round')),
      pledge: value('pledge'),
      seat,
      gift,
      taken: seat !== null,
    };
    return { record: `${record.join('\n')}\n`, note };
  });

const finding = async (record: string, notes: readonly Note[]): Promise<string | undefined> =>
  (await check(record, notes))[0]?.finding;

describe('a device that noted what was promised', () => {
  test('there are examples, with gifts and without', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(3);
    expect(new Set(EXAMPLES.map(({ note }) => note.taken))).toEqual(new Set([true, false]));
  });

  test.each(EXAMPLES)('finds that it was kept', async ({ record, note }) => {
    const { round, taken } = note;
    expect(await check(record, [note])).toEqual([{ round, finding: 'holds', own: taken }]);
  });

  test.each(EXAMPLES)('finds whatever was changed', async ({ record, note }) => {
    const other = { ...note, pledge: note.pledge.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) };
    expect(await finding(record, [other])).toBe('broken');
    expect(await finding(record.replace(/secret ./, 'secret e'), [note])).toBe('broken');
    expect(await finding(record.replace('seats', 'seats 9\nseats'), [note])).toBe('broken');
    if (note.taken) expect(await finding(record.replace(/# round \d+ gift .*\n/, ''), [note])).toBe('broken');
  });

  test.each(EXAMPLES)('proves nothing if it noted nothing', async ({ record }) => {
    expect(await finding(record, [])).toBe('unnoted');
  });

  test('finds nothing in a record without promises', async () => {
    expect(await check('game desert\nseats 2\nseed 00\n', [])).toEqual([]);
  });
});
