import type { HappeningOf, NewsOf, ProspectOf, TableOf, ViewOf } from '../table/family';
import type {
  Marker as SprintMarker,
  SprintAction,
  SprintPlayer,
  SprintSeen,
  SprintWindow,
  SprintZone,
} from '../wire';

/** The messages of Rush and Fun & Speed. */

export type Action = SprintAction;
export type Seen = SprintSeen;
export type View = ViewOf<'sprint'>;
export type News = NewsOf<'sprint'>;
export type Prospect = ProspectOf<'sprint'>;
export type Happening = HappeningOf<'sprint'>;
export type SprintTable = TableOf<'sprint'>;
export type Zone = SprintZone;
export type Player = SprintPlayer;
export type Marker = SprintMarker;
export type Window = SprintWindow;
