import type { Held, Part } from '../spoken/told';
import { calledIn } from '../spoken/words';
import type { Teller } from '../words/teller';
import type { Stands } from './field';
import { slotsOf } from './hand';
import type { Aside, Stand } from './stand';
import type { SomeView } from './zones';
import { ownHand } from './zones';

/** What both families of races say of their tables in words. */

/** One's cards, numbered as on the table; `null` for those who watch. */
export function handOf(view: SomeView, teller: Teller): Held[] | null {
  if (view.you === null) return null;
  return slotsOf(ownHand(view)).map(({ card, count }) => ({
    card,
    name: teller.say('spoken-card', { card: teller.card(card), count }),
    about: teller.about(card),
  }));
}

/** What lies before everybody, oneself first. */
export const boardsOf = ({ own, rivals }: Stands, view: SomeView, teller: Teller): Part[] =>
  [own, ...rivals].map((stand) => ({
    title: calledIn(stand.members, view.you, teller),
    lines: linesOf(stand, view, teller),
  }));

function linesOf(stand: Stand, view: SomeView, teller: Teller): string[] {
  const { km, going, safeties, distances, cap, demands, members } = stand;
  const laid = countedOf(distances.map(({ card, times }) => (times === 1 ? card : `${card} ×${times}`)));
  const bottes = safeties.map(({ card, coup }) =>
    teller.say(coup ? 'spoken-botte-coup' : 'spoken-botte', { card: teller.card(card) }),
  );
  return [
    teller.say('spoken-km', { km, goal: view.goal, left: Math.max(0, view.goal - km) }),
    going,
    bottes.length === 0 ? teller.say('spoken-no-bottes') : teller.lexicon.list(bottes),
    ...(laid.length === 0 ? [] : [teller.say('spoken-laid', { cards: laid.join(', ') })]),
    ...(cap === null ? [] : [teller.say('spoken-cap', { ...cap })]),
    ...members.map((seat) => heldBy(seat, members.length > 1, view, teller)),
    ...demands.map(({ words }) => words),
  ];
}

function heldBy(seat: string, named: boolean, view: SomeView, teller: Teller): string {
  const count = view.players.find((player) => player.seat === seat)?.held ?? 0;
  return named
    ? teller.say('spoken-held-by', { name: teller.name(seat), count })
    : teller.say('spoken-held', { count });
}

/** Equal things are counted: “2 × 100”. */
function countedOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}

/** What one draws from and what lies aside. */
export function pilesOf(
  stock: number,
  { cards, count, out }: Aside,
  discard: boolean,
  teller: Teller,
): string[] {
  const top = cards[0];
  const aside = discard ? 'spoken-discard' : 'spoken-aside';
  return [
    teller.say('spoken-stock', { count: stock }),
    top === undefined
      ? teller.say(discard ? 'spoken-no-discard' : 'spoken-no-aside')
      : teller.say(aside, { card: teller.card(top), count }),
    ...(cards.length > 1
      ? [
          teller.say('spoken-below', {
            cards: cards
              .slice(1)
              .map((card) => teller.card(card))
              .join(', '),
          }),
        ]
      : []),
    ...(out.length === 0
      ? []
      : [teller.say('spoken-out', { cards: countedOf(out.map((card) => teller.card(card))).join(', ') })]),
  ];
}
