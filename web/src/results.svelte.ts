import { remembered, RESULTS as KEPT } from './settings/memory';
import { turnsOf } from './table/turns';
import type { BegunTable } from './table/family';

/** A game that was played to its end in this browser. */
export interface Result {
  readonly id: string;
  readonly game: string;
  readonly won: boolean;
  /** What one had in the end. */
  readonly points: number;
  /** How many turns its last round had. */
  readonly turns: number;
}

/** What one has reached in a game. */
export interface Best {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly points: number;
  readonly turns: number;
}

const ASIDE = remembered('aside');

/** So many games are remembered. */
const MOST = 500;

function read<T>(text: string | null): T[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? (found as T[]) : [];
  } catch {
    return [];
  }
}

/** The result of a table whose match is over, for whoever sits there; `null` where there is none. */
export function resultOf({ info, news, log }: BegunTable): Result | null {
  const { score } = news;
  const { you } = info;
  if (you === null || info.lesson !== undefined || score?.match_winners == null) return null;
  const side = info.teams.find((team) => team.includes(you))?.[0] ?? you;
  const sheet = score.sheets.find(({ team }) => team === side);
  return {
    id: info.id,
    game: info.game,
    won: score.match_winners.includes(you),
    points: sheet?.total ?? 0,
    turns: turnsOf(log).length,
  };
}

/** What was reached in each game, those first that were played most. */
export function bestOf(results: readonly Result[]): Best[] {
  const games = [...new Set(results.map(({ game }) => game))];
  return games
    .map((game) => {
      const own = results.filter((result) => result.game === game);
      return {
        game,
        played: own.length,
        won: own.filter(({ won }) => won).length,
        points: Math.max(...own.map(({ points }) => points)),
        turns: Math.max(...own.map(({ turns }) => turns)),
      };
    })
    .sort((one, other) => other.played - one.played);
}

/** One's own results. They are in this browser alone, and nobody else is told of them. */
class Results {
  #all = $state.raw<readonly Result[]>(read<Result>(KEPT.recall()));
  readonly best: readonly Best[] = $derived(bestOf(this.#all));

  /** Notes how a game ended, once. */
  note(table: BegunTable): void {
    const result = resultOf(table);
    if (result === null || read<string>(ASIDE.recall()).includes(result.id)) return;
    if (this.#all.some(({ id }) => id === result.id)) return;
    this.#keep([...this.#all, result].slice(-MOST));
  }

  /** A game that goes on from the middle of another one is no result. */
  ignore(id: string): void {
    ASIDE.keep(JSON.stringify([...read<string>(ASIDE.recall()), id].slice(-MOST)));
  }

  clear(): void {
    this.#keep([]);
  }

  #keep(results: readonly Result[]): void {
    this.#all = results;
    if (results.length === 0) KEPT.forget();
    else KEPT.keep(JSON.stringify(results));
  }
}

export const results = new Results();
