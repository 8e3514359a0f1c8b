/** Small builders of SVG path data. Angles are in degrees, clockwise from the right. */

export type Point = readonly [x: number, y: number];

/** A number as it is written in path data: at most two decimals. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

export const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

export const polyline = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

export const polygon = (...points: readonly Point[]): string => `${polyline(points)}Z`;

export const segment = (x1: number, y1: number, x2: number, y2: number): string =>
  polyline([
    [x1, y1],
    [x2, y2],
  ]);

export function circle(cx: number, cy: number, radius: number): string {
  const r = num(radius);
  const d = num(radius * 2);
  return `M${at([cx - radius, cy])}a${r} ${r} 0 1 1 ${d} 0a${r} ${r} 0 1 1 -${d} 0Z`;
}

/** An open arc, drawn clockwise. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const large = (to - from) % 360 > 180 ? 1 : 0;
  const r = num(radius);
  return `M${at(polar(cx, cy, radius, from))}A${r} ${r} 0 ${large} 1 ${at(polar(cx, cy, radius, to))}`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return rounded(
    corners,
    corners.map(() => radius),
  );
}

/** A star with its first point at the top. */
export function star(cx: number, cy: number, outer: number, inner: number, points = 5): string {
  const turn = 180 / points;
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    polar(cx, cy, i % 2 === 0 ? outer : inner, i * turn - 90),
  );
  return polygon(...corners);
}

/** A leaf or grain: two arcs between two tips, `bulge` wide at the middle. */
export function leaf(from: Point, to: Point, bulge: number): string {
  const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
  const radius = num((half * half + (bulge * bulge) / 4) / bulge);
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}A${radius} ${radius} 0 0 1 ${at(from)}Z`;
}

/** The corners of a convex polygon (clockwise on screen) moved inwards, or outwards if negative. */
export function inset(corners: readonly Point[], distance: number): Point[] {
  return corners.map((corner, i) => {
    const before = neighbour(corners, i - 1);
    const after = neighbour(corners, i + 1);
    const [ax, ay] = inward(before, corner);
    const [bx, by] = inward(corner, after);
    const scale = distance / (1 + ax * bx + ay * by);
    return [corner[0] + (ax + bx) * scale, corner[1] + (ay + by) * scale];
  });
}

/** A closed polygon whose corners are replaced by arcs of the given radii. */
export function rounded(corners: readonly Point[], radii: readonly number[]): string {
  const parts = corners.map((corner, i) => {
    const radius = radii[i] ?? 0;
    if (radius <= 0) return at(corner);
    const [before, after] = [neighbour(corners, i - 1), neighbour(corners, i + 1)];
    const reach = radius / Math.tan(angleAt(before, corner, after) / 2);
    const [start, end] = [towards(corner, before, reach), towards(corner, after, reach)];
    return `${at(start)}A${num(radius)} ${num(radius)} 0 0 1 ${at(end)}`;
  });
  return `M${parts.join('L')}Z`;
}

/** The corner at an index that may run past either end of the list. */
export function neighbour(corners: readonly Point[], index: number): Point {
  const found = corners.at(index % corners.length);
  if (found === undefined) throw new RangeError('a polygon needs corners');
  return found;
}

export function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = distance / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The unit vector that points inwards from the edge of a clockwise polygon. */
export function inward(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
}

function angleAt(before: Point, corner: Point, after: Point): number {
  const a = Math.atan2(before[1] - corner[1], before[0] - corner[0]);
  const b = Math.atan2(after[1] - corner[1], after[0] - corner[0]);
  const angle = Math.abs(a - b);
  return angle > Math.PI ? 2 * Math.PI - angle : angle;
}
