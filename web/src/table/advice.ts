import type { Action, Answer, Chances, Person, TableInfo } from '../wire';
import type { Phrase } from '../words/lexicon';
import type { Teller } from '../words/teller';

/** What was found out about a decision. */
export type Advised = Extract<Answer, { type: 'advised' }>;

/** Whether one may ask here what would be best. The server has the last word. */
export function mayAsk({ advice, you }: TableInfo, people: readonly Person[]): boolean {
  const alone = people.filter(({ name, bot }) => name !== null && bot === null).length === 1;
  return you !== null && (advice === 'everybody' || (advice === 'alone' && alone));
}

/** An action that may be chosen, in words, and how likely it wins. */
export interface Choice {
  readonly words: string;
  readonly chances: Chances;
}

/** What may be done, the best first; what is called the same is named once, by the best of it. */
export function choicesOf({ chances }: Advised, teller: Teller): Choice[] {
  const named = new Map<string, Choice>();
  for (const one of chances) {
    const words = actionWords(one.action, teller);
    if (!named.has(words)) named.set(words, { words, chances: one });
  }
  return [...named.values()];
}

/** How likely one wins by the best of some actions; `null` if nobody has said. */
export function bestOf(advised: Advised | null, fits: (action: Action) => boolean): number | null {
  return advised?.chances.find(({ action }) => fits(action))?.wins ?? null;
}

/** How likely one wins by exactly this action. */
export function chanceOf(advised: Advised | null, wanted: Action | null): number | null {
  return wanted === null ? null : bestOf(advised, (action) => textOf(action) === textOf(wanted));
}

/** An action as text, in whatever order it was made. */
const textOf = (action: Action): string =>
  JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** How likely one wins with a card: by the best that one can do with it, or else by throwing it away. */
export function chanceWith(advised: Advised | null, card: string): number | null {
  const has = (action: Action): boolean => 'card' in action && action.card === card;
  const used = bestOf(advised, (action) => has(action) && !ASIDE.has(action.type));
  return used ?? bestOf(advised, (action) => has(action) && action.type === 'discard');
}

/** What is not done with a card of the hand, or does away with it. */
const ASIDE: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'discard',
  'demand',
  'rename',
  'rob',
  'steal',
]);

/** A share as a percentage. */
export const percent = (share: number, teller: Teller): string =>
  teller.say('client-percent', { number: Math.round(share * 100) });

/** How those are called whom an action is aimed at. */
export type Naming = (letter: string) => string;

/** What an action is, in the middle of a sentence. */
export function actionWords(
  action: Action,
  teller: Teller,
  naming: Naming = (seat) => teller.name(seat),
): string {
  const { key, args } = phraseOf(action, teller, naming);
  return teller.say(key, args);
}

function phraseOf(action: Action, teller: Teller, naming: Naming): Phrase {
  switch (action.type) {
    case 'lay':
      if ('turned' in action) return { key: 'client-do-turn', args: { turned: action.turned } };
      return 'accelerators' in action && action.accelerators > 0
        ? { key: 'client-do-lay-faster', args: { card: teller.aCard(action.card) } }
        : { key: 'client-do-lay', args: { card: teller.aCard(action.card) } };
    case 'draw':
      return { key: action.from === 'stock' ? 'client-do-draw' : 'client-do-take' };
    case 'exchange':
      return {
        key: 'client-do-exchange',
        args: { take: teller.aCard(action.take), give: teller.aCard(action.give) },
      };
    case 'swap':
      return { key: 'client-do-swap', args: { card: teller.aCard(action.wanted) } };
    default:
      return { key: WORDS[action.type], args: argsOf(action, teller, naming) };
  }
}

/** What is said of every other action. */
const WORDS = {
  attack: 'client-do-attack',
  decline: 'client-do-decline',
  demand: 'client-do-demand',
  discard: 'client-do-discard',
  enter: 'client-do-enter',
  extend: 'client-do-extend',
  fly: 'client-do-fly',
  forfeit: 'client-do-forfeit',
  'forfeit-safety': 'client-do-forfeit',
  'hold-up': 'client-do-hold-up',
  killer: 'client-do-killer',
  leave: 'client-do-leave',
  parry: 'client-do-parry',
  pass: 'client-do-pass',
  rename: 'client-do-rename',
  reply: 'client-do-reply',
  rob: 'client-do-steal',
  roll: 'client-do-roll',
  say: 'client-do-say',
  search: 'client-do-search',
  steal: 'client-do-steal',
  stop: 'client-do-stop',
  sweep: 'client-do-sweep',
  walk: 'client-do-walk',
} as const satisfies Record<Exclude<Action['type'], 'lay' | 'draw' | 'exchange' | 'swap'>, string>;

type Plain = Exclude<Action, { type: 'lay' | 'draw' | 'exchange' | 'swap' }>;

/** What fills in the words: a card, a cell, a number, and whom it is done to. */
function argsOf(action: Plain, teller: Teller, naming: Naming): Record<string, string | number> {
  const whom = ['on', 'of', 'from', 'to'].flatMap((name) =>
    name in action ? [String(action[name as keyof typeof action])] : [],
  );
  return {
    ...('card' in action ? { card: teller.aCard(action.card) } : {}),
    ...('cell' in action ? { cell: action.cell } : {}),
    ...('km' in action ? { km: action.km } : {}),
    ...(whom[0] === undefined ? {} : { name: naming(whom[0]) }),
  };
}
