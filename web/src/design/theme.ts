import { LOOKS, lookOf } from '../looks/looks';
import type { Hex, Palette, RacePalette } from './inks';
import { dayPrint } from './inks';

/** Which inks the page shows; `system` follows the reader's device. */
export type Scheme = 'system' | 'light' | 'dark';

/** The class that gives an element and everything in it the inks of a game. */
export const themeClass = (game: string): string => `game-${game in LOOKS ? game : 'plain'}`;

/** One style sheet with the custom properties of every game, day and night in one value each. */
export function paletteSheet(): string {
  return [...Object.keys(LOOKS), 'plain']
    .map((game) => `.${themeClass(game)}{${declarations(lookOf(game).palette)}}`)
    .join('\n');
}

/** Gives the document the inks of every game. A constructed sheet passes the strictest policy. */
export function installPalettes(target: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(paletteSheet());
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
}

function declarations(palette: Palette | RacePalette): string {
  return [
    ...pairs('', palette.light, palette.dark),
    ...entries('', palette.enamel),
    ...entries('', palette.scene),
    // Signs are seen by day even at night, and the outline of paper pales where its ink would shine.
    `--card-road:${palette.light.road};`,
    `--lane:light-dark(${mix(palette.light.road, palette.enamel.key)},${mix(palette.dark.road, palette.dark.line)});`,
    `--rim:light-dark(${palette.light.ink},${palette.dark.line});`,
    ...('signs' in palette
      ? [...entries('', palette.signs), ...pairs('print-', dayPrint(palette), palette.nightPrint)]
      : // Without cards there is nothing to print; marks take the plate's ink, and its gold at night.
        [`--print-distance:light-dark(${palette.enamel.main},${palette.enamel.accent});`]),
  ].join('');
}

/** A road strip is a shade darker by day, and paler by night, than the road of the scene. */
const mix = (road: Hex, shade: Hex): string => `color-mix(in srgb,${road} 65%,${shade})`;

type Inks<Names> = Record<keyof Names, Hex>;

function entries<Names extends Inks<Names>>(prefix: string, inks: Names): string[] {
  return Object.entries<Hex>(inks).map(([name, ink]) => `--${prefix}${name}:${ink};`);
}

function pairs<Names extends Inks<Names>>(prefix: string, light: Names, dark: Names): string[] {
  const nights = new Map(Object.entries<Hex>(dark));
  return Object.entries<Hex>(light).map(
    ([name, ink]) => `--${prefix}${name}:light-dark(${ink},${nights.get(name) ?? ink});`,
  );
}
