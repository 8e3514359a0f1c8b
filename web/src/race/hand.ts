/** A place in the hand: a card, or a stack of equal cards where the hand is large. */
export interface Slot {
  /** The same as long as the card stays in the hand. */
  readonly key: string;
  readonly card: string;
  readonly count: number;
}

/** Lit can be laid; asleep is out of turn; open can be tried, and nobody says what will come of it. */
export type CardState = 'lit' | 'unlit' | 'asleep' | 'open';

/** As many cards lie side by side; more are stacked by kind. */
const SIDE_BY_SIDE = 8;

export function slotsOf(cards: readonly string[]): Slot[] {
  const stacked = cards.length > SIDE_BY_SIDE;
  const seen = new Map<string, number>();
  for (const card of cards) seen.set(card, (seen.get(card) ?? 0) + 1);
  return [...seen].flatMap(([card, count]) =>
    stacked
      ? [{ key: card, card, count }]
      : Array.from({ length: count }, (_, i) => ({ key: i === 0 ? card : `${card} ${i}`, card, count: 1 })),
  );
}
