import type { Teller } from '../words/teller';
import type { SomeHappening } from './family';
import { toldOf } from './robots';
import type { Turn } from './turns';
import { isCoup, turnsOf } from './turns';

/** What is looked for in the log. */
export const TOPICS = ['all', 'mine', 'attacks'] as const;
export type Topic = (typeof TOPICS)[number];

/** A move and what came of it, in one line. */
export interface Line {
  /** Counts the moves of the round, from 0. */
  readonly number: number;
  readonly seat: string | null;
  readonly lap: number;
  readonly text: string;
  readonly coup: boolean;
  /** What it tells last. */
  readonly last: SomeHappening | undefined;
}

type Kind = SomeHappening['event']['type'];

/** What only says what the attack or the answer before it has said already. */
const ECHOES: ReadonlySet<Kind> = new Set<Kind>(['landed', 'declined']);
const ANSWERS: ReadonlySet<Kind> = new Set<Kind>(['replied', 'coup-fourre', 'countered', 'turned']);
const ATTACKS: ReadonlySet<Kind> = new Set<Kind>([
  'attacked',
  'attack-void',
  ...ANSWERS,
  'u-turned',
  'handed-over',
  'exchanged',
  'killed',
  'robbed',
]);

/** Whether something is done to somebody else; special cards always are. */
const isAttack = (event: SomeHappening['event']): boolean => ATTACKS.has(event.type) || 'with' in event;

/** Whether a log can tell of attacks. */
export const hasAttacks = (log: readonly SomeHappening[]): boolean =>
  log.some(({ event }) => isAttack(event));

/** What is worth a word in the line of a turn. */
function wordsOf({ told }: Turn): readonly SomeHappening[] {
  const answered = told.some(({ event }) => ANSWERS.has(event.type));
  const moves = told.filter(
    ({ event }) => !ECHOES.has(event.type) && !(answered && event.type === 'cancelled'),
  );
  // Whoever has played has drawn, and a card of the cave is laid where one stood.
  const played = moves.filter(
    ({ event }) => event.type !== 'drew' && !(event.type === 'laid' && 'cell' in event),
  );
  return played.length > 0 ? played : moves;
}

/** The turns since one's own last turn was over; all of them for those who do not play. */
function since(turns: readonly Turn[], you: string | null): readonly Turn[] {
  const past = turns.at(-1)?.seat === you ? turns.slice(0, -1) : turns;
  return you === null ? turns : turns.slice(past.findLastIndex(({ seat }) => seat === you) + 1);
}

/** The log line by line, the latest first. */
export function linesOf(
  log: readonly SomeHappening[],
  teller: Teller,
  topic: Topic = 'all',
  lately = false,
): Line[] {
  const turns = turnsOf(log);
  const recent = lately ? since(turns, teller.you) : turns;
  return turns
    .map((turn, number) => ({ turn, number, words: wordsOf(turn) }))
    .filter(({ turn, words }) => recent.includes(turn) && words.some((word) => isAbout(word, topic, teller)))
    .map(({ turn: { seat, lap }, number, words }) => ({
      number,
      seat,
      lap,
      text: toldOf(words, teller),
      coup: words.some(({ event }) => isCoup(event)),
      last: words.at(-1),
    }))
    .reverse();
}

function isAbout({ event, sentence }: SomeHappening, topic: Topic, teller: Teller): boolean {
  if (topic === 'mine') return teller.concerns(sentence);
  return topic === 'all' || isAttack(event);
}

/** Lines that follow one another, lap by lap. */
export function lapsOf(lines: readonly Line[]): { lap: number; lines: Line[] }[] {
  const laps: { lap: number; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = laps.at(-1);
    if (last?.lap === line.lap) last.lines.push(line);
    else laps.push({ lap: line.lap, lines: [line] });
  }
  return laps;
}
