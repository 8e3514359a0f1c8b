import { readFileSync } from 'node:fs';
import { storyOf } from '../src/dev/story';
import type { BornesTable } from '../src/bornes/types';
import { isOf } from '../src/table/family';
import type { Table } from '../src/table/table';
import { receive } from '../src/table/table';
import type { Message } from '../src/wire';
import type { Lang } from '../src/words/lexicon';
import { Lexicon } from '../src/words/lexicon';
import { Teller } from '../src/words/teller';

export const STORIES = ['asterix-4', 'asterix-6', 'desert-2', 'tresors-2', 'tresors-3'] as const;

/** A story as the server wrote it. */
export const story = (name: (typeof STORIES)[number]): Message[] =>
  storyOf(readFileSync(new URL(`../../tests/stories/${name}.jsonl`, import.meta.url), 'utf8'));

/** The table after each message. */
export function told(messages: readonly Message[]): Table[] {
  let table: Table | null = null;
  return messages.map((message) => {
    table = receive(table, message);
    if (table === null) throw new Error('a story begins with a welcome');
    return table;
  });
}

/** The table after each message since the game of the card family began. */
export const played = (messages: readonly Message[]): BornesTable[] =>
  told(messages).filter((table) => isOf(table, 'bornes'));

/** The table after so many messages of a story. */
export function tableAt(name: (typeof STORIES)[number], index: number): BornesTable {
  const table = told(story(name)).at(index);
  if (table === undefined || !isOf(table, 'bornes')) throw new Error(`${name} has no news at ${index}`);
  return table;
}

export const tellerFor = (table: Table, lang: Lang = 'fr'): Teller =>
  new Teller(new Lexicon(lang), table.info.game, table.people);
