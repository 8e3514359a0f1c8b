import { faceOf } from '../cards/catalogue';
import { ownZone } from '../race/zones';
import type { Heard } from '../table/heard';
import { noisesOf } from '../table/heard';
import type { Noise } from '../table/synth';
import type { BornesTable, Seen, View } from './types';

export const heardAt = ({ fresh, news, info }: BornesTable): Heard => ({
  noises: noisesOf(fresh, (event) => noiseOf(event, news.view, info.game)),
  spoken: [],
});

function noiseOf(event: Seen, view: View, game: string): Noise | null {
  switch (event.type) {
    case 'turn-began':
      return event.seat === view.you ? 'turn' : null;
    case 'laid': {
      const { kind } = faceOf(game, event.card);
      return kind === 'distance' || kind === 'parade' ? kind : null;
    }
    case 'attacked':
      return event.on === ownZone(view).team ? 'attack' : 'far-attack';
    case 'replied':
      return 'coup';
    case 'extended':
      return 'whistle';
    default:
      return null;
  }
}
