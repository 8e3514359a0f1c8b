import type { Hands } from '../race/hands';
import { hasAnswers } from '../cards/catalogue';
import { keyHelpWith, when } from '../race/keys';
import { membersOf } from '../race/zones';
import type { KeyHelp } from '../table/sheets';
import type { Teller } from '../words/teller';
import { readMoves } from './readouts';
import type { SeatAtTable } from './seat.svelte';
import type { News } from './types';

/** The keys and what they do, as the help sheet lists them; what a game has not needs no key. */
export const keyHelpOf = (
  game: string,
  { has_discard, extension }: Pick<News['view'], 'has_discard' | 'extension'>,
): KeyHelp =>
  keyHelpWith(has_discard ? 'client-key-discard' : 'client-key-pass', [
    ...when(hasAnswers(game), ['c', 'client-key-coup'], ['.', 'client-key-let']),
    ...when(extension !== null, ['c', 'client-key-extend'], ['.', 'client-key-stop']),
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
    seat.aim(team);
    return teller.names(membersOf(news.view, team));
  },
  play: () => seat.play(),
  idle: () => (news.view.has_discard ? seat.discard() : seat.pass()),
  moves: () => readMoves(news, teller),
  keys: { c: () => seat.yes(), '.': () => seat.no() },
});
