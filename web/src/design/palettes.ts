import type { Game, Hex, Palette, Paper, RaceGame, RacePalette } from './inks';
import { LAMP, NIGHT_LAMP } from './inks';

type PaperRow = [paper: Hex, panel: Hex, ink: Hex, muted: Hex, line: Hex, sky: Hex, road: Hex];

const day = (...row: PaperRow): Paper => sheet(row, LAMP);
const night = (...row: PaperRow): Paper => sheet(row, NIGHT_LAMP);

function sheet([paper, panel, ink, muted, line, sky, road]: PaperRow, lamp: Hex): Paper {
  return { paper, panel, ink, muted, line, sky, road, lamp };
}

/** The five card games. The night of asterix is the art direction's, the others follow its steps. */
export const RACE_PALETTES: Readonly<Record<RaceGame, RacePalette>> = {
  classic: {
    light: day('#F7EDD8', '#FFFBF0', '#1B2433', '#575C64', '#CDBF9F', '#CFE2DC', '#454A55'),
    dark: night('#151A23', '#212936', '#F8F0DF', '#B8BFC8', '#6A7587', '#121A2E', '#343842'),
    enamel: { key: '#1B2433', face: '#FFFBF0', main: '#B4202A', on: '#FFF6E3', accent: '#F0B32C' },
    signs: { attack: '#C43914', parade: '#0A5F55', botte: '#F3BC33', special: '#4A2459' },
    scene: { far: '#7FA9A8', mid: '#7C8A45', near: '#D9A23C' },
    nightPrint: {
      sheet: '#1B212C',
      distance: '#EC8079',
      attack: '#E8825F',
      parade: '#5FB3A4',
      botte: '#F8F0DF',
      special: '#BE97D2',
    },
  },
  desert: {
    light: day('#F3E5C3', '#FFFBF0', '#231B38', '#5B5266', '#C9B78E', '#252B62', '#8A5522'),
    dark: night('#16112A', '#241D3C', '#F8EED3', '#BFB6CC', '#746C96', '#10122E', '#3D2D1E'),
    enamel: { key: '#231B38', face: '#FFFBF0', main: '#2E3478', on: '#FBF0D3', accent: '#DC9A2F' },
    signs: { attack: '#B2401A', parade: '#1F5F5C', botte: '#EDB53F', special: '#43245F' },
    scene: { far: '#454A8C', mid: '#B9762B', near: '#DC9A2F' },
    nightPrint: {
      sheet: '#1D1733',
      distance: '#9AA0E6',
      attack: '#E58661',
      parade: '#69B1AC',
      botte: '#F8EED3',
      special: '#BC97DE',
    },
  },
  asterix: {
    light: day('#F3EEE1', '#FCF9F0', '#20281F', '#5A6156', '#C2BCA6', '#E5E3D0', '#CDBE9C'),
    dark: night('#141D19', '#202D27', '#F5F0E2', '#B7C2B4', '#64756B', '#101A2B', '#3B3A33'),
    enamel: { key: '#20281F', face: '#FCF9F0', main: '#2A5B4D', on: '#F8F3E6', accent: '#D6A03A' },
    signs: { attack: '#B8432A', parade: '#1F6354', botte: '#E3B04B', special: '#4C2B4F' },
    scene: { far: '#AEBFA9', mid: '#6F937B', near: '#C9B083' },
    nightPrint: {
      sheet: '#1A251F',
      distance: '#84C2AB',
      attack: '#DE8067',
      parade: '#66AE98',
      botte: '#F5F0E2',
      special: '#C79ACB',
    },
  },
  rush: {
    light: day('#EDF1EF', '#FBFDFC', '#12171D', '#525B62', '#B4BFBE', '#171C24', '#2A3038'),
    dark: night('#0F141A', '#1B222A', '#F3F8FA', '#B3BEC7', '#64717E', '#0B0F15', '#2A3038'),
    enamel: { key: '#12171D', face: '#FBFDFC', main: '#1456D8', on: '#F4FAFF', accent: '#38D67A' },
    signs: { attack: '#C6381C', parade: '#0B6B49', botte: '#F2D43A', special: '#4B2A7B' },
    scene: { far: '#27303C', mid: '#1B2A55', near: '#12171D' },
    nightPrint: {
      sheet: '#151B22',
      distance: '#7FA6FF',
      attack: '#EC8166',
      parade: '#4FBB91',
      botte: '#F3F8FA',
      special: '#B79BEA',
    },
  },
  'fun-speed': {
    light: day('#FFF6DA', '#FFFBF0', '#17130F', '#5F574A', '#D8C58A', '#FFD21E', '#25211C'),
    dark: night('#1B1610', '#2A231B', '#FFF6DA', '#C9BEA6', '#7D705B', '#2B1F06', '#25211C'),
    enamel: { key: '#17130F', face: '#FFFBF0', main: '#D7281F', on: '#FFF6DA', accent: '#FFD21E' },
    signs: { attack: '#D0301A', parade: '#0B6A66', botte: '#FFD21E', special: '#54207A' },
    scene: { far: '#F7B416', mid: '#1B93B8', near: '#D7281F' },
    nightPrint: {
      sheet: '#221C15',
      distance: '#F58078',
      attack: '#F0836E',
      parade: '#56B5B0',
      botte: '#FFF6DA',
      special: '#C596E6',
    },
  },
};

/** The cave has no race cards, only its own paper, plates and scene. */
export const CAVE_PALETTE: Palette = {
  light: day('#EFE5CC', '#FCF9F0', '#0E2226', '#4C5A59', '#C6B892', '#0C2A31', '#B7AB93'),
  dark: night('#0B2329', '#123840', '#F6ECD2', '#B9C9BE', '#54777B', '#0C2A31', '#B7AB93'),
  enamel: { key: '#0E2226', face: '#FCF9F0', main: '#0F4750', on: '#F6ECD2', accent: '#E5B13F' },
  scene: { far: '#14505A', mid: '#1D6A70', near: '#0A1F25' },
};

/** Every game, in the order of the home page. */
export const GAMES: readonly Game[] = ['classic', 'desert', 'asterix', 'rush', 'fun-speed', 'tresors'];

export function paletteOf(game: Game): Palette | RacePalette {
  return game === 'tresors' ? CAVE_PALETTE : RACE_PALETTES[game];
}
