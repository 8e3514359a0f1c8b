import { PROTOCOL } from '../wire';
import type {
  Arrangement,
  Arrival,
  GameInfo,
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
}

/** Something asked for over HTTP was not done; the key ends the name of its text, `problem-<key>`. */
export class ApiError extends Error {
  constructor(
    readonly key: string,
    detail: string,
    /** The options that stand in the way of a table, each with its value. */
    readonly options: Problem['options'] = {},
  ) {
    super(detail);
  }
}

export const games = (): Promise<GameInfo[]> => json('/api/games');

/** The tables that anybody may come to. */
export const offers = (): Promise<Offer[]> => json('/api/tables');

export const makeTable = (table: NewTable): Promise<TableInfo> => json('/api/tables', table);

export const visit = (id: string): Promise<Visit> => json(`/api/tables/${id}`);

export const sitDown = (id: string, arrival: Arrival): Promise<TableInfo> =>
  json(`/api/tables/${id}/seats`, arrival);

/** Arranges a table before it begins, which only its host can. */
export const arrange = (id: string, arrangement: Arrangement): Promise<TableInfo> =>
  json(`/api/tables/${id}/arrangement`, arrangement);

/** What proves one's own seat, on any device. */
export const seatKey = (id: string): Promise<SeatKey> => json(`/api/tables/${id}/key`);

/** Takes the seat that a key proves. */
export const showKey = (id: string, key: string): Promise<TableInfo> =>
  json(`/api/tables/${id}/key`, { key });

export const rematch = (id: string): Promise<TableInfo> => json(`/api/tables/${id}/rematch`, {});

export const rules = async (lang: string, game: string): Promise<string> =>
  (await ask(`/api/rules/${lang}/${game}`)).text();

/** The address of a table's socket, on the host the page came from. */
export function socketAddress(id: string, page: Pick<Location, 'protocol' | 'host'> = location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}/api/tables/${id}/socket?protocol=${PROTOCOL}`;
}

async function json<T>(path: string, body?: object): Promise<T> {
  const answer = await ask(path, body);
  return (await answer.json()) as T;
}

/** Asks the server; a body makes it a POST. */
async function ask(path: string, body?: object): Promise<Response> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : post);
  } catch (why) {
    throw new ApiError('unreachable', String(why));
  }
  if (!answer.ok) throw await errorIn(answer);
  return answer;
}

async function errorIn(answer: Response): Promise<ApiError> {
  try {
    const { key, detail, options } = (await answer.json()) as Partial<Problem>;
    return new ApiError(key ?? 'unknown', detail ?? '', options ?? {});
  } catch {
    return new ApiError('unknown', `${answer.status} ${answer.statusText}`);
  }
}
