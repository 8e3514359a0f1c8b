import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { handsOf } from '../src/bornes/keys';
import { plateOf } from '../src/bornes/plates';
import type { SeatAtTable } from '../src/bornes/seat.svelte';
import { standOf } from '../src/bornes/stand';
import type { BornesTable } from '../src/bornes/types';
import Card from '../src/cards/Card.svelte';
import { cardNames, faceOf, learnGames } from '../src/cards/catalogue';
import { themeClass } from '../src/design/theme';
import { lookOf } from '../src/looks/looks';
import Lane from '../src/race/Lane.svelte';
import Own from '../src/race/Own.svelte';
import Rival from '../src/race/Rival.svelte';
import type { Field } from '../src/race/field';
import { standsOf } from '../src/race/field';
import { planFor } from '../src/sprint/plan';
import { layoutFor } from '../src/table/layout';
import Scenery from '../src/table/Scenery.svelte';
import type { Class } from '../src/wire';
import { played, story, tellerFor } from './stories';

/** A game that nobody has drawn is played all the same. */

const CARDS: Readonly<Record<string, Class>> = {
  '100': 'distance',
  meteorite: 'attack',
  bouclier: 'parade',
  'as-de-la-lune': 'botte',
  trou: 'special',
};

const info = { name: 'lune', seatings: [], options: [], bots: [], forms: [] };
const cards = Object.entries(CARDS).map(([name, kind]) => ({ name, class: kind, copies: 1, against: [] }));
learnGames([{ ...info, cards }]);

test('its cards are those of the catalogue, each of its class', () => {
  expect(cardNames('lune')).toEqual(Object.keys(CARDS));
  for (const [card, kind] of Object.entries(CARDS)) expect(faceOf('lune', card).kind).toBe(kind);
});

test('a card shows its name', () => {
  for (const card of Object.keys(CARDS).slice(1)) {
    const { body } = render(Card, { props: { game: 'lune', card, name: card, label: card } });
    expect(body).toContain(`front ${themeClass('lune')} enamel ${CARDS[card]}`);
  }
  const { body } = render(Card, { props: { game: 'lune', card: 'trou', name: 'Trou', label: '' } });
  expect(body).toContain('Trou</text>');
});

test('a card of a drawn game that is not drawn is told by its name, too', () => {
  expect(faceOf('classic', '125')).toEqual({ kind: 'distance', km: 125 });
  expect(faceOf('classic', 'tunnel')).toMatchObject({ kind: 'special', index: 'T' });
});

test('it has inks, a country and a length', () => {
  expect(themeClass('lune')).toBe('game-plain');
  expect(lookOf('lune').minutes).toBeGreaterThan(0);
  expect(render(Scenery, { props: { game: 'lune' } }).body).toContain('<svg');
});

/** A story as if it were told of the game that nobody has drawn. */
const tables = played(story('asterix-4')).map((table): BornesTable => ({
  ...table,
  info: { ...table.info, game: 'lune' },
}));

test('its boards are shown and its moves are told at every step of a game', () => {
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables) {
    const { news, people, log } = table;
    const teller = tellerFor(table);
    const stands = standsOf(news.view, (zone) => standOf(zone, news.view, teller));
    const { own, rivals } = stands;
    const field: Field = {
      ...stands,
      game: 'lune',
      view: news.view,
      people,
      log,
      reach: undefined,
      sent: false,
      aimOf: () => 'none',
      onaim: () => undefined,
    };
    const props = { field, teller };
    for (const wide of [true, false]) {
      const layout = wide ? layoutFor(1280, 800) : layoutFor(360, 640);
      expect(render(Own, { props: { ...props, stand: own, layout } }).body).toContain('data-own');
    }
    for (const stand of rivals) {
      expect(render(Rival, { props: { ...props, stand } }).body).toContain(stand.going);
      const lane = { ...props, stand, aim: 'open' as const, tall: false, onpress: () => undefined };
      expect(render(Lane, { props: lane }).body).toContain(stand.going);
    }
    for (const prospect of news.prospects) expect(() => plateOf(prospect, news.view, teller)).not.toThrow();
    expect(handsOf({} as SeatAtTable, news, teller).moves()).not.toBe('');
  }
});

test('what a card is for is known from its class', () => {
  expect(planFor([], 'lune', 'meteorite').use).toBe('attack');
  expect(planFor([], 'lune', 'bouclier').use).toBe('parry');
  expect(planFor([], 'lune', 'as-de-la-lune').use).toBe('lay');
});
