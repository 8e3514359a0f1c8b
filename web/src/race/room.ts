import type { Layout } from '../table/layout';
import { rivalsIn } from './rivals';

/** How a race finds room on a screen. */
export interface Room {
  /** Width of the cards of the piles. */
  readonly stock: number;
  /** How many cards a pile has stands beside it, not below. */
  readonly beside: boolean;
  /** How one's own board is laid out. */
  readonly own: Layout;
  /** Width of the cards of the hand. */
  readonly hand: number;
  /** How many lanes stand side by side. */
  readonly columns: number;
  /** Lanes with two lines, where few rivals leave the room; a single rival is then shown like oneself. */
  readonly tall: boolean;
  /** There is little room for anything. */
  readonly tight: boolean;
  /** One's own board is made small, so that the rest has room. */
  readonly small: boolean;
  /** The boards of the rivals need two rows. */
  readonly many: boolean;
  /** One's own road has a line of its own, where the boards are narrow and there is height. */
  readonly stacked: boolean;
}

/** So many rivals have lanes with two lines. */
const MOST_TALL = { roomy: 4, short: 2 };
/** So many lanes stand below each other on a low screen, and leave room for a board of one's own. */
const MOST_LYING = 3;
/** A screen so low has no room for a large board below many lanes, in CSS pixels. */
export const LOW = 380;
/** Boards narrower than this have little room side by side, in CSS pixels. */
const NARROW = 860;

/** The room that a race has of itself, against so many rivals, alone or with a partner. */
export function plainRoom(layout: Layout, rivals: number, members: number): Room {
  const { form, log, roomy, breadth, height } = layout;
  const lies = form === 'lying';
  const columns = lies && rivals > MOST_LYING ? 2 : 1;
  const crowded = lies && height < LOW && Math.ceil(rivals / columns) > MOST_LYING;
  /** Lanes with the names of two are higher. */
  const paired = form !== 'table' && !roomy && members > 1 && rivals >= MOST_LYING;
  const many = form === 'table' && rivalsIn(layout, rivals).many;
  return {
    stock: layout.stock,
    beside: layout.beside,
    own: layout,
    hand: layout.hand,
    columns,
    tall: form !== 'table' && rivals <= (roomy ? MOST_TALL.roomy : MOST_TALL.short),
    tight: false,
    small: crowded || paired,
    many,
    stacked: form === 'table' && roomy && breadth < NARROW && (log === 'middle' || !many),
  };
}
