import { faceOf } from '../cards/catalogue';
import type { DrawnGame } from '../cards/catalogue';
import type { Teller } from '../words/teller';
import type { Seen } from './types';
import { soundText } from './voice';

/** What somebody said or called, over their place. */
export interface Bubble {
  readonly seat: string;
  readonly text: string;
  /** A call is louder than a number. */
  readonly loud: boolean;
}

/** What is heard of an event; `null` if it is silent. */
export function bubbleOf(event: Seen, teller: Teller): Bubble | null {
  const { type, seat } = event;
  if (seat === null) return null;
  const says = (text: string | null, loud = true): Bubble | null =>
    text === null ? null : { seat, text, loud };
  switch (type) {
    case 'travelled':
    case 'announced':
      return says(numberOf(event, teller.game as DrawnGame), false);
    case 'attacked':
      return says(soundOf(event, teller.game as DrawnGame));
    case 'held-up':
      return says(teller.say('client-sprint-hold-up'));
    case 'killed':
    case 'called-in-vain':
      return says(teller.say('client-sprint-killer'));
    case 'u-turned':
      return says(teller.say('client-sprint-u-turn'));
    default:
      return null;
  }
}

/** Whether the cards of a game make sounds, so that the program speaks for those who lay them. */
const isLoud = (game: DrawnGame): boolean => game === 'fun-speed';

function numberOf({ said, card, times }: Seen, game: DrawnGame): string | null {
  if (said !== null && /^\d+$/.test(said)) return said;
  return said === 'right' && card !== null && isLoud(game) ? String(Number(card) * (times ?? 1)) : null;
}

function soundOf({ said, card }: Seen, game: DrawnGame): string | null {
  if (said !== 'right' || card === null) return soundText(said ?? '');
  const face = faceOf(game, card);
  return face.kind === 'distance' ? null : (face.sound ?? null);
}
