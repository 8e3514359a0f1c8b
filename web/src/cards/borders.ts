import type { Point } from '../design/geometry';
import { at, inset, inward, neighbour, polygon, towards } from '../design/geometry';
import { signCorners } from './silhouettes';

const BAND = { outer: 2.6, width: 4.6, step: 5.4, lean: 30 };
const ZIGZAG = { line: 3.6, height: 2.2, step: 3.1 };

/** Where the dots of a parade lie, and how they are spaced. */
export const DOTS = { inset: 6, size: 2.7, every: 6 };
/** The two lines of a botte: how deep their middle lies, and how thick they are. */
export const DOUBLE_LINE = [
  { inset: 4.4, width: 2 },
  { inset: 7.2, width: 1 },
] as const;

/**
 * The hatched band of an attack. Every edge carries whole stripes that lean 30° from its own
 * normal, so the eight sides of the octagon look alike.
 */
export function hatchedBand(): string {
  const outer = signCorners('attack', BAND.outer);
  const inner = inset(outer, BAND.width);
  const slip = BAND.width * Math.tan((BAND.lean * Math.PI) / 180);
  return outer.map((start, i) => stripes(start, neighbour(outer, i + 1), neighbour(inner, i), slip)).join('');
}

/** The stripes of one edge; the inner edge is shorter and bounds how far they may reach. */
function stripes(start: Point, end: Point, innerStart: Point, slip: number): string {
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const margin = Math.hypot(innerStart[0] - start[0], innerStart[1] - start[1]) * 0.42;
  const room = length - 2 * margin;
  const count = Math.max(2, Math.round(room / BAND.step));
  const step = (room - slip) / (count - 0.5);
  const depth = inward(start, end);
  return Array.from({ length: count }, (_, i) => {
    const from = margin + i * step;
    return polygon(
      along(start, end, from + slip, depth, 0),
      along(start, end, from + slip + step / 2, depth, 0),
      along(start, end, from + step / 2, depth, BAND.width),
      along(start, end, from, depth, BAND.width),
    );
  }).join('');
}

function along(start: Point, end: Point, distance: number, depth: Point, sink: number): Point {
  const [x, y] = towards(start, end, distance);
  return [x + depth[0] * sink, y + depth[1] * sink];
}

/** The zigzag of a special card: an even number of teeth on every edge of the hexagon. */
export function zigzag(): string {
  const corners = signCorners('special', ZIGZAG.line);
  const points = corners.flatMap((start, i) => {
    const end = neighbour(corners, i + 1);
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const teeth = Math.round(length / ZIGZAG.step / 2) * 2;
    const depth = inward(start, end);
    return Array.from({ length: teeth }, (_, tooth) =>
      along(start, end, (tooth * length) / teeth, depth, tooth % 2 === 0 ? 0 : ZIGZAG.height),
    );
  });
  return `M${points.map(at).join('L')}Z`;
}
