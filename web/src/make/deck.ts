import type { CardInfo } from '../wire';

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

/** A deck as the server reads it. */
export const listOf = (copies: ReadonlyMap<string, number>): string =>
  LIST + [...copies].map(([card, count]) => `${count}x${card}`).join(',');
