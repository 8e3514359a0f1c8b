import type { Moment, Spot } from '../moments/moment';
import { ATTACK, BUBBLE, DRAW, flight, followed, noise, PLAY, word } from '../moments/moment';
import { isNoise } from '../moments/synth';
import { coup, dealt, ending, isOurs, struck, turnsLost } from '../race/moments';
import type { Teller } from '../words/teller';
import { bubbleOf } from './bubbles';
import { doneTo, upheavalOf } from './done';
import type { Happening, SprintTable, View } from './types';

/** What is seen and heard of an update. */
export function momentsOf(table: SprintTable, teller: Teller): Moment[] {
  const { view } = table.news;
  const { moments, after } = dealt(table.fresh, view);
  const told = after.flatMap((happening) => [
    ...callOf(happening, teller),
    ...movesOf(happening, view, teller),
    ...wordsOf(happening, view, teller),
  ]);
  return [...moments, ...followed(told), ...(table.fresh.length > 0 ? ending(table, teller) : [])];
}

/** What is said aloud: the sounds of attacks are made, everything else is spoken. */
function callOf({ event }: Happening, teller: Teller): Moment[] {
  const bubble = bubbleOf(event, teller);
  if (bubble === null) return [];
  const spoken = event.type === 'attacked' ? undefined : bubble.text;
  return [{ length: BUBBLE, then: 0, bubble, spoken }];
}

/** What is done to whoever reads, or so large that everybody sees it. */
function wordsOf({ event, sentence }: Happening, view: View, teller: Teller): Moment[] {
  const done = doneTo(event, view, teller);
  if (done !== null) {
    const { title, card, seats, good } = done;
    const tone = good === true ? 'good' : 'danger';
    return [
      word({ tone, title, card, seats, text: teller.tell(sentence) }, { noise: good ? 'parade' : 'lost' }),
    ];
  }
  const upheaval = upheavalOf(event);
  if (upheaval === null || upheaval.seats[0] === view.you) return [];
  return [word({ tone: 'special', title: null, ...upheaval, text: teller.tell(sentence) })];
}

/** Which cards travel, and what that sounds like. */
function movesOf({ event, sentence }: Happening, view: View, teller: Teller): Moment[] {
  const away = (more: Partial<Moment> = {}): Moment[] =>
    'card' in event && 'seat' in event ? [flight(event.card, `hand ${event.seat}`, 'aside', PLAY, more)] : [];
  switch (event.type) {
    case 'turn-began':
      return event.seat === view.you ? [noise('turn')] : [];
    case 'drew':
      return [flight(event.card, 'stock', `hand ${event.seat}`, DRAW, { noise: 'draw' })];
    case 'took':
      return [flight(event.card, 'aside', `hand ${event.seat}`, DRAW, { noise: 'draw' })];
    case 'travelled':
      return [
        flight(event.card, `hand ${event.seat}`, `distances ${event.team}`, PLAY, { noise: 'distance' }),
      ];
    case 'protected':
      return [flight(event.card, `hand ${event.seat}`, `bottes ${event.team}`, PLAY, { noise: 'botte' })];
    case 'coup-fourre':
      return [
        ...coup(event.card, event.seat, event.team, sentence, teller),
        ...turnsLost(event.lost, sentence, teller),
      ];
    case 'countered':
      return [...away({ noise: 'parade' }), ...turnsLost(event.lost, sentence, teller)];
    case 'parried':
      return away({ noise: 'parade' });
    case 'discarded':
    case 'fined':
    case 'useless':
      return away({ noise: 'discard' });
    case 'attacked':
      return attack(event.card, event.seat, event.on, event.heard, { event, sentence }, view, teller);
    case 'turned':
      return event.on === null
        ? away()
        : attack(event.card, event.seat, event.on, null, { event, sentence }, view, teller);
    case 'cancelled':
      return [flight(event.card, `battle ${event.on}`, 'aside', PLAY)];
    case 'u-turned':
      return [
        flight(event.card, `distances ${event.team}`, event.back ? `hand ${event.of}` : 'aside', PLAY, {
          noise: 'whistle',
        }),
      ];
    case 'killed':
      return [flight(event.card, `distances ${event.team}`, 'aside', PLAY, { noise: 'whistle' })];
    case 'stolen':
      return [flight(event.card, `distances ${event.from}`, `hand ${event.seat}`, PLAY)];
    case 'robbed':
      return [flight(event.card, `distances ${event.from}`, `distances ${event.seat}`, PLAY)];
    case 'handed-over': {
      const from: Spot = event.found === 'zone' ? `distances ${event.team}` : `hand ${event.seat}`;
      return [flight(event.card, from, `hand ${event.to}`, PLAY)];
    }
    case 'held-up':
      return [noise('whistle')];
    default:
      return [];
  }
}

function attack(
  card: string,
  by: string,
  on: string,
  heard: string | null,
  { sentence }: Happening,
  view: View,
  teller: Teller,
): Moment[] {
  const ours = isOurs(view, on);
  const sounds = heard !== null && isNoise(heard) ? heard : ours ? 'attack' : 'far-attack';
  const flies = flight(card, `hand ${by}`, attackSpot(card, on, view), ATTACK, { noise: sounds });
  return ours ? struck(flies, card, by, sentence, teller) : [flies];
}

const attackSpot = (card: string, team: string, view: View): Spot => {
  const zone = view.zones.find((other) => other.team === team);
  return zone?.speed === card ? `speed ${team}` : `battle ${team}`;
};
