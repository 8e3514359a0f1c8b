import { circle, segment } from './geometry';

/** Line icons in a box of 24; a stroke of 2 draws them, `play` alone is filled. */
export const ICONS = {
  play: 'M7 4.5L20 12L7 19.5Z',
  pause: segment(8.5, 5, 8.5, 19) + segment(15.5, 5, 15.5, 19),
  up: `${segment(12, 20, 12, 5)}M6 11L12 5L18 11`,
  arrow: `${segment(4, 12, 19, 12)}M13 6L19 12L13 18`,
  back: `${segment(5, 12, 20, 12)}M11 6L5 12L11 18`,
  menu: segment(4, 6, 20, 6) + segment(4, 12, 20, 12) + segment(4, 18, 20, 18),
  log: segment(4, 6, 20, 6) + segment(4, 12, 15, 12) + segment(4, 18, 10, 18),
  help: `${circle(12, 12, 9)}M9.4 9.6A2.7 2.7 0 1 1 12 12.4V13.6M12 16.8V17`,
  sun:
    circle(12, 12, 4) +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((angle) => (angle * Math.PI) / 180)
      .map((a) =>
        segment(12 + 7.5 * Math.cos(a), 12 + 7.5 * Math.sin(a), 12 + 10 * Math.cos(a), 12 + 10 * Math.sin(a)),
      )
      .join(''),
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4A6.8 6.8 0 0 0 20 14.5Z',
  clock: `${circle(12, 12, 9)}M12 7V12L15.5 14`,
  seat: 'M7 3V13H17V21M7 13V21M7 17H17',
  table: 'M3 9L5.5 5H18.5L21 9ZM6 9V19M18 9V19',
  link: 'M10 14L14 10M11 7.5L13.5 5A3.9 3.9 0 0 1 19 10.5L16.5 13M13 16.5L10.5 19A3.9 3.9 0 0 1 5 13.5L7.5 11',
  cards: 'M4 6.5L10.5 4.5L14 17.5L7.5 19.5ZM13 6H20V19.5H14.6',
  robot: 'M5 9H19V19H5ZM12 9V5M9.5 13.5V14.5M14.5 13.5V14.5',
  bulb: 'M9.5 18H14.5M10.5 21H13.5M9.5 15.5C9.5 13.5 6.5 12.5 6.5 9A5.5 5.5 0 0 1 17.5 9C17.5 12.5 14.5 13.5 14.5 15.5Z',
  flag: 'M6 21V4H18L15.5 8.5L18 13H6',
  close: segment(6, 6, 18, 18) + segment(18, 6, 6, 18),
  orders: 'M6 4H18V20H6ZM9 9.2L10.4 10.6L13 7.8M9 15.2L10.4 16.6L13 13.8M15 9.5V9.6M15 15.5V15.6',
  share: `${circle(6, 12, 3)}${circle(17.5, 5.5, 3)}${circle(17.5, 18.5, 3)}M8.6 10.5L14.9 7M8.6 13.5L14.9 17`,
  check: 'M5 12.5L10 17.5L19.5 7',
  copy: 'M9 9H20V20H9ZM5 15H4V4H15V5',
  book: 'M12 6.5C10 5 7 4.5 3.5 5V18.5C7 18 10 18.5 12 20C14 18.5 17 18 20.5 18.5V5C17 4.5 14 5 12 6.5V20',
  sound: 'M4 9.5H8L13 5V19L8 14.5H4ZM16.5 9A4.5 4.5 0 0 1 16.5 15M19 6.5A8 8 0 0 1 19 17.5',
  mute: `M4 9.5H8L13 5V19L8 14.5H4Z${segment(16, 9.5, 21, 14.5)}${segment(21, 9.5, 16, 14.5)}`,
  speech: 'M4 5H20V16H11L6.5 20V16H4Z',
  people: `${circle(9, 8, 3.4)}${circle(17, 9, 2.6)}M2.5 20C2.5 15.5 5 13.5 9 13.5C13 13.5 15.5 15.5 15.5 20M16 14C19.5 13.5 21.5 15.5 21.5 19`,
} as const;

export type IconName = keyof typeof ICONS;
