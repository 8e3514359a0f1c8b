import type { Room } from '../race/room';
import type { Stands } from '../race/field';
import { LOW, plainRoom } from '../race/room';
import type { Layout } from '../table/layout';
import type { View } from './types';

/** So many rivals have lanes with two lines, and leave room for a large board of one's own. */
const MOST_TALL = { roomy: 3, short: 2 };
const MOST_SHORT = 4;

export function roomFor(layout: Layout, { own, rivals }: Stands, view: View): Room {
  const plain = plainRoom(layout, rivals.length, own.members.length);
  switch (layout.form) {
    case 'table':
      return tableRoom(layout, plain);
    case 'upright':
      return uprightRoom(layout, plain, rivals.length, view);
    case 'lying':
      return lyingRoom(layout, plain, rivals.length, view);
  }
}

/** Whether players speak for themselves; the keys for it take their room from everything else. */
const isSpoken = (view: View): boolean => view.announces || view.shouts;

/** A low screen leaves one's own board and the piles little room, and less below two rows of rivals. */
function tableRoom(layout: Layout, plain: Room): Room {
  const { many } = plain;
  const room = { ...plain, beside: layout.beside || many };
  if (layout.roomy && many && layout.beside) return { ...room, stock: 40, own: { ...layout, own: 54 } };
  if (layout.roomy) return { ...room, stock: many ? 56 : layout.stock };
  return { ...room, stock: 40, own: { ...layout, own: many ? 38 : layout.own, laid: 26 } };
}

function uprightRoom(layout: Layout, plain: Room, rivals: number, view: View): Room {
  const { roomy } = layout;
  const talks = isSpoken(view);
  const tight = !roomy && (rivals > MOST_SHORT || talks);
  const small = talks || rivals > MOST_SHORT || (!roomy && (rivals === MOST_SHORT || view.hold_up));
  const hand = talks ? (tight ? 62 : 84) : layout.hand;
  return {
    ...plain,
    stock: tight ? 28 : layout.stock,
    own: view.hold_up || view.killer ? { ...layout, own: 50, laid: 28 } : layout,
    hand: tight ? Math.min(72, hand) : hand,
    tall: !talks && rivals <= (roomy && !view.hold_up ? MOST_TALL.roomy : MOST_TALL.short),
    tight,
    small: small || plain.small,
  };
}

/** The keys stand below the boards. */
function lyingRoom(layout: Layout, plain: Room, rivals: number, view: View): Room {
  if (isSpoken(view)) return { ...plain, columns: Math.min(2, rivals), tall: false, small: true };
  if (!view.hold_up) return plain;
  return { ...plain, tall: rivals === 1, small: plain.small || (rivals > 1 && layout.height < LOW) };
}
