import type { Choose, Press } from '../table/press';
import { commandIn } from '../table/press';
import type { KeyHelp } from '../table/sheets';
import type { Side } from './types';

/** What a key asks for at the cave. */
export type CaveCommand =
  | Choose
  | { readonly do: 'move'; readonly side: Side }
  | { readonly do: 'turn' | 'play' | 'exit' | 'drop' | 'help' | CaveReadout };

export type CaveReadout = 'last' | 'moves' | 'players' | 'chief' | 'why';

const LETTERS: Readonly<Record<string, CaveCommand>> = {
  ArrowUp: { do: 'move', side: 'north' },
  ArrowRight: { do: 'move', side: 'east' },
  ArrowDown: { do: 'move', side: 'south' },
  ArrowLeft: { do: 'move', side: 'west' },
  Enter: { do: 'play' },
  Escape: { do: 'drop' },
  r: { do: 'turn' },
  x: { do: 'exit' },
  l: { do: 'last' },
  m: { do: 'moves' },
  b: { do: 'players' },
  t: { do: 'chief' },
  w: { do: 'why' },
  '?': { do: 'help' },
};

/** The keys and what they do, as the help sheet lists them. */
export const CAVE_KEY_HELP: KeyHelp = [
  ['← ↑ → ↓', 'client-cave-key-move'],
  ['1 – 9', 'client-cave-key-choose'],
  ['⏎', 'client-cave-key-play'],
  ['r', 'client-cave-key-turn'],
  ['x', 'client-cave-key-exit'],
  ['Esc', 'client-key-drop'],
  ['l', 'client-key-last'],
  ['m', 'client-key-moves'],
  ['b', 'client-key-boards'],
  ['t', 'client-cave-key-chief'],
  ['w', 'client-cave-key-why'],
  ['?', 'client-key-help'],
];

/** What the help sheet says before the keys. */
export const CAVE_HELP: readonly string[] = [
  'client-cave-help-walk',
  'client-cave-help-card',
  'client-cave-help-end',
];

export const caveCommandOf = (press: Press): CaveCommand | null => commandIn(LETTERS, press);
