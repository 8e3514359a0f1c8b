import type { CardInfo } from '../wire';
import type { Lexicon } from '../words/lexicon';

/** The option that takes a list of cards besides the decks that have a name. */
export const DECK = 'deck';

const LIST = 'list:';

/** Whether a value of an option lists the cards of a deck of one's own. */
export const isList = (value: string): boolean => value.startsWith(LIST);

/** How many of each card a deck has: as it is listed, and as printed where nothing is said. */
export function copiesIn(cards: readonly CardInfo[], value: string): Map<string, number> {
  const copies = new Map(cards.map(({ name, copies }) => [name, copies]));
  if (!isList(value)) return copies;
  for (const entry of value.slice(LIST.length).split(',')) {
    const [, count = '', card = ''] = /^(\d+)x(.+)$/.exec(entry) ?? [];
    if (copies.has(card)) copies.set(card, Number(count));
  }
  return copies;
}

/** What is wrong with a deck, and with which of its cards, by what the server says of it. */
export function deckProblem(lexicon: Lexicon, game: string, detail: string): string {
  const [, kind, card, number] = /too (few|many) of `([^`]+)`: at \w+ (\d+)/.exec(detail) ?? [];
  const [, cards, fewest, most] = /(\d+) cards: a deck has (\d+) to (\d+)/.exec(detail) ?? [];
  const name = lexicon.find(`card-${game}-${card ?? ''}`) ?? card ?? '';
  if (kind === 'few') return lexicon.say('client-deck-few', { card: name, least: Number(number) });
  if (kind === 'many') return lexicon.say('client-deck-many', { card: name, most: Number(number) });
  if (cards === undefined) return lexicon.say('client-deck-bad');
  const sizes = { cards: Number(cards), fewest: Number(fewest), most: Number(most) };
  return lexicon.say('client-deck-size', sizes);
}

/** A deck as the server reads it. */
export const listOf = (copies: ReadonlyMap<string, number>): string =>
  LIST + [...copies].map(([card, count]) => `${count}x${card}`).join(',');
