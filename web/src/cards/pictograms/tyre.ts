import { box, circle, polar, segment, star } from '../../design/geometry';
import type { Pictogram } from './shape';
import { groove, hole, line, solid } from './shape';

/** Classic, C: a tyre. Flat on the road, whole, or studded and never to burst. */

/** The steel wheel: a ring, and a hub with five bolts. */
const steelWheel = (cx: number, cy: number, radius: number): Pictogram => [
  groove(circle(cx, cy, radius), 4),
  ...Array.from({ length: 5 }, (_, i) =>
    hole(circle(...polar(cx, cy, radius * 0.55, i * 72 - 90), radius * 0.14)),
  ),
  hole(circle(cx, cy, radius * 0.2)),
];

const FLAT =
  'M32 4C47.5 4 56 15.5 56 29C56 36 57 40 60 45C62.5 49.5 60.5 53 56 53H8C3.5 53 1.5 49.5 4 45' +
  'C7 40 8 36 8 29C8 15.5 16.5 4 32 4Z';

export const flatTyre = [
  solid(FLAT),
  ...steelWheel(32, 27.5, 15),
  groove('M15 47.5Q20 44 25 46.5', 3.2),
  groove('M39 46.5Q44 44 49 47.5', 3.2),
  ...[4, 25, 46].map((x) => line(segment(x + 1.5, 60, x + 12.5, 60), 4.5, 'butt')),
];

export const wholeTyre = [solid(circle(32, 32, 30)), hole(circle(32, 32, 17.5)), ...rim(13.5)];

export const studdedTyre = [
  ...Array.from({ length: 12 }, (_, i) => ({
    ...solid(box(28.7, 1, 6.6, 9, 1.4)),
    turn: `rotate(${i * 30} 32 32)`,
  })),
  solid(circle(32, 32, 26)),
  hole(circle(32, 32, 16.5)),
  solid(star(32, 32.6, 14.5, 6.2)),
];

/** The steel wheel on its own, as seen through the hole of a whole tyre. */
function rim(radius: number): Pictogram {
  return [
    solid(circle(32, 32, radius)),
    ...Array.from({ length: 5 }, (_, i) => hole(circle(...polar(32, 32, radius * 0.64, i * 72 - 90), 2.1))),
    hole(circle(32, 32, 2.8)),
  ];
}
