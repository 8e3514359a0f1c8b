import { describe, expect, test, vi } from 'vitest';
import { isOf } from '../src/table/family';
import {
  beside,
  boxOf,
  centreOf,
  cornerOf,
  distance,
  EXIT,
  HEIGHT,
  PLACES,
  STOPS,
  stopAt,
  trackBetween,
  WIDTH,
} from '../src/tresors/geometry';
import { CAVE_HELP, CAVE_KEY_HELP, caveCommandOf } from '../src/tresors/keys';
import { placeOf, turningsOf } from '../src/tresors/offers';
import { readChief, readLast, readPlayers } from '../src/tresors/readouts';
import { announcementOf, goalOf, statusOf } from '../src/tresors/status';
import type { CaveTable, Laying, Prospect, Side, View } from '../src/tresors/types';
import { chiefNote, consequences, isNear, turningWords, wallWords } from '../src/tresors/words';
import { LANGS, Lexicon } from '../src/words/lexicon';
import { story, tellerFor, told } from './stories';

const caves = (name: 'tresors-2' | 'tresors-3'): CaveTable[] =>
  told(story(name)).filter((table) => isOf(table, 'tresors'));

describe('the picture of the cave', () => {
  test('has nineteen cells and the exit, row by row', () => {
    expect(PLACES).toHaveLength(20);
    expect(PLACES[0]).toBe('A1');
    expect(PLACES.at(-1)).toBe(EXIT);
    const [table] = caves('tresors-3');
    expect(table?.news.view.cells.map(({ name }) => name)).toEqual(PLACES.slice(0, -1));
  });

  test('lays the places side by side, inside the picture', () => {
    for (const place of PLACES) {
      const { left, top, width, height } = boxOf(place);
      expect(left).toBeGreaterThan(0);
      expect(top).toBeGreaterThan(0);
      expect(left + width).toBeLessThan(100);
      expect(top + height).toBeLessThan(100);
    }
    expect(cornerOf('B1')[0]).toBeGreaterThan(cornerOf('A1')[0]);
    expect(cornerOf('A2')[1]).toBeGreaterThan(cornerOf('A1')[1]);
  });

  test('knows what lies beside what', () => {
    expect(beside('B2', 'north')).toBe('B1');
    expect(beside('B2', 'east')).toBe('C2');
    expect(beside('D4', 'east')).toBe(EXIT);
    expect(beside('A1', 'west')).toBeNull();
    expect(beside('C4', 'south')).toBeNull();
    expect(distance('A1', 'C3')).toBe(4);
  });

  test('leads the chief from the tent around the cave to the exit, a stop for every step', () => {
    const [table] = caves('tresors-3');
    expect(STOPS).toHaveLength((table?.news.view.track ?? 0) + 1);
    expect(stopAt(0)[1]).toBe(centreOf('A4')[1]);
    expect(stopAt(STOPS.length - 1)[1]).toBe(centreOf(EXIT)[1]);
    expect(stopAt(99)).toEqual(STOPS.at(-1));
    const way = trackBetween(0, STOPS.length - 1);
    expect(way).toHaveLength(STOPS.length + 2);
    for (const [i, [x, y]] of way.entries()) {
      const [a, b] = way[i + 1] ?? [x, y];
      expect(a === x || b === y).toBe(true);
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
    }
  });
});

const laying = (turned: number, walls: Side[], more: Partial<Laying> = {}): Prospect => ({
  action: { type: 'lay', turned },
  outlook: {
    type: 'lays',
    card: { name: 'R19', treasures: 1, head: false, turned, walls },
    reach: [],
    walled_in: [],
    cut_off: [],
    ...more,
  },
  refusal: null,
});

describe('the drawn card', () => {
  test('is offered once for every way that its walls can lie', () => {
    const free = [0, 1, 2, 3].map((turned) => laying(turned, []));
    expect(turningsOf(free).map(({ turned }) => turned)).toEqual([0]);
    const pair = [
      laying(0, ['north', 'south']),
      laying(1, ['east', 'west']),
      laying(2, ['south', 'north']),
      laying(3, ['west', 'east']),
    ];
    expect(turningsOf(pair).map(({ turned }) => turned)).toEqual([0, 1]);
  });

  test('is not offered where the server refuses it', () => {
    const refused: Prospect = {
      action: { type: 'lay', turned: 0 },
      outlook: null,
      refusal: { sentence: { key: 'x', args: {} }, clauses: [] },
    };
    expect(turningsOf([refused, laying(1, ['east'])]).map(({ turned }) => turned)).toEqual([1]);
  });

  test('says who would be walled in, those who suffer first', () => {
    const table = caves('tresors-3').find(({ news }) => news.view.players.every(({ pawn }) => pawn === 'in'));
    if (table === undefined) throw new Error('everybody is in the cave at some time');
    const reach = [
      { seat: 'A', cells: ['B2'] },
      { seat: 'B', cells: [] },
      { seat: 'C', cells: ['A1', 'A2'] },
    ];
    const [way] = turningsOf([laying(0, ['north'], { reach, walled_in: ['B'], cut_off: ['B', 'C'] })]);
    if (way === undefined) throw new Error('a way of turning');
    const teller = tellerFor(table);
    const said = consequences(way, table.news.view, teller);
    expect(said.map(({ seat, grave }) => [seat, grave])).toEqual([
      ['B', true],
      ['C', true],
      ['A', false],
    ]);
    expect(turningWords(way, table.news.view, teller)).toMatch(
      /^mur\s: nord\. Des murs enferment Max\s: il lui faudra le génie\./,
    );
  });
});

test('an action leads to a place, or to none', () => {
  expect(placeOf({ type: 'walk', cell: 'B2' })).toBe('B2');
  expect(placeOf({ type: 'leave' })).toBe(EXIT);
  expect(placeOf({ type: 'roll' })).toBeNull();
});

test('walls are told by their sides', () => {
  const [table] = caves('tresors-2');
  if (table === undefined) throw new Error('a story');
  expect(wallWords(['north', 'east'], tellerFor(table))).toMatch(/^murs\s: nord et est$/);
  expect(wallWords([], tellerFor(table, 'en'))).toBe('no wall');
});

test('the chief is near in time, and only those inside need to run', () => {
  const [table] = caves('tresors-3');
  if (table === undefined) throw new Error('a story');
  const teller = tellerFor(table);
  const far: View = { ...table.news.view, phase: 'walk', chief: 2 };
  const near: View = { ...far, chief: far.track - 3 };
  expect([isNear(far), isNear(near)]).toEqual([false, true]);
  expect(chiefNote(near, teller)).toMatch(/^Vite/);
  const out = near.players.map((player) =>
    player.seat === near.you ? { ...player, pawn: 'out' as const } : player,
  );
  expect(chiefNote({ ...near, players: out }, teller)).toMatch(/à l’abri/);
  expect(chiefNote({ ...near, die: true }, teller)).not.toMatch(/Vite/);
});

test.each(['tresors-2', 'tresors-3'] as const)('everything of %s is said in both languages', (name) => {
  const mistakes = vi.spyOn(console, 'error');
  for (const table of caves(name)) {
    for (const lang of LANGS) {
      const teller = tellerFor(table, lang);
      const { news } = table;
      const { title, note } = statusOf(news, teller);
      const said = [
        title,
        note ?? '',
        goalOf(news.view, teller),
        announcementOf(table, teller).text,
        readLast(table, teller),
        readPlayers(news.view, teller),
        readChief(news.view, teller),
      ];
      for (const text of said) expect(text).not.toMatch(/[{}$]|client-|event-/);
    }
  }
  expect(mistakes).not.toHaveBeenCalled();
});

test('one’s own turn is urgent, and says what to do', () => {
  const mine = caves('tresors-2').find(({ news }) => news.view.turn === 'A' && news.view.phase === 'roll');
  if (mine === undefined) throw new Error('the die is rolled at some time');
  const { text, urgent } = announcementOf(mine, tellerFor(mine));
  expect(urgent).toBe(true);
  expect(text).toMatch(/À vous, Noé\s: lancez le dé\.$/);
});

test('the keys of the cave are all told', () => {
  for (const key of [...CAVE_KEY_HELP.map(([, text]) => text), ...CAVE_HELP])
    expect(new Lexicon('fr').find(key), key).not.toBeNull();
  const press = { ctrlKey: false, metaKey: false, altKey: false };
  expect(caveCommandOf({ ...press, key: 'ArrowUp' })).toEqual({ do: 'move', side: 'north' });
  expect(caveCommandOf({ ...press, key: 'R' })).toEqual({ do: 'turn' });
  expect(caveCommandOf({ ...press, key: '2' })).toEqual({ do: 'choose', index: 1 });
  expect(caveCommandOf({ ...press, key: 'r', ctrlKey: true })).toBeNull();
});
