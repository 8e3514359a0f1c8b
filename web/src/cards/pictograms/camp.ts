import { polygon, segment } from '../../design/geometry';
import { hole, line, over, solid } from './shape';

/** Desert, F: a camp. The tent stands and nobody walks, or an arrow leads out of it. */

const tent = (cx: number, top: number, foot: number, half: number) => [
  solid(polygon([cx, top], [cx + half, foot], [cx - half, foot])),
  line(segment(cx, top + 4, cx - 5.5, top - 6), 4.5),
  line(segment(cx, top + 4, cx + 5.5, top - 6), 4.5),
];

export const pitchedTent = [...tent(32, 13, 59, 29), hole(polygon([32, 28], [44.5, 59.5], [19.5, 59.5]))];

export const leavingTent = [
  ...tent(24, 13, 54, 23),
  ...over(
    [solid(polygon([22, 40.5], [43, 40.5], [43, 32], [62, 46], [43, 60], [43, 51.5], [22, 51.5]))],
    3.4,
  ),
];
