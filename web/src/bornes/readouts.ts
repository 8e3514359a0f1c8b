import { readMoves as readCards } from '../race/readouts';
import { ownHand } from '../race/zones';
import type { Teller } from '../words/teller';
import { isLegal, isLit, offerOf, passOf } from './offers';
import type { News } from './types';

/** What can be done now. */
export function readMoves({ view, prospects }: News, teller: Teller): string {
  const lit = [...new Set(ownHand(view))].filter((card) => isLit(offerOf(prospects, card)));
  return readCards(lit, isLegal(passOf(prospects)), teller);
}
