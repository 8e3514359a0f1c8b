import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSpoken } from '../src/sprint/plan';
import type { Action as SprintAction, News as SprintNews } from '../src/sprint/types';
import type { News as CaveNews } from '../src/tresors/types';
import type { Action } from '../src/wire';
import { bornesPage } from './reach/bornes';
import type { Position } from './reach/position';
import { GAMES, keyOf, legalIn, positionsOf, pressAll } from './reach/position';
import { sprintPage } from './reach/sprint';
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

const soundsOf = ({ news: { view } }: Position): readonly string[] =>
  view.family === 'sprint' ? view.sounds : [];

/** Whether something is legal: any number can be said, any sound made, where one can be. */
function isAllowed(action: Action, position: Position): boolean {
  const { calls } = position;
  if (action.type === 'say') return calls.some(({ type }) => type === 'say');
  const silent =
    'saying' in action && soundsOf(position).includes(String(action.saying))
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

  test.each(positions)('position $name: everything legal can be done, and nothing else', ({ position }) => {
    const sent = sentFrom(position);
    const missing = wantedIn(position).filter((action) => !sent.has(keyOf(action)));
    expect(missing).toEqual([]);
    const wrong = [...sent.values()].filter(
      (action) => !isAllowed(action, position) && !isTrial(action, position),
    );
    expect(wrong).toEqual([]);
  });
});
