import type { NewsOf, ProspectOf, TableOf, ViewOf } from '../table/family';
import type {
  TresorsAction,
  TresorsCard,
  TresorsCell,
  TresorsOutlook,
  TresorsPlayer,
  TresorsSeen,
  TresorsSide,
} from '../wire';

/** The messages of the cave. */

export type Action = TresorsAction;
export type Outlook = TresorsOutlook;
export type Seen = TresorsSeen;
export type View = ViewOf<'tresors'>;
export type News = NewsOf<'tresors'>;
export type Prospect = ProspectOf<'tresors'>;
export type CaveTable = TableOf<'tresors'>;
export type Card = TresorsCard;
export type Cell = TresorsCell;
export type Player = TresorsPlayer;
export type Side = TresorsSide;
/** What laying the drawn card would do. */
export type Laying = Extract<Outlook, { type: 'lays' }>;
