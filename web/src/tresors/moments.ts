import type { Moment } from '../moments/moment';
import { FINISH, noise, word } from '../moments/moment';
import type { SomeHappening } from '../table/family';
import { verdictOf } from '../table/status';
import type { Teller } from '../words/teller';
import type { CaveTable, Seen } from './types';
import { chiefWords, isNear } from './words';

/** How long things last in the cave, in milliseconds. */
export const STEP = 220;
const LAY_OUT = 1000;
const CHIEF = 700;
const GENIE = 900;
const WALLS = 480;
const RUN = 1400;

/** Scenes that the cave plays, by their names. */
export const SCENES = {
  layOut: 'lay-out',
  chief: 'chief',
  genie: 'genie',
  walls: 'walls',
  out: 'out',
} as const;

/** What is seen and heard of an update. */
export function momentsOf(table: CaveTable, teller: Teller): Moment[] {
  const told = table.fresh.flatMap(({ event, sentence }) => momentsFor(event, sentence, table, teller));
  return [...told, ...(table.fresh.length > 0 ? ending(table, teller) : [])];
}

function momentsFor(
  event: Seen,
  sentence: SomeHappening['sentence'],
  { news: { view } }: CaveTable,
  teller: Teller,
): Moment[] {
  const mine = 'seat' in event && event.seat === view.you;
  const say = (tone: 'danger' | 'good' | 'special', title: string | null, seats: readonly string[]): Moment =>
    word({ tone, title, text: teller.tell(sentence), card: null, seats });
  switch (event.type) {
    case 'laid-out':
      return [{ length: LAY_OUT, scene: SCENES.layOut, noise: 'deal' }];
    case 'turn-began':
      return mine ? [noise('turn')] : [];
    case 'entered':
      return [{ length: STEP, noise: 'step' }];
    case 'rolled':
      return [{ length: STEP, noise: 'roll' }];
    case 'genie-came':
      return [{ length: GENIE, scene: SCENES.genie, noise: 'genie' }, say('special', null, [event.seat])];
    case 'walked':
      return [{ length: STEP * (event.path.length - 1), noise: 'step' }];
    case 'carried':
      return [{ length: 2 * STEP, noise: 'genie' }];
    case 'left':
      return [
        ...(mine ? [say('good', teller.say('client-cave-out'), [event.seat])] : []),
        { length: RUN, scene: `${SCENES.out} ${event.seat}`, noise: 'night' },
      ];
    case 'took':
      return [{ length: 160, noise: 'treasure' }];
    case 'drew':
      return [noise('draw')];
    case 'chief-came':
      return [
        ...(isNear(view) && view.phase !== 'over' ? [say('danger', chiefWords(view, teller), [])] : []),
        { length: CHIEF, scene: SCENES.chief, noise: 'chief' },
      ];
    case 'laid':
      return [{ length: WALLS, scene: `${SCENES.walls} ${event.cell}`, noise: 'wall' }];
    case 'ended':
      return [];
  }
}

function ending({ news: { score } }: CaveTable, teller: Teller): Moment[] {
  if (score === null) return [];
  const won = score.winners.includes(teller.you ?? '');
  const text = `${teller.tell(score.ending)} ${verdictOf(score, teller)}`;
  const said = { tone: won ? ('good' as const) : ('special' as const), title: null, card: null };
  return [
    {
      length: FINISH,
      word: { ...said, text, seats: score.winners },
      noise: won ? 'won' : 'over',
      holds: true,
    },
  ];
}
