import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { games, makeTable, socketAddress, ApiError } from '../src/net/api';
import { waitBefore } from '../src/net/backoff';
import { requestId } from '../src/net/ids';
import type { ConnectionState } from '../src/net/socket';
import { TableSocket } from '../src/net/socket';
import { nextTable } from '../src/table/next';
import { FakeWire, welcome } from './fake-wire';
import { tableAt } from './stories';

describe('a socket', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = (): {
    wires: FakeWire[];
    states: ConnectionState[];
    socket: TableSocket;
    wire: (i: number) => FakeWire;
  } => {
    const [wires, states]: [FakeWire[], ConnectionState[]] = [[], []];
    const make = (): FakeWire => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    };
    const socket = new TableSocket(
      'x',
      { hear: () => undefined, changed: (state) => void states.push(state) },
      make,
    );
    return { wires, states, socket, wire: (i) => wires[i] ?? new FakeWire() };
  };

  test('sends nothing before it is greeted, then everything that waits', () => {
    const { socket, wire } = open();
    void socket.act(3, { type: 'pass' }, 0);
    expect(wire(0).sent).toEqual([]);
    wire(0).say(welcome());
    expect(wire(0).sent).toMatchObject([{ type: 'act', version: 3, action: { type: 'pass' } }]);
  });

  test('sends a request again under its old number after it came back', async () => {
    const { socket, wire, wires, states } = open();
    wire(0).say(welcome());
    const answer = socket.act(3, { type: 'pass' }, 0);
    wire(0).drop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(wires).toHaveLength(2);
    wire(1).say(welcome());
    expect(wire(1).sent).toEqual(wire(0).sent);
    wire(1).say({ type: 'answer', id: wire(0).sent[0]?.id ?? 0, answer: { type: 'accepted' } });
    expect(await answer).toEqual({ type: 'accepted' });
    expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open']);
  });

  test('does not send an answered request again', async () => {
    const { socket, wire } = open();
    wire(0).say(welcome());
    const answer = socket.nextRound();
    wire(0).say({ type: 'answer', id: wire(0).sent[0]?.id ?? 0, answer: { type: 'no-next-round' } });
    await answer;
    wire(0).drop();
    await vi.advanceTimersByTimeAsync(10_000);
    wire(1).say(welcome());
    expect(wire(1).sent).toEqual([]);
  });

  test('gives up a request that was not understood', async () => {
    const { socket, wire } = open();
    wire(0).say(welcome());
    const answer = socket.act(1, { type: 'pass' }, 0);
    wire(0).say({ type: 'not-understood', id: null, why: 'no such thing' });
    expect(await answer).toEqual({ type: 'stale' });
  });

  test('settles the one request that was not understood, if it is named', async () => {
    const { socket, wire } = open();
    wire(0).say(welcome());
    const [first, second] = [socket.act(1, { type: 'pass' }, 0), socket.nextRound()];
    const id = wire(0).sent.at(-1)?.id ?? null;
    wire(0).say({ type: 'not-understood', id, why: 'no such thing' });
    expect(await second).toEqual({ type: 'stale' });
    const other = Promise.race([first, Promise.resolve('waiting')]);
    expect(await other).toBe('waiting');
  });

  test('stays away when a newer socket has its seat, until somebody asks', async () => {
    const { socket, wire, wires, states } = open();
    wire(0).say(welcome());
    wire(0).drop(4001);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
    expect(states.at(-1)).toBe('replaced');
    socket.retry();
    expect(wires).toHaveLength(2);
  });

  test('stays away when the server speaks another version', async () => {
    const { wire, wires, states } = open();
    wire(0).say(welcome());
    wire(0).drop(4003);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
    expect(states.at(-1)).toBe('outdated');
  });

  test('stays closed', async () => {
    const { socket, wires } = open();
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
  });
});

test('waits grow, stay bounded and differ', () => {
  const waits = [0, 1, 2, 3, 4, 5, 20].map((attempt) => waitBefore(attempt, () => 0.5));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  expect(waitBefore(1, () => 0)).toBeLessThan(waitBefore(1, () => 0.99));
});

test('request numbers are whole, below 2^53 and not the same', () => {
  const ids = Array.from({ length: 1000 }, requestId);
  expect(ids.every(Number.isSafeInteger)).toBe(true);
  expect(ids.some((id) => id > 2 ** 50)).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});

describe('requests', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const answer = (response: () => Response): void =>
    void vi.stubGlobal('fetch', () => Promise.resolve(response()));
  const table = {
    game: 'asterix',
    seats: 2,
    options: {},
    bots: [null, null],
    name: 'Noé',
    speed: 'fast',
    patience: 'normal',
    begin: 'full',
    access: 'link',
    advice: 'alone',
  } as const;

  test('bring what the server says', async () => {
    answer(() => Response.json([]));
    expect(await games()).toEqual([]);
  });

  test('bring its problems by their keys', async () => {
    answer(() => Response.json({ key: 'bad-name', detail: 'too long' }, { status: 400 }));
    await expect(makeTable({ ...table, bots: [...table.bots] })).rejects.toMatchObject({ key: 'bad-name' });
    answer(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(games()).rejects.toMatchObject({ key: 'unknown' });
  });

  test('a rematch that somebody else began is asked for like any other: the answer brings the seat', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json({ id: 'next' }));
    });
    const over = { ...tableAt('desert-2', -1), rematch: 'next' };
    expect(await nextTable(over)).toBe('next');
    expect(asked).toEqual([`/api/tables/${over.info.id}/rematch`]);
    const watched = { ...over, news: { ...over.news, view: { ...over.news.view, you: null } } };
    expect(await nextTable(watched)).toBe('next');
    expect(asked).toHaveLength(1);
  });

  test('say when nobody is there', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no route')));
    await expect(games()).rejects.toBeInstanceOf(ApiError);
    await expect(games()).rejects.toMatchObject({ key: 'unreachable' });
  });
});

test('a socket is as safe as its page', () => {
  expect(socketAddress('k7', null, { protocol: 'https:', host: 'sabots.example' })).toBe(
    'wss://sabots.example/api/tables/k7/socket?protocol=1',
  );
  expect(socketAddress('k7', null, { protocol: 'http:', host: 'h:1' })).toBe(
    'ws://h:1/api/tables/k7/socket?protocol=1',
  );
  expect(socketAddress('k7', '66687aad', { protocol: 'http:', host: 'h:1' })).toBe(
    'ws://h:1/api/tables/k7/socket?protocol=1&as=66687aad',
  );
});
