import type { KeyHelp } from '../table/sheets';

/** What a key asks for at the table. */
export type Command =
  | { readonly do: 'choose'; readonly index: number }
  | { readonly do: 'move'; readonly by: -1 | 1 }
  | { readonly do: 'aim'; readonly by: -1 | 1 }
  | { readonly do: 'play' | 'idle' | 'reply' | 'decline' | 'drop' | 'help' | Readout };

export type Readout = 'last' | 'moves' | 'boards' | 'hand' | 'clock' | 'why';

const LETTERS: Readonly<Record<string, Command>> = {
  ArrowLeft: { do: 'move', by: -1 },
  ArrowRight: { do: 'move', by: 1 },
  ArrowUp: { do: 'aim', by: -1 },
  ArrowDown: { do: 'aim', by: 1 },
  Enter: { do: 'play' },
  Escape: { do: 'drop' },
  x: { do: 'idle' },
  c: { do: 'reply' },
  '.': { do: 'decline' },
  l: { do: 'last' },
  m: { do: 'moves' },
  b: { do: 'boards' },
  g: { do: 'hand' },
  t: { do: 'clock' },
  w: { do: 'why' },
  '?': { do: 'help' },
};

/** The keys and what they do, as the help sheet lists them. */
export const KEY_HELP: KeyHelp = [
  ['1 – 9', 'client-key-choose'],
  ['← →', 'client-key-move'],
  ['↑ ↓', 'client-key-aim'],
  ['⏎', 'client-key-play'],
  ['x', 'client-key-idle'],
  ['Esc', 'client-key-drop'],
  ['c', 'client-key-reply'],
  ['.', 'client-key-decline'],
  ['l', 'client-key-last'],
  ['m', 'client-key-moves'],
  ['b', 'client-key-boards'],
  ['g', 'client-key-hand'],
  ['t', 'client-key-clock'],
  ['w', 'client-key-why'],
  ['?', 'client-key-help'],
];

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a key press; `null` if the key is not ours. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Press): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[1-9]$/.test(key)) return { do: 'choose', index: Number(key) - 1 };
  return LETTERS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether keys belong to somebody else: a field that is written in, a sheet that lies open. */
export function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}
