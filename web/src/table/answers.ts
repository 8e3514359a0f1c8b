import type { Answer } from '../wire';
import type { Phrase } from '../words/lexicon';

/** What became of a request that was not played, in words. */
export const ANSWERS: Readonly<Partial<Record<Answer['type'], Phrase>>> = {
  stale: { key: 'client-answer-stale' },
  hushed: { key: 'client-answer-hushed' },
  'too-talkative': { key: 'client-answer-too-talkative' },
  'not-over': { key: 'problem-not-over' },
  'no-next-round': { key: 'client-answer-no-next-round' },
  'not-kept': { key: 'client-answer-not-kept' },
  'not-advised': { key: 'client-answer-not-advised' },
  'nothing-to-decide': { key: 'client-answer-nothing-to-decide' },
  'too-busy': { key: 'client-answer-too-busy' },
};

/** Nothing goes on, because nothing can be kept. */
export const STALLED: Phrase = { key: 'client-table-stalled' };

/** Nothing goes on any more, because what was kept is damaged. */
export const DAMAGED: Phrase = { key: 'client-table-damaged' };
