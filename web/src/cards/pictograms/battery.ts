import { box, circle, polygon } from '../../design/geometry';
import { endless } from './common';
import type { Pictogram } from './shape';
import { groove, hole, line, solid } from './shape';

/** Rush, E: a battery. An outline with a last bar, charged, or endless. */

const TERMINAL = solid(box(24, 2, 16, 9, 2.5));
const BODY = solid(box(14, 9, 36, 54, 7));

/** A flash of lightning, `height` tall, centred. */
export function bolt(cx: number, cy: number, height: number): string {
  const unit = height / 40;
  const at = (x: number, y: number): [number, number] => [cx + x * unit, cy + y * unit];
  return polygon(at(5, -20), at(-13, 4), at(-2, 4), at(-5, 20), at(13, -5), at(2, -5));
}

export const emptyBattery: Pictogram = [
  TERMINAL,
  line(box(16.5, 11.5, 31, 49, 5), 5),
  solid(box(29.2, 18, 5.6, 18, 2)),
  solid(circle(32, 42, 3.4)),
  solid(box(22.5, 50.5, 19, 4.6, 1.2)),
];

export const chargedBattery: Pictogram = [TERMINAL, BODY, hole(bolt(32, 36, 40))];

export const endlessBattery: Pictogram = [TERMINAL, BODY, groove(endless(32, 37, 27), 5)];
