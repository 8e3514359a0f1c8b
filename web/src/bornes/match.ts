import type { Table } from '../table/table';

/** A match is played to this many points; the server says so only when a round is over. */
const POINTS = 5000;

/** The points the match is played to; `null` if it is one round. */
export function matchGoal({ info, news }: Table): number | null {
  if (news?.score) return news.score.match_goal;
  return info.options.match === 'points' ? POINTS : null;
}
