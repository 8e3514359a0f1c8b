import type { BornesAction, BornesOutlook, BornesSeen } from '../wire';
import type { HappeningOf, NewsOf, ProspectOf, TableOf, ViewOf } from '../table/family';

/** The messages of the card games with one kernel. */

export type Action = BornesAction;
export type Outlook = BornesOutlook;
export type Seen = BornesSeen;
export type View = ViewOf<'bornes'>;
export type News = NewsOf<'bornes'>;
export type Prospect = ProspectOf<'bornes'>;
export type Happening = HappeningOf<'bornes'>;
export type BornesTable = TableOf<'bornes'>;
