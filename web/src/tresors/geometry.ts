import type { Point } from '../design/geometry';
import type { Side } from './types';

/** Where everything stands in the picture of the cave. */

export const COLUMNS = 5;
export const ROWS = 4;
/** The place where pawns leave, which is no cell. */
export const EXIT = 'E4';

/** A card is a square of this size, and the next one begins a pitch further. */
export const CARD = 140;
const PITCH = 148;
/** Around the cards runs the track of the chief. */
const MARGIN = 62;
const FOOT = 26;
const TRACK = 27;

export const WIDTH = 2 * MARGIN + (COLUMNS - 1) * PITCH + CARD;
export const HEIGHT = MARGIN + FOOT + (ROWS - 1) * PITCH + CARD;

/** The names of all places, row by row; the last is the exit. */
export const PLACES: readonly string[] = Array.from({ length: ROWS * COLUMNS }, (_, i) =>
  placeAt(i % COLUMNS, Math.floor(i / COLUMNS)),
);

function placeAt(column: number, row: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column) + String(row + 1);
}

/** The column and the row of a place, counted from 0. */
export function gridOf(place: string): Point {
  return [place.charCodeAt(0) - 'A'.charCodeAt(0), Number(place.slice(1)) - 1];
}

/** The upper left corner of a place. */
export function cornerOf(place: string): Point {
  const [column, row] = gridOf(place);
  return [MARGIN + column * PITCH, MARGIN + row * PITCH];
}

export function centreOf(place: string): Point {
  const [x, y] = cornerOf(place);
  return [x + CARD / 2, y + CARD / 2];
}

/** How many cards lie between two places, as the light falls: walls do not count. */
export function distance(from: string, to: string): number {
  const [[a, b], [c, d]] = [gridOf(from), gridOf(to)];
  return Math.abs(a - c) + Math.abs(b - d);
}

const STEPS: Readonly<Record<Side, Point>> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The place beside another one; `null` beyond the rim. */
export function beside(place: string, side: Side): string | null {
  const [[column, row], [right, down]] = [gridOf(place), STEPS[side]];
  const [x, y] = [column + right, row + down];
  return x < 0 || y < 0 || x >= COLUMNS || y >= ROWS ? null : placeAt(x, y);
}

/** By how many quarters the wall of the north side is turned for another side. */
export const QUARTERS: Readonly<Record<Side, number>> = { north: 0, east: 1, south: 2, west: 3 };

/** The stops of the chief: from the tent up the west side, along the north, down the east to the exit. */
const WEST = Array.from({ length: ROWS }, (_, i): Point => [TRACK, centreOf(placeAt(0, ROWS - 1 - i))[1]]);
const NORTH = Array.from({ length: COLUMNS }, (_, i): Point => [centreOf(placeAt(i, 0))[0], TRACK]);
const EAST = Array.from({ length: ROWS }, (_, i): Point => [WIDTH - TRACK, centreOf(placeAt(0, i))[1]]);
export const STOPS: readonly Point[] = [...WEST, ...NORTH, ...EAST];

/** Where the chief stands after so many steps; the tent is 0. */
export function stopAt(step: number): Point {
  return STOPS[Math.min(Math.max(step, 0), STOPS.length - 1)] ?? [TRACK, TRACK];
}

/** The corners of the track between two stops, both of them included. */
export function trackBetween(from: number, to: number): Point[] {
  const points: Point[] = [];
  for (let step = from; step <= to; step++) {
    if (step === ROWS && step > from) points.push([TRACK, TRACK]);
    if (step === ROWS + COLUMNS && step > from) points.push([WIDTH - TRACK, TRACK]);
    points.push(stopAt(step));
  }
  return points;
}

/** The outline of the entrance, in the box of a card. */
export const ARCH = 'M3 140V66C3 26 32 2 70 2C108 2 137 26 137 66V140Z';

/** A place as a part of the whole picture, in percent: what lies over the picture moves with it. */
export function boxOf(place: string): { left: number; top: number; width: number; height: number } {
  const [x, y] = cornerOf(place);
  const [w, h] = [100 / WIDTH, 100 / HEIGHT];
  return { left: x * w, top: y * h, width: CARD * w, height: CARD * h };
}
