/**
 * Where the parts of a table stand. A phone held upright has everything in one column, a low screen has
 * the boards on the left and the hand on the right, and whatever is larger is a table in its country.
 */
export type Form = 'upright' | 'lying' | 'table';

/** How the table is laid out, and how large cards are there. */
export interface Layout {
  readonly form: Form;
  /** Where the log stands: in a column beside the table, between its boards, or on a sheet over it. */
  readonly log: 'column' | 'middle' | 'sheet';
  /** How much width the boards have, in CSS pixels. */
  readonly breadth: number;
  /** How high the window is, in CSS pixels. */
  readonly height: number;
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

/** The least room of a table in its country. */
const TABLE_FROM = { width: 700, height: 560 };
/** So wide a table has a column beside it. */
const COLUMN_FROM = 900;
const COLUMN = 280;
const MARGIN = 40;
const TALL_FROM = 720;
const LARGE_FROM = 1400;
const ROOMY_PHONE = 760;
/** So large a low screen has larger cards. */
const ROOMY_LYING = { width: 800, height: 380 };
/** So tall a window lets the piles and the words below them stand between the boards. */
const PILES_FROM = { large: 808, small: 784 };

/** The layout of a window, measured in pixels as large as the text of the page is. */
export function layoutFor(width: number, height: number): Layout {
  if (width >= TABLE_FROM.width && height >= TABLE_FROM.height) return tableFor(width, height);
  return width > height ? lyingFor(width, height) : uprightFor(width, height);
}

function uprightFor(breadth: number, height: number): Layout {
  const roomy = height >= ROOMY_PHONE;
  const sizes = roomy ? { hand: 100, own: 84, laid: 42 } : { hand: 84, own: 44, laid: 26 };
  return {
    form: 'upright',
    log: 'sheet',
    breadth,
    height,
    roomy,
    beside: true,
    ...sizes,
    rival: 54,
    stock: 32,
  };
}

function lyingFor(width: number, height: number): Layout {
  const roomy = width >= ROOMY_LYING.width && height >= ROOMY_LYING.height;
  const sizes = { hand: roomy ? 100 : 84, own: roomy ? 60 : 44, laid: 28, rival: 54, stock: 32 };
  return { form: 'lying', log: 'sheet', breadth: width / 2, height, roomy: false, beside: true, ...sizes };
}

function tableFor(width: number, height: number): Layout {
  const log = width >= COLUMN_FROM ? 'column' : 'middle';
  const breadth = width - MARGIN - (log === 'column' ? COLUMN : 0);
  if (height < TALL_FROM) {
    const sizes = { hand: 74, own: 56, laid: 27, rival: 32, stock: 52 };
    return { form: 'table', log, breadth, height, roomy: false, beside: true, ...sizes };
  }
  const large = width >= LARGE_FROM;
  const beside = height < (large ? PILES_FROM.large : PILES_FROM.small);
  const sizes = beside
    ? { hand: large ? 104 : 90, own: 62, laid: 34, rival: 46, stock: 46 }
    : { hand: large ? 112 : 96, own: 74, laid: 42, rival: 54, stock: 74 };
  return { form: 'table', log, breadth, height, roomy: true, beside, ...sizes };
}
