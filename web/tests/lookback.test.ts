import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endOf, momentsOf, tableAt } from '../src/replay/frames';
import { keyOf } from '../src/replay/keys';
import { Reel, STANDS } from '../src/replay/reel.svelte';
import { toldAt } from '../src/replay/words';
import { replayPath, routeOf } from '../src/route';
import { linesOf } from '../src/table/journal';
import { isOf } from '../src/table/family';
import type { Replay } from '../src/wire';
import { story, STORIES, tellerFor, told } from './stories';

/** A story as the server tells it again. */
function replayOf(name: string): Replay {
  const tables = told(story(name)).filter(({ news }) => news !== null);
  const [first] = tables;
  if (first === undefined) throw new Error(`${name} has not begun`);
  const frames = tables.flatMap(({ news, fresh }, turn) =>
    news === null ? [] : [{ turn, log: [...fresh], view: news.view }],
  );
  const { game, seats, teams, options } = first.info;
  const people = first.people.map(({ seat, name, bot }) => ({ seat, name, bot }));
  return { game, seats, teams, options, people, rounds: 1, round: 0, count: frames.length, first: 0, frames };
}

const desert = replayOf('desert-2');

describe('a round that is looked at again', () => {
  test('is a table at every frame of every story, where nobody can do anything', () => {
    for (const name of STORIES) {
      const round = replayOf(name);
      for (const at of round.frames.keys()) {
        const table = tableAt('k7m2p9x4qz', round, at, 1, true);
        expect(table?.news?.prospects).toEqual([]);
        expect(table?.info.you).toBeNull();
        expect(
          table !== null && (['bornes', 'sprint', 'tresors'] as const).some((one) => isOf(table, one)),
        ).toBe(true);
      }
    }
  });

  test('shows what happens to those who come from the frame before, and nothing new to those who jump', () => {
    const stepped = tableAt('k7', desert, 5, 3, true);
    expect([stepped?.fresh, stepped?.serial]).toEqual([desert.frames[5]?.log, 3]);
    expect(stepped?.before?.view).toEqual(desert.frames[4]?.view);
    const jumped = tableAt('k7', desert, 5, 3, false);
    expect([jumped?.fresh, jumped?.serial, jumped?.before]).toEqual([[], 0, null]);
    expect(jumped?.log).toEqual(stepped?.log);
    expect(tableAt('k7', desert, 9_999, 0, false)).toBeNull();
  });

  test('every line of the journal leads to the frame that it tells of', () => {
    const table = tableAt('k7', desert, desert.frames.length - 1, 0, false);
    if (table === null || !isOf(table, 'bornes')) throw new Error('a race');
    const teller = tellerFor(table);
    const moments = momentsOf(desert);
    for (const { last, text } of linesOf(table.log, teller)) {
      const at = moments.get(last as object as (typeof table.log)[number]) ?? -1;
      expect(at, text).toBeGreaterThanOrEqual(0);
      expect(toldAt(desert, at, teller)).not.toBe('');
    }
    expect(toldAt(desert, 0, teller)).toBe('La donne.');
  });

  test('a turn ends with its last frame', () => {
    const frames = [0, 0, 1, 1, 3].flatMap((turn) =>
      desert.frames.slice(0, 1).map(({ view }) => ({ turn, log: [], view })),
    );
    expect([0, 1, 2, 3, 9].map((turn) => endOf({ frames }, turn))).toEqual([1, 3, 3, 4, 4]);
  });

  test('has an address, and each of its moments has one', () => {
    const id = 'k7m2p9x4qz';
    const at = (path: string) => routeOf(...(path.split(/(?=#)/) as [string, string]));
    expect(at(replayPath(id))).toEqual({ screen: 'replay', id, round: null, at: 0 });
    expect(at(replayPath(id, { round: 1, at: 35 }))).toEqual({ screen: 'replay', id, round: 1, at: 35 });
    expect(routeOf(`/table/${id}`, '#replay=0.3')).toEqual({ screen: 'table', id });
  });
});

describe('a reel', () => {
  let asked: string[];

  beforeEach(() => {
    asked = [];
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      const first = Number(new URL(address, 'http://x').searchParams.get('first') ?? 0);
      return Promise.resolve(
        Response.json({ ...desert, first, frames: desert.frames.slice(first, first + 10) }),
      );
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is told part by part, from whose side of the table one likes', async () => {
    const reel = new Reel('k7', 'B');
    await reel.look(null);
    expect(reel.last).toBe(desert.frames.length - 1);
    expect(asked).toHaveLength(Math.ceil(desert.frames.length / 10));
    expect(asked[0]).toContain('seat=B');
    reel.go(7);
    await reel.lookWith('open');
    expect([reel.at, asked.at(-1)?.includes('open=true')]).toEqual([7, true]);
    await reel.lookWith('all');
    expect(asked.at(-1)).not.toContain('seat');
  });

  test('runs at three speeds until its end, and begins anew there', async () => {
    const reel = new Reel('k7', null);
    await reel.look(null);
    for (const speed of ['slow', 'usual', 'fast'] as const) {
      reel.speed = speed;
      reel.go(0);
      reel.playing = true;
      const stop = reel.run();
      vi.advanceTimersByTime(STANDS[speed] - 1);
      expect(reel.at).toBe(0);
      vi.advanceTimersByTime(1);
      expect(reel.at).toBe(1);
      stop?.();
    }
    reel.step(reel.last);
    expect([reel.at, reel.playing]).toEqual([reel.last, false]);
    reel.toggle();
    expect([reel.at, reel.playing]).toEqual([0, true]);
    reel.go(reel.last);
    expect([reel.run(), reel.playing]).toEqual([undefined, false]);
  });

  test('is moved by keys', async () => {
    const reel = new Reel('k7', null);
    await reel.look(null);
    const press = (key: string, more: object = {}): void =>
      keyOf({ key, altKey: false, ctrlKey: false, metaKey: false, ...more }, reel)?.();
    const at = ['End', 'ArrowLeft', 'Home', 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'x'].map(
      (key) => {
        press(key);
        return reel.at;
      },
    );
    const { last } = reel;
    expect(at).toEqual([last, last - 1, 0, 0, 1, 11, 1, 1]);
    press('ArrowRight', { altKey: true });
    press(' ');
    expect([reel.at, reel.playing]).toEqual([1, true]);
  });
});
