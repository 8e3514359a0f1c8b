import type { Layout } from '../table/layout';

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
  /** Lanes with two lines, where few rivals leave the room; a single rival is then shown like oneself. */
  readonly tall: boolean;
  /** There is little room for anything. */
  readonly tight: boolean;
  /** One's own board is made small, so that the rest has room. */
  readonly small: boolean;
}

/** The room that a race has of itself. */
export const plainRoom = (layout: Layout): Room => ({
  stock: layout.stock,
  beside: layout.beside,
  own: layout,
  hand: layout.hand,
  tall: false,
  tight: false,
  small: false,
});
