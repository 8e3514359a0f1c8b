import type { Status } from '../table/status';
import { answering, idleStatus } from '../table/status';
import { membersOf, ownZone } from '../race/zones';
import type { Teller } from '../words/teller';
import type { SprintSeat } from './seat.svelte';
import { spokenOf } from './speech';
import type { News, View, Window } from './types';

/** Who must do what. */
export function statusOf(news: News, seat: SprintSeat, teller: Teller): Status {
  const { view, score } = news;
  if (score !== null) return idleStatus(news, teller);
  if (view.window !== null) return windowStatus(news, view.window, teller);
  const actor = view.chooser ?? view.turn;
  if (actor === null) return idleStatus(news, teller);
  const name = teller.name(actor);
  if (actor !== view.you) {
    return {
      seat: actor,
      title: teller.say('client-status-theirs', { name }),
      note: theirNote(view, teller),
      tone: 'quiet',
    };
  }
  return {
    seat: actor,
    title: teller.say('client-status-yours', { name }),
    note: speech(seat, teller) ?? todo(view, seat, teller),
    tone: 'mine',
  };
}

function theirNote(view: View, teller: Teller): string | null {
  if (view.forced !== null)
    return teller.say('client-sprint-forced', { card: teller.aCard(view.forced.card) });
  if (view.phase === 'search')
    return teller.say('client-sprint-searching', { name: teller.name(view.searched ?? '') });
  if (view.phase === 'rob') return teller.say('client-sprint-robbing');
  if (view.phase === 'pay') return teller.say('client-sprint-paying');
  return view.you === null ? teller.say('client-status-watching') : null;
}

/** What one has to say so that the chosen card is played. */
function speech(seat: SprintSeat, teller: Teller): string | null {
  if (seat.shout.attack !== null) return teller.say('client-sprint-shout');
  const spoken = spokenOf(seat);
  if (spoken === null) return null;
  return teller.say(spoken.type === 'attack' ? 'client-sprint-shout-to-attack' : 'client-sprint-say-to-lay');
}

function todo(view: View, seat: SprintSeat, teller: Teller): string {
  if (view.phase === 'search') return teller.say('client-sprint-search-note');
  if (view.phase === 'rob') return teller.say('client-sprint-rob-note');
  if (view.phase === 'pay') return teller.say('client-sprint-pay-note');
  if (seat.forced !== null) return teller.say('client-sprint-use', { card: teller.card(seat.forced) });
  if (seat.draws && seat.slot === null) return teller.say('client-sprint-draw', { count: view.due });
  if (
    seat.plan !== null &&
    seat.options !== null &&
    seat.options.targets.length > 0 &&
    seat.plan.target === null
  ) {
    return teller.say(seat.plan.use === 'attack' ? 'client-status-aim' : 'client-sprint-aim');
  }
  return teller.say(view.course === 'reply' ? 'client-sprint-play-or-pass' : 'client-status-play-or-discard');
}

function windowStatus(news: News, window: Window, teller: Teller): Status {
  const { view } = news;
  const isAsked = window.asked && news.prospects.length > 0;
  const waiting = isAsked ? null : (answering(news, teller) ?? teller.say('client-window-runs'));
  const name = teller.name(window.by);
  if (window.on === 'distance') {
    const laid = teller.say('client-sprint-laid', { card: teller.card(window.card), times: window.times });
    const next = view.you !== null && window.next === view.you ? teller.say('client-sprint-next') : waiting;
    const note = next === null ? laid : `${laid}, ${next}`;
    return { seat: window.by, title: teller.say('client-sprint-moves', { name }), note, tone: 'quiet' };
  }
  const note = teller.card(window.card);
  if (view.you !== null && ownZone(view).team === window.team) {
    const title = teller.say('client-status-attacked', { name });
    if (isAsked) return { seat: window.by, title, note, tone: 'danger' };
    return { seat: window.by, title, note: `${note}, ${waiting ?? ''}`, tone: 'quiet' };
  }
  const target = teller.names(membersOf(view, window.team));
  return {
    seat: window.by,
    title: teller.say('client-status-attack', { name, target }),
    note: waiting === null ? note : `${note}, ${waiting}`,
    tone: 'quiet',
  };
}
