/**
 * Widths of IBM Plex Sans Condensed Bold in thousandths of its size. With them a name can be fitted
 * before anything is drawn, on a server and in a test as well as on a screen.
 */
const WIDTHS: readonly (readonly [characters: string, width: number])[] = [
  [' \u00a0', 212],
  ["'", 244],
  ['i', 262],
  ['j', 266],
  ['l', 277],
  [',.’‘', 284],
  ['!', 292],
  ['():;', 304],
  ['f', 341],
  ['t', 342],
  ['-', 360],
  ['r', 367],
  ['I', 397],
  ['/', 422],
  ['?"', 452],
  ['s', 455],
  ['cz', 467],
  ['L', 480],
  ['v', 490],
  ['yg', 498],
  ['x', 501],
  ['J', 506],
  ['eo«»', 508],
  ['a', 516],
  ['k', 524],
  ['TF–', 528],
  ['0123456789hnu', 540],
  ['ZE', 549],
  ['bdpq', 550],
  ['S', 556],
  ['Y', 579],
  ['C', 589],
  ['P', 595],
  ['V', 598],
  ['B', 602],
  ['R', 610],
  ['X', 612],
  ['A', 618],
  ['DKU', 630],
  ['OQ', 642],
  ['G', 646],
  ['&', 652],
  ['HN', 654],
  ['M', 738],
  ['w', 756],
  ['æ', 783],
  ['mœ', 808],
  ['ÆW', 884],
  ['Œ', 899],
];
const UNKNOWN = 700;

const widths = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width])));

/** How wide a text is at size 1. Accents add nothing, so a letter counts without them. */
export function textWidth(text: string): number {
  const bare = text.normalize('NFD').replace(/\p{Mn}/gu, '');
  return [...bare].reduce((sum, letter) => sum + (widths.get(letter) ?? UNKNOWN), 0) / 1000;
}

/** A place for a line of the name: its baseline, and how wide the silhouette lets it be. */
export interface Slot {
  readonly y: number;
  readonly room: number;
}

export interface NameSlots {
  readonly one: Slot;
  readonly two: readonly [Slot, Slot];
}

export interface NameLine {
  readonly text: string;
  readonly y: number;
}

export interface FittedName {
  readonly size: number;
  readonly lines: readonly NameLine[];
}

/** The size of a name that needs no squeezing. */
export const NAME_SIZE = 10;

/**
 * Sets a name on one line, or on two if it is too long for one. The size shrinks only when even
 * two lines are too short for it.
 */
export function fitName(name: string, slots: NameSlots): FittedName {
  const single = scale(name, slots.one);
  const layouts = splits(name).map(([first, second]) => ({
    size: NAME_SIZE * Math.min(1, scale(first, slots.two[0]), scale(second, slots.two[1])),
    balance: Math.abs(textWidth(first) - textWidth(second)),
    lines: [
      { text: first, y: slots.two[0].y },
      { text: second, y: slots.two[1].y },
    ],
  }));
  const best = layouts.sort((a, b) => b.size - a.size || a.balance - b.balance)[0];
  if (single >= 1 || best === undefined || best.size < NAME_SIZE * single) {
    return { size: NAME_SIZE * Math.min(1, single), lines: [{ text: name, y: slots.one.y }] };
  }
  return { size: best.size, lines: best.lines };
}

const scale = (text: string, { room }: Slot): number => room / (textWidth(text) * NAME_SIZE);

/** Every way to break a name in two. No line begins with a punctuation mark. */
function splits(name: string): [string, string][] {
  return [...name.matchAll(/ (?![!?:;»])/gu)].map(({ index }) => [
    name.slice(0, index),
    name.slice(index + 1),
  ]);
}
