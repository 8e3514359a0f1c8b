import { load } from '../words/files';
import { Lexicon } from '../words/lexicon';

/** Names to try the cards with; the app itself hands in names in the reader's language. */

await load('fr');
const lexicon = new Lexicon('fr');

export const gameTitle = (game: string): string => lexicon.say(`game-${game}`);

/** A distance is called by its number. */
export const sampleName = (game: string, card: string): string =>
  /^\d+$/.test(card) ? card : lexicon.say(`card-${game}-${card}`);
