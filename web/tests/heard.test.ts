import { expect, test } from 'vitest';
import { heardAt as heardInBornes } from '../src/bornes/heard';
import { heardAt as heardInSprint } from '../src/sprint/heard';
import { isOf } from '../src/table/family';
import type { Heard } from '../src/table/heard';
import type { Table } from '../src/table/table';
import { heardAt as heardInCave } from '../src/tresors/heard';
import { story, STORIES, tellerFor, told } from './stories';

function heardAt(table: Table): Heard {
  if (isOf(table, 'bornes')) return heardInBornes(table);
  if (isOf(table, 'sprint')) return heardInSprint(table, tellerFor(table));
  return isOf(table, 'tresors') ? heardInCave(table) : { noises: [], spoken: [] };
}

test.each(STORIES)('the table of %s is heard, and one’s own turns are', (name) => {
  const tables = told(story(name));
  const noises = new Set(tables.flatMap((table) => heardAt(table).noises));
  expect(noises.size).toBeGreaterThan(1);
  for (const table of tables) {
    const begins = table.fresh.some(
      ({ event }) => event.type === 'turn-began' && event.seat === table.news?.view.you,
    );
    expect(heardAt(table).noises.includes('turn')).toBe(begins);
  }
});
