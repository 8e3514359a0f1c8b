import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endOf, start } from '../src/table/clock';
import { TableConnection } from '../src/table/connection.svelte';
import { LANGS, Lexicon } from '../src/words/lexicon';
import type { Message } from '../src/wire';
import { FakeWire, update, welcome } from './fake-wire';
import { story } from './stories';

let wire: FakeWire;

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'https:', host: 'sabots.example' });
  vi.stubGlobal('WebSocket', function open() {
    wire = new FakeWire();
    return wire;
  });
});
afterEach(() => void vi.unstubAllGlobals());

function greeted(sign: string | null = null): TableConnection {
  const connection = new TableConnection('k7', sign);
  wire.say(welcome());
  return connection;
}

describe('a connection to a table that cannot keep what happens', () => {
  test('says so, in every language, and shows the table as it was', () => {
    const connection = greeted();
    const before = connection.table;
    wire.say({ type: 'stalled' });
    expect(connection.complaint).toEqual({ key: 'client-table-stalled' });
    expect(connection.table).toBe(before);
    for (const lang of LANGS)
      expect(new Lexicon(lang).say('client-table-stalled')).not.toBe('client-table-stalled');
  });

  test('says so no longer once the table goes on', () => {
    const connection = greeted();
    wire.say({ type: 'stalled' });
    wire.say(update());
    expect(connection.complaint).toBeNull();
  });

  test('keeps what it says of one’s own request when the table goes on', async () => {
    const connection = greeted();
    const played = connection.act({ type: 'pass' });
    wire.say({ type: 'answer', id: wire.sent[0]?.id ?? 0, answer: { type: 'not-kept' } });
    expect(await played).toBe(false);
    wire.say(update());
    expect(connection.complaint).toEqual({ key: 'client-answer-not-kept' });
  });

  test('lets one act all the same', async () => {
    const connection = greeted();
    wire.say({ type: 'stalled' });
    const played = connection.act({ type: 'pass' });
    expect(connection.complaint).toBeNull();
    wire.say({ type: 'answer', id: wire.sent[0]?.id ?? 0, answer: { type: 'accepted' } });
    expect(await played).toBe(true);
  });
});

describe('a score that somebody looks at', () => {
  /** How a round ends, and how the next one begins. */
  const [over, begun] = ((): [Message, Message] => {
    const next = update();
    if (next.type !== 'update') throw new Error('an update');
    const score = story('asterix-4').flatMap((told) => ('news' in told && told.news?.score) || [])[0];
    if (score === undefined) throw new Error('a story that ends');
    return [{ ...next, news: { ...next.news, score, has_next_round: true } }, next];
  })();

  test('stays when the others play on, until one goes on', () => {
    const connection = greeted();
    wire.say(over);
    wire.say(begun);
    expect(connection.lingering.kept).not.toBeNull();
    expect(connection.shown?.news?.score).not.toBeNull();
    connection.lingering.goOn();
    expect(connection.lingering.kept).toBeNull();
    expect(connection.shown?.news?.score).toBeNull();
  });

  test('goes when one has asked for the next round', () => {
    const connection = greeted();
    wire.say(over);
    void connection.nextRound();
    wire.say(begun);
    expect(connection.lingering.kept).toBeNull();
    // That was one round: at the next score one is asked again.
    wire.say(over);
    wire.say(begun);
    expect(connection.lingering.kept).not.toBeNull();
  });

  test('goes when one was ready on another device', () => {
    const connection = greeted();
    wire.say(over);
    const { info, people } = connection.table ?? expect.fail('a table');
    const ready = people.map((person) => ({ ...person, ready: person.seat === info.you }));
    wire.say({ type: 'people', people: ready, watching: 0, turn: null, round: null });
    wire.say(begun);
    expect(connection.lingering.kept).toBeNull();
  });

  test('goes where people share a screen', () => {
    const connection = greeted('A');
    wire.say(over);
    wire.say(begun);
    expect(connection.lingering.kept).toBeNull();
  });
});

test('a clock runs from the moment it was told, whoever looks at it, and when', () => {
  const clock = { left: 45_000, length: 45_000 };
  const now = performance.now();
  start({ type: 'people', people: [], watching: 0, turn: clock, round: null }, now - 40_000);
  expect(endOf(clock)).toBeCloseTo(now + 5_000);
  expect(endOf(clock)).toBe(endOf(clock));
});
