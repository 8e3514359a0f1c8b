import type {
  BornesAction,
  BornesOutlook,
  BornesSeen,
  News,
  Refusal,
  Sentence,
  SprintAction,
  SprintOutlook,
  SprintSeen,
  TresorsAction,
  TresorsOutlook,
  TresorsSeen,
  View,
} from '../wire';
import type { Table } from './table';

/** What the messages of one family carry. The page chooses between families in one place, by `isOf`. */
interface Families {
  readonly bornes: {
    readonly action: BornesAction;
    readonly outlook: BornesOutlook;
    readonly seen: BornesSeen;
  };
  readonly sprint: {
    readonly action: SprintAction;
    readonly outlook: SprintOutlook;
    readonly seen: SprintSeen;
  };
  readonly tresors: {
    readonly action: TresorsAction;
    readonly outlook: TresorsOutlook;
    readonly seen: TresorsSeen;
  };
}

export type Family = keyof Families;
export type ViewOf<F extends Family> = Extract<View, { family: F }>;

export interface ProspectOf<F extends Family> {
  action: Families[F]['action'];
  special?: string;
  outlook: Families[F]['outlook'] | null;
  refusal: Refusal | null;
}

export interface HappeningOf<F extends Family> {
  event: Families[F]['seen'];
  sentence: Sentence;
}

export type NewsOf<F extends Family> = Omit<News, 'view' | 'prospects'> & {
  view: ViewOf<F>;
  prospects: ProspectOf<F>[];
};

/** A table where a game of the family has begun. */
export interface TableOf<F extends Family> extends Table {
  readonly news: NewsOf<F>;
  readonly before: NewsOf<F> | null;
  readonly log: readonly HappeningOf<F>[];
  readonly fresh: readonly HappeningOf<F>[];
}

/** What happened in a race of whichever family, and the table where it did. */
export type RaceHappening = HappeningOf<'bornes'> | HappeningOf<'sprint'>;
export type RaceSeen = RaceHappening['event'];
export type RaceView = ViewOf<'bornes'> | ViewOf<'sprint'>;
export type RaceTable = TableOf<'bornes'> | TableOf<'sprint'>;

/** A table where a game of whichever family has begun, and what happened there. */
export type BegunTable = RaceTable | TableOf<'tresors'>;
export type SomeHappening = RaceHappening | HappeningOf<'tresors'>;

/** Whether a game of the family has begun at a table. */
export const isOf = <F extends Family>(table: Table, family: F): table is TableOf<F> =>
  table.news?.view.family === family;
