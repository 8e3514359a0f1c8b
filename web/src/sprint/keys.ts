import { faceOf } from '../cards/catalogue';
import type { Hands } from '../race/hands';
import { keyHelpWith, when } from '../race/keys';
import { membersOf } from '../race/zones';
import type { KeyHelp } from '../table/sheets';
import type { Teller } from '../words/teller';
import type { Calls } from './calls.svelte';
import { readMoves } from './readouts';
import type { SprintSeat } from './seat.svelte';
import type { View, Window } from './types';

/** The key that has to be held to call equal totals. */
export const HOLD_UP_KEY = 'h';

/** What is said and called at a table. */
export type Voices = Pick<View, 'announces' | 'shouts' | 'killer' | 'hold_up'>;

/** The keys and what they do, as the help sheet lists them; what nobody says or calls here has none. */
export const keyHelpOf = ({ announces, shouts, killer, hold_up }: Voices): KeyHelp => [
  ...KEY_HELP,
  ...when(announces, ['1 – 9', 'client-key-say']),
  ...when(shouts, ['1 – 5', 'client-key-shout']),
  ...when(killer, ['k', 'client-key-killer']),
  ...when(hold_up, [HOLD_UP_KEY, 'client-key-hold-up']),
];

const KEY_HELP = keyHelpWith('client-key-idle', [
  ['s', 'client-key-draw'],
  ['d', 'client-key-take'],
  ['c', 'client-key-coup'],
  ['p', 'client-key-parade'],
  ['r', 'client-key-mirror'],
  ['u', 'client-key-u-turn'],
  ['.', 'client-key-let'],
]);

/** What the keys reach. */
export const handsOf = (seat: SprintSeat, calls: Calls, teller: Teller): Hands => ({
  slots: seat.slots,
  slot: seat.slot,
  targets: seat.targets,
  target: seat.plan?.target ?? null,
  ready: seat.ready,
  refusal: seat.refusal,
  choose: (key) => seat.choose(key),
  number: (index) => chooseAsked(index) || speak(index, seat, calls),
  aim: (target) => {
    seat.revise({ target, loot: null });
    return seat.plan?.use === 'attack' ? teller.names(membersOf(seat.view, target)) : teller.name(target);
  },
  play: () => seat.play(),
  idle: () => (seat.slot === null ? seat.pass() : seat.discard()),
  moves: () => readMoves(seat, teller),
  keys: {
    s: () => seat.draw('stock'),
    d: () => seat.draw('discard'),
    c: () => answer(seat, heldOf(seat, 'botte')),
    p: () => answer(seat, heldOf(seat, 'parade')),
    r: () => answer(seat, specialOn(seat, 'attack')),
    u: () => answer(seat, tried(seat) ?? specialOn(seat, 'distance')),
    '.': () => seat.decline(),
    k: () => calls.killer(),
  },
});

/** Chooses a card of those that are asked about, if any are. */
function chooseAsked(index: number): boolean {
  const asked = document.querySelectorAll<HTMLElement>('.drawer li button');
  asked[index]?.focus();
  asked[index]?.click();
  return asked.length > 0;
}

/** Says what has just been laid, or makes the sound of what is about to be. */
function speak(index: number, seat: SprintSeat, calls: Calls): boolean {
  const [km, sound] = [seat.view.kilometres[index], seat.view.sounds[index]];
  if (seat.view.window?.unsaid === true && km !== undefined) calls.say(km);
  else if (seat.shout.attack !== null && sound !== undefined) seat.shout.make(sound);
  else return false;
  return true;
}

const heldOf = (seat: SprintSeat, kind: string): string | undefined =>
  seat.replies.find((card) => faceOf(seat.game, card).kind === kind);

/** The special card that answers an attack or a distance, while there is one to answer. */
function specialOn({ view }: SprintSeat, on: Window['on']): string | undefined {
  return (view.window?.on === on ? view.window.special : null) ?? undefined;
}

/** The card that one tries to answer with, where nobody helps. */
const tried = (seat: SprintSeat): string | undefined => (seat.hints ? undefined : seat.slot?.card);

function answer(seat: SprintSeat, card: string | undefined): void {
  if (card !== undefined && (seat.replies.includes(card) || card === tried(seat))) seat.reply(card);
}
