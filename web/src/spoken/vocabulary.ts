import type { Teller } from '../words/teller';

/** What can be typed; each language has its words for it. */
export const KINDS = [
  'play',
  'discard',
  'coup',
  'parade',
  'special',
  'decline',
  'draw',
  'take',
  'pass',
  'say',
  'killer',
  'hold-up',
  'roll',
  'leave',
  'why',
  'card',
  'hand',
  'moves',
  'table',
  'piles',
  'log',
  'time',
  'advice',
  'help',
] as const;
export type Kind = (typeof KINDS)[number];

const WORDS = {
  play: 'spoken-word-play',
  discard: 'spoken-word-discard',
  coup: 'spoken-word-coup',
  parade: 'spoken-word-parade',
  special: 'spoken-word-special',
  decline: 'spoken-word-decline',
  draw: 'spoken-word-draw',
  take: 'spoken-word-take',
  pass: 'spoken-word-pass',
  say: 'spoken-word-say',
  killer: 'spoken-word-killer',
  'hold-up': 'spoken-word-hold-up',
  roll: 'spoken-word-roll',
  leave: 'spoken-word-leave',
  why: 'spoken-word-why',
  card: 'spoken-word-card',
  hand: 'spoken-word-hand',
  moves: 'spoken-word-moves',
  table: 'spoken-word-table',
  piles: 'spoken-word-piles',
  log: 'spoken-word-log',
  time: 'spoken-word-time',
  advice: 'spoken-word-advice',
  help: 'spoken-word-help',
} as const satisfies Record<Kind, string>;

/** The words for a kind of command, the shortest first. */
export const wordsFor = (kind: Kind, teller: Teller): string[] => teller.say(WORDS[kind]).split(' ');

/** What a kind of command does. */
export const helpFor = (kind: Kind, teller: Teller): string => teller.say(`${WORDS[kind]}.help`);

/** What is only asked for. */
export type Readout = 'hand' | 'moves' | 'table' | 'piles' | 'log' | 'time' | 'advice' | 'help';
export const READOUTS: ReadonlySet<Kind> = new Set<Kind>([
  'hand',
  'moves',
  'table',
  'piles',
  'log',
  'time',
  'advice',
  'help',
]);
