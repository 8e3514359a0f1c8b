import type { Point } from '../../design/geometry';
import { arc, box, circle, num, polar, polygon, segment } from '../../design/geometry';
import type { Pictogram, Solid } from './shape';
import { hole, line, moved, solid } from './shape';

/** Signs that several families share. */

/** An arrow that points up, `height` tall, centred. */
export function arrowUp(cx: number, cy: number, height: number): string {
  const half = height / 2;
  const [wing, shaft, neck] = [height * 0.46, height * 0.17, cy - half + height * 0.5];
  return polygon(
    [cx, cy - half],
    [cx + wing, neck],
    [cx + shaft, neck],
    [cx + shaft, cy + half],
    [cx - shaft, cy + half],
    [cx - shaft, neck],
    [cx - wing, neck],
  );
}

/** A raised hand, drawn in a box of 22 x 24 and scaled to `height`. */
export function hand(cx: number, cy: number, height: number, ink: Solid['ink']): Pictogram {
  const fingers: readonly Point[] = [
    [4.4, 4.2],
    [8.5, 1],
    [12.6, 0.4],
    [16.7, 3],
  ];
  const palm = 'M4.4 12H20.1V15.4C20.1 20.6 17 24 12.6 24C8.6 24 6.8 21.8 5 18.6L4.4 12Z';
  const thumb = 'M7.4 19.8L1 13.4A1.9 1.9 0 0 1 3.8 10.9L8.4 15.2Z';
  const parts = [...fingers.map(([x, y]) => box(x, y, 3.4, 15 - y, 1.7)), palm, thumb];
  const scale = height / 24;
  const place = `translate(${num(cx - 11.2 * scale)} ${num(cy - 12 * scale)}) scale(${num(scale)})`;
  return moved(
    parts.map((d) => (ink === 'figure' ? solid(d) : hole(d))),
    place,
  );
}

/** A lying eight as the middle of a stroke. */
export function endless(cx: number, cy: number, width: number): string {
  const [w, h] = [width / 2, width * 0.3];
  const loop = (side: number): string =>
    `C${num(cx + side * w * 0.42)} ${num(cy - h)} ${num(cx + side * w)} ${num(cy - h)} ${num(cx + side * w)} ${num(cy)}` +
    `C${num(cx + side * w)} ${num(cy + h)} ${num(cx + side * w * 0.42)} ${num(cy + h)} ${num(cx)} ${num(cy)}`;
  return `M${num(cx)} ${num(cy)}${loop(1)}${loop(-1)}`;
}

/** A drop with its tip at the top. */
export function drop(cx: number, top: number, height: number): string {
  const r = height * 0.335;
  const y = top + height - r;
  const n = (dx: number, dy: number): string => `${num(cx + dx)} ${num(dy)}`;
  return (
    `M${n(0, top)}C${n(r * 0.45, top + height * 0.24)} ${n(r, y - r * 0.72)} ${n(r, y)}` +
    `A${num(r)} ${num(r)} 0 0 1 ${n(-r, y)}C${n(-r, y - r * 0.72)} ${n(-r * 0.45, top + height * 0.24)} ${n(0, top)}Z`
  );
}

export interface Wheel {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  readonly spokes: number;
  /** The angles between which rim and spokes are broken away. */
  readonly missing?: readonly [from: number, to: number];
}

/** A wheel of wood: a rim, straight spokes and a pierced hub. */
export function spokedWheel({ cx, cy, radius, spokes, missing }: Wheel): Pictogram {
  const rim = Math.max(4, radius * 0.2);
  const middle = radius - rim / 2;
  const [from, to] = missing ?? [0, 0];
  const angles = Array.from({ length: spokes }, (_, i) => (i * 360) / spokes - 90);
  const broken = (angle: number): boolean => inside(angle, from - 8, to + 8) && missing !== undefined;
  const reach = (angle: number): Point => polar(cx, cy, broken(angle) ? radius * 0.48 : middle, angle);
  return [
    line(missing ? arc(cx, cy, middle, to, from + 360) : circle(cx, cy, middle), rim, 'butt'),
    ...angles.map((angle) => line(segment(cx, cy, ...reach(angle)), Math.max(4, radius * 0.15), 'butt')),
    solid(circle(cx, cy, radius * 0.27)),
    hole(circle(cx, cy, radius * 0.1)),
  ];
}

function inside(angle: number, from: number, to: number): boolean {
  const turned = (((angle - from) % 360) + 360) % 360;
  return turned < to - from;
}
