import type { Heard } from '../table/heard';
import { noisesOf } from '../table/heard';
import type { Noise } from '../table/synth';
import type { CaveTable, Seen, View } from './types';

export const heardAt = ({ fresh, news }: CaveTable): Heard => ({
  noises: noisesOf(fresh, (event) => noiseOf(event, news.view)),
  spoken: [],
});

function noiseOf(event: Seen, view: View): Noise | null {
  switch (event.type) {
    case 'turn-began':
      return event.seat === view.you ? 'turn' : null;
    case 'rolled':
      return 'roll';
    case 'walked':
    case 'carried':
    case 'left':
      return 'step';
    case 'took':
      return 'treasure';
    case 'genie-came':
      return 'whistle';
    case 'chief-came':
      return 'far-attack';
    default:
      return null;
  }
}
