import { circle } from './geometry';

/** The house mark: an M of two arches, milestones and horseshoes at once, with their nail holes. */

export const MARK_SIZE = { width: 64, height: 56 };

const ARCHES =
  'M0 56V22C0 9 7 0 16 0C24.5 0 31 8 32 20C33 8 39.5 0 48 0C57 0 64 9 64 22V56H50.4V24' +
  'C50.4 18.5 48.2 15 44.6 15C41 15 38.7 18.5 38.7 24V56H25.3V24' +
  'C25.3 18.5 23 15 19.4 15C15.8 15 13.6 18.5 13.6 24V56Z';

const NAILS = [
  ...[6.8, 32, 57.2].flatMap((x) => [27, 37.3, 47.6].map((y) => circle(x, y, 2.3))),
  circle(16.6, 6.6, 2.3),
  circle(47.4, 6.6, 2.3),
];

/** To be filled with the even-odd rule, which leaves the nail holes open. */
export const MARK_PATH = ARCHES + NAILS.join('');
