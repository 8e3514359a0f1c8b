import { PLACES } from '../../src/tresors/geometry';
import { CaveSeat } from '../../src/tresors/seat.svelte';
import type { News, Prospect } from '../../src/tresors/types';
import type { Page, Position, Press } from './position';

/** The cave, as its places and its plates offer it. */
export function cavePage({ news }: Position): Page<CaveSeat> {
  const now = news as News;
  return {
    open: (book) => new CaveSeat(book.connection, () => now),
    stateOf: (seat) => `${seat.target} ${seat.turning?.turned}`,
    choices: (seat) => [
      ...PLACES.map(
        (place): Press<CaveSeat> =>
          (one) =>
            one.press(place),
      ),
      ...seat.turnings.map(
        ({ turned }): Press<CaveSeat> =>
          (one) =>
            one.turnTo(turned),
      ),
    ],
    deeds: (seat) => (seat.ready ? [(one) => one.confirm()] : []),
  };
}

/** Cards without walls, or with two alike, lie the same in two ways; one of them is enough. */
export function laysAlike({ prospects }: News): Prospect[] {
  const seen = new Set<string>();
  return prospects.filter(({ outlook }) => {
    if (outlook?.type !== 'lays') return true;
    const walls = outlook.card.walls.toSorted().join(' ');
    return !seen.has(walls) && seen.add(walls);
  });
}
