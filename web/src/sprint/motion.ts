import type { Motion, Spot } from '../race/motion';
import { ATTACK, DRAW, followed, PLAY } from '../race/motion';
import type { Happening, News, Seen, View } from './types';

/** The cards that travelled with an update; none if there are too many to follow. */
export const motionsOf = (fresh: readonly Happening[], { view }: News): Motion[] =>
  followed(fresh.map(({ event }) => motionOf(event, view)));

function motionOf(event: Seen, view: View): Motion | null {
  const play = (card: string | null, from: Spot, to: Spot, length = PLAY): Motion => ({
    card,
    from,
    to,
    length,
  });
  switch (event.type) {
    case 'drew':
      return play(event.card, 'stock', `hand ${event.seat}`, DRAW);
    case 'took':
      return play(event.card, 'aside', `hand ${event.seat}`, DRAW);
    case 'travelled':
      return play(event.card, `hand ${event.seat}`, `distances ${event.team}`);
    case 'protected':
    case 'coup-fourre':
      return play(event.card, `hand ${event.seat}`, `bottes ${event.team}`);
    case 'attacked':
      return play(event.card, `hand ${event.seat}`, attackSpot(event.card, event.on, view), ATTACK);
    case 'cancelled':
      return play(event.card, `battle ${event.on}`, 'aside');
    case 'parried':
    case 'countered':
    case 'discarded':
    case 'fined':
    case 'useless':
      return play(event.card, `hand ${event.seat}`, 'aside');
    case 'turned':
      return event.on === null
        ? play(event.card, `hand ${event.seat}`, 'aside')
        : play(event.card, `hand ${event.seat}`, attackSpot(event.card, event.on, view), ATTACK);
    case 'u-turned':
    case 'killed':
      return play(event.card, `distances ${event.team}`, 'aside');
    case 'stolen':
      return play(event.card, `distances ${event.from}`, `hand ${event.seat}`);
    case 'robbed':
      return play(event.card, `distances ${event.from}`, `distances ${event.seat}`);
    case 'handed-over':
      return play(
        event.card,
        event.found === 'zone' ? `distances ${event.team}` : `hand ${event.seat}`,
        `hand ${event.to}`,
      );
    default:
      return null;
  }
}

const attackSpot = (card: string, team: string, view: View): Spot => {
  const zone = view.zones.find((other) => other.team === team);
  return zone?.speed === card ? `speed ${team}` : `battle ${team}`;
};
