import type { Teller } from '../words/teller';
import type { SomeHappening } from './family';
import type { Table } from './table';

/** What bots did for people who were missed. */
const stoodIn = new WeakSet<object>();

/** Notes what the server says that bots did for people. */
export function noteRobots(table: Table | null): void {
  for (const at of table?.news?.stood_in ?? []) {
    const happening = table?.log[at];
    if (happening !== undefined) stoodIn.add(happening);
  }
}

const isBy = ({ event }: SomeHappening, seat: string | null): boolean =>
  seat !== null && 'seat' in event && event.seat === seat;

/** Whether a bot did it for whoever reads. */
export const isDoneFor = (happening: SomeHappening, you: string | null): boolean =>
  stoodIn.has(happening) && isBy(happening, you);

/** How often a bot moved for whoever reads, since they moved themselves. */
export function doneSince(turns: readonly { told: readonly SomeHappening[] }[], you: string | null): number {
  const own = turns.filter(({ told }) => told.some((one) => isBy(one, you)));
  const last = own.findLastIndex(({ told }) => told.some((one) => isBy(one, you) && !stoodIn.has(one)));
  return own.length - 1 - last;
}

/** Some words on a move; what a bot did for whoever reads is not told as theirs. */
export const toldOf = (text: string, told: readonly SomeHappening[], teller: Teller): string =>
  told.some((one) => isDoneFor(one, teller.you)) ? teller.say('client-stood-in', { text }) : text;
