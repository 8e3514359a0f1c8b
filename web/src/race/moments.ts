import type { Moment } from '../moments/moment';
import { COUP, deal, FINISH, PLAY, word } from '../moments/moment';
import type { RaceHappening, RaceTable } from '../table/family';
import { verdictOf } from '../table/status';
import type { Sentence } from '../wire';
import type { Teller } from '../words/teller';
import type { SomeView, SomeZone } from './zones';
import { membersOf, ownZone } from './zones';

/** Whether a team is that of whoever reads. */
export const isOurs = (view: SomeView, team: string): boolean =>
  view.you !== null && ownZone<SomeZone>(view).team === team;

/** The deal, and what happened after it. */
export function dealt<H extends RaceHappening>(
  fresh: readonly H[],
  view: SomeView,
): { moments: Moment[]; after: readonly H[] } {
  const from = fresh.findIndex(({ event }) => event.type === 'shuffled');
  if (from < 0) return { moments: [], after: fresh };
  const until = fresh.findIndex(({ event }, i) => i > from && event.type === 'turn-began');
  const end = until < 0 ? fresh.length : until;
  const cards = fresh.slice(from, end).filter(({ event }) => event.type === 'drew').length;
  const seats = view.players.map(({ seat }) => seat);
  const moments = cards === 0 ? [] : [deal(seats, Math.round(cards / seats.length))];
  return { moments, after: fresh.slice(end) };
}

/** Something that is done to whoever reads, said to them. */
export const doneToYou = (
  title: string,
  sentence: Sentence,
  teller: Teller,
  more: { readonly card?: string | null; readonly seats?: readonly string[] } = {},
): Moment =>
  word({
    tone: 'danger',
    title,
    text: teller.tell(sentence),
    card: more.card ?? null,
    seats: more.seats ?? [],
  });

/** Whoever reads loses a turn because of something that was answered. */
export const turnsLost = (lost: readonly string[], sentence: Sentence, teller: Teller): Moment[] =>
  teller.you !== null && lost.includes(teller.you)
    ? [{ ...doneToYou(teller.say('client-done-skipped'), sentence, teller), noise: 'lost' }]
    : [];

/** An attack strikes whoever reads: it is said at once, and felt when the card lands. */
export const struck = (
  flies: Moment,
  card: string,
  by: string,
  sentence: Sentence,
  teller: Teller,
): Moment[] => [
  doneToYou(teller.say('client-done-attacked', { card: teller.card(card) }), sentence, teller, {
    card,
    seats: [by],
  }),
  flies,
  { length: 420, then: 0, hits: true },
];

/** The shield turns, and the table holds its breath. */
export const coup = (
  card: string,
  seat: string,
  team: string,
  sentence: Sentence,
  teller: Teller,
): Moment[] => [
  { length: PLAY, flights: [{ card, from: `hand ${seat}`, to: `bottes ${team}` }] },
  {
    length: COUP,
    noise: 'coup',
    word: {
      tone: 'good',
      title: teller.say('client-coup-fourre-shout'),
      text: teller.tell(sentence),
      card,
      turns: true,
      seats: [seat],
    },
  },
];

/** How the round ends: somebody crosses the line, or the road is at an end for all. */
export function ending({ news }: RaceTable, teller: Teller): Moment[] {
  const { view, score } = news;
  if (score === null) return [];
  const winners = score.winners;
  const noise = winners.length > 0 && winners.includes(teller.you ?? '') ? 'won' : 'over';
  const there = view.zones.find(({ km }) => km >= view.goal);
  if (there === undefined) {
    const said = { title: null, card: null, seats: winners, tone: 'special' as const };
    const text = `${teller.tell(score.ending)} ${verdictOf(score, teller)}`;
    return [{ length: FINISH, word: { ...said, text }, noise, holds: true }];
  }
  const members = membersOf(view, there.team);
  const finish = members.find((seat) => seat === teller.you) ?? members[0] ?? there.team;
  return [{ length: FINISH, finish, noise, holds: true }];
}
