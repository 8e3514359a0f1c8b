import type { Clock, Message } from '../wire';

/** When each clock was told. */
const told = new WeakMap<Clock, number>();

/** Every clock that a message tells of. */
function clocksIn(message: Message): (Clock | null | undefined)[] {
  const people = 'people' in message ? message.people.flatMap(({ grace, free_in }) => [grace, free_in]) : [];
  const rounds = 'round' in message && message.type !== 'shuffle' ? [message.round] : [];
  const turns = 'turn' in message ? [message.turn] : [];
  const news = 'news' in message && message.news !== null ? [message.news.clock, message.news.turn] : [];
  return [...people, ...rounds, ...turns, ...news];
}

/** Starts the clocks of a message: they run from the moment it came, whoever shows them, and when. */
export function start(message: Message, now: number): void {
  for (const clock of clocksIn(message)) if (clock) told.set(clock, now);
}

/** When a clock is over; one that no message told starts when it is first looked at. */
export function endOf(clock: Clock): number {
  const since = told.get(clock) ?? performance.now();
  told.set(clock, since);
  return since + clock.left;
}
