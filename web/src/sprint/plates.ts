import { faceOf } from '../cards/catalogue';
import { membersOf } from '../race/zones';
import type { Phrase } from '../words/lexicon';
import type { Teller } from '../words/teller';
import { targetOf } from './plan';
import type { Action, Prospect, View } from './types';

/** What a plate says, before it is said in a language. */
export interface PlateWords {
  readonly title: Phrase;
  readonly note: Phrase | null;
  readonly tone: 'main' | 'attack' | 'parade' | 'botte' | 'special';
  /** The seat or team it is aimed at. */
  readonly on: string | null;
}

/** The plate of a move: what is done, and what would come of it as the server foresees it. */
export function plateOf(
  action: Action,
  prospect: Prospect | null,
  view: View,
  game: string,
  teller: Teller,
): PlateWords {
  const on = targetOf(action);
  const name =
    on === null
      ? ''
      : action.type === 'attack' || action.type === 'steal'
        ? teller.names(membersOf(view, on))
        : teller.name(on);
  const plate = (title: string, tone: PlateWords['tone'], note: Phrase | null = null): PlateWords => ({
    title: { key: title, args: { name, card: 'card' in action ? called(action.card, game, teller) : '' } },
    note,
    tone,
    on,
  });
  switch (action.type) {
    case 'attack':
      return plate('client-plate-attack', 'attack', {
        key: 'client-plate-with',
        args: { card: teller.aCard(action.card) },
      });
    case 'lay':
      return layPlate(action, prospect, view, game, teller, plate);
    case 'parry':
      return plate(
        'client-plate-lay',
        'parade',
        action.attack === null
          ? null
          : { key: 'client-sprint-lifts', args: { attack: teller.card(action.attack) } },
      );
    case 'swap':
      return {
        ...plate('client-sprint-swap', 'main', {
          key: 'client-sprint-swap-note',
          args: { card: teller.card(action.card) },
        }),
        title: { key: 'client-sprint-swap', args: { card: teller.card(action.wanted) } },
      };
    case 'steal':
      return plate('client-sprint-steal-lay', 'special', outcome(prospect, view));
    default:
      return { ...specialPlate(prospect?.special ?? '', name, teller), on };
  }
}

/** A special card says in its own words what it does; one that has none is laid like any other. */
function specialPlate(card: string, name: string, teller: Teller): Omit<PlateWords, 'on'> {
  const own = (part: string): Phrase | null => {
    const key = `card-${teller.game}-${card}.${part}`;
    return teller.lexicon.find(key, { name }) === null ? null : { key, args: { name } };
  };
  const plain = { key: 'client-plate-lay', args: { card: teller.card(card) } };
  return { title: own('play') ?? plain, note: own('effect'), tone: 'special' };
}

type Lay = Extract<Action, { type: 'lay' }>;

function layPlate(
  { card }: Lay,
  prospect: Prospect | null,
  view: View,
  game: string,
  teller: Teller,
  plate: (title: string, tone: PlateWords['tone'], note: Phrase | null) => PlateWords,
): PlateWords {
  const { kind } = faceOf(game, card);
  const words = plate(
    'client-plate-lay',
    kind === 'distance' ? 'main' : kind === 'botte' ? 'botte' : 'special',
    outcome(prospect, view),
  );
  const times = prospect?.outlook?.times ?? 1;
  if (times === 1) return words;
  return {
    ...words,
    title: { key: 'client-sprint-lay-times', args: { card: called(card, game, teller), times } },
  };
}

/** A distance is called by its number. */
function called(card: string, game: string, teller: Teller): string {
  const face = faceOf(game, card);
  return face.kind === 'distance' ? String(face.km) : teller.card(card);
}

/** What the own total would be; where mistakes are punished nobody says. */
export function outcome(prospect: Prospect | null, view: View): Phrase | null {
  const km = prospect?.outlook?.km;
  if (km === undefined || view.strict) return null;
  return { key: km >= view.goal ? 'client-outcome-goal' : 'client-outcome-km', args: { km } };
}
