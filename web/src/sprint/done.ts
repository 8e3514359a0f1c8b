import { isOurs } from '../race/moments';
import type { Teller } from '../words/teller';
import type { Seen, View } from './types';

/** What is done to whoever reads, in a few words. */
export interface Done {
  readonly title: string;
  readonly card: string | null;
  /** Who did it. */
  readonly seats: readonly string[];
  /** It is good for them. */
  readonly good?: boolean;
}

/** What an event does to whoever reads; `null` if it does nothing to them, or an attack, which strikes. */
export function doneTo(event: Seen, view: View, teller: Teller): Done | null {
  const { you } = view;
  if (you === null) return null;
  const done = (key: string, card: string | null, seats: readonly string[], km = 0): Done => ({
    title: teller.say(key, { km, card: card === null ? '' : teller.card(card) }),
    card,
    seats,
  });
  const worth = (card: string, times: number): number => Number(card) * times;
  switch (event.type) {
    case 'stolen':
      return isOurs(view, event.from)
        ? done('client-done-stolen', event.card, [event.seat], worth(event.card, event.times))
        : null;
    case 'robbed':
      return event.from === you || isOurs(view, event.from)
        ? done('client-done-stolen', event.card, [event.seat], worth(event.card, event.times))
        : null;
    case 'u-turned':
      return isOurs(view, event.team)
        ? done('client-done-cancelled', event.card, [event.seat], worth(event.card, event.times))
        : null;
    case 'killed':
      return isOurs(view, event.team)
        ? done('client-done-killed', event.card, event.seat === null ? [] : [event.seat])
        : null;
    case 'skipped':
      return event.seat === you ? done('client-done-skipped', null, []) : null;
    case 'mistaken':
      return event.seat === you ? done('client-done-mistake', event.shown[0] ?? null, []) : null;
    case 'fined':
      return event.seat === you ? done('client-done-fined', event.card, []) : null;
    case 'attack-void':
      return event.seat === you ? done('client-done-void', event.card, []) : null;
    case 'wrongly-called':
      return event.seat === you ? done('client-done-wrong', null, []) : null;
    case 'handed-over':
      if (event.to === you) return { ...done('client-done-use', event.card, [event.seat]), good: true };
      return event.seat === you ? done('client-done-taken', event.card, [event.to]) : null;
    case 'exchanged':
      return event.of === you ? done('client-done-taken', event.took, [event.seat]) : null;
    case 'demanded':
    case 'renamed':
      return event.of === you ? done('client-done-checked', event.card, [event.seat]) : null;
    case 'searched':
      return event.of === you ? done('client-done-searched', event.with, [event.seat]) : null;
    default:
      return 'with' in event && 'to' in event && isOurs(view, event.to)
        ? done('client-done-swapped', event.with, [event.seat])
        : null;
  }
}

/** What changes so much at once that everybody is told in large letters: the card that did it, and who. */
export function upheavalOf(event: Seen): { card: string | null; seats: readonly string[] } | null {
  switch (event.type) {
    case 'robbed':
      return { card: event.card, seats: [event.seat, event.from] };
    case 'held-up':
    case 'wrongly-called':
      return { card: null, seats: [event.seat] };
    case 'mistaken':
      return { card: event.shown[0] ?? null, seats: [event.seat] };
    case 'demanded':
      // It lies beside whoever owes a card, for all to see.
      return null;
    default:
      return 'with' in event ? { card: event.with, seats: partiesOf(event) } : null;
  }
}

/** Who played a special card, and on whom. */
function partiesOf(event: Extract<Seen, { with: string }>): readonly string[] {
  if ('from' in event) return [event.seat, event.from];
  if ('of' in event) return [event.seat, event.of];
  return 'to' in event ? [event.seat, event.to] : [event.seat];
}
