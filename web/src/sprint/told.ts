import type { Stands } from '../race/field';
import type { Aside } from '../race/stand';
import { boardsOf, handOf, pilesOf } from '../race/told';
import { membersOf, ownHand, playerAt } from '../race/zones';
import type { Deed, Told } from '../spoken/told';
import { deedWords } from '../spoken/words';
import type { Teller } from '../words/teller';
import { TOPS } from './choices';
import { isLegal, isSpoken, useOf } from './plan';
import { outcome } from './plates';
import type { SprintSeat } from './seat.svelte';
import type { Action, Prospect, View } from './types';

/** A table of Rush and Fun & Speed, in words. */
export const toldOf = (seat: SprintSeat, stands: Stands, aside: Aside, teller: Teller): Told => ({
  deeds: triedBy(seat).map((prospect) => deedOf(prospect, seat.view, teller)),
  hand: handOf(seat.view, teller),
  question: questionOf(seat.view, teller),
  boards: boardsOf(stands, seat.view, teller),
  piles: pilesOf(seat.view.stock, aside, true, teller),
});

/** What can be done or tried: what the server names, what it leaves to players to name, and calls. */
export function triedBy(seat: SprintSeat): Prospect[] {
  const { view, prospects } = seat;
  const further = [...repliesOf(seat), ...renamesOf(seat), ...tradesOf(view), ...callsOf(view)];
  return [
    ...prospects.flatMap((prospect) => namedBy(prospect, seat)),
    ...further.map((action): Prospect => ({ action, outlook: null, refusal: null })),
  ];
}

/** What one prospect of the server stands for: any card can be demanded, any word said. */
function namedBy(prospect: Prospect, { view, prospects, hints }: SprintSeat): Prospect[] {
  const { action } = prospect;
  const as = (other: Action): Prospect => ({ ...prospect, action: other });
  // Where mistakes are punished, nobody says what is one.
  if (!isLegal(prospect)) return view.strict ? [] : [prospect];
  switch (action.type) {
    case 'demand':
      return isFirst(prospect, prospects) ? view.demandable.map((card) => as({ ...action, card })) : [];
    case 'rename':
    case 'exchange':
      // What can be named here is known without the server.
      return [];
    case 'reply':
      return hints ? [prospect] : [];
    case 'lay':
    case 'attack': {
      if (!isSpoken(prospects, action)) return [prospect];
      if (action.saying !== 'nothing') return [];
      const words = action.type === 'lay' ? view.kilometres : view.sounds;
      return [prospect, ...words.map((saying) => as({ ...action, saying }))];
    }
    default:
      return [prospect];
  }
}

/** Whether no earlier prospect demands of the same seat. */
function isFirst({ action }: Prospect, prospects: readonly Prospect[]): boolean {
  if (action.type !== 'demand') return true;
  const same = ({ action: other }: Prospect): boolean => other.type === 'demand' && other.of === action.of;
  return prospects.find((other) => same(other) && isLegal(other))?.action === action;
}

/** The cards that may be demanded instead of others. */
function renamesOf({ view, mine }: SprintSeat): Action[] {
  if (!mine || ['search', 'rob', 'pay'].includes(view.phase)) return [];
  return view.renaming.flatMap((of) => {
    const marker = view.players.find(({ seat }) => seat === of)?.marker?.card;
    return view.demandable
      .filter((card) => card !== marker)
      .map((card): Action => ({ type: 'rename', of, card }));
  });
}

/** What may be taken from the hand one looks into, and given for it. */
function tradesOf(view: View): Action[] {
  if (view.phase !== 'search' || (view.chooser ?? view.turn) !== view.you) return [];
  const gives = [...new Set(ownHand(view))];
  return [...new Set(playerAt(view, view.searched ?? '')?.known)].flatMap((take) =>
    gives.map((give): Action => ({ type: 'exchange', take, give })),
  );
}

/** What is called out, whoever is on turn. */
function callsOf(view: View): Action[] {
  const said = view.window?.unsaid === true ? view.kilometres : [];
  if (view.you === null) return [];
  return [
    ...said.map((km): Action => ({ type: 'say', km })),
    ...(view.killer ? [{ type: 'killer' } as const] : []),
    ...(view.hold_up ? [{ type: 'hold-up' } as const] : []),
  ];
}

/** Where nobody says which card answers, any can be tried. */
function repliesOf({ asked, hints, view, prospects, game }: SprintSeat): Action[] {
  if (!asked || hints) return [];
  return [...new Set(ownHand(view))].flatMap((card) => {
    const isParade = view.window?.on === 'attack' && useOf(prospects, game, card) === 'parry';
    return (isParade ? TOPS : (['parade'] as const)).map((top): Action => ({ type: 'reply', card, top }));
  });
}

/** What is done with a card of the hand and names it. */
const WITH_CARD: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'lay',
  'parry',
  'attack',
  'discard',
  'reply',
  'swap',
]);

function deedOf(prospect: Prospect, view: View, teller: Teller): Deed {
  const { action, special = null, refusal } = prospect;
  const naming = (letter: string): string =>
    action.type === 'attack' || action.type === 'steal'
      ? teller.names(membersOf(view, letter))
      : teller.name(letter);
  const card = 'card' in action && WITH_CARD.has(action.type) ? action.card : special;
  return { action, card, words: deedWords(action, teller, naming, outcome(prospect, view)), refusal };
}

function questionOf({ window }: View, teller: Teller): string | null {
  if (window?.asked !== true) return null;
  const [name, card] = [teller.name(window.by), teller.aCard(window.card)];
  return window.on === 'attack'
    ? teller.say('client-reaction-text', { name, card })
    : teller.say('spoken-distance', { name, card: teller.card(window.card), times: window.times });
}
