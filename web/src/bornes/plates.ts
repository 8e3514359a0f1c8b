import { faceOf } from '../cards/catalogue';
import type { PlateWords } from '../race/plates';
import type { Outlook, Prospect, View } from './types';
import type { Zone } from '../wire';
import type { Phrase } from '../words/lexicon';
import type { Teller } from '../words/teller';

/** The plate of a move: what is laid, and what would come of it as the server foresees it. */
export function plateOf(move: Prospect, view: View, teller: Teller): PlateWords | null {
  const { action, outlook } = move;
  if (action.type === 'attack') {
    const members = view.zones.find(({ team }) => team === action.on)?.members ?? [action.on];
    const title = { key: 'client-plate-attack', args: { name: teller.names(members) } };
    const note = { key: 'client-plate-with', args: { card: teller.aCard(action.card) } };
    return { title, note, tone: 'attack', on: action.on };
  }
  if (action.type !== 'lay') return null;
  const face = faceOf(teller.game, action.card);
  const called = face.kind === 'distance' ? face.km : teller.card(action.card);
  const zone = view.zones.find(({ team }) => team === outlook?.team);
  const note = outlook === null || zone === undefined ? null : outcomeOf(outlook, zone, view.goal);
  return {
    title: { key: 'client-plate-lay', args: { card: called } },
    note: note ?? (face.kind === 'botte' ? { key: 'client-outcome-safe' } : null),
    tone: face.kind === 'botte' ? 'botte' : 'main',
    on: null,
  };
}

/** What changes before one's own team; `null` if nothing that shows. */
export function outcomeOf(outlook: Outlook, zone: Zone, goal: number): Phrase | null {
  if (outlook.km === goal && zone.km !== goal)
    return { key: 'client-outcome-goal', args: { km: outlook.km } };
  if (outlook.km !== zone.km) return { key: 'client-outcome-km', args: { km: outlook.km } };
  if (outlook.rolling && !zone.rolling) return { key: 'client-outcome-rolling' };
  if (!outlook.limited && zone.limited) return { key: 'client-outcome-unlimited' };
  if (!outlook.rolling && zone.halted !== null && outlook.halted === null)
    return { key: 'client-outcome-green' };
  return null;
}
