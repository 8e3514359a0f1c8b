import type { Flight, Moment, Spot } from './moment';

/** Where something lies on the screen: its middle, and how high it is. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** A flight, and where it began before the table changed. */
export interface Started extends Flight {
  readonly start: Box | null;
}

/** The thing at a spot; of a hand that is seen, the card itself. */
function thingAt(spot: Spot, card: string | null): Element | null {
  const found = [...document.querySelectorAll(`[data-spot="${spot}"]`)];
  const hand = found.find((one) => one.querySelector('[data-card]') !== null);
  if (hand !== undefined) {
    const cards = card === null ? [] : [...hand.querySelectorAll(`[data-card="${card}"]`)];
    const chosen = cards.find((one) => one.querySelector('[aria-pressed="true"]') !== null);
    return (chosen ?? cards.at(-1) ?? hand).querySelector('[role="img"]') ?? hand;
  }
  const place = found[0] ?? boardOf(spot.split(' ')[1] ?? '');
  // A lane is a whole board: what is laid there moves its token.
  if (place === null || place.matches('[data-zone]')) return place?.querySelector('.token') ?? place;
  const cards = [...place.querySelectorAll('[role="img"]')];
  return cards.at(-1) ?? place;
}

/** The board of a team; one's own has no lane. */
export const boardOf = (team: string): Element | null =>
  document.querySelector(`[data-zone="${team}"]`) ?? document.querySelector('[data-own]');

function boxOf(thing: Element): Box {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, height };
}

/** Takes note of where cards lie before the table changes. */
export const started = (moment: Moment): Moment =>
  moment.flights === undefined
    ? moment
    : {
        ...moment,
        flights: moment.flights.map((flight): Started => {
          const from = thingAt(flight.from, flight.card);
          return { ...flight, start: from === null ? null : boxOf(from) };
        }),
      };

/** Where a card leaves, now that it may have left already. */
export function startOf(flight: Flight): Box | null {
  const known = 'start' in flight ? (flight as Started).start : null;
  const from = known === null ? thingAt(flight.from, null) : null;
  return known ?? (from === null ? null : boxOf(from));
}

/** Where a card lands: the box, and what is already drawn there, so that it can be hidden until then. */
export function landingOf({ to, card }: Flight, nth: number): { box: Box; drawn: Element | null } | null {
  const hand = to.startsWith('hand ') && card === null ? ownSlot(to, nth) : null;
  const thing = hand ?? thingAt(to, card);
  if (thing === null) return null;
  return { box: boxOf(thing), drawn: thing.matches('[role="img"]') && to !== 'stock' ? thing : null };
}

/** The place in one's own hand that a card dealt face down comes to. */
function ownSlot(to: Spot, nth: number): Element | null {
  const cards = document.querySelectorAll(`[data-spot="${to}"] [data-card] [role="img"]`);
  return cards.item(Math.min(nth, cards.length - 1));
}
