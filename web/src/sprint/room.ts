import { rivalsIn } from '../race/rivals';
import type { Room } from '../race/room';
import { plainRoom } from '../race/room';
import type { Layout } from '../table/layout';
import type { View } from './types';

/** So many rivals have lanes with two lines, and leave room for a large board of one's own. */
const MOST_TALL = { roomy: 3, short: 2 };
const MOST_SHORT = 4;

export const roomFor = (layout: Layout, rivals: number, view: View): Room =>
  layout.wide ? wideRoom(layout, rivals) : phoneRoom(layout, rivals, view);

/** A low screen leaves one's own board little room, and less below two rows of rivals. */
function wideRoom(layout: Layout, rivals: number): Room {
  const { many } = rivalsIn(layout, rivals);
  const room = { ...plainRoom(layout), beside: layout.beside || many };
  if (layout.roomy) return { ...room, stock: many ? 56 : layout.stock };
  return { ...room, stock: 40, own: { ...layout, own: many ? 38 : layout.own, laid: 26 } };
}

/** Where players speak for themselves, the keys for it take their room from everything else. */
function phoneRoom(layout: Layout, rivals: number, view: View): Room {
  const { roomy } = layout;
  const talks = view.announces || view.shouts;
  const tight = !roomy && (rivals > MOST_SHORT || talks);
  const small = talks || rivals > MOST_SHORT || (!roomy && (rivals === MOST_SHORT || view.hold_up));
  const hand = talks ? (tight ? 62 : 84) : layout.hand;
  return {
    ...plainRoom(layout),
    stock: tight ? 28 : layout.stock,
    own: view.hold_up || view.killer ? { ...layout, own: 50, laid: 28 } : layout,
    hand: tight ? Math.min(72, hand) : hand,
    tall: !talks && rivals <= (roomy ? MOST_TALL.roomy : MOST_TALL.short),
    tight,
    small,
  };
}
