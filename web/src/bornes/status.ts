import type { Status } from '../table/status';
import { answering, idleStatus } from '../table/status';
import type { News } from './types';
import type { Window } from '../wire';
import type { Teller } from '../words/teller';
import type { Offer } from './offers';
import { extendOf, isLegal, isLit, offerOf, passOf } from './offers';
import { membersOf, ownHand, ownZone } from '../race/zones';

/** Who must do what, given the card that is chosen and the team it is aimed at. */
export function statusOf(
  news: News,
  teller: Teller,
  offer: Offer | null = null,
  target: string | null = null,
): Status {
  const { view, score } = news;
  if (score !== null) return idleStatus(news, teller);
  if (view.window !== null) return windowStatus(news, view.window, teller);
  if (view.turn === null) return idleStatus(news, teller);
  const name = teller.name(view.turn);
  if (view.turn !== view.you) {
    const note = view.you === null ? teller.say('client-status-watching') : null;
    return { seat: view.turn, title: teller.say('client-status-theirs', { name }), note, tone: 'quiet' };
  }
  const aiming = offer !== null && offer.attacks.some(isLegal) && target === null;
  const note = teller.say(aiming ? 'client-status-aim' : todo(news));
  return { seat: view.turn, title: teller.say('client-status-yours', { name }), note, tone: 'mine' };
}

function todo({ view, prospects }: News): string {
  if (isLegal(extendOf(prospects))) return 'client-status-extend';
  if (view.has_discard) return 'client-status-play-or-discard';
  const stuck = !ownHand(view).some((card) => isLit(offerOf(prospects, card)));
  return stuck && isLegal(passOf(prospects)) ? 'client-status-pass' : 'client-status-play';
}

function windowStatus(news: News, window: Window, teller: Teller): Status {
  const { view } = news;
  const note = teller.card(window.attack);
  const name = teller.name(window.by);
  if (view.you !== null && ownZone(view).team === window.on) {
    return { seat: window.by, title: teller.say('client-status-attacked', { name }), note, tone: 'danger' };
  }
  const target = teller.names(membersOf(view, window.on));
  const title = teller.say('client-status-attack', { name, target });
  const waiting = answering(news, teller);
  return { seat: window.by, title, note: waiting === null ? note : `${note}, ${waiting}`, tone: 'quiet' };
}
