import { describe, expect, test } from 'vitest';
import { endOf, start } from '../src/table/clock';
import { TableConnection } from '../src/table/connection.svelte';
import { LANGS, Lexicon } from '../src/words/lexicon';
import type { Message } from '../src/wire';
import { fakeWires, update, welcome } from './fake-wire';
import { story } from './stories';

const wires = fakeWires();

function greeted(sign: string | null = null): TableConnection {
  const connection = new TableConnection('k7', sign);
  wires.last.say(welcome());
  return connection;
}

describe('a connection to a table that cannot keep what happens', () => {
  test('says so, in every language, and shows the table as it was', () => {
    const connection = greeted();
    const before = connection.table;
    wires.last.say({ type: 'stalled' });
    expect(connection.complaint).toEqual({ key: 'client-table-stalled' });
    expect(connection.table).toBe(before);
    for (const lang of LANGS)
      expect(new Lexicon(lang).say('client-table-stalled')).not.toBe('client-table-stalled');
  });

  test('says so no longer once the table goes on', () => {
    const connection = greeted();
    wires.last.say({ type: 'stalled' });
    wires.last.say(update());
    expect(connection.complaint).toBeNull();
  });

  test('keeps what it says of one’s own request when the table goes on', async () => {
    const connection = greeted();
    const played = connection.act({ type: 'pass' });
    wires.last.say({ type: 'answer', id: wires.last.sent[0]?.id ?? 0, answer: { type: 'not-kept' } });
    expect(await played).toBe(false);
    wires.last.say(update());
    expect(connection.complaint).toEqual({ key: 'client-answer-not-kept' });
  });

  test('lets one act all the same', async () => {
    const connection = greeted();
    wires.last.say({ type: 'stalled' });
    const played = connection.act({ type: 'pass' });
    expect(connection.complaint).toBeNull();
    wires.last.say({ type: 'answer', id: wires.last.sent[0]?.id ?? 0, answer: { type: 'accepted' } });
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
    wires.last.say(over);
    wires.last.say(begun);
    expect(connection.lingering.kept).not.toBeNull();
    expect(connection.shown?.news?.score).not.toBeNull();
    connection.lingering.goOn();
    expect(connection.lingering.kept).toBeNull();
    expect(connection.shown?.news?.score).toBeNull();
  });

  test('goes when one has asked for the next round', () => {
    const connection = greeted();
    wires.last.say(over);
    void connection.nextRound();
    wires.last.say(begun);
    expect(connection.lingering.kept).toBeNull();
    // That was one round: at the next score one is asked again.
    wires.last.say(over);
    wires.last.say(begun);
    expect(connection.lingering.kept).not.toBeNull();
  });

  test('goes when one was ready on another device', () => {
    const connection = greeted();
    wires.last.say(over);
    const { info, people } = connection.table ?? expect.fail('a table');
    const ready = people.map((person) => ({ ...person, ready: person.seat === info.you }));
    wires.last.say({ type: 'people', people: ready, watching: 0, turn: null, round: null });
    wires.last.say(begun);
    expect(connection.lingering.kept).toBeNull();
  });

  test('goes where people share a screen', () => {
    const connection = greeted('A');
    wires.last.say(over);
    wires.last.say(begun);
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
