import type { Room } from '../race/room';
import { plainRoom } from '../race/room';
import type { Layout } from '../table/layout';

/** So many rivals have lanes with two lines. */
const MOST_TALL = { roomy: 4, short: 2 };

export const roomFor = (layout: Layout, rivals: number): Room => ({
  ...plainRoom(layout),
  tall: !layout.wide && rivals <= (layout.roomy ? MOST_TALL.roomy : MOST_TALL.short),
});
