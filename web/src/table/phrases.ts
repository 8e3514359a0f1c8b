import type { Phrase } from '../wire';

/** What people can say to each other, and in which words. */
export const PHRASES = [
  { phrase: 'hello', key: 'client-phrase-hello' },
  { phrase: 'well-played', key: 'client-phrase-well-played' },
  { phrase: 'ouch', key: 'client-phrase-ouch' },
  { phrase: 'thanks', key: 'client-phrase-thanks' },
  { phrase: 'your-turn', key: 'client-phrase-your-turn' },
  { phrase: 'one-minute', key: 'client-phrase-one-minute' },
  { phrase: 'good-road', key: 'client-phrase-good-road' },
  { phrase: 'bye', key: 'client-phrase-bye' },
] as const satisfies readonly { phrase: Phrase; key: string }[];

/** The words of a phrase; a newer server may know one that this page does not. */
export const phraseKey = (phrase: Phrase): string =>
  PHRASES.find((known) => known.phrase === phrase)?.key ?? 'client-phrases';
