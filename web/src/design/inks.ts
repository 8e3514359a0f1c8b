/**
 * The kinds of ink a game has; its look holds their values.
 *
 * `paper` inks change at night, `enamel` inks never do: a sign looks the same by day and by night.
 */

export type CardClass = 'distance' | 'attack' | 'parade' | 'botte' | 'special';
export type Hex = `#${string}`;

/** What is printed on paper: panels, text, rules, and the cards one cannot play. */
export interface Paper {
  readonly paper: Hex;
  readonly panel: Hex;
  readonly ink: Hex;
  readonly muted: Hex;
  readonly line: Hex;
  readonly sky: Hex;
  readonly road: Hex;
  /** The cat's-eye under a playable card and the outline of the chosen one. */
  readonly lamp: Hex;
}

/** The paper an unlit card is printed on, and the one ink of each class. */
export interface Print {
  readonly sheet: Hex;
  readonly distance: Hex;
  readonly attack: Hex;
  readonly parade: Hex;
  readonly botte: Hex;
  readonly special: Hex;
}

/** Plates and signs. `key` is the outline, `face` the white of a milestone. */
export interface Enamel {
  readonly key: Hex;
  readonly face: Hex;
  readonly main: Hex;
  readonly on: Hex;
  readonly accent: Hex;
}

/** The fills of the four sign classes; a milestone is `main` over `face`. */
export interface SignInks {
  readonly attack: Hex;
  readonly parade: Hex;
  readonly botte: Hex;
  readonly special: Hex;
}

/** The hills of a game's poster, from the horizon to the foreground. */
export interface Scene {
  readonly far: Hex;
  readonly mid: Hex;
  readonly near: Hex;
}

export interface Palette {
  readonly light: Paper;
  readonly dark: Paper;
  readonly enamel: Enamel;
  readonly scene: Scene;
}

export interface RacePalette extends Palette {
  readonly signs: SignInks;
  readonly nightPrint: Print;
}

export const LAMP: Hex = '#F2A900';
export const NIGHT_LAMP: Hex = '#FFC93C';

type PaperRow = [paper: Hex, panel: Hex, ink: Hex, muted: Hex, line: Hex, sky: Hex, road: Hex];

export const day = (...row: PaperRow): Paper => sheet(row, LAMP);
export const night = (...row: PaperRow): Paper => sheet(row, NIGHT_LAMP);

function sheet([paper, panel, ink, muted, line, sky, road]: PaperRow, lamp: Hex): Paper {
  return { paper, panel, ink, muted, line, sky, road, lamp };
}

/** By day a print takes the fill of its class; the yellow shield is too pale and takes the ink. */
export function dayPrint(palette: RacePalette): Print {
  const { light, enamel, signs } = palette;
  return { ...signs, sheet: light.paper, distance: enamel.main, botte: light.ink };
}
