import type { RaceHappening, RaceSeen, SomeHappening } from './family';

/** What one seat did on its turn, and what came of it. */
export interface Turn {
  /** Whose turn; `null` for what happened before the first. */
  readonly seat: string | null;
  /** How often the turn has gone around the table, counted from 1. */
  readonly lap: number;
  readonly told: readonly SomeHappening[];
}

const UNTOLD: ReadonlySet<string> = new Set<SomeHappening['event']['type']>([
  'turn-began',
  'declined',
  'arrived',
  'showed',
  'ended',
]);

/** Whether an event is worth a line: draws that nobody may see and changes of turn are not. */
export function isTold({ event }: SomeHappening): boolean {
  return event.type === 'drew' ? event.card !== null : !UNTOLD.has(event.type);
}

/** Whether an attack was answered by its botte. */
export const isCoup = (event: SomeHappening['event']): boolean =>
  event.type === 'replied' || event.type === 'coup-fourre';

/** The log turn by turn, oldest first. The cards that were dealt are left out. */
export function turnsOf(log: readonly SomeHappening[]): Turn[] {
  const turns: { seat: string | null; lap: number; told: SomeHappening[] }[] = [
    { seat: null, lap: 1, told: [] },
  ];
  let opener: string | null = null;
  for (const happening of log) {
    const { event } = happening;
    const last = turns[turns.length - 1];
    if (last === undefined) break;
    if (event.type === 'turn-began') {
      const { seat } = event;
      opener ??= seat;
      const lap = last.lap + (last.seat !== null && comesAround(last.seat, seat, opener) ? 1 : 0);
      turns.push({ seat, lap, told: [] });
    } else if (isTold(happening) && !(last.seat === null && event.type === 'drew')) {
      last.told.push(happening);
    }
  }
  return turns.filter(({ told }) => told.length > 0);
}

/** Whether the way from one seat to the next leads past the seat that opened the round. */
function comesAround(from: string, to: string, opener: string): boolean {
  const place = (seat: string): number => (seat.charCodeAt(0) - opener.charCodeAt(0) + 26) % 26;
  return place(to) <= place(from);
}

/** What happens by itself, or comes of something else: whatever is not named here is a move. */
const NO_MOVES: ReadonlySet<string> = new Set<RaceSeen['type']>([
  'shuffled',
  'reshuffled',
  'drew',
  'turn-began',
  'forgot-to-draw',
  'cancelled',
  'declined',
  'landed',
  'arrived',
  'showed',
  'announced',
  'held-up',
  'lapsed',
  'extended',
  'ended',
]);

/** The last thing that somebody did. */
export const lastMove = (log: readonly RaceHappening[]): RaceHappening | null =>
  log.findLast(({ event }) => !NO_MOVES.has(event.type)) ?? null;

/** The card that a move shows. */
export function cardOf(event: RaceSeen): string | null {
  if (event.type === 'exchanged') return event.took;
  if (event.type === 'mistaken') return event.shown[0] ?? null;
  if ('card' in event) return event.card;
  return 'with' in event ? event.with : null;
}

/** Who did it. */
export const seatOf = (event: RaceSeen): string | null => ('seat' in event ? event.seat : null);
