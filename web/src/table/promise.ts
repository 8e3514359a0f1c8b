/** What was promised of a deal before it, and what one gave for it. */
export interface Note {
  readonly round: number;
  /** What the server showed, before anybody gave anything. */
  readonly pledge: string;
  /** Whose device this is; `null` if one only watched. */
  readonly seat: string | null;
  readonly gift: string;
  /** Whether the server took the gift. */
  readonly taken: boolean;
}

/** What came of checking a deal. */
export type Finding = 'holds' | 'broken' | 'unnoted';

/** A deal that is over, and what came of checking it. */
export interface Checked {
  readonly round: number;
  readonly finding: Finding;
  /** Whether what one gave is part of it. */
  readonly own: boolean;
}

/** The promises that a browser has noted at a table; they outlast a reload. */
export class Notes {
  readonly #key: string;
  #notes: Note[];

  constructor(id: string, sign: string | null) {
    this.#key = `deals:${id}:${sign ?? ''}`;
    this.#notes = read(this.#key);
  }

  all(): readonly Note[] {
    return this.#notes;
  }

  /** Notes a promise. The first that was heard of a round stays, unless one plays by other rules since. */
  take(round: number, pledge: string, seat: string | null): Note {
    const known = this.#notes.find((note) => note.round === round);
    if (known?.pledge === pledge && known.seat === seat) return known;
    const note: Note = { round, pledge, seat, gift: drawn(), taken: false };
    this.#keep([...this.#notes.filter((other) => other !== known), note]);
    return note;
  }

  /** The server took what one gave. */
  given(round: number): void {
    this.#keep(this.#notes.map((note) => (note.round === round ? { ...note, taken: true } : note)));
  }

  #keep(notes: Note[]): void {
    this.#notes = notes;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(notes));
    } catch {
      // Without a place to keep them they last until the page is closed.
    }
  }
}

function read(key: string): Note[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Note[];
  } catch {
    return [];
  }
}

/** Sixteen random bytes, as digits. */
const drawn = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a record says of a deal. */
interface Shown {
  readonly round: number;
  readonly pledge: string;
  readonly secret: string;
  readonly gifts: ReadonlyMap<string, string>;
}

/** Whether this browser can do the sums: only where the connection is safe, or on one's own machine. */
export const canCheck = (): boolean => globalThis.crypto.subtle !== undefined;

/** Does the sums of a record again that a browser can do: were the promises kept that it noted? */
export async function check(record: string, notes: readonly Note[]): Promise<Checked[]> {
  const lines = record.split('\n');
  const table = lines.find((line) => line.startsWith('# table '))?.slice(8) ?? '';
  const header = lines.filter((line) => /^(game|seats|option) /.test(line)).join('\n');
  return Promise.all(
    shownIn(lines).map(async (shown) => {
      const { round, secret } = shown;
      const text = `mille-sabots pledge 1\ntable ${table}\nround ${round}\nsecret ${secret}\n${header}\n`;
      return judged(shown, await hashed(text), notes);
    }),
  );
}

/** What stands in the remarks of a record, round by round. */
function shownIn(lines: readonly string[]): Shown[] {
  const words = lines.filter((line) => line.startsWith('# round ')).map((line) => line.split(' ').slice(2));
  const rounds = [...new Set(words.map(([round]) => Number(round)))];
  return rounds.map((round) => {
    const own = words.filter(([of]) => Number(of) === round).map(([, ...rest]) => rest);
    const value = (name: string): string => own.find(([what]) => what === name)?.[1] ?? '';
    const gifts = own.filter(([what]) => what === 'gift').map(([, seat, gift]) => [seat, gift] as const);
    return {
      round,
      pledge: value('pledge'),
      secret: value('secret'),
      gifts: new Map(gifts.map(([seat = '', gift = '']) => [seat, gift])),
    };
  });
}

function judged({ round, pledge, gifts }: Shown, sum: string, notes: readonly Note[]): Checked {
  const note = notes.find((noted) => noted.round === round);
  if (note === undefined) return { round, finding: sum === pledge ? 'unnoted' : 'broken', own: false };
  const own = note.taken && note.seat !== null;
  const included = !own || gifts.get(note.seat) === note.gift;
  const kept = sum === pledge && pledge === note.pledge && included;
  return { round, finding: kept ? 'holds' : 'broken', own };
}

async function hashed(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
