import type { Point } from '../design/geometry';
import { box, inset, num, rounded } from '../design/geometry';
import type { CardClass } from '../design/inks';

/** The box every card is drawn in. */
export const CARD_WIDTH = 84;
export const CARD_HEIGHT = 118;

/** The ink outline, and how far the sheet's edge shows below it. */
export const OUTLINE = 1.7;
export const EDGE = 2.6;

/** The outermost lines of a silhouette, so that the outline stays inside the box. */
const LEFT = 1;
const TOP = 1;
const RIGHT = CARD_WIDTH - 1;
const BOTTOM = CARD_HEIGHT - 1;
const MIDDLE = CARD_WIDTH / 2;

const ARCH = { rx: 41, ry: 42, foot: 3.5 };
const CUT = 19;
const GABLE = 22;
const SHOULDER = 99;

interface Shape {
  readonly corners: readonly Point[];
  readonly radii: readonly number[];
}

const OCTAGON: Shape = {
  corners: [
    [LEFT + CUT, TOP],
    [RIGHT - CUT, TOP],
    [RIGHT, TOP + CUT],
    [RIGHT, BOTTOM - CUT],
    [RIGHT - CUT, BOTTOM],
    [LEFT + CUT, BOTTOM],
    [LEFT, BOTTOM - CUT],
    [LEFT, TOP + CUT],
  ],
  radii: [0, 0, 0, 0, 0, 0, 0, 0],
};

const PLATE: Shape = {
  corners: [
    [LEFT, TOP],
    [RIGHT, TOP],
    [RIGHT, BOTTOM],
    [LEFT, BOTTOM],
  ],
  radii: [28, 28, 28, 28],
};

const SHIELD: Shape = {
  corners: [
    [LEFT, TOP],
    [RIGHT, TOP],
    [RIGHT, SHOULDER],
    [MIDDLE, BOTTOM],
    [LEFT, SHOULDER],
  ],
  radii: [3, 3, 26, 1.5, 26],
};

const HEXAGON: Shape = {
  corners: [
    [MIDDLE, TOP],
    [RIGHT, TOP + GABLE],
    [RIGHT, BOTTOM - GABLE],
    [MIDDLE, BOTTOM],
    [LEFT, BOTTOM - GABLE],
    [LEFT, TOP + GABLE],
  ],
  radii: [0, 0, 0, 0, 0, 0],
};

const SIGNS: Readonly<Record<Exclude<CardClass, 'distance'>, Shape>> = {
  attack: OCTAGON,
  parade: PLATE,
  botte: SHIELD,
  special: HEXAGON,
};

/** The outline of a class, moved inwards by `distance`, or outwards if it is negative. */
export function silhouette(kind: CardClass, distance = 0): string {
  if (kind === 'distance') return milestone(distance);
  const { corners, radii } = SIGNS[kind];
  return rounded(
    inset(corners, distance),
    radii.map((radius) => Math.max(0, radius - distance)),
  );
}

/** The straight corners of a sign, for the borders that walk along its edges. */
export function signCorners(kind: 'attack' | 'special', distance: number): Point[] {
  return inset(SIGNS[kind].corners, distance);
}

/** The back is the same for every card, so that a face-down card tells nothing. */
export function backOutline(distance = 0): string {
  const width = RIGHT - LEFT - 2 * distance;
  return box(LEFT + distance, TOP + distance, width, BOTTOM - TOP - 2 * distance, 7 - distance / 2);
}

/** The coloured head of a milestone, down to the line at `y`. */
export function milestoneCap(y: number): string {
  const spring = TOP + ARCH.ry;
  return `M${LEFT} ${y}V${spring}A${ARCH.rx} ${ARCH.ry} 0 0 1 ${RIGHT} ${spring}V${y}Z`;
}

function milestone(distance: number): string {
  const [left, right] = [num(LEFT + distance), num(RIGHT - distance)];
  const spring = num(TOP + ARCH.ry);
  const top = `${num(ARCH.rx - distance)} ${num(ARCH.ry - distance)}`;
  const foot = num(Math.max(0, ARCH.foot - distance));
  const sole = num(BOTTOM - distance - Math.max(0, ARCH.foot - distance));
  const [footRight, footLeft] = [`-${foot} ${foot}`, `-${foot} -${foot}`];
  const base = num(RIGHT - LEFT - 2 * distance - 2 * Math.max(0, ARCH.foot - distance));
  return (
    `M${left} ${spring}A${top} 0 0 1 ${right} ${spring}V${sole}` +
    `a${foot} ${foot} 0 0 1 ${footRight}h-${base}a${foot} ${foot} 0 0 1 ${footLeft}Z`
  );
}
