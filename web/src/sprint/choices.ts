import { faceOf } from '../cards/catalogue';
import type { Meaning } from '../design/steady.svelte';
import { membersOf, ownHand, playerAt } from '../race/zones';
import type { Fate, OnTop } from '../wire';
import { isLegal } from './plan';
import type { SprintSeat } from './seat.svelte';
import type { Action, Prospect, View } from './types';

/** What the components of the table offer to choose from, besides a card of the hand. */

/** Which plates are shown: to answer, to draw, or to play. */
export type Plates = 'reply' | 'draw' | 'play';

/** Drawing comes first, unless the chosen card can be played or discarded without. */
export function platesOf(seat: SprintSeat): Plates {
  const { view } = seat;
  if (seat.asked && (view.window?.on === 'distance' || !seat.hints)) return 'reply';
  const isUnfit = seat.slot === null || (!view.strict && seat.move === null && !seat.mayDiscard);
  return seat.early.possible || (seat.draws && isUnfit) ? 'draw' : 'play';
}

/** What the plates are for; `null` if they are out of use. */
export function meaningOf(seat: SprintSeat): Meaning | null {
  const { phase, course, window } = seat.view;
  // Who is asked anew is asked about another card.
  if (seat.asked)
    return { what: `reply ${window?.by} ${window?.card}`, covers: questionOf(seat) === 'answer' };
  if (seat.draws || seat.early.possible) return { what: 'draw', covers: false };
  if (!seat.mine) return null;
  if (phase === 'play' || phase === 'use')
    return { what: course === 'reply' ? 'pass' : 'play', covers: false };
  return { what: phase, covers: true };
}

/** What is asked in a drawer over the hand. */
export type Question = 'answer' | 'exchange' | 'prize' | 'swap' | 'steal' | 'demand' | 'rename';

export function questionOf(seat: SprintSeat): Question | null {
  const { view, plan } = seat;
  if (seat.asked) return view.window?.on === 'attack' && seat.hints ? 'answer' : null;
  if (!seat.mine) return null;
  if (view.phase === 'search') return 'exchange';
  if (view.phase === 'rob' || view.phase === 'pay') return 'prize';
  if (plan?.swaps === true) return 'swap';
  if (plan?.target != null && (plan.use === 'steal' || plan.use === 'demand')) return plan.use;
  return 'rename';
}

/** What else can be chosen for the card, each empty if there is no choice. */
export interface Extras {
  readonly accelerators: readonly number[];
  readonly carried: readonly string[];
  readonly attacks: readonly string[];
  /** Which card may end on top of the discard pile. */
  readonly tops: readonly OnTop[];
  /** Whether a pair can be swapped instead. */
  readonly swaps: boolean;
}

export function extrasOf({ mine, plan, options, swapsOnly }: SprintSeat): Extras | null {
  if (!mine || plan === null || options === null || plan.swaps) return null;
  const choice = <T>(items: readonly T[]): readonly T[] => (items.length > 1 ? items : []);
  const lifts = plan.use === 'parry' && plan.attack !== null && options.attacks.length > 0;
  return {
    accelerators: choice(options.accelerators),
    carried: choice(options.carried),
    attacks: choice(options.attacks),
    tops: lifts ? TOPS : [],
    swaps: options.wanted.length > 0 && !swapsOnly,
  };
}

export const TOPS: readonly OnTop[] = ['parade', 'attack'];

/** What the small plate does. */
export const idleOf = ({ mine, view, slot }: SprintSeat): 'pass' | 'discard' =>
  mine && view.course === 'reply' && slot === null ? 'pass' : 'discard';

/** The cards that answer an attack, by the place that they have for everybody. */
export interface Answers {
  readonly botte: string | null;
  readonly parades: readonly string[];
  /** The special card of this window. */
  readonly special: string | null;
}

export function answersOf({ replies, game, view }: SprintSeat): Answers {
  const held = (kind: string): string[] => replies.filter((card) => faceOf(game, card).kind === kind);
  return {
    botte: held('botte')[0] ?? null,
    parades: held('parade'),
    special: replies.find((card) => card === view.window?.special) ?? null,
  };
}

/** The card that answers without a drawer: where nobody helps any card can be tried. */
export const answerOf = ({ hints, slot, replies }: SprintSeat): string | null =>
  (hints ? replies[0] : slot?.card) ?? null;

/** The cards of the hand looked into, and those of one's own. */
export const exchangesOf = (view: View): { takes: readonly string[]; gives: readonly string[] } => ({
  takes: [...new Set(playerAt(view, view.searched ?? '')?.known)],
  gives: [...new Set(ownHand(view))],
});

/** What a call has won, or what a wrong one costs. */
export type Prize = Extract<Action, { type: 'rob' | 'forfeit' | 'forfeit-safety' }>;

export const prizesOf = (prospects: readonly Prospect[]): Prize[] =>
  prospects
    .filter(isLegal)
    .flatMap(({ action }) =>
      action.type === 'rob' || action.type === 'forfeit' || action.type === 'forfeit-safety' ? [action] : [],
    );

/** The partners of the seat that is aimed at, whom the same card can be aimed at. */
export function partnersOf({ view, plan, options }: SprintSeat): readonly string[] {
  const team = view.players.find(({ seat }) => seat === plan?.target)?.team ?? '';
  return membersOf(view, team).filter((letter) => options?.targets.includes(letter));
}

/** What the drawers do. */

export const demand = (seat: SprintSeat, of: string, card: string): Promise<boolean> =>
  seat.act({ type: 'demand', of, card });

export const rename = (seat: SprintSeat, of: string, card: string): Promise<boolean> =>
  seat.act({ type: 'rename', of, card });

export const exchange = (seat: SprintSeat, take: string, give: string): Promise<boolean> =>
  seat.act({ type: 'exchange', take, give });

/** Takes the distance that is chosen, of the team that is aimed at. */
export async function steal(seat: SprintSeat, then: Fate): Promise<boolean> {
  const { target, loot } = seat.plan ?? { target: null, loot: null };
  return target !== null && loot !== null && seat.act({ type: 'steal', from: target, ...loot, then });
}
