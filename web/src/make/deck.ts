import type { CardInfo, DeckFault } from '../wire';
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

/** What is wrong with a deck, and with which of its cards. */
export function deckProblem(lexicon: Lexicon, game: string, fault: DeckFault): string {
  const nameOf = (card: string): string => lexicon.find(`card-${game}-${card}`) ?? card;
  switch (fault.type) {
    case 'too-few':
      return lexicon.say('client-deck-few', { card: nameOf(fault.card), least: fault.least });
    case 'too-many':
      return lexicon.say('client-deck-many', { card: nameOf(fault.card), most: fault.most });
    case 'size':
      return lexicon.say('client-deck-size', {
        cards: fault.cards,
        fewest: fault.fewest,
        most: fault.most,
      });
    case 'no-such-card':
    case 'unreadable':
      return lexicon.say('client-deck-bad');
  }
}

/** A deck as the server reads it. */
export const listOf = (copies: ReadonlyMap<string, number>): string =>
  LIST + [...copies].map(([card, count]) => `${count}x${card}`).join(',');
