import { PROTOCOL } from '../wire';
import type {
  Analysis,
  Arrangement,
  Arrival,
  GameInfo,
  Holding,
  MyGame,
  NewBranch,
  NewLesson,
  NewTable,
  Offer,
  Person,
  Problem,
  Replay,
  SeatKey,
  Sign,
  TableInfo,
} from '../wire';

/** What a visitor of a table sees before a socket is open. */
export interface Visit {
  readonly table: TableInfo;
  readonly people: readonly Person[];
  /** The seats that this browser has there. */
  readonly yours: readonly Holding[];
}

/** Something asked for over HTTP was not done; the key ends the name of its text, `problem-<key>`. */
export class ApiError extends Error {
  constructor(
    readonly key: string,
    detail: string,
    /** The options that stand in the way of a table, each with its value. */
    readonly options: Problem['options'] = {},
    /** What is wrong with a deck of one's own. */
    readonly deck?: Problem['deck'],
  ) {
    super(detail);
  }
}

/** What ends the name of the text for something that went wrong. */
export const problemOf = (why: unknown): string => (why instanceof ApiError ? why.key : 'unknown');

export const games = (): Promise<GameInfo[]> => json('/api/games');

/** The tables that anybody may come to. */
export const offers = (): Promise<Offer[]> => json('/api/tables');

export const makeTable = (table: NewTable): Promise<TableInfo> => json('/api/tables', table);

/** Opens a table at which a game is taught. */
export const beginLesson = (lesson: NewLesson): Promise<TableInfo> => json('/api/lessons', lesson);

export const visit = (id: string): Promise<Visit> => json(`/api/tables/${id}`);

/** A sign on its way: nothing is said where none was chosen. */
export const signed = (sign: Sign | null): { readonly sign?: Sign } => (sign === null ? {} : { sign });

export const sitDown = (id: string, arrival: Arrival): Promise<TableInfo> =>
  json(`/api/tables/${id}/seats`, arrival);

/** Arranges a table before it begins, which only its host can. */
export const arrange = (id: string, arrangement: Arrangement): Promise<TableInfo> =>
  json(`/api/tables/${id}/arrangement`, arrangement);

/** What proves one's own seat, on any device. */
export const seatKey = (id: string, sign: string | null = null): Promise<SeatKey> =>
  json(`/api/tables/${id}/key${as(sign)}`);

/** Takes the seat that a key proves. */
export const showKey = (id: string, key: string): Promise<TableInfo> =>
  json(`/api/tables/${id}/key`, { key });

/** The rounds of a table that are over, with what was promised of their deals. */
export const recordAddress = (id: string): string => `/api/tables/${id}/record`;

export const recordOf = async (id: string): Promise<string> => (await ask(recordAddress(id))).text();

/** Where a round of a table that is over was won; finding that out takes a while. */
export const analysisOf = (id: string, round: number): Promise<Analysis> =>
  json(`/api/tables/${id}/analysis?round=${round}`);

/** Which round is looked at, from whose side of the table, and whether all hands are open. */
export interface Look {
  readonly round: number | null;
  readonly seat: string | null;
  readonly open: boolean;
}

/** A round that is over, with all of its frames; the server tells some of them at a time. */
export async function replayOf(id: string, { round, seat, open }: Look): Promise<Replay> {
  const asked = new URLSearchParams({ open: String(open) });
  if (round !== null) asked.set('round', String(round));
  if (seat !== null) asked.set('seat', seat);
  const whole = await json<Replay>(`/api/tables/${id}/replay?${asked}`);
  const frames = [...whole.frames];
  while (frames.length < whole.count) {
    asked.set('round', String(whole.round));
    asked.set('first', String(frames.length));
    const part = await json<Replay>(`/api/tables/${id}/replay?${asked}`);
    if (part.frames.length === 0) break;
    frames.push(...part.frames);
  }
  return { ...whole, frames };
}

/** Opens a table that goes on after a line of one that is over. */
export const branchOff = (id: string, branch: NewBranch): Promise<TableInfo> =>
  json(`/api/tables/${id}/branch`, branch);

export const rematch = (id: string): Promise<TableInfo> => json(`/api/tables/${id}/rematch`, {});

/** The games that this browser sits at, those first that wait for it. */
export const myGames = (): Promise<MyGame[]> => json('/api/mine');

/** Takes a game from the list; the seat stays. */
export const forgetGame = async (id: string): Promise<void> =>
  void (await ask(`/api/mine/${id}`, undefined, 'DELETE'));

export const rules = async (lang: string, game: string): Promise<string> =>
  (await ask(`/api/rules/${lang}/${game}`)).text();

/** For which of several seats of one browser something is. */
const as = (sign: string | null): string => (sign === null ? '' : `?as=${sign}`);

/** The address of a table's socket, on the host the page came from. */
export function socketAddress(
  id: string,
  sign: string | null = null,
  page: Pick<Location, 'protocol' | 'host'> = location,
): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  const query = `protocol=${PROTOCOL}${sign === null ? '' : `&as=${sign}`}`;
  return `${scheme}//${page.host}/api/tables/${id}/socket?${query}`;
}

async function json<T>(path: string, body?: object): Promise<T> {
  const answer = await ask(path, body);
  return (await answer.json()) as T;
}

/** Asks the server; a body makes it a POST. */
async function ask(path: string, body?: object, method = 'GET'): Promise<Response> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? { method } : post);
  } catch (why) {
    throw new ApiError('unreachable', String(why));
  }
  if (!answer.ok) throw await errorIn(answer);
  return answer;
}

async function errorIn(answer: Response): Promise<ApiError> {
  try {
    const { key, detail, options, deck } = (await answer.json()) as Partial<Problem>;
    return new ApiError(key ?? 'unknown', detail ?? '', options ?? {}, deck);
  } catch {
    return new ApiError('unknown', `${answer.status} ${answer.statusText}`);
  }
}
