/** The screens of the app. A table has an address of its own; the others live behind `#`. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'learn' }
  | { readonly screen: 'rules'; readonly game: string }
  | { readonly screen: 'make'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string }
  /** A round that was played there, from a frame on. */
  | { readonly screen: 'replay'; readonly id: string; readonly round: number | null; readonly at: number }
  /** The same table for everybody in the room, on a large screen. */
  | { readonly screen: 'big'; readonly id: string }
  | { readonly screen: 'gallery' };

const TABLE = /^\/table\/([A-Za-z0-9_-]+)\/?$/;
const BIG = /^\/table\/([A-Za-z0-9_-]+)\/ecran\/?$/;
const REPLAY = /^#replay(?:=([1-9][0-9]{0,3})\.([0-9]{1,5}))?$/;
const RULES = /^#\/rules\/([a-z-]+)$/;
const MAKE = /^#\/new\/([a-z-]+)$/;

export function routeOf(path: string, hash: string): Route {
  const id = TABLE.exec(path)?.[1];
  const replay = REPLAY.exec(hash);
  if (id !== undefined && replay !== null) {
    const [, round, at] = replay;
    const number = round === undefined ? null : Number(round) - 1;
    return { screen: 'replay', id: spelled(id), round: number, at: Number(at ?? 0) };
  }
  if (id !== undefined) return { screen: 'table', id: spelled(id) };
  const big = BIG.exec(path)?.[1];
  if (big !== undefined) return { screen: 'big', id: spelled(big) };
  if (hash === '#/gallery' || path === '/gallery') return { screen: 'gallery' };
  if (hash === '#/learn') return { screen: 'learn' };
  const ruled = RULES.exec(hash)?.[1];
  if (ruled !== undefined) return { screen: 'rules', game: ruled };
  const game = MAKE.exec(hash)?.[1];
  return game === undefined ? { screen: 'home' } : { screen: 'make', game };
}

export const HOME = '/';
export const LEARN = '/#/learn';
export const tablePath = (id: string): string => `/table/${id}`;
export const screenPath = (id: string): string => `/table/${id}/ecran`;

/** Where anybody looks at a game that is over: at its last round, or at a moment of one. */
export const replayPath = (id: string, moment?: { readonly round: number; readonly at: number }): string =>
  `${tablePath(id)}#replay${moment === undefined ? '' : `=${moment.round + 1}.${moment.at}`}`;

const KEY = /^#key=([0-9a-f]{64})$/;

/** The key of a seat that an address carries behind `#`, where no server sees it. */
export const keyIn = (hash: string): string | null => KEY.exec(hash)?.[1] ?? null;

/** The link by which one finds one's own seat again. */
export const seatLink = (origin: string, id: string, key: string): string =>
  `${origin}${tablePath(id)}#key=${key}`;

export const rulesPath = (game: string): string => `/#/rules/${game}`;

export const makePath = (game: string): string => `/#/new/${game}`;

/** The table that a pasted link or a typed code names; `null` if it names none. */
export function tableIn(text: string): string | null {
  const words = text.trim();
  const id = spelled(/\/table\/([A-Za-z0-9_-]+)/i.exec(words)?.[1] ?? words);
  return /^[A-Za-z0-9_-]{4,64}$/.test(id) ? id : null;
}

/** The way to that table, with the key of a seat if the link is the one of a seat. */
export function wayIn(text: string): string | null {
  const [id, hash] = [tableIn(text), /#.*$/.exec(text.trim())?.[0] ?? ''];
  if (id === null) return null;
  return keyIn(hash) === null ? tablePath(id) : `${tablePath(id)}${hash}`;
}

/** A code as it is read aloud: in two groups of capitals. */
export const spelledOut = (id: string): string => id.toUpperCase().replace(/^(.{5})(.+)$/, '$1 $2');

/** A code as it may be heard or written down: in capitals, in groups, with letters that look like figures. */
function spelled(code: string): string {
  const plain = code
    .toLowerCase()
    .replaceAll(/[\s.-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return /^[0-9a-z]{10}$/.test(plain) ? plain : code;
}
