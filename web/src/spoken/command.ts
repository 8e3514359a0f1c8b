import { faceOf } from '../cards/catalogue';
import type { Action } from '../wire';
import type { Teller } from '../words/teller';
import type { Deed, Told } from './told';
import { isLegal } from './told';
import type { Kind, Readout } from './vocabulary';
import { KINDS, READOUTS, wordsFor } from './vocabulary';

/** What a command comes to: something is done, one of several is to be chosen, or something is read out. */
export type Outcome =
  | { readonly is: 'done'; readonly deed: Deed }
  | { readonly is: 'open'; readonly deeds: readonly Deed[] }
  | { readonly is: 'read'; readonly what: Readout }
  | { readonly is: 'said'; readonly text: string };

/** Letters as they are compared: without accents and in one size. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

const tokensOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}.?-]+/u)
    .filter((word) => word !== '');

/** Understands what was typed at a table; `open` is what was last to be chosen from. */
export function understand(text: string, told: Told, teller: Teller, open: readonly Deed[] = []): Outcome {
  const [first = '', ...rest] = tokensOf(text);
  const number = numberIn(first);
  if (number !== null) {
    const chosen = rest.length === 0 ? open[number - 1] : undefined;
    return chosen === undefined ? play([first, ...rest], told, teller) : { is: 'done', deed: chosen };
  }
  const kind = KINDS.find((one) => wordsFor(one, teller).some((word) => plain(word) === first));
  if (kind === undefined) return said(teller, 'spoken-not-understood', { text });
  if (READOUTS.has(kind)) return { is: 'read', what: kind as Readout };
  return obey(kind as Exclude<Kind, Readout>, rest, told, teller);
}

function obey(kind: Exclude<Kind, Readout>, rest: readonly string[], told: Told, teller: Teller): Outcome {
  switch (kind) {
    case 'play':
      return play(rest, told, teller);
    case 'why':
      return why(rest, told, teller);
    case 'card':
      return about(rest, told, teller);
    case 'discard':
      // Where one draws, the letter of the discard pile takes its top.
      if (rest.length === 0 && fitting('take', told, teller).length > 0)
        return obey('take', [], told, teller);
      return one(withCard(rest, fitting('discard', told, teller), told), teller);
    // Here a number is what is said.
    case 'say':
      return one(narrowed(fitting('say', told, teller), rest), teller);
    default:
      return one(withCard(rest, fitting(kind, told, teller), told), teller);
  }
}

/** What may be done that is of a kind. */
const fitting = (kind: Exclude<Kind, Readout>, { deeds }: Told, teller: Teller): Deed[] =>
  deeds.filter((deed) => isLegal(deed) && kindOf(deed.action, teller.game) === kind);

/** By which command an action is asked for. */
export function kindOf(action: Action, game: string): Kind {
  switch (action.type) {
    case 'discard':
    case 'forfeit':
    case 'forfeit-safety':
      return 'discard';
    case 'reply':
      return ANSWERS[faceOf(game, action.card).kind] ?? 'special';
    case 'extend':
      return 'coup';
    case 'decline':
    case 'stop':
      return 'decline';
    case 'draw':
      return action.from === 'stock' ? 'draw' : 'take';
    case 'pass':
    case 'say':
    case 'killer':
    case 'hold-up':
    case 'roll':
    case 'leave':
      return action.type;
    default:
      return 'play';
  }
}

const ANSWERS: Readonly<Record<string, Kind>> = { botte: 'coup', parade: 'parade' };

const numberIn = (word: string): number | null => (/^\d{1,2}$/.test(word) ? Number(word) : null);

/**
 * Plays the card with a number; where nobody holds cards, does what has this number. Anything goes by its
 * words.
 */
function play(rest: readonly string[], told: Told, teller: Teller): Outcome {
  const deeds = fitting('play', told, teller);
  const number = numberIn(rest[0] ?? '');
  const chosen = told.hand === null && number !== null && rest.length === 1 ? deeds[number - 1] : undefined;
  const found = chosen === undefined ? withCard(rest, deeds, told) : [chosen];
  if (found.length > 0) return one(found, teller);
  const named = withCard(rest, told.deeds.filter(isLegal), told);
  if (rest.length === 1 && number !== null) return why(rest, told, teller);
  return one(rest.length === 0 ? [] : named, teller);
}

/** Those with the card whose number comes first, as the other words tell them apart. */
function withCard([first = '', ...rest]: readonly string[], deeds: readonly Deed[], told: Told): Deed[] {
  const number = numberIn(first);
  const held = number === null ? undefined : told.hand?.[number - 1];
  if (held === undefined)
    return number === null && first !== '' ? narrowed(deeds, [first, ...rest]) : [...deeds];
  return narrowed(
    deeds.filter(({ card }) => card === held.card),
    rest,
  );
}

/** Those in whose words every given word begins one; what is called exactly so first, then whole words. */
function narrowed(deeds: readonly Deed[], words: readonly string[]): Deed[] {
  const exact = deeds.find((deed) => tokensOf(deed.words).join(' ') === words.join(' '));
  if (exact !== undefined) return [exact];
  let left = [...deeds];
  for (const word of words) {
    const whole = left.filter((deed) => tokensOf(deed.words).includes(word));
    left =
      whole.length > 0
        ? whole
        : left.filter((deed) => tokensOf(deed.words).some((token) => token.startsWith(word)));
  }
  return left;
}

function one(deeds: readonly Deed[], teller: Teller): Outcome {
  const [deed] = deeds;
  if (deed === undefined) return said(teller, 'spoken-nothing-like-that');
  return deeds.length === 1 ? { is: 'done', deed } : { is: 'open', deeds };
}

const said = (teller: Teller, key: string, args: Record<string, string> = {}): Outcome => ({
  is: 'said',
  text: teller.say(key, args),
});

/** Why a card cannot be played, or that it can. */
function why(rest: readonly string[], told: Told, teller: Teller): Outcome {
  const { deeds, hand } = told;
  const held = hand?.[(numberIn(rest[0] ?? '') ?? 0) - 1];
  const about =
    held === undefined
      ? narrowed(deeds, rest)
      : deeds.filter(({ card, action }) => card === held.card && action.type !== 'discard');
  if (about.some(isLegal)) return said(teller, 'spoken-can', { deeds: textOf(about.filter(isLegal)) });
  const reasons = new Set(
    about.flatMap(({ refusal }) => (refusal === null ? [] : [teller.tell(refusal.sentence)])),
  );
  return reasons.size === 0 ? said(teller, 'spoken-no-reason') : { is: 'said', text: [...reasons].join(' ') };
}

/** What a card does. */
function about([number = '']: readonly string[], { hand }: Told, teller: Teller): Outcome {
  const held = hand?.[(numberIn(number) ?? 0) - 1];
  return held === undefined
    ? said(teller, 'spoken-no-such-card')
    : { is: 'said', text: teller.say('spoken-about', { card: held.name, about: held.about }) };
}

/** Some deeds as a sentence. */
export const textOf = (deeds: readonly Deed[]): string => deeds.map(({ words }) => words).join(' ; ');
