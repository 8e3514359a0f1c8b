import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardNames } from '../src/cards/catalogue';
import { bubbleOf } from '../src/sprint/bubbles';
import type { Calls } from '../src/sprint/calls.svelte';
import { answersOf, meaningOf } from '../src/sprint/choices';
import type { Voices } from '../src/sprint/keys';
import { handsOf, keyHelpOf } from '../src/sprint/keys';
import { filled, Options } from '../src/sprint/options';
import type { Plan } from '../src/sprint/plan';
import { actionOf, isLegal, planFor, prospectOf, useOf, usesOf } from '../src/sprint/plan';
import type { PlateWords } from '../src/sprint/plates';
import { plateOf } from '../src/sprint/plates';
import { demandOf } from '../src/sprint/stand';
import { SprintSeat } from '../src/sprint/seat.svelte';
import type { Action, News, Prospect, Seen, View, Zone } from '../src/sprint/types';
import type { TableConnection } from '../src/table/connection.svelte';
import type { Person } from '../src/wire';
import { Lexicon } from '../src/words/lexicon';
import { Teller } from '../src/words/teller';

const REFUSAL = { sentence: { key: 'refusal-x', args: {} }, clauses: ['RUS-24'] };
const can = (action: Action, km: number | null = null, special?: string): Prospect => ({
  action,
  special,
  outlook: km === null ? null : { team: 'A', km, gain: km, times: 1 },
  refusal: null,
});
const cannot = (action: Action): Prospect => ({ action, outlook: null, refusal: REFUSAL });
const lay = (card: string, accelerators = 0): Action => ({
  type: 'lay',
  card,
  accelerators,
  saying: 'right',
});
const attack = (card: string, on: string): Action => ({ type: 'attack', card, on, saying: 'right' });

const zone = (team: string, more: Partial<Zone> = {}): Zone => ({
  team,
  members: [team],
  km: 0,
  battle: null,
  speed: null,
  distances: [],
  safeties: [],
  ...more,
});

const view = (hand: string[], more: Partial<View> = {}): View => ({
  family: 'sprint',
  you: 'A',
  phase: 'play',
  turn: 'A',
  chooser: null,
  course: 'normal',
  due: 0,
  forced: null,
  searched: null,
  renaming: [],
  demandable: [],
  goal: 1000,
  stock: 50,
  discard: ['200', 'vol', '200'],
  discarded: 3,
  out: [],
  zones: [zone('A'), zone('B', { distances: [{ card: '200', times: 2 }] }), zone('C')],
  players: ['A', 'B', 'C'].map((seat) => ({
    seat,
    team: seat,
    held: hand.length,
    known: seat === 'A' ? hand : [],
    marker: null,
  })),
  window: null,
  lost: [],
  strict: false,
  hints: true,
  announces: false,
  kilometres: [],
  shouts: false,
  sounds: [],
  killer: false,
  hold_up: false,
  ...more,
});

const optionsOf = (plan: Plan, prospects: Prospect[]): Options => new Options('rush', prospects, plan);

describe('a plan', () => {
  test('every card has a use', () => {
    const prospects = [
      can({ type: 'demand', of: 'B', card: '50' }, null, 'controle'),
      can({ type: 'fly', to: 'B' }, null, 'helicoptere'),
      can(lay('100', 1), null, 'accelerateur'),
      cannot(lay('demi-tour')),
    ];
    const use = (card: string, game = 'rush'): string => useOf(prospects, game, card);
    expect(use('100')).toBe('lay');
    expect(use('feu-rouge')).toBe('attack');
    expect(use('feu-vert')).toBe('parry');
    expect(use('accelerateur')).toBe('accelerate');
    expect(use('controle')).toBe('demand');
    expect(use('helicoptere', 'fun-speed')).toBe('special');
    expect(use('demi-tour')).toBe('special');
  });

  test('a special card does what the server says it does', () => {
    const prospects = [
      can({ type: 'fly', to: 'B' }, null, 'helicoptere'),
      can({ type: 'fly', to: 'C' }, null, 'helicoptere'),
      can({ type: 'sweep' }, null, 'poubelle'),
      cannot(lay('demi-tour')),
    ];
    const plan = (card: string): Plan => planFor(prospects, 'fun-speed', card);
    const action = (one: Plan): Action | null => actionOf(one, prospects);
    expect(optionsOf(plan('helicoptere'), prospects).targets).toEqual(['B', 'C']);
    expect(action(plan('helicoptere'))).toBeNull();
    expect(action({ ...plan('helicoptere'), target: 'C' })).toEqual({ type: 'fly', to: 'C' });
    expect(action(plan('poubelle'))).toEqual({ type: 'sweep' });
    // A card that only answers can be laid no more than any other, and hears why not.
    expect(action(plan('demi-tour'))).toEqual(lay('demi-tour'));
  });

  test('a distance goes with whatever card the server says multiplies it', () => {
    const prospects = [can(lay('100')), can(lay('100', 1), null, 'turbo'), can(lay('100', 2), null, 'turbo')];
    const plan = planFor(prospects, 'rush', 'turbo');
    expect(plan.use).toBe('accelerate');
    expect(optionsOf(plan, prospects).carried).toEqual(['100']);
    expect(actionOf({ ...plan, carried: '100' }, prospects)).toEqual(lay('100', 1));
  });

  test('a card is swapped with the one that the server says', () => {
    const swap: Action = { type: 'swap', card: '50', other: '75', wanted: 'vol' };
    const plan = { ...planFor([can(swap)], 'rush', '50'), swaps: true };
    expect(actionOf(plan, [can(swap)])).toBeNull();
    expect(actionOf({ ...plan, wanted: 'vol' }, [can(swap)])).toEqual(swap);
  });

  test('is no action before everything is chosen', () => {
    const steal = can({ type: 'steal', from: 'B', card: '200', times: 2, then: 'lay' }, null, 'vol');
    const theft = planFor([steal], 'rush', 'vol');
    expect(actionOf(theft, [steal])).toBeNull();
    const whole = { ...theft, target: 'B', loot: { card: '200', times: 2 } };
    expect(actionOf(whole, [steal])).toEqual({
      type: 'steal',
      from: 'B',
      card: '200',
      times: 2,
      then: 'lay',
    });
  });

  test('chooses by itself what leaves no choice', () => {
    const prospects = [can(attack('accident', 'C')), cannot(attack('accident', 'B'))];
    const plan = filled(planFor([], 'rush', 'accident'), (one) => optionsOf(one, prospects));
    expect(plan.target).toBe('C');
  });

  test('a demand of one card stands for all', () => {
    const prospects = [can({ type: 'demand', of: 'B', card: '50' })];
    expect(isLegal(prospectOf(prospects, { type: 'demand', of: 'B', card: 'retroviseur' }))).toBe(true);
    expect(prospectOf(prospects, { type: 'demand', of: 'C', card: '50' })).toBeNull();
  });

  test('what is said with a card does not make it another action', () => {
    expect(prospectOf([can(lay('100'))], { ...lay('100'), saying: 'nothing' } as Action)).not.toBeNull();
    expect(prospectOf([can(lay('100'))], lay('100', 1))).toBeNull();
  });
});

describe('the plate of a special card', () => {
  const teller = new Teller(new Lexicon('fr'), 'fun-speed', [{ seat: 'B', name: 'Aline' } as Person]);
  const plate = (action: Action, special: string): PlateWords =>
    plateOf(action, can(action, null, special), view([]), 'fun-speed', teller);
  const said = ({ title }: PlateWords): string => teller.say(title.key, title.args);

  test('says in the words of the card what it does, and to whom', () => {
    const words = plate({ type: 'fly', to: 'B' }, 'helicoptere');
    expect(said(words)).toBe('Échanger avec Aline');
    expect(teller.say(words.note?.key ?? '')).toBe('toute la zone, attaques comprises');
    expect(words.on).toBe('B');
    expect(plate({ type: 'sweep' }, 'poubelle').on).toBeNull();
  });

  test('names a card that has no such words', () => {
    const words = plate({ type: 'sweep' }, 'demi-tour');
    expect(said(words)).toBe('Poser Demi-tour');
    expect(words.note).toBeNull();
  });
});

describe('a seat where players speak for themselves', () => {
  const silent = (action: Action): Prospect => can({ ...action, saying: 'nothing' } as Action);
  const prospects = [
    can(lay('100')),
    can(lay('as-du-volant')),
    can(attack('accident', 'B')),
    silent(lay('100')),
    silent(attack('accident', 'B')),
  ];
  const seatWith = (sent: Action[], from = prospects): SprintSeat => {
    const connection = { act: (action: Action) => Promise.resolve(sent.push(action) > 0) };
    const more = { strict: true, announces: true, shouts: true };
    const news = { view: view(['100', 'as-du-volant', 'accident'], more), prospects: from } as News;
    return new SprintSeat('fun-speed', connection as unknown as TableConnection, () => news, false);
  };

  test('a botte is laid as any other table lays it, a distance without a word', () => {
    const sent: Action[] = [];
    const seat = seatWith(sent);
    for (const card of ['as-du-volant', '100']) {
      seat.choose(card);
      seat.play();
    }
    expect(sent).toEqual([lay('as-du-volant'), { ...lay('100'), saying: 'nothing' }]);
  });

  test('an attack waits for its sound', () => {
    const sent: Action[] = [];
    const seat = seatWith(sent);
    seat.choose('accident');
    seat.aim('B');
    seat.play();
    expect(sent).toEqual([]);
    seat.shout.make('bam');
    expect(sent).toEqual([{ ...attack('accident', 'B'), saying: 'bam' }]);
  });
});

test('the plates mean something else once a distance can no longer be answered', () => {
  const at = (more: Partial<View>, prospects: Prospect[]): SprintSeat => {
    const news = { view: view(['50'], more), prospects } as News;
    return new SprintSeat('rush', {} as TableConnection, () => news, true);
  };
  const window = { on: 'distance', card: '50', times: 1, by: 'C', team: 'C', asked: true, unsaid: false };
  const asked = at({ turn: 'C', window: { ...window, special: null, next: 'A' } }, [
    can({ type: 'decline' }),
  ]);
  const draws = at({ phase: 'draw' }, [can({ type: 'draw', from: 'stock' })]);
  expect(meaningOf(draws)?.what).toBe('draw');
  expect(meaningOf(asked)?.what).not.toBe(meaningOf(draws)?.what);
});

describe('options', () => {
  const prospects = [
    can(lay('100'), 100),
    can(lay('100', 1), 200, 'accelerateur'),
    cannot(lay('accelerateur')),
    cannot(lay('75')),
  ];

  test('offer accelerators where the server allows them', () => {
    expect(optionsOf(planFor([], 'rush', '100'), prospects).accelerators).toEqual([0, 1]);
    expect(optionsOf(planFor(prospects, 'rush', 'accelerateur'), prospects).carried).toEqual(['100']);
    expect(usesOf(prospects, '75').some(isLegal)).toBe(false);
  });
});

describe('a demand that waits', () => {
  const teller = new Teller(new Lexicon('fr'), 'rush', []);
  const words = (watches: 'hand' | 'hand-and-zone'): string =>
    demandOf('C', { by: 'A', card: '100', watches }, teller).words;

  test('says that it watches the zone once it was renamed (RUS-A24)', () => {
    expect(words('hand')).not.toMatch(/zone/);
    expect(words('hand-and-zone')).toMatch(/en main ou dans la zone/);
  });
});

describe('what is said', () => {
  const teller = new Teller(new Lexicon('fr'), 'fun-speed', []);
  const travelled = (heard: number | null): Seen => ({
    type: 'travelled',
    seat: 'A',
    team: 'A',
    card: '100',
    times: 2,
    heard,
  });
  const attacked = (heard: string | null): Seen => ({
    type: 'attacked',
    seat: 'A',
    card: 'accident',
    on: 'B',
    heard,
  });

  test('stands in a bubble', () => {
    expect(bubbleOf({ type: 'announced', seat: 'A', km: 150 }, teller)?.text).toBe('150');
    expect(bubbleOf(travelled(200), teller)?.text).toBe('200');
    expect(bubbleOf(travelled(null), teller)).toBeNull();
    expect(bubbleOf(attacked('bam'), teller)?.text).toBe('Bam');
    expect(bubbleOf(attacked(null), teller)).toBeNull();
    expect(bubbleOf({ type: 'held-up', seat: 'A' }, teller)?.text).toMatch(/^Hold Up\s!$/);
  });
});

test('the special card of a window answers it, whatever it is called', () => {
  const at = (on: string, special: string | null): SprintSeat => {
    const window = { on, card: '50', times: 1, by: 'C', team: 'C', asked: true, unsaid: false, special };
    const reply = can({ type: 'reply', card: 'miroir', top: 'parade' });
    const prospects = [reply, can({ type: 'decline' })];
    const news = { view: view(['miroir'], { turn: 'C', window: { ...window, next: null } }), prospects };
    return new SprintSeat('rush', {} as TableConnection, () => news as News, true);
  };
  expect(answersOf(at('attack', 'miroir')).special).toBe('miroir');
  expect(answersOf(at('attack', null)).special).toBeNull();
});

test('no card is known by name to the page of the family', () => {
  const folder = new URL('../src/sprint/', import.meta.url);
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const names = new Set(['rush', 'fun-speed'].flatMap((game) => cardNames(game)));
  const known = [...names].filter((name) => sources.some((text) => text.includes(`'${name}'`)));
  expect(known).toEqual([]);
});

test('the keys of the table are all told', () => {
  const help = keyHelpOf({ announces: true, shouts: true, killer: true, hold_up: true });
  for (const [, text] of help) expect(new Lexicon('fr').find(text), text).not.toBeNull();
  const told = help.map(([key]) => key);
  const { keys } = handsOf({} as SprintSeat, {} as Calls, {} as Teller);
  for (const key of Object.keys(keys)) expect(told).toContain(key);
});

test('of what is said and called, only that has a key which the table knows', () => {
  const silent = { announces: false, shouts: false, killer: false, hold_up: false };
  const textsOf = (change: Partial<Voices>): string[] =>
    keyHelpOf({ ...silent, ...change }).map(([, text]) => text);
  const none = textsOf({});
  const added = (change: Partial<Voices>): string[] => textsOf(change).filter((text) => !none.includes(text));
  expect(added({ announces: true })).toEqual(['client-key-say']);
  expect(added({ shouts: true })).toEqual(['client-key-shout']);
  expect(added({ killer: true })).toEqual(['client-key-killer']);
  expect(added({ hold_up: true })).toEqual(['client-key-hold-up']);
});
