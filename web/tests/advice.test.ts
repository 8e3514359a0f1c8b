import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test, vi } from 'vitest';
import Extension from '../src/bornes/Extension.svelte';
import Reaction from '../src/race/Reaction.svelte';
import type { Advised } from '../src/table/advice';
import { actionWords, chanceOf, chanceWith, choicesOf, mayAsk } from '../src/table/advice';
import { ADVICE } from '../src/table/asking.svelte';
import { TableConnection } from '../src/table/connection.svelte';
import type { Action, Message, Person, TableInfo } from '../src/wire';
import { LANGS, Lexicon } from '../src/words/lexicon';
import { Teller } from '../src/words/teller';
import { fakeWires, update, welcome } from './fake-wire';
import { GAMES, legalIn, positionsOf } from './reach/position';
import { tableAt, tellerFor } from './stories';

// What is drawn asks the browser for its languages.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['fr'] }));

const chances = (action: Action, wins: number): Advised['chances'][number] => ({
  action,
  wins,
  low: wins - 0.1,
  high: wins + 0.1,
});

const advised: Advised = {
  type: 'advised',
  version: 3,
  chances: [
    chances({ type: 'attack', card: 'accident', on: 'B' }, 0.62),
    chances({ type: 'lay', card: '100' }, 0.5),
    chances({ type: 'discard', card: '100' }, 0.4),
    chances({ type: 'attack', card: 'accident', on: 'C' }, 0.3),
    chances({ type: 'discard', card: '75' }, 0.2),
  ],
};

describe('what was found out about a decision', () => {
  test('stands beside the cards: the best that one can do with each of them', () => {
    expect(chanceWith(advised, 'accident')).toBe(0.62);
    expect(chanceWith(advised, '100')).toBe(0.5);
    expect(chanceWith(advised, '75')).toBe(0.2);
    expect(chanceWith(advised, '200')).toBeNull();
    expect(chanceWith(null, '100')).toBeNull();
  });

  test('stands on the plate of exactly that action', () => {
    expect(chanceOf(advised, { type: 'attack', card: 'accident', on: 'C' })).toBe(0.3);
    expect(chanceOf(advised, { type: 'pass' })).toBeNull();
    expect(chanceOf(advised, null)).toBeNull();
  });

  test('is said once for whatever is called the same', () => {
    const teller = tellerFor(tableAt('asterix-4', 5), 'fr');
    const twice: Advised = {
      ...advised,
      chances: [...advised.chances, chances({ type: 'lay', card: '100' }, 0.1)],
    };
    const choices = choicesOf(twice, teller);
    expect(choices).toHaveLength(5);
    expect(choices[0]?.words).toMatch(/^attaquer .+ avec un /);
    expect(choices.map(({ chances: { wins } }) => wins)).toEqual([0.62, 0.5, 0.4, 0.3, 0.2]);
  });
});

describe('what was found out about an answer', () => {
  const teller = tellerFor(tableAt('asterix-4', 5), 'fr');
  /** The percentages on the plates, from above to below. */
  const shown = (part: Component<never>, props: object, told: Advised['chances']): string[] => {
    const here = (): Advised => ({ ...advised, chances: told });
    const context = new Map([[ADVICE, here]]);
    const { body } = render(part as Component<object>, { props: { teller, ...props }, context });
    return [...body.matchAll(/class="chance[^>]*>(\d+)/g)].map(([, number]) => number ?? '');
  };

  test('stands on the plates of a window', () => {
    const props = { game: 'asterix', attack: 'accident', by: 'B', clock: null, botte: 'as-du-volant' };
    const told = [chances({ type: 'reply', card: 'as-du-volant' }, 0.7), chances({ type: 'decline' }, 0.4)];
    expect(shown(Reaction, props, told)).toEqual(['70', '40']);
    expect(shown(Reaction, { ...props, botte: null }, told.slice(1))).toEqual(['40']);
    expect(shown(Reaction, props, [])).toEqual([]);
  });

  test('stands on the plates of whoever may go on', () => {
    const told = [chances({ type: 'extend' }, 0.6), chances({ type: 'stop' }, 1)];
    const { view } = tableAt('asterix-4', 5).news;
    expect(shown(Extension, { view, busy: false }, told)).toEqual(['60', '100']);
  });
});

test.each(LANGS)('every action of every game has words in %s', (lang) => {
  for (const game of GAMES)
    for (const position of positionsOf(game)) {
      const teller = new Teller(new Lexicon(lang), game, []);
      for (const action of [...legalIn(position), ...position.calls, ...position.mistakes])
        expect(actionWords(action, teller), action.type).not.toMatch(/client-do|[{}$]/);
    }
});

describe('one may ask', () => {
  const info = (advice: TableInfo['advice'], you: string | null = 'A'): TableInfo => ({
    ...tableAt('asterix-4', 5).info,
    advice,
    you,
  });
  const person = (seat: string, bot: string | null): Person => ({
    seat,
    name: seat,
    bot,
    present: true,
    away: null,
    grace: null,
    ready: false,
  });
  const alone = [person('A', null), person('B', 'steady')];
  const together = [person('A', null), person('B', null)];

  test.each([
    ['alone', alone, true],
    ['alone', together, false],
    ['everybody', together, true],
    ['nobody', alone, false],
  ] as const)('where it is for %s', (advice, people, may) => {
    expect(mayAsk(info(advice), people)).toBe(may);
    expect(mayAsk(info(advice, null), people)).toBe(false);
  });
});

describe('a question', () => {
  const wires = fakeWires();

  const greeted = (): TableConnection => {
    const connection = new TableConnection('k7');
    wires.last.say(welcome());
    wires.last.say(update());
    return connection;
  };
  const answer = (given: object): void =>
    wires.last.say({ type: 'answer', id: wires.last.sent[0]?.id ?? 0, answer: given } as Message);

  test('is asked only when somebody wants to know, and passes with the moment', async () => {
    const connection = greeted();
    expect(connection.asking.state).toBeNull();
    expect(wires.last.sent).toHaveLength(0);
    const asked = connection.askAdvice();
    expect(connection.asking.state).toBe('thinking');
    expect(connection.busy).toBe(false);
    answer(advised);
    await asked;
    expect(connection.asking.advised).toEqual(advised);
    const news = update();
    if (news.type === 'update')
      wires.last.say({ ...news, news: { ...news.news, version: news.news.version + 1 } });
    expect(connection.asking.state).toBeNull();
  });

  test('that is refused says why', async () => {
    const connection = greeted();
    const asked = connection.askAdvice();
    answer({ type: 'not-advised' });
    await asked;
    expect(connection.asking.state).toBeNull();
    expect(connection.complaint).toEqual({ key: 'client-answer-not-advised' });
  });

  test('that comes too late is forgotten', async () => {
    const connection = greeted();
    const asked = connection.askAdvice();
    connection.asking.forget();
    answer(advised);
    await asked;
    expect(connection.asking.state).toBeNull();
  });
});
