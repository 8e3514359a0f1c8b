import type { CardClass } from '../design/inks';
import { circle } from '../design/geometry';
import { LOOKS, lookOf } from '../looks/looks';
import type { GameInfo } from '../wire';
import type { Face } from './faces';
import { hole, solid } from './pictograms/shape';

/** The games whose cards are drawn. */
export const DRAWN_GAMES: readonly string[] = Object.entries(LOOKS).flatMap(([game, { faces }]) =>
  Object.keys(faces).length > 0 ? [game] : [],
);

/** What the server says the cards are for, of games that are not drawn. */
const CLASSES = new Map<string, ReadonlyMap<string, CardClass>>();

/** How many of each card the usual deck of a game has. */
const COPIES = new Map<string, ReadonlyMap<string, number>>();

/** The games that give time to answer what was played. */
const ANSWERED = new Set<string>();

/** Hears what there is, so that what is not drawn can be shown plainly, and what is not there goes unsaid. */
export function learnGames(games: readonly GameInfo[]): void {
  for (const { name, cards, options } of games) {
    CLASSES.set(name, new Map(cards.map((card) => [card.name, card.class])));
    COPIES.set(name, new Map(cards.map((card) => [card.name, card.copies])));
    if (options.some(({ scope }) => scope === 'clock')) ANSWERED.add(name);
  }
}

/** How many of a card the usual deck of a game has; `null` if nobody has said so. */
export const copiesOf = (game: string, card: string): number | null => COPIES.get(game)?.get(card) ?? null;

/** Whether what was played may be answered in a game. */
export const hasAnswers = (game: string): boolean => ANSWERED.has(game);

/** The letters in the corners of the cards, and the cards that bear each. */
export function lettersOf(game: string): [letter: string, cards: string[]][] {
  const letters = new Map<string, string[]>();
  for (const card of cardNames(game)) {
    const face = faceOf(game, card);
    if (face.kind !== 'distance') letters.set(face.index, [...(letters.get(face.index) ?? []), card]);
  }
  return [...letters];
}

/** The names of all cards of a game, distances first; a choice of the table may leave one out. */
export function cardNames(game: string): string[] {
  const drawn = Object.keys(lookOf(game).faces);
  return drawn.length > 0 ? drawn : [...(CLASSES.get(game)?.keys() ?? [])];
}

/** What is drawn on a card; one that nobody has drawn is told by its first letter and its name. */
export function faceOf(game: string, card: string): Face {
  return lookOf(game).faces[card] ?? plainFace(card, CLASSES.get(game)?.get(card));
}

const BLANK = [solid(circle(32, 32, 20)), hole(circle(32, 32, 12))];

function plainFace(card: string, kind: CardClass = /^\d+$/.test(card) ? 'distance' : 'special'): Face {
  if (kind === 'distance') return { kind, km: Number(card) };
  return { kind, index: card.charAt(0).toUpperCase(), pictogram: BLANK };
}
