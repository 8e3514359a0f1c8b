import type { RaceHappening } from '../table/family';
import type { Person } from '../wire';
import type { Aim, Stand } from './stand';
import type { SomeView, SomeZone } from './zones';
import { ownZone, rivalZones } from './zones';

/** Whoever looks, and the others in the order of play. */
export interface Stands {
  readonly own: Stand;
  readonly rivals: readonly Stand[];
}

export const standsOf = <Z extends SomeZone>(view: SomeView<Z>, standOf: (zone: Z) => Stand): Stands => ({
  own: standOf(ownZone(view)),
  rivals: rivalZones(view).map(standOf),
});

/** A race as it is laid out, and what can be done with the teams. */
export interface Field extends Stands {
  readonly game: string;
  readonly view: SomeView;
  readonly people: readonly Person[];
  readonly log: readonly RaceHappening[];
  /** The kilometres one would have after the chosen move, and whether it has been made and not answered yet. */
  readonly reach: number | undefined;
  readonly sent: boolean;
  /** How a team stands to the chosen card. */
  readonly aimOf: (stand: Stand) => Aim;
  /** Aims the chosen card at a team. */
  readonly onaim: (team: string) => void;
}
