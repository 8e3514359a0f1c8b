import type { Readout } from '../race/keys';
import { commandOf } from '../race/keys';
import type { KeyHelp } from '../table/sheets';

/** What a key asks for at the table. */
export type Command =
  | { readonly do: 'choose'; readonly index: number }
  | { readonly do: 'move' | 'aim'; readonly by: -1 | 1 }
  | { readonly do: 'play' | 'idle' | 'decline' | 'drop' | 'help' | Readout }
  | { readonly do: 'coup' | 'parade' | 'mirror' | 'u-turn' | 'draw' | 'take' | 'killer' };

const LETTERS: Readonly<Record<string, Command>> = {
  s: { do: 'draw' },
  d: { do: 'take' },
  c: { do: 'coup' },
  p: { do: 'parade' },
  r: { do: 'mirror' },
  u: { do: 'u-turn' },
  k: { do: 'killer' },
};

/** The key that has to be held to call equal totals. */
export const HOLD_UP_KEY = 'h';

/** The keys for what is said and called, where anything is. */
const VOICE_KEY_HELP: KeyHelp = [
  ['1 – 9', 'client-key-say'],
  ['1 – 5', 'client-key-shout'],
  ['k', 'client-key-killer'],
  ['h', 'client-key-hold-up'],
];

/** The keys and what they do, as the help sheet of a game lists them. */
export const keyHelpOf = (game: string): KeyHelp =>
  game === 'rush' ? KEY_HELP : [...KEY_HELP, ...VOICE_KEY_HELP];

const KEY_HELP: KeyHelp = [
  ['1 – 9', 'client-key-choose'],
  ['← →', 'client-key-move'],
  ['↑ ↓', 'client-key-aim'],
  ['⏎', 'client-key-play'],
  ['x', 'client-key-idle'],
  ['Esc', 'client-key-drop'],
  ['s', 'client-key-draw'],
  ['d', 'client-key-take'],
  ['c', 'client-key-coup'],
  ['p', 'client-key-parade'],
  ['r', 'client-key-mirror'],
  ['u', 'client-key-u-turn'],
  ['.', 'client-key-let'],
  ['l', 'client-key-last'],
  ['m', 'client-key-moves'],
  ['b', 'client-key-boards'],
  ['g', 'client-key-hand'],
  ['t', 'client-key-clock'],
  ['w', 'client-key-why'],
  ['?', 'client-key-help'],
];

type Press = Parameters<typeof commandOf>[0];

/** The command of a key press; `null` if the key is not ours. */
export function sprintCommandOf(press: Press): Command | null {
  const common = commandOf(press);
  if (common !== null) return common.do === 'reply' ? { do: 'coup' } : (common as Command);
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  return LETTERS[press.key.toLowerCase()] ?? null;
}
