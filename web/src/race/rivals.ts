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
const ONE_ROW = 4;
/** A board so wide shows the distances; one so narrow has smaller cards. */
const SPREAD_FROM = 420;
const SNUG_BELOW = 280;

export function rivalsIn(layout: Layout, count: number): Rivals {
  const many = count > ONE_ROW;
  const compact = count > LARGE || !layout.roomy;
  const columns = many ? Math.ceil(count / 2) : count;
  const breadth = layout.breadth / columns;
  const large = breadth < SNUG_BELOW ? 42 : layout.rival;
  return {
    columns,
    many,
    compact,
    spread: breadth >= SPREAD_FROM && layout.roomy && !compact,
    size: many ? 20 : compact ? Math.min(34, layout.rival) : large,
  };
}
