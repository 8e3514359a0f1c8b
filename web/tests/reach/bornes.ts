import { aimOf } from '../../src/bornes/aims';
import { isLegal, passOf } from '../../src/bornes/offers';
import { SeatAtTable } from '../../src/bornes/seat.svelte';
import type { News } from '../../src/bornes/types';
import { rivalZones } from '../../src/race/zones';
import type { Page, Position, Press } from './position';

type Presses = Press<SeatAtTable>[];

/** The table of the card games with one kernel, as `HandArea` and the boards of rivals offer it. */
export function bornesPage({ news }: Position): Page<SeatAtTable> {
  const now = news as News;
  return {
    open: (book) => new SeatAtTable(book.connection, () => now),
    stateOf: (seat) => `${seat.slot?.key} ${seat.target}`,
    choices: (seat): Presses => [
      ...seat.slots.map(
        ({ key }): Press<SeatAtTable> =>
          (one) =>
            one.choose(key),
      ),
      ...rivalZones(now.view)
        .filter(({ team }) => aimOf(seat, team) !== 'none')
        .map(
          ({ team }): Press<SeatAtTable> =>
            (one) =>
              one.aim(team),
        ),
    ],
    deeds: (seat): Presses => [
      ...(seat.move === null ? [] : [(one: SeatAtTable) => one.play()]),
      ...(now.view.has_discard && isLegal(seat.offer?.discard ?? null)
        ? [(one: SeatAtTable) => one.discard()]
        : []),
      ...(!now.view.has_discard && isLegal(passOf(now.prospects)) ? [(one: SeatAtTable) => one.pass()] : []),
      ...(seat.asked || seat.mayExtend
        ? [(one: SeatAtTable) => one.yes(), (one: SeatAtTable) => one.no()]
        : []),
    ],
  };
}
