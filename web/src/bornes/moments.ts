import { faceOf } from '../cards/catalogue';
import type { Moment, Spot } from '../moments/moment';
import { ATTACK, DRAW, flight, followed, noise, PLAY, word } from '../moments/moment';
import { coup, dealt, doneToYou, ending, isOurs, struck, turnsLost } from '../race/moments';
import type { Zone } from '../wire';
import type { Teller } from '../words/teller';
import type { BornesTable, Happening, News } from './types';

/** What is seen and heard of an update. */
export function momentsOf(table: BornesTable, teller: Teller): Moment[] {
  const { moments, after } = dealt(table.fresh, table.news.view);
  const told = after.flatMap((happening) => momentsFor(happening, table, teller));
  return [...moments, ...followed(told), ...(table.fresh.length > 0 ? ending(table, teller) : [])];
}

const NOISES = { distance: 'distance', parade: 'parade', botte: 'botte' } as const;

function momentsFor({ event, sentence }: Happening, table: BornesTable, teller: Teller): Moment[] {
  const { news, before } = table;
  const { you } = news.view;
  switch (event.type) {
    case 'drew':
      return [flight(event.card, 'stock', `hand ${event.seat}`, DRAW, { noise: 'draw' })];
    case 'turn-began':
      return event.seat === you ? [noise('turn')] : [];
    case 'laid': {
      const { kind } = faceOf(table.info.game, event.card);
      const to = spotOf(event.card, zoneOf(before, event.team), zoneOf(news, event.team));
      const sounds = kind === 'distance' || kind === 'parade' || kind === 'botte' ? NOISES[kind] : undefined;
      return [flight(event.card, `hand ${event.seat}`, to, PLAY, { noise: sounds })];
    }
    case 'replied':
      return [
        ...coup(event.card, event.seat, event.team, sentence, teller),
        ...turnsLost(event.lost, sentence, teller),
      ];
    case 'attacked': {
      const ours = isOurs(news.view, event.on);
      const to = spotOf(event.card, zoneOf(before, event.on), zoneOf(news, event.on));
      const flies = flight(event.card, `hand ${event.seat}`, to, ATTACK, {
        noise: ours ? 'attack' : 'far-attack',
      });
      return ours ? struck(flies, event.card, event.seat, sentence, teller) : [flies];
    }
    case 'cancelled': {
      const from = spotOf(event.card, zoneOf(news, event.on), zoneOf(before, event.on));
      return [flight(event.card, from, 'aside', PLAY)];
    }
    case 'discarded':
      return [flight(event.card, `hand ${event.seat}`, 'aside', PLAY, { noise: 'discard' })];
    case 'skipped':
      return event.seat === you ? [doneToYou(teller.say('client-done-skipped'), sentence, teller)] : [];
    case 'extended':
      return [
        word(
          { tone: 'special', title: null, text: teller.tell(sentence), card: null, seats: [event.seat] },
          { noise: 'whistle' },
        ),
      ];
    case 'shuffled':
    case 'declined':
    case 'landed':
    case 'passed':
    case 'ended':
      return [];
  }
}

const zoneOf = (news: News | null, team: string): Zone | null =>
  news?.view.zones.find((zone) => zone.team === team) ?? null;

/** The pile of a team that holds the card more often in `after` than in `before`. */
function spotOf(card: string, before: Zone | null, after: Zone | null): Spot {
  const team = after?.team ?? before?.team ?? '';
  const grew = (cards: (zone: Zone) => readonly string[]): boolean =>
    after !== null && count(cards(after), card) > (before === null ? 0 : count(cards(before), card));
  if (grew((zone) => zone.distances)) return `distances ${team}`;
  if (grew((zone) => zone.speed)) return `speed ${team}`;
  if (grew((zone) => zone.safeties.map((safety) => safety.card))) return `bottes ${team}`;
  return `battle ${team}`;
}

const count = (cards: readonly string[], card: string): number =>
  cards.filter((other) => other === card).length;
