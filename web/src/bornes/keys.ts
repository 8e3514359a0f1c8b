import type { Hands } from '../race/hands';
import { keyHelpWith } from '../race/keys';
import { membersOf } from '../race/zones';
import type { Teller } from '../words/teller';
import { readMoves } from './readouts';
import type { SeatAtTable } from './seat.svelte';
import type { News } from './types';

/** The keys and what they do, as the help sheet lists them. */
export const KEY_HELP = keyHelpWith([
  ['c', 'client-key-reply'],
  ['.', 'client-key-decline'],
]);

/** What the keys reach. */
export const handsOf = (seat: SeatAtTable, news: News, teller: Teller): Hands => ({
  slots: seat.slots,
  slot: seat.slot,
  targets: seat.targets,
  target: seat.target,
  ready: seat.ready,
  refusal: seat.refusal,
  choose: (key) => seat.choose(key),
  aim: (team) => {
    seat.point(team);
    return teller.names(membersOf(news.view, team));
  },
  play: () => seat.play(),
  idle: () => (news.view.has_discard ? seat.discard() : seat.pass()),
  moves: () => readMoves(news, teller),
  keys: { c: () => seat.yes(), '.': () => seat.no() },
});
