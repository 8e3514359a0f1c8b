import { isTold } from '../table/turns';
import type { SomeHappening } from '../table/family';
import type { Teller } from '../words/teller';
import type { Round } from './frames';

/** What has happened in a turn up to a frame, in words; in the turn before, as long as nothing has. */
export function toldAt({ frames }: Pick<Round, 'frames'>, at: number, teller: Teller): string {
  const shown = frames.slice(0, at + 1);
  const last = shown.findLast(({ turn, log }) => turn > 0 && (log as SomeHappening[]).some(isTold));
  if (last === undefined) return teller.say('client-replay-deal');
  const own = shown.filter(({ turn }) => turn === last.turn);
  const told = (own.flatMap(({ log }) => log) as SomeHappening[]).filter(isTold);
  return told.map(({ sentence }) => teller.tell(sentence)).join(' ');
}
