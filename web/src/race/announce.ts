import type { Announcement } from '../table/status';
import { verdictOf } from '../table/status';
import type { Teller } from '../words/teller';
import type { RaceSeen, RaceTable } from '../table/family';
import { isTold } from '../table/turns';
import type { SomeZone } from './zones';
import { ownZone } from './zones';

/** Whom an event calls upon: to take a turn, or to use a card that was handed over. */
function callsUpon(event: RaceSeen): string | null {
  if (event.type === 'turn-began') return event.seat;
  return event.type === 'handed-over' ? event.to : null;
}

export function announcementOf({ fresh, news }: RaceTable, teller: Teller): Announcement {
  if (fresh.length === 0) return { text: '', urgent: false };
  const { view, score } = news;
  const mine = view.you === null ? null : ownZone<SomeZone>(view).team;
  const events = fresh.map(({ event }) => event);
  const attacked = events.some((event) => event.type === 'attacked' && event.on === mine);
  const begins = view.you !== null && events.some((event) => callsUpon(event) === view.you);
  const told = events.some((event) => event.type === 'shuffled') ? fresh.slice(0, 1) : fresh.filter(isTold);
  const sentences = told.map(({ sentence }) => teller.tell(sentence));
  if (begins) sentences.push(teller.say('client-your-turn'));
  if (score !== null) sentences.push(teller.tell(score.ending), verdictOf(score, teller));
  return { text: sentences.join(' '), urgent: attacked || begins || score !== null };
}
