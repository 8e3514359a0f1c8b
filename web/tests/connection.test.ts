import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableConnection } from '../src/table/connection.svelte';
import { LANGS, Lexicon } from '../src/words/lexicon';
import { FakeWire, update, welcome } from './fake-wire';

describe('a connection to a table that cannot keep what happens', () => {
  let wire: FakeWire;

  beforeEach(() => {
    vi.stubGlobal('location', { protocol: 'https:', host: 'sabots.example' });
    vi.stubGlobal('WebSocket', function open() {
      wire = new FakeWire();
      return wire;
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const greeted = (): TableConnection => {
    const connection = new TableConnection('k7');
    wire.say(welcome());
    return connection;
  };

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
