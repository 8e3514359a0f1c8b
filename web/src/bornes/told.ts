import type { Stands } from '../race/field';
import type { Aside } from '../race/stand';
import { boardsOf, handOf, pilesOf } from '../race/told';
import { membersOf } from '../race/zones';
import type { Deed, Told } from '../spoken/told';
import { deedWords } from '../spoken/words';
import type { Phrase } from '../words/lexicon';
import type { Teller } from '../words/teller';
import { outcomeOf } from './plates';
import type { News, Prospect, View } from './types';

/** A table of the card games with one kernel, in words. */
export const toldOf = ({ view, prospects }: News, stands: Stands, aside: Aside, teller: Teller): Told => ({
  deeds: prospects.map((prospect) => deedOf(prospect, view, teller)),
  hand: handOf(view, teller),
  question: questionOf(view, teller),
  boards: boardsOf(stands, view, teller).map((board, i) => ({
    ...board,
    lines: [
      ...board.lines,
      ...pointsOf(view, i === 0 ? stands.own.team : stands.rivals[i - 1]?.team, teller),
    ],
  })),
  piles: pilesOf(view.stock, aside, view.has_discard, teller),
});

function deedOf({ action, outlook, refusal }: Prospect, view: View, teller: Teller): Deed {
  const zone = view.zones.find(({ team }) => team === outlook?.team);
  const own = zone !== undefined && view.you !== null && zone.members.includes(view.you);
  const outcome: Phrase | null = own && outlook !== null ? outcomeOf(outlook, zone, view.goal) : null;
  const naming = (team: string): string => teller.names(membersOf(view, team));
  const words = deedWords(action, teller, naming, outcome);
  return { action, card: 'card' in action ? action.card : null, words, refusal };
}

function questionOf({ window, extension, phase }: View, teller: Teller): string | null {
  if (window?.asked === true)
    return teller.say('client-reaction-text', {
      name: teller.name(window.by),
      card: teller.aCard(window.attack),
    });
  return phase === 'extension' && extension !== null ? teller.say('client-extension-text') : null;
}

/** The points of a match so far. */
function pointsOf({ match_goal, zones }: View, team: string | undefined, teller: Teller): string[] {
  const points = zones.find((zone) => zone.team === team)?.points ?? 0;
  return match_goal === null ? [] : [teller.say('spoken-points', { points, goal: match_goal })];
}
