import { ApiError } from '../net/api';
import type { Lexicon } from '../words/lexicon';
import { culpritsOf } from '../words/options';
import { deckProblem } from './deck';

/** Why a table cannot be as it is wanted; what stands in the way is named. */
export function tableProblem(lexicon: Lexicon, game: string, why: unknown): string {
  if (!(why instanceof ApiError)) return lexicon.say('problem-unknown');
  if (why.deck !== undefined) return deckProblem(lexicon, game, why.deck);
  const culprits = culpritsOf(lexicon, game, why.options);
  return culprits === null
    ? lexicon.say(`problem-${why.key}`)
    : lexicon.say('client-not-together', { options: culprits });
}
