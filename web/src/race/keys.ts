import type { Choose, Press } from '../table/press';
import { commandIn } from '../table/press';
import type { KeyHelp } from '../table/sheets';

/** What a key asks for in every race; what else keys do, each family says. */
export type Command =
  | Choose
  | { readonly do: 'move' | 'aim'; readonly by: -1 | 1 }
  | { readonly do: 'play' | 'idle' | 'drop' | 'help' | 'card' | Readout };

export type Readout = 'last' | 'moves' | 'boards' | 'hand' | 'clock' | 'why';

const KEYS: Readonly<Record<string, Command>> = {
  ArrowLeft: { do: 'move', by: -1 },
  ArrowRight: { do: 'move', by: 1 },
  ArrowUp: { do: 'aim', by: -1 },
  ArrowDown: { do: 'aim', by: 1 },
  Enter: { do: 'play' },
  Escape: { do: 'drop' },
  x: { do: 'idle' },
  l: { do: 'last' },
  m: { do: 'moves' },
  b: { do: 'boards' },
  g: { do: 'hand' },
  t: { do: 'clock' },
  w: { do: 'why' },
  i: { do: 'card' },
  '?': { do: 'help' },
};

export const commandOf = (press: Press): Command | null => commandIn(KEYS, press);

/** The keys and what they do, as the help sheet lists them: those of every race around those of one family. */
export const keyHelpWith = (idle: string, own: KeyHelp): KeyHelp => [
  ['1 – 9', 'client-key-choose'],
  ['← →', 'client-key-move'],
  ['↑ ↓', 'client-key-aim'],
  ['⏎', 'client-key-play'],
  ['x', idle],
  ['Esc', 'client-key-drop'],
  ...own,
  ['l', 'client-key-last'],
  ['m', 'client-key-moves'],
  ['b', 'client-key-boards'],
  ['g', 'client-key-hand'],
  ['t', 'client-key-clock'],
  ['w', 'client-key-why'],
  ['i', 'client-key-card'],
  ['?', 'client-key-help'],
];

/** A line of the help, where it is so. */
export const when = (isSo: boolean, ...help: KeyHelp): KeyHelp => (isSo ? help : []);
