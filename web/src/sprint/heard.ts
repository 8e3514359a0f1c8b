import { ownZone } from '../race/zones';
import type { Heard } from '../table/heard';
import { noisesOf } from '../table/heard';
import type { Noise } from '../table/synth';
import { isNoise } from '../table/synth';
import type { Teller } from '../words/teller';
import { bubbleOf } from './bubbles';
import type { Seen, SprintTable, View } from './types';

/** The sounds of attacks are made; everything else that is said or called is spoken. */
export const heardAt = ({ fresh, news }: SprintTable, teller: Teller): Heard => ({
  noises: noisesOf(fresh, (event) => noiseOf(event, news.view)),
  spoken: fresh.flatMap(({ event }) =>
    event.type === 'attacked' ? [] : (bubbleOf(event, teller)?.text ?? []),
  ),
});

function noiseOf(event: Seen, view: View): Noise | null {
  switch (event.type) {
    case 'turn-began':
      return event.seat === view.you ? 'turn' : null;
    case 'travelled':
      return 'distance';
    case 'attacked': {
      if (event.heard !== null && isNoise(event.heard)) return event.heard;
      return event.on === ownZone(view).team ? 'attack' : 'far-attack';
    }
    case 'parried':
    case 'countered':
      return 'parade';
    case 'coup-fourre':
      return 'coup';
    case 'held-up':
    case 'killed':
      return 'whistle';
    default:
      return null;
  }
}
