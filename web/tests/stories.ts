import { readdirSync, readFileSync } from 'node:fs';
import { storyOf } from '../src/dev/story';
import type { BornesTable } from '../src/bornes/types';
import { isOf } from '../src/table/family';
import type { Table } from '../src/table/table';
import { receive } from '../src/table/table';
import type { Message } from '../src/wire';
import type { Lang } from '../src/words/lexicon';
import { Lexicon } from '../src/words/lexicon';
import { Teller } from '../src/words/teller';

const FOLDER = new URL('../../tests/stories/', import.meta.url);

/** The names of all stories: a new one is told here by being kept. */
export const STORIES = readdirSync(FOLDER).map((name) => name.replace('.jsonl', ''));

/** A story as the server wrote it. */
export const story = (name: string): Message[] =>
  storyOf(readFileSync(new URL(`${name}.jsonl`, FOLDER), 'utf8'));

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
export function tableAt(name: string, index: number): BornesTable {
  const table = told(story(name)).at(index);
  if (table === undefined || !isOf(table, 'bornes')) throw new Error(`${name} has no news at ${index}`);
  return table;
}

export const tellerFor = (table: Table, lang: Lang = 'fr'): Teller =>
  new Teller(new Lexicon(lang), table.info.game, table.people, table.info.you);
