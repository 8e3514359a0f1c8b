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

/** Hears which cards there are, so that those which are not drawn can be shown plainly. */
export function learnCards(games: readonly GameInfo[]): void {
  for (const { name, cards } of games)
    CLASSES.set(name, new Map(cards.map((card) => [card.name, card.class])));
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
