import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { momentsOf as inBornes } from '../src/bornes/moments';
import { Director } from '../src/moments/director.svelte';
import type { Flight, Moment } from '../src/moments/moment';
import { COUP, followed } from '../src/moments/moment';
import { momentsOf as inSprint } from '../src/sprint/moments';
import { isOf } from '../src/table/family';
import type { Table } from '../src/table/table';
import { momentsOf as inCave } from '../src/tresors/moments';
import { story, STORIES, tableAt, tellerFor, told } from './stories';

function momentsOf(table: Table): Moment[] {
  const teller = tellerFor(table);
  if (isOf(table, 'bornes')) return inBornes(table, teller);
  if (isOf(table, 'sprint')) return inSprint(table, teller);
  return isOf(table, 'tresors') ? inCave(table, teller) : [];
}

const flightsOf = (table: Table): Flight[] => momentsOf(table).flatMap(({ flights }) => flights ?? []);

describe.each(STORIES)('the table of %s', (name) => {
  const tables = told(story(name));

  test('is heard, and one’s own turns are', () => {
    const noises = new Set(tables.flatMap((table) => momentsOf(table).flatMap(({ noise }) => noise ?? [])));
    expect(noises.size).toBeGreaterThan(2);
    for (const table of tables) {
      const begins = table.fresh.some(
        ({ event }) => event.type === 'turn-began' && event.seat === table.news?.view.you,
      );
      expect(momentsOf(table).some(({ noise }) => noise === 'turn')).toBe(begins);
    }
  });

  test('shows of the hands of others only that they are hands', () => {
    for (const table of tables) {
      const known = new Set(
        table.fresh.flatMap(({ event }) =>
          'card' in event && typeof event.card === 'string' ? [event.card] : [],
        ),
      );
      for (const { card, from, to } of flightsOf(table)) {
        if (card !== null) expect(known).toContain(card);
        for (const spot of [from, to])
          expect(spot).toMatch(/^(stock|aside|(hand|battle|speed|distances|bottes) [A-H])$/);
      }
    }
  });

  test('is dealt where cards are, and holds the score until the end has been seen', () => {
    for (const table of tables) {
      const moments = momentsOf(table);
      const isDealt = table.fresh.some(({ event }) => event.type === 'shuffled');
      expect(moments.some(({ noise }) => noise === 'deal')).toBe(
        isDealt || table.fresh.some(({ event }) => event.type === 'laid-out'),
      );
      expect(moments.some(({ holds }) => holds)).toBe(table.fresh.length > 0 && table.news?.score != null);
    }
  });
});

test('an attack flies from the hand to the pile that it lies on', () => {
  expect(flightsOf(tableAt('asterix-4', 2))).toEqual([
    { card: 'limite-de-vitesse', from: 'hand A', to: 'speed B' },
  ]);
});

test('a discard is followed by a draw that stays hidden', () => {
  expect(flightsOf(tableAt('asterix-4', 4))).toEqual([
    { card: '75', from: 'hand B', to: 'aside' },
    { card: null, from: 'stock', to: 'hand C' },
  ]);
});

test('a botte goes to its shield', () => {
  expect(flightsOf(tableAt('desert-2', 3))[0]?.to).toBe('bottes B');
});

test('an attack on whoever reads strikes, is heard and is said to them; one on others is heard from far', () => {
  const struck = momentsOf(tableAt('asterix-4', 8));
  expect(struck.some(({ hits }) => hits)).toBe(true);
  expect(struck.some(({ noise }) => noise === 'attack')).toBe(true);
  expect(struck.find(({ word }) => word !== undefined)?.word).toMatchObject({ tone: 'danger' });
  const far = momentsOf(tableAt('asterix-4', 2));
  expect(far.some(({ hits, word }) => hits === true || word !== undefined)).toBe(false);
  expect(far[0]?.noise).toBe('far-attack');
});

describe('a director', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const flight = (length: number): Moment => ({
    length,
    flights: [{ card: '75', from: 'hand B', to: 'aside' }],
  });
  const seen = (director: Director): Moment[] => director.running.map(({ moment }) => moment);

  test('shows one moment after the other', () => {
    const director = new Director(() => 'fr');
    const [one, two] = [flight(200), flight(100)];
    director.play([one, two]);
    expect(seen(director)).toEqual([one]);
    vi.advanceTimersByTime(200);
    expect(seen(director)).toEqual([two]);
    vi.advanceTimersByTime(100);
    expect(seen(director)).toEqual([]);
  });

  test('lets the next update end what is shown, but for what is said', () => {
    const director = new Director(() => 'fr');
    const said: Moment = {
      length: 900,
      then: 0,
      word: { tone: 'danger', title: null, text: '!', card: null, seats: [] },
    };
    director.play([said, flight(200), flight(200)]);
    director.play([flight(50)]);
    expect(seen(director)).toEqual([said, flight(50)]);
    vi.advanceTimersByTime(900);
    expect(seen(director)).toEqual([]);
  });

  test('holds the score until its last moment is over, or somebody presses', () => {
    const director = new Director(() => 'fr');
    const end = [flight(200), { length: 1000, finish: 'A', holds: true }];
    director.play(end);
    expect(director.holds).toBe(true);
    vi.advanceTimersByTime(1200);
    expect(director.holds).toBe(false);
    director.play(end);
    director.skip();
    expect(director.holds).toBe(false);
    expect(seen(director)).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(seen(director)).toEqual([]);
  });
});

test('a backlog of cards collapses, and what strikes or is said is kept', () => {
  const flight: Moment = { length: 220, flights: [{ card: null, from: 'stock', to: 'hand B' }] };
  const blow: Moment = { length: 420, then: 0, hits: true };
  expect(followed([flight, flight, flight, blow])).toHaveLength(4);
  expect(followed([flight, flight, flight, flight, blow])).toEqual([blow]);
});

test('a coup-fourré takes its 1.2 seconds', () => {
  expect(COUP).toBe(1200);
});
