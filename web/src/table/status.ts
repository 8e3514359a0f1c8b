import type { News, Score } from '../wire';
import type { Teller } from '../words/teller';

/** What the status line says: who must do what. */
export interface Status {
  /** The seat it is about, which is shown by its sign. */
  readonly seat: string | null;
  readonly title: string;
  readonly note: string | null;
  readonly tone: 'mine' | 'danger' | 'won' | 'quiet';
}

/** Who has won what: a round of a match, the match, or the one game there is. Whoever reads is spoken to. */
export function verdictOf(score: Score, teller: Teller): string {
  const what = score.match_goal === null ? 'game' : score.match_winners === null ? 'round' : 'match';
  const winners = score.match_winners ?? score.winners;
  if (teller.you !== null && winners.includes(teller.you)) return teller.say('client-won-yours', { what });
  return teller.say('client-won', { what, names: teller.names(winners), count: winners.length });
}

/** Who has won, once that is known; that the cards are dealt, while nobody is to do anything. */
export function idleStatus({ view, score }: Pick<News, 'view' | 'score'>, teller: Teller): Status {
  if (score === null)
    return { seat: null, title: teller.say('client-status-deal'), note: null, tone: 'quiet' };
  const winners = score.match_winners ?? score.winners;
  const won = view.you !== null && winners.includes(view.you);
  const title = verdictOf(score, teller);
  return { seat: winners[0] ?? null, title, note: null, tone: won ? 'won' : 'quiet' };
}

/** More than so many who may answer are not called by their names. */
const NAMED = 3;

/** Whom one waits for while a window is open: those who may answer, by what everybody sees. */
export function answering({ view, asked = [] }: Pick<News, 'view' | 'asked'>, teller: Teller): string | null {
  const others = asked.filter((seat) => seat !== view.you);
  const args = { count: others.length, names: teller.names(others) };
  if (others.length === 0) return null;
  return teller.say(others.length > NAMED ? 'client-answering-many' : 'client-answering', args);
}

/** Whom one waits for: those who may answer, until the time is over, or whoever is on turn. */
export function awaited(news: Pick<News, 'view' | 'asked'>, on: string | null, teller: Teller): string {
  if (news.asked !== undefined) return answering(news, teller) ?? teller.say('client-window-runs');
  return on === null || on === news.view.you
    ? teller.say('client-plate-wait')
    : teller.say('client-plate-wait-for', { name: teller.name(on) });
}

/** What a screen reader is told about an update. */
export interface Announcement {
  readonly text: string;
  /** It concerns the reader: an attack, a turn, the end. */
  readonly urgent: boolean;
}
