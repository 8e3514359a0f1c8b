export type Size = Readonly<{ width: number; height: number }>;

/** The screens that every table has to fit: each of them is tried, and nothing lies below the fold. */
export const SCREENS = {
  'phone, small': { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  'phone, lying': { width: 740, height: 360 },
  'twice as large': { width: 640, height: 360 },
  'tablet, upright': { width: 820, height: 1180 },
  tablet: { width: 1180, height: 820 },
  'laptop, small': { width: 1024, height: 600 },
  laptop: { width: 1280, height: 720 },
  wide: { width: 1920, height: 1080 },
} as const satisfies Record<string, Size>;

/** Where words have least room. */
export const TIGHT: readonly Size[] = [
  SCREENS['phone, small'],
  SCREENS['phone, lying'],
  SCREENS['laptop, small'],
];

export const spelled = ({ width, height }: Size): string => `${width}x${height}`;
