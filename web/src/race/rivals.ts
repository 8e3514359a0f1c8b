import type { Layout } from '../table/layout';

/** How the boards of rivals stand on a wide screen. */
export interface Rivals {
  readonly columns: number;
  /** They need two rows. */
  readonly many: boolean;
  /** Each shows only what has to be seen. */
  readonly compact: boolean;
  /** The distances are shown one by one. */
  readonly spread: boolean;
  /** Width of the cards in CSS pixels. */
  readonly size: number;
}

/** So many rivals have large boards, show their distances, and stand in one row. */
const LARGE = 3;
const SPREAD = 2;
const ONE_ROW = 4;

export function rivalsIn(layout: Layout, count: number): Rivals {
  const many = count > ONE_ROW;
  const compact = count > LARGE || !layout.roomy;
  return {
    columns: many ? Math.ceil(count / 2) : count,
    many,
    compact,
    spread: count <= SPREAD && layout.roomy,
    size: many ? 22 : compact ? Math.min(34, layout.rival) : layout.rival,
  };
}
