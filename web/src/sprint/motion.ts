import type { Motion, Spot } from '../race/motion';
import { BACKLOG } from '../race/motion';
import type { Happening, News, Seen, View } from './types';

const PLAY = 220;
const DRAW = 180;
const ATTACK = 300;

/** The cards that travelled with an update; none if there are too many to follow. */
export function motionsOf(fresh: readonly Happening[], news: News): Motion[] {
  const motions = fresh.flatMap(({ event }) => motionOf(event, news.view) ?? []);
  return motions.length > BACKLOG ? [] : motions;
}

function motionOf({ type, seat, card, to, on }: Seen, view: View): Motion | null {
  const hand: Spot = `hand ${seat ?? ''}`;
  const zone = on ?? view.players.find((player) => player.seat === seat)?.team ?? '';
  const play = (from: Spot, at: Spot, length = PLAY): Motion => ({ card, from, to: at, length });
  switch (type) {
    case 'drew':
      return play('stock', hand, DRAW);
    case 'took':
      return play('aside', hand, DRAW);
    case 'travelled':
      return play(hand, `distances ${zone}`);
    case 'protected':
    case 'coup-fourre':
      return play(hand, `bottes ${zone}`);
    case 'attacked':
      return play(hand, attackSpot(card, zone, view), ATTACK);
    case 'cancelled':
      return play(`battle ${zone}`, 'aside');
    case 'parried':
    case 'countered':
    case 'discarded':
    case 'fined':
    case 'useless':
      return play(hand, 'aside');
    case 'turned':
      return on === null ? play(hand, 'aside') : play(hand, attackSpot(card, on, view), ATTACK);
    case 'u-turned':
    case 'killed':
      return play(`distances ${view.players.find((player) => player.seat === to)?.team ?? ''}`, 'aside');
    case 'stolen':
      return play(`distances ${zone}`, hand);
    case 'robbed':
      return play(`distances ${to ?? ''}`, `distances ${seat ?? ''}`);
    case 'handed-over':
      return play(hand, `hand ${to ?? ''}`);
    default:
      return null;
  }
}

const attackSpot = (card: string | null, team: string, view: View): Spot => {
  const zone = view.zones.find((other) => other.team === team);
  return zone?.speed === card && card !== null ? `speed ${team}` : `battle ${team}`;
};
