import type { Phrase } from '../words/lexicon';

/** What a plate says, before it is said in a language. */
export interface PlateWords {
  readonly title: Phrase;
  readonly note: Phrase | null;
  readonly tone: 'main' | 'attack' | 'parade' | 'botte' | 'special';
  /** The seat or team it is aimed at. */
  readonly on: string | null;
}
