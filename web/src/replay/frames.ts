import type { Frame, Happening, News, Person, Replay, TableInfo } from '../wire';
import type { Table } from '../table/table';

/** A round that is over, with all of its frames. */
export type Round = Replay;

/** With whose eyes a round is looked at: a seat's, everybody's, or with all hands open. */
export type Eyes = 'own' | 'open' | 'all';

/** What the boards are told of a table that nobody sits at any more. */
function infoOf(id: string, { game, seats, teams, options }: Round): TableInfo {
  return {
    id,
    game,
    seats,
    teams,
    options,
    begun: true,
    speed: 'normal',
    patience: 'endless',
    begin: 'full',
    access: 'link',
    advice: 'nobody',
    host: null,
    arranged: 0,
    // Whoever looks plays at no seat, whosever hand they see.
    you: null,
  };
}

/** Who sat there, as if they still did. */
export const peopleOf = ({ people }: Pick<Round, 'people'>): Person[] =>
  people.map((one) => ({ ...one, present: true, away: null, grace: null, ready: false }));

const newsOf = ({ view, score }: Frame, version: number): News => ({
  version,
  view,
  prospects: [],
  clock: null,
  turn: null,
  score: score ?? null,
  has_next_round: false,
});

/** The table at a frame. Whoever comes there from the frame before sees what has changed. */
export function tableAt(
  id: string,
  round: Round,
  at: number,
  serial: number,
  stepped: boolean,
): Table | null {
  const frame = round.frames[at];
  const before = stepped ? round.frames[at - 1] : undefined;
  if (frame === undefined) return null;
  return {
    info: infoOf(id, round),
    people: peopleOf(round),
    watching: 0,
    round: null,
    news: newsOf(frame, at),
    before: before === undefined ? null : newsOf(before, at - 1),
    log: round.frames.slice(0, at + 1).flatMap(({ log }) => log),
    fresh: before === undefined ? [] : frame.log,
    serial: before === undefined ? 0 : serial,
    talk: [],
    rematch: null,
    again: false,
  };
}

/** At which frame everything happened. */
export function momentsOf({ frames }: Pick<Round, 'frames'>): Map<Happening, number> {
  return new Map(frames.flatMap(({ log }, at) => log.map((happening) => [happening, at] as const)));
}

/** The last frame of a turn. */
export const endOf = ({ frames }: Pick<Round, 'frames'>, turn: number): number =>
  Math.max(
    0,
    frames.findLastIndex((frame) => frame.turn <= turn),
  );
