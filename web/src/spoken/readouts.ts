import { endOf } from '../table/clock';
import type { BegunTable } from '../table/family';
import { linesOf } from '../table/journal';
import type { Teller } from '../words/teller';
import type { Readout } from './vocabulary';
import type { Told } from './told';

/** What is read out on request. */
export function readOut(
  what: Exclude<Readout, 'advice' | 'moves'>,
  { hand, boards, piles }: Told,
  table: BegunTable,
  teller: Teller,
): string {
  switch (what) {
    case 'hand':
      return hand === null || hand.length === 0
        ? teller.say('client-read-no-cards')
        : hand.map(({ name }, i) => teller.say('spoken-held-card', { number: i + 1, card: name })).join(', ');
    case 'table':
      return boards.map(({ title, lines }) => `${title}. ${lines.join(', ')}.`).join(' ');
    case 'piles':
      return piles.join(' ');
    case 'log':
      return readLog(table, teller);
    case 'time':
      return readTime(table, teller);
    case 'help':
      return teller.say('spoken-help');
  }
}

function readLog({ log }: BegunTable, teller: Teller): string {
  const lines = linesOf(log, teller, 'all', true).map(({ text }) => text);
  return lines.length === 0 ? teller.say('client-read-nothing-yet') : lines.toReversed().join(' ');
}

function readTime({ news: { clock, turn } }: BegunTable, teller: Teller): string {
  const running = clock ?? turn;
  if (running === null) return teller.say('client-read-no-clock');
  const left = Math.max(0, endOf(running) - performance.now());
  return teller.say('spoken-clock', { seconds: Math.ceil(left / 1000) });
}
