import type { Motion, Spot } from '../race/motion';
import { ATTACK, DRAW, followed, PLAY } from '../race/motion';
import type { Zone } from '../wire';
import type { Happening, News, Seen } from './types';

/** The cards that travelled with an update; none if there are too many to follow. */
export const motionsOf = (fresh: readonly Happening[], before: News | null, now: News): Motion[] =>
  followed(fresh.map(({ event }) => motionOf(event, before, now)));

function motionOf(event: Seen, before: News | null, now: News): Motion | null {
  switch (event.type) {
    case 'drew':
      return { card: event.card, from: 'stock', to: `hand ${event.seat}`, length: DRAW };
    case 'laid':
      return {
        card: event.card,
        from: `hand ${event.seat}`,
        to: spotOf(event.card, zoneOf(before, event.team), zoneOf(now, event.team)),
        length: PLAY,
      };
    case 'replied':
      return { card: event.card, from: `hand ${event.seat}`, to: `bottes ${event.team}`, length: PLAY };
    case 'attacked': {
      const to = spotOf(event.card, zoneOf(before, event.on), zoneOf(now, event.on));
      return { card: event.card, from: `hand ${event.seat}`, to, length: ATTACK };
    }
    case 'cancelled': {
      const from = spotOf(event.card, zoneOf(now, event.on), zoneOf(before, event.on));
      return { card: event.card, from, to: 'aside', length: PLAY };
    }
    case 'discarded':
      return { card: event.card, from: `hand ${event.seat}`, to: 'aside', length: PLAY };
    case 'shuffled':
    case 'turn-began':
    case 'skipped':
    case 'declined':
    case 'landed':
    case 'passed':
    case 'extended':
    case 'ended':
      return null;
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
