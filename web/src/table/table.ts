import type { Clock, Happening, Message, News, Person, Phrase, TableInfo } from '../wire';

/** Something that somebody said. */
export interface Spoken {
  readonly seat: string;
  readonly phrase: Phrase;
  /** Counts what was said, so that the same words twice are said twice. */
  readonly serial: number;
}

/** How much of what was said is remembered. */
const REMEMBERED = 20;

/** Everything a client knows of its table. Nothing is worked out here: an update brings the whole view. */
export interface Table {
  readonly info: TableInfo;
  readonly people: readonly Person[];
  /** How many watch. */
  readonly watching: number;
  /** The clock of the next round or of another game, once somebody is ready for it. */
  readonly round: Clock | null;
  /** The present; `null` until everybody has sat down. */
  readonly news: News | null;
  /** The present before the last message, for those who show the change. */
  readonly before: News | null;
  /** What happened in this round so far. */
  readonly log: readonly Happening[];
  /** What the last update told; a greeting tells of nothing but a deal. */
  readonly fresh: readonly Happening[];
  /** Counts the updates, so that the same words twice are still two events. */
  readonly serial: number;
  /** What people said lately, the latest last. */
  readonly talk: readonly Spoken[];
  /** Where the table plays again. */
  readonly rematch: string | null;
  /** Whether one has said here that one plays again. Whoever comes later to a finished table has not. */
  readonly again: boolean;
}

/** The table after a message. Before the first greeting there is none. */
export function receive(table: Table | null, message: Message): Table | null {
  if (message.type === 'welcome') return greeted(table, message);
  if (table === null) return null;
  switch (message.type) {
    case 'update':
      return updated(table, message.log, message.news);
    case 'people':
      return seated(table, message);
    case 'said':
      return { ...table, talk: spoken(table.talk, message), fresh: [] };
    case 'rematch':
      return { ...table, rematch: message.table, fresh: [] };
    case 'answer':
    case 'shuffle':
    case 'stalled':
    case 'damaged':
    case 'not-understood':
      return table;
  }
}

function spoken(talk: readonly Spoken[], { seat, phrase }: Extract<Message, { type: 'said' }>): Spoken[] {
  const serial = (talk.at(-1)?.serial ?? 0) + 1;
  return [...talk, { seat, phrase, serial }].slice(-REMEMBERED);
}

/** Whoever comes or goes may start or stop the clock of those who are waited for. */
function seated(
  table: Table,
  { people, watching, turn, round }: Extract<Message, { type: 'people' }>,
): Table {
  const news = table.news === null ? null : { ...table.news, turn };
  return {
    ...table,
    news,
    people,
    watching,
    round,
    // Whoever comes before the page is drawn takes the deal from nobody's eyes.
    fresh: table.before === null ? table.fresh : [],
    again: table.again || saidAgain(table.info.you, people, news),
  };
}

/** Being ready after the last round is being ready for another game. Once the others have gone on, nobody is. */
function saidAgain(you: string | null, people: readonly Person[], news: News | null): boolean {
  const over = news?.score != null && !news.has_next_round;
  return over && people.some(({ seat, ready }) => seat === you && ready);
}

type Welcome = Extract<Message, { type: 'welcome' }>;

/** What there is before anybody has moved. */
const OPENING: ReadonlySet<Happening['event']['type']> = new Set<Happening['event']['type']>([
  'shuffled',
  'laid-out',
  'drew',
  'turn-began',
]);

/** Whoever is greeted before they have moved sees the deal; later nothing is new that was so already. */
function openingIn(log: readonly Happening[], you: string | null): readonly Happening[] {
  const moves = log.findIndex(({ event }) => !OPENING.has(event.type));
  const moved = log.some(
    ({ event }) => !OPENING.has(event.type) && (you === null || !('seat' in event) || event.seat === you),
  );
  return moved || moves === 0 ? [] : log.slice(0, moves < 0 ? log.length : moves);
}

function greeted(table: Table | null, { table: info, people, watching, round, log, news }: Welcome): Table {
  const fresh = openingIn(log, info.you);
  return {
    info,
    people,
    watching,
    round,
    news,
    before: null,
    log,
    fresh,
    serial: (table?.serial ?? 0) + (fresh.length > 0 ? 1 : 0),
    talk: table?.talk ?? [],
    rematch: table?.rematch ?? null,
    again: (table?.again ?? false) || saidAgain(info.you, people, news),
  };
}

function updated(table: Table, fresh: readonly Happening[], news: News): Table {
  // A shuffle begins a round, and the log is the log of one round.
  const anew = fresh.some(({ event }) => event.type === 'shuffled');
  return {
    ...table,
    info: { ...table.info, begun: true },
    news,
    before: table.news,
    log: anew ? fresh : [...table.log, ...fresh],
    fresh,
    serial: table.serial + 1,
  };
}
