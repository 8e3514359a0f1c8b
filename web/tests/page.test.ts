import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandOf } from '../src/race/keys';
import { layoutFor } from '../src/table/layout';
import {
  choicesAt,
  companyOf,
  formOf,
  formsAt,
  ownSeat,
  resized,
  soloDraft,
  tableOf,
  teamsAt,
  withChosen,
  withCompany,
  withForm,
} from '../src/make/draft';
import {
  keyIn,
  makePath,
  routeOf,
  screenPath,
  seatLink,
  spelledOut,
  tableIn,
  tablePath,
  wayIn,
} from '../src/route';
import { isHereOnly } from '../src/net/here';
import { blocksOf, inlinesOf } from '../src/sheets/markdown';
import { partnersOf } from '../src/waiting/partners';
import type { GameInfo } from '../src/wire';

describe('addresses', () => {
  test('lead to their screens', () => {
    expect(routeOf('/', '')).toEqual({ screen: 'home' });
    expect(routeOf(tablePath('k7m2p9x4qz'), '')).toEqual({ screen: 'table', id: 'k7m2p9x4qz' });
    expect(routeOf('/', makePath('desert').slice(1))).toEqual({ screen: 'make', game: 'desert' });
    expect(routeOf('/', '#/gallery')).toEqual({ screen: 'gallery' });
    expect(routeOf('/table/K7M2P9X4QZ', '')).toEqual({ screen: 'table', id: 'k7m2p9x4qz' });
    expect(routeOf(screenPath('k7m2p9x4qz'), '')).toEqual({ screen: 'big', id: 'k7m2p9x4qz' });
    expect(routeOf('/gallery', '')).toEqual({ screen: 'gallery' });
    expect(routeOf('/somewhere', '')).toEqual({ screen: 'home' });
  });

  test('a table is found by its link or its code', () => {
    expect(tableIn(' k7m2p9x4qz ')).toBe('k7m2p9x4qz');
    expect(tableIn('sabots.example/table/k7m2p9x4qz?x=1')).toBe('k7m2p9x4qz');
    expect(tableIn('K7M2P 9X4QZ')).toBe('k7m2p9x4qz');
    expect(tableIn('kOm2p9xIql')).toBe('k0m2p9x1q1');
    expect(tableIn('k7m-2p9 x4q.z')).toBe('k7m2p9x4qz');
    expect(tableIn('HTTPS://SABOTS.EXAMPLE/TABLE/K7M2P9X4QZ')).toBe('k7m2p9x4qz');
    expect(tableIn('')).toBeNull();
    expect(tableIn('two words')).toBeNull();
    expect(spelledOut('k7m2p9x4qz')).toBe('K7M2P 9X4QZ');
    expect(tableIn(spelledOut('k7m2p9x4qz'))).toBe('k7m2p9x4qz');
    expect(wayIn('K7M2P 9X4QZ')).toBe('/table/k7m2p9x4qz');
    expect(wayIn('two words')).toBeNull();
    // The link of a seat leads to the seat, also from here; what else stands behind it is left out.
    const link = seatLink('https://sabots.example', 'k7m2p9x4qz', 'a'.repeat(64));
    expect(wayIn(` ${link} `)).toBe(`/table/k7m2p9x4qz#key=${'a'.repeat(64)}`);
    expect(wayIn('https://sabots.example/table/k7m2p9x4qz#replay')).toBe('/table/k7m2p9x4qz');
  });
});

describe('a table that is being made', () => {
  const option = { scope: 'rules', answers: '', presets: {} };
  const game: GameInfo = {
    name: 'asterix',
    seatings: [
      { seats: 4, teams: [['A'], ['B'], ['C'], ['D']], teams_by_option: {} },
      {
        seats: 6,
        teams_by_option: {},
        teams: [
          ['A', 'D'],
          ['B', 'E'],
          ['C', 'F'],
        ],
      },
    ],
    options: [
      { ...option, name: 'goal', values: [['1000', '700'], ['1000']] },
      {
        ...option,
        name: 'match',
        values: [
          ['single', 'points'],
          ['single', 'points'],
        ],
      },
    ],
    cards: [],
    bots: ['keen', 'random'],
    forms: [],
  };

  test('offers only what can be chosen at its size', () => {
    expect(choicesAt(game, 4).map((choice) => choice.option.name)).toEqual(['goal', 'match']);
    expect(choicesAt(game, 6).map((choice) => choice.option.name)).toEqual(['match']);
  });

  test('asks the server only for what differs from the default', () => {
    const draft = { ...soloDraft(game, 4, 'Noé'), options: { goal: '700', match: 'single' } };
    expect(tableOf(draft, choicesAt(game, 4)).options).toEqual({ goal: '700' });
    expect(tableOf(draft, choicesAt(game, 6)).options).toEqual({});
  });

  describe('with a preset', () => {
    const offOn = [['off', 'on']];
    const pairs = [
      ['A', 'C'],
      ['B', 'D'],
    ];
    const rush: GameInfo = {
      ...game,
      name: 'rush',
      seatings: [
        { seats: 4, teams: [['A'], ['B'], ['C'], ['D']], teams_by_option: { teams: { on: pairs } } },
      ],
      options: [
        { ...option, name: 'strict', values: offOn, presets: { on: { mistakes: 'on' } } },
        { ...option, name: 'mistakes', values: offOn },
        { ...option, name: 'teams', values: offOn },
      ],
    };
    const [strict] = rush.options;
    const valuesOf = (options: Record<string, string>): string[] =>
      choicesAt(rush, 4, options).map(({ values }) => values[0] ?? '');

    test('says who would be partners, as the server does', () => {
      expect(teamsAt(rush, 4, {})).toEqual([['A'], ['B'], ['C'], ['D']]);
      expect(teamsAt(rush, 4, { teams: 'on' })).toEqual(pairs);
      expect(teamsAt(rush, 4, { teams: 'off', strict: 'on' })).toHaveLength(4);
      expect(partnersOf(pairs, 'D')).toEqual(['B']);
      expect(partnersOf([['A'], ['B']], 'A')).toEqual([]);
    });

    test('is played against robots, with friends, or with both', () => {
      const solo = soloDraft(rush, 4, 'Noé');
      expect(companyOf(solo)).toBe('robots');
      const friends = withCompany(solo, 'friends', rush.bots);
      expect(friends.bots).toEqual([null, null, null, null]);
      expect(companyOf(friends)).toBe('friends');
      expect(companyOf(withCompany(friends, 'robots', rush.bots))).toBe('robots');
      expect(companyOf({ ...friends, bots: [null, 'keen', null, null] })).toBe('mixed');
    });

    test('shows the values that follow from it', () => {
      expect(valuesOf({})).toEqual(['off', 'off', 'off']);
      expect(valuesOf({ strict: 'on' })).toEqual(['off', 'on', 'off']);
    });

    test('is one of the ready-made tables, which take back what the others choose', () => {
      const forms = [
        { name: 'assisted', options: {}, seats: [2, 4] },
        { name: 'printed', options: { strict: 'on' }, seats: [2, 4] },
        { name: 'short', options: { goal: '700' }, seats: [2] },
      ];
      const made = { ...rush, forms };
      expect(formsAt(made, 4).map(({ name }) => name)).toEqual(['assisted', 'printed']);
      expect(formOf(forms, {})).toBe('assisted');
      expect(formOf(forms, { strict: 'on', teams: 'on' })).toBe('printed');
      const [assisted, printed] = forms;
      if (assisted === undefined || printed === undefined) throw new Error('there are forms');
      const chosen = withForm(made, printed, { goal: '700', mistakes: 'off', teams: 'on' });
      expect(chosen).toEqual({ teams: 'on', strict: 'on' });
      expect(withForm(made, assisted, chosen)).toEqual({ teams: 'on' });
    });

    test('asks for the preset alone, and for what departs from it', () => {
      const draft = { ...soloDraft(rush, 4, 'Noé'), options: { strict: 'on', mistakes: 'on' } };
      expect(tableOf(draft, choicesAt(rush, 4, draft.options)).options).toEqual({ strict: 'on' });
      const other = { ...draft, options: { strict: 'on', mistakes: 'off' } };
      expect(tableOf(other, choicesAt(rush, 4, other.options)).options).toEqual(other.options);
    });

    test('what follows is chosen anew when the preset changes, and nothing else', () => {
      if (strict === undefined) throw new Error('there is a preset');
      const chosen = withChosen({ mistakes: 'off', teams: 'on' }, strict, 'on');
      expect(chosen).toEqual({ strict: 'on', teams: 'on' });
    });
  });

  test('seats its maker first and fills the rest with bots', () => {
    expect(soloDraft(game, 4, 'Noé').bots).toEqual([null, 'keen', 'keen', 'keen']);
    expect(resized([null, null], 3, game)).toEqual([null, null, 'keen']);
    expect(resized([null, 'random', 'keen'], 2, game)).toEqual([null, 'random']);
    expect(ownSeat(['keen', null, null])).toBe(1);
  });
});

describe('a rulebook', () => {
  test('is read into blocks, and clauses are found', () => {
    const blocks = blocksOf(
      '# Title\n\n**AST-61** You may.\n*Example.* A `25`.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n- two\n',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'table', 'list']);
    expect(blocks[1]).toMatchObject({ clause: 'AST-61' });
    expect(blocks[2]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  });

  test('never becomes HTML', () => {
    expect(inlinesOf('<img src=x> **a** *b* `c`')).toEqual([
      { kind: 'text', text: '<img src=x> ' },
      { kind: 'strong', text: 'a' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
    ]);
  });

  test.each(['asterix', 'desert', 'fr/asterix', 'fr/desert'])(
    '%s has every clause in a paragraph of its own',
    (name) => {
      const source = readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), 'utf8');
      const found = blocksOf(source).flatMap((block) =>
        block.kind === 'paragraph' && block.clause !== null ? [block.clause] : [],
      );
      expect(found).toEqual([...source.matchAll(/^\*\*([A-Z]+-A?\d+[a-z]?)\*\*/gm)].map((match) => match[1]));
    },
  );
});

test('keys ask for what the help says, and leave others alone', () => {
  const press = (key: string, more = {}): unknown =>
    commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });
  expect(press('3')).toEqual({ do: 'choose', index: 2 });
  expect(press('X')).toEqual({ do: 'idle' });
  expect(press('Enter')).toEqual({ do: 'play' });
  expect(press('c', { ctrlKey: true })).toBeNull();
  expect(press('q')).toBeNull();
});

test('every screen has a form, and the parts find their places by it', () => {
  for (const [width, height, form, log] of [
    [360, 640, 'upright', 'sheet'],
    [390, 844, 'upright', 'sheet'],
    [740, 360, 'lying', 'sheet'],
    [640, 400, 'lying', 'sheet'],
    [768, 1024, 'table', 'middle'],
    [1024, 768, 'table', 'column'],
    [1024, 600, 'table', 'column'],
    [1280, 800, 'table', 'column'],
    [1920, 1080, 'table', 'column'],
  ] as const)
    expect(layoutFor(width, height), `${width}x${height}`).toMatchObject({ form, log });
  expect(layoutFor(360, 640)).toMatchObject({ roomy: false, hand: 84 });
  expect(layoutFor(1024, 600)).toMatchObject({ roomy: false });
});

test('the link of a seat carries its key where no server sees it', () => {
  const key = '0c'.repeat(32);
  const link = new URL(seatLink('https://sabots.example', 'k7m2p9x4qz', key));
  expect([link.pathname, link.search, keyIn(link.hash)]).toEqual(['/table/k7m2p9x4qz', '', key]);
  expect(['', '#key=', '#/gallery', '#key=0c'].map(keyIn)).toEqual([null, null, null, null]);
});

test('a column of identifiers is for no player', () => {
  const cell = (text: string): object[] => [{ kind: 'text', text }];
  expect(
    blocksOf('| Id | Nom | Sens |\n|---|---|---|\n| `a-b` | A | `b` |\n| `c`, `d` | C | un mot |'),
  ).toEqual([
    {
      kind: 'table',
      head: [cell('Nom'), cell('Sens')],
      rows: [
        [cell('A'), [{ kind: 'code', text: 'b' }]],
        [cell('C'), cell('un mot')],
      ],
    },
  ]);
});

test('an address of this machine alone leads nowhere else', () => {
  for (const here of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', '0.0.0.0', 'sabots.localhost'])
    expect(isHereOnly(here), here).toBe(true);
  for (const away of ['192.168.1.7', 'jeux.example', 'localhost.example', '[fe80::1]', '1270.0.0.1'])
    expect(isHereOnly(away), away).toBe(false);
});
