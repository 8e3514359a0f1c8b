import { describe, expect, test } from 'vitest';
import { verdictOf } from '../src/table/status';
import type { Person, Score } from '../src/wire';
import { Lexicon } from '../src/words/lexicon';
import { Teller } from '../src/words/teller';

const PEOPLE = [
  { seat: 'A', name: 'Noé' },
  { seat: 'B', name: 'Zoé' },
] as Person[];

const SCORES = {
  game: { match_goal: null, winners: ['A'], match_winners: null },
  round: { match_goal: 5000, winners: ['A'], match_winners: null },
  match: { match_goal: 5000, winners: ['B'], match_winners: ['A'] },
} as const satisfies Record<string, Partial<Score>>;

const WORDS = {
  fr: {
    game: ['Vous gagnez !', 'Noé gagne.'],
    round: ['Vous gagnez la manche !', 'Noé gagne la manche.'],
    match: ['Vous gagnez le match !', 'Noé gagne le match.'],
  },
  en: {
    game: ['You win!', 'Noé wins.'],
    round: ['You win the round!', 'Noé wins the round.'],
    match: ['You win the match!', 'Noé wins the match.'],
  },
  de: {
    game: ['Du gewinnst!', 'Noé gewinnt.'],
    round: ['Du gewinnst die Runde!', 'Noé gewinnt die Runde.'],
    match: ['Du gewinnst die Partie!', 'Noé gewinnt die Partie.'],
  },
} as const;

const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ');

describe.each(['fr', 'en', 'de'] as const)('in %s', (lang) => {
  test.each(['game', 'round', 'match'] as const)(
    'who has won the %s is told to them, and of them',
    (what) => {
      const said = (you: string): string =>
        plain(
          verdictOf(SCORES[what] as unknown as Score, new Teller(new Lexicon(lang), 'classic', PEOPLE, you)),
        );
      expect([said('A'), said('B')]).toEqual(WORDS[lang][what]);
    },
  );
});
