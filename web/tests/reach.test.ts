import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSpoken } from '../src/sprint/plan';
import type { Action as SprintAction, News as SprintNews } from '../src/sprint/types';
import type { News as CaveNews } from '../src/tresors/types';
import type { Action } from '../src/wire';
import type { Teller } from '../src/words/teller';
import { kindOf, understand } from '../src/spoken/command';
import { wordsFor } from '../src/spoken/vocabulary';
import type { Deed, Told } from '../src/spoken/told';
import { isLegal } from '../src/spoken/told';
import { LANGS } from '../src/words/lexicon';
import { bornesPage } from './reach/bornes';
import type { Position } from './reach/position';
import { GAMES, keyOf, legalIn, positionsOf, pressAll } from './reach/position';
import { sprintPage } from './reach/sprint';
import { tellerAt, toldIn } from './reach/told';
import { cavePage, laysAlike } from './reach/tresors';

/**
 * The law of reach: whatever is legal can be done by what the page offers to press, and is exactly
 * what is sent; and nothing else can be sent.
 */

function sentFrom(position: Position): Map<string, Action> {
  switch (position.news.view.family) {
    case 'bornes':
      return pressAll(bornesPage(position));
    case 'sprint':
      return pressAll(sprintPage(position));
    case 'tresors':
      return pressAll(cavePage(position));
  }
}

/** What is sent by those who read. */
const toldFrom = (position: Position): Map<string, Action> =>
  new Map(
    toldIn(position, 'fr')
      .deeds.filter(isLegal)
      .map(({ action }) => [keyOf(action), action]),
  );

/** What has to be reached: everything legal. Whoever speaks for themselves lays before they speak. */
function wantedIn(position: Position): Action[] {
  const { news, calls } = position;
  const legal = [...legalIn(position), ...calls];
  if (news.view.family === 'tresors')
    return laysAlike(news as CaveNews)
      .filter(({ refusal }) => refusal === null)
      .map(({ action }) => action);
  if (news.view.family !== 'sprint') return legal;
  const mistakes = new Set(position.mistakes.map(keyOf));
  return legal.filter((action) => {
    const { prospects } = news as SprintNews;
    if (mistakes.has(keyOf(aloud(action)))) return false;
    return !('saying' in action && action.saying === 'right' && isSpoken(prospects, action as SprintAction));
  });
}

/** The same as it would be with the right words. */
const aloud = (action: Action): Action => ('saying' in action ? { ...action, saying: 'right' } : action);

/** What can be said with a card. */
const wordsOf = ({ news: { view } }: Position): readonly string[] =>
  view.family === 'sprint' ? [...view.sounds, ...view.kilometres.map(String)] : [];

/** Whether something is legal: any number can be said, any sound made, where one can be. */
function isAllowed(action: Action, position: Position): boolean {
  const { calls } = position;
  if (action.type === 'say') return calls.some(({ type }) => type === 'say');
  const silent =
    'saying' in action && wordsOf(position).includes(String(action.saying))
      ? { ...action, saying: 'nothing' }
      : action;
  return legalIn(position).some((other) => keyOf(other) === keyOf(silent));
}

/** Whether something may be tried though nobody says that it is legal: calls, and what attention is for. */
function isTrial(action: Action, { news }: Position): boolean {
  if (action.type === 'hold-up' || action.type === 'killer') return true;
  if (news.view.family !== 'sprint') return false;
  const { strict, hints } = news.view;
  return (strict && action.type === 'rename') || (!hints && action.type === 'reply');
}

/** Large hands can be pressed in thousands of ways, which takes a while on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

describe.each(GAMES)('in %s', (game) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const positions = positionsOf(game).map((position, i) => ({
    name: `${i + 1} ${position.news.view.phase}`,
    position,
  }));

  test.each(
    positions.flatMap(({ name, position }) => [
      { name, position, by: 'pressing', sentFrom },
      { name, position, by: 'reading', sentFrom: toldFrom },
    ]),
  )('position $name: everything legal can be done by $by, and nothing else', ({ position, sentFrom }) => {
    const sent = sentFrom(position);
    const missing = wantedIn(position).filter((action) => !sent.has(keyOf(action)));
    expect(missing).toEqual([]);
    const wrong = [...sent.values()].filter(
      (action) => !isAllowed(action, position) && !isTrial(action, position),
    );
    expect(wrong).toEqual([]);
  });

  test.each(LANGS)('in %s no two things that can be done are called the same', (lang) => {
    for (const { name, position } of positions) {
      const words = toldIn(position, lang)
        .deeds.filter(isLegal)
        .map((deed) => deed.words);
      expect(
        words.filter((one, i) => words.indexOf(one) !== i),
        name,
      ).toEqual([]);
      expect(
        words.filter((one) => /[{}$]|client-|spoken-/.test(one)),
        name,
      ).toEqual([]);
    }
  });

  test('what can be done is done by its card, or its number, and words that tell it apart', () => {
    for (const { name, position } of positions) {
      const teller = tellerAt(position, 'fr');
      const told = toldIn(position, 'fr');
      for (const deed of told.deeds.filter(isLegal)) {
        const outcome = understand(commandFor(deed, told, teller), told, teller);
        expect(outcome, `${name}: ${deed.words}`).toEqual({ is: 'done', deed });
      }
    }
  });
});

/** What somebody types who wants exactly this: the command, the number of the card, and all its words. */
function commandFor(deed: Deed, { hand }: Told, teller: Teller): string {
  const [word = ''] = wordsFor(kindOf(deed.action, teller.game), teller);
  const number = hand?.findIndex(({ card }) => card === deed.card) ?? -1;
  return [word, ...(number < 0 ? [] : [number + 1]), deed.words].join(' ');
}
