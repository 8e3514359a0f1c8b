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
  SeatKey,
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

/** Where the last round of a table that is over was won; finding that out takes a while. */
export const analysisOf = (id: string): Promise<Analysis> => json(`/api/tables/${id}/analysis`);

/** Opens a table that goes on after a turn of one that is over. */
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
