import type { Naming } from '../table/advice';
import { actionWords } from '../table/advice';
import type { Action } from '../wire';
import type { Phrase } from '../words/lexicon';
import type { Teller } from '../words/teller';

/** What a team is called in a heading. Whoever reads is told which one is theirs. */
export function calledIn(members: readonly string[], you: string | null, teller: Teller): string {
  const names = teller.names(members);
  return you !== null && members.includes(you) ? teller.say('spoken-yours', { name: names }) : names;
}

/** An action in so many words that no other one is called the same. */
export function deedWords(
  action: Action,
  teller: Teller,
  naming: Naming,
  outcome: Phrase | null = null,
): string {
  const words = [
    actionWords(action, teller, naming),
    ...detailsOf(action, teller),
    ...(outcome === null ? [] : [teller.say(outcome.key, outcome.args)]),
  ];
  return words.join(', ');
}

/** What tells an action apart from another with the same card and the same aim. */
function detailsOf(action: Action, teller: Teller): string[] {
  const details: string[] = [];
  if ('accelerators' in action && action.accelerators > 1)
    details.push(teller.say('spoken-accelerators', { count: action.accelerators }));
  if ('attack' in action && action.attack !== null)
    details.push(teller.say('spoken-against', { attack: teller.card(action.attack) }));
  if ('other' in action)
    details.push(
      teller.say('spoken-pair', { card: teller.card(action.card), other: teller.card(action.other) }),
    );
  if ('times' in action && action.times > 1)
    details.push(teller.say('spoken-times', { times: action.times }));
  if ('then' in action) details.push(teller.say(FATES[action.then]));
  if ('top' in action && action.top === 'attack') details.push(teller.say('spoken-attack-on-top'));
  if ('saying' in action) details.push(...sayingOf(action.saying, teller));
  return details;
}

const FATES = { lay: 'spoken-steal-lay', keep: 'spoken-steal-keep' } as const;

/** What is said with a card; the right word needs none. */
function sayingOf(saying: number | string | null, teller: Teller): string[] {
  if (saying === null || saying === 'right') return [];
  if (saying === 'nothing') return [teller.say('spoken-silent')];
  const text =
    typeof saying === 'number' ? String(saying) : teller.say('client-sprint-sound', { sound: saying });
  return [teller.say('spoken-saying', { text })];
}
