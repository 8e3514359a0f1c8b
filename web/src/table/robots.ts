import type { Teller } from '../words/teller';
import type { SomeHappening } from './family';
import type { Table } from './table';

/** What bots did for people who were missed, and what came of it: for whom. */
const stoodIn = new WeakMap<object, string>();

/** Notes what the server says that bots did for people. */
export function noteRobots(table: Table | null): void {
  for (const { at, seat } of table?.news?.stand_ins ?? []) {
    const happening = table?.log[at];
    if (happening !== undefined) stoodIn.set(happening, seat);
  }
}

const isBy = ({ event }: SomeHappening, seat: string | null): boolean =>
  seat !== null && 'seat' in event && event.seat === seat;

/** For whom a bot did something; `null` for what only came of it. */
function missedIn(happening: SomeHappening): string | null {
  const seat = stoodIn.get(happening) ?? null;
  return isBy(happening, seat) ? seat : null;
}

/** Whether somebody did something themselves. Cards come by themselves at the beginning of a turn. */
const isOwn = (happening: SomeHappening, you: string | null): boolean =>
  isBy(happening, you) && happening.event.type !== 'drew' && missedIn(happening) === null;

/** How often a bot moved for whoever reads, since they moved themselves. */
export function doneSince(turns: readonly { told: readonly SomeHappening[] }[], you: string | null): number {
  const last = turns.findLastIndex(({ told }) => told.some((one) => isOwn(one, you)));
  return turns.slice(last + 1).filter(({ told }) => told.some((one) => isDoneFor(one, you))).length;
}

const isDoneFor = (happening: SomeHappening, you: string | null): boolean =>
  you !== null && missedIn(happening) === you;

/** That a bot did some of this, and for whom; nothing if none did. */
export function robotNote(told: readonly SomeHappening[], teller: Teller): string | null {
  const seat = told.map(missedIn).find((one) => one !== null) ?? null;
  if (seat === null) return null;
  return seat === teller.you
    ? teller.say('client-stood-in-you')
    : teller.say('client-stood-in', { name: teller.name(seat) });
}

/** What happened in words; behind what bots did it is said for whom. */
export function toldOf(told: readonly SomeHappening[], teller: Teller): string {
  const texts = told.flatMap((one, at) => {
    const next = told[at + 1];
    const goesOn = next !== undefined && missedIn(next) === missedIn(one);
    const note = goesOn ? null : robotNote([one], teller);
    return [teller.tell(one.sentence), ...(note === null ? [] : [note])];
  });
  return texts.join(' ');
}
