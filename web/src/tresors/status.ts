import type { Announcement, Status } from '../table/status';
import { idleStatus, verdictOf } from '../table/status';
import { isTold } from '../table/turns';
import type { Teller } from '../words/teller';
import type { CaveTable, News, View } from './types';

const MINE = {
  enter: 'client-cave-do-enter',
  roll: 'client-cave-do-roll',
  walk: 'client-cave-do-walk',
  lay: 'client-cave-do-lay',
} as const;
const THEIRS = {
  enter: 'client-cave-they-enter',
  roll: 'client-cave-they-roll',
  walk: 'client-cave-they-walk',
  lay: 'client-cave-they-lay',
} as const;

/** Who must do what. */
export function statusOf(news: News, teller: Teller): Status {
  const { view, score } = news;
  if (score !== null || view.turn === null) return idleStatus(news, teller);
  const mine = view.turn === view.you;
  const title = teller.say(mine ? 'client-status-yours' : 'client-status-theirs', {
    name: teller.name(view.turn),
  });
  return { seat: view.turn, title, note: noteOf(view, mine, teller), tone: mine ? 'mine' : 'quiet' };
}

function noteOf({ phase, genie, steps }: View, mine: boolean, teller: Teller): string | null {
  if (phase === 'deal' || phase === 'over') return null;
  if (genie !== null) return teller.say(mine ? 'client-cave-do-genie' : 'client-cave-they-genie');
  return teller.say((mine ? MINE : THEIRS)[phase], { steps: steps ?? 0 });
}

/** What the game is played to. */
export const goalOf = (view: View, teller: Teller): string =>
  teller.say(view.die ? 'client-cave-goal-most' : 'client-cave-goal-out');

/** What a screen reader is told about an update: what happened, then what one is to do. */
export function announcementOf({ fresh, news }: CaveTable, teller: Teller): Announcement {
  if (fresh.length === 0) return { text: '', urgent: false };
  const { view, score } = news;
  const mine = view.you !== null && view.turn === view.you;
  const sentences = fresh.filter(isTold).map(({ sentence }) => teller.tell(sentence));
  if (mine) sentences.push(statusWords(news, teller));
  if (score !== null) sentences.push(teller.tell(score.ending), verdictOf(score, teller));
  return { text: sentences.join(' '), urgent: mine || score !== null };
}

function statusWords(news: News, teller: Teller): string {
  const { title, note } = statusOf(news, teller);
  return note === null ? `${title}.` : teller.say('client-cave-said', { title, note });
}
