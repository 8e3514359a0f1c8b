import type { Bubble } from '../moments/moment';
import type { Teller } from '../words/teller';
import type { Seen } from './types';

/** The sound of an attack, as it is written. */
export const soundText = (sound: string, teller: Teller): string =>
  teller.say('client-sprint-sound', { sound });

/** What is heard of an event; `null` if it is silent. */
export function bubbleOf(event: Seen, teller: Teller): Bubble | null {
  const says = (seat: string | null, text: string | null, loud = true): Bubble | null =>
    seat === null || text === null ? null : { seat, text, loud };
  switch (event.type) {
    case 'travelled':
      return says(event.seat, event.heard === null ? null : String(event.heard), false);
    case 'announced':
      return says(event.seat, String(event.km), false);
    case 'attacked':
      return says(event.seat, event.heard === null ? null : soundText(event.heard, teller));
    case 'held-up':
      return says(event.seat, teller.say('client-sprint-hold-up'));
    case 'killed':
    case 'called-in-vain':
      return says(event.seat, teller.say('client-sprint-killer'));
    case 'u-turned':
      return says(event.seat, teller.say('client-sprint-u-turn'));
    default:
      return null;
  }
}
