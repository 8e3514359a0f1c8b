import { readdirSync, readFileSync } from 'node:fs';
import type { TableConnection } from '../../src/table/connection.svelte';
import type { Action, News } from '../../src/wire';

/** What a seat is told at a table, as the server wrote it. */
export interface Position {
  readonly game: string;
  readonly options: Readonly<Partial<Record<string, string>>>;
  readonly news: News;
  /** What one may call out now. */
  readonly calls: readonly Action[];
  /** What else is legal; the server leaves it to clients to know of. */
  readonly unsent: readonly Action[];
  /** What is accepted as a mistake, and punished. */
  readonly mistakes: readonly Action[];
}

const FOLDER = new URL('../../../tests/positions/', import.meta.url);

/** The games: a new one is held to the law by having its positions. */
export const GAMES = readdirSync(FOLDER).map((name) => name.replace('.jsonl', ''));

export const positionsOf = (game: string): Position[] =>
  readFileSync(new URL(`${game}.jsonl`, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Position);

/** Everything that the server accepts now. */
export const legalIn = ({ news, unsent }: Position): Action[] => [
  ...news.prospects.filter(({ refusal }) => refusal === null).map(({ action }) => action),
  ...unsent,
];

/** An action as text, in whatever order it was made. */
export const keyOf = (action: Action): string =>
  JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A connection to a table where nothing is sent but written down. */
export class Notebook {
  readonly sent: Action[] = [];
  readonly connection = {
    busy: false,
    complaint: null,
    act: (action: Action): Promise<boolean> => Promise.resolve(this.sent.push(action) > 0),
  } as unknown as TableConnection;
}

/** Something that one can press. */
export type Press<S> = (seat: S) => void;

/** How the page looks to those who press: what changes a choice, and what does something. */
export interface Page<S> {
  readonly open: (book: Notebook) => S;
  /** What is chosen now, so that nothing is looked at twice. */
  readonly stateOf: (seat: S) => string;
  readonly choices: (seat: S) => Press<S>[];
  readonly deeds: (seat: S) => Press<S>[];
}

/** Presses everything that can be pressed, in every order that leads somewhere new, and says what was sent. */
export function pressAll<S>(page: Page<S>): Map<string, Action> {
  const sent = new Map<string, Action>();
  const seen = new Set<string>();
  const queue: Press<S>[][] = [[]];
  const after = (presses: readonly Press<S>[], book: Notebook): S => {
    const seat = page.open(book);
    for (const press of presses) press(seat);
    return seat;
  };
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const seat = after(path, new Notebook());
    if (seen.has(page.stateOf(seat))) continue;
    seen.add(page.stateOf(seat));
    for (const choice of page.choices(seat)) queue.push([...path, choice]);
    for (const deed of page.deeds(seat)) {
      const book = new Notebook();
      deed(after(path, book));
      for (const action of book.sent) sent.set(keyOf(action), action);
    }
  }
  return sent;
}
