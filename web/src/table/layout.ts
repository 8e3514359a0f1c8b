/** How the table is laid out, and how large cards are there. */
export interface Layout {
  readonly wide: boolean;
  /** There is room for words that can be done without. */
  readonly roomy: boolean;
  /** How many cards a pile has stands beside it; below it there is no room. */
  readonly beside: boolean;
  /** Widths of cards in CSS pixels. */
  readonly hand: number;
  readonly own: number;
  readonly laid: number;
  readonly rival: number;
  readonly stock: number;
}

const WIDE_FROM = 900;
const TALL_FROM = 720;
const LARGE_FROM = 1400;
const ROOMY_PHONE = 760;
/** So tall a window lets the piles and the words below them stand between the boards. */
const PILES_FROM = { large: 808, small: 784 };

/** Phones stand upright and show lanes; everything wider shows boards. */
export function layoutFor(width: number, height: number): Layout {
  if (width < WIDE_FROM) {
    const roomy = height >= ROOMY_PHONE;
    return {
      wide: false,
      roomy,
      beside: true,
      hand: roomy ? 100 : 84,
      own: roomy ? 84 : 44,
      laid: roomy ? 42 : 26,
      rival: 54,
      stock: 32,
    };
  }
  if (height < TALL_FROM)
    return { wide: true, roomy: false, beside: true, hand: 74, own: 56, laid: 34, rival: 32, stock: 52 };
  const large = width >= LARGE_FROM;
  const beside = height < (large ? PILES_FROM.large : PILES_FROM.small);
  return {
    wide: true,
    roomy: true,
    beside,
    hand: large ? 112 : 96,
    own: 74,
    laid: 42,
    rival: 54,
    stock: beside ? 56 : 74,
  };
}
