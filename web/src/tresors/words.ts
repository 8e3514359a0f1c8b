import type { Teller } from '../words/teller';
import { EXIT } from './geometry';
import type { Turning } from './offers';
import type { CaveSeat } from './seat.svelte';
import type { Card, Outlook, Player, Side, View } from './types';

/** What the cave says of itself. */

const SIDES: Readonly<Record<Side, string>> = {
  north: 'client-cave-north',
  east: 'client-cave-east',
  south: 'client-cave-south',
  west: 'client-cave-west',
};

export const treasures = (count: number, teller: Teller): string =>
  teller.say('client-cave-treasures', { count });

export function wallWords(walls: readonly Side[], teller: Teller): string {
  if (walls.length === 0) return teller.say('client-cave-no-walls');
  const sides = teller.lexicon.list(walls.map((side) => teller.say(SIDES[side])));
  return teller.say('client-cave-walls', { count: walls.length, sides });
}

const cardWords = (card: Card, teller: Teller): string[] => [
  treasures(card.treasures, teller),
  ...(card.head ? [teller.say('client-cave-head')] : []),
  ...(card.walls.length > 0 ? [wallWords(card.walls, teller)] : []),
];

const pawnWords = (view: View, seat: string, teller: Teller): string =>
  seat === view.you
    ? teller.say('client-cave-own-pawn')
    : teller.say('client-cave-pawn', { name: teller.name(seat) });

/** A place as it is read out: its name, what lies and who stands there, and whether one may go there. */
export function placeWords(place: string, seat: CaveSeat, teller: Teller): string {
  const { view } = seat;
  const open = seat.targets.includes(place) ? [teller.say('client-cave-open')] : [];
  if (place === EXIT)
    return [
      teller.say(view.exit === 'closed' ? 'client-cave-exit-closed' : 'client-cave-exit'),
      ...open,
    ].join(', ');
  const card =
    place === view.gap ? seat.turning?.outlook.card : view.cells.find(({ name }) => name === place)?.card;
  const gap = place === view.gap ? [teller.say('client-cave-gap')] : [];
  const pawns = view.players
    .filter(({ cell }) => cell === place)
    .map((player) => pawnWords(view, player.seat, teller));
  return [place, ...gap, ...(card == null ? [] : cardWords(card, teller)), ...pawns, ...open].join(', ');
}

/** Whether the chief is so near that one had better run. */
const NEAR = 3;
export const stepsLeft = (view: View): number => view.track - view.chief;
export const isNear = (view: View): boolean => stepsLeft(view) <= NEAR;

export const chiefWords = (view: View, teller: Teller): string =>
  teller.say('client-cave-chief', { left: stepsLeft(view) });

export function chiefNote(view: View, teller: Teller): string {
  if (view.die) return teller.say('client-cave-chief-ends');
  if (view.phase === 'over')
    return teller.say(stepsLeft(view) > 0 ? 'client-cave-chief-late' : 'client-cave-chief-came');
  const own = view.players.find(({ seat }) => seat === view.you);
  if (own?.pawn === 'out') return teller.say('client-cave-chief-safe');
  return teller.say(
    isNear(view) && own !== undefined ? 'client-cave-chief-run' : 'client-cave-chief-catches',
  );
}

const WHERE = {
  waiting: 'client-cave-waiting',
  in: 'client-cave-inside',
  out: 'client-cave-outside',
} as const;
const FATES = {
  out: 'client-cave-outside',
  caught: 'client-cave-caught',
  inside: 'client-cave-inside',
} as const;

/** Where somebody is, or what became of them. */
export const whereWords = ({ pawn, fate }: Pick<Player, 'pawn' | 'fate'>, teller: Teller): string =>
  teller.say(fate === null ? WHERE[pawn] : FATES[fate]);

export interface Consequence {
  readonly seat: string;
  readonly text: string;
  /** Somebody is worse off by it. */
  readonly grave: boolean;
}

/** What a way of laying the drawn card leaves to everybody in the cave, those who suffer first. */
export function consequences({ outlook }: Turning, view: View, teller: Teller): Consequence[] {
  const { reach, walled_in, cut_off } = outlook;
  const inside = view.players.filter(({ pawn }) => pawn === 'in').map(({ seat }) => seat);
  const told = inside.flatMap((seat): Consequence[] => {
    const own = seat === view.you;
    const name = teller.name(seat);
    const count = reach.find((range) => range.seat === seat)?.cells.length;
    if (walled_in.includes(seat))
      return [
        { seat, grave: true, text: teller.say(own ? 'client-cave-shut-you' : 'client-cave-shut', { name }) },
      ];
    if (cut_off.includes(seat))
      return [
        { seat, grave: true, text: teller.say(own ? 'client-cave-cut-you' : 'client-cave-cut', { name }) },
      ];
    if (count === undefined) return [];
    return [
      {
        seat,
        grave: false,
        text: teller.say(own ? 'client-cave-keeps-you' : 'client-cave-keeps', { name, count }),
      },
    ];
  });
  const weight = ({ seat, grave }: Consequence): number => Number(grave) * (seat === view.you ? 2 : 1);
  return told.sort((a, b) => weight(b) - weight(a));
}

/** The whole outlook of a way of turning, as it is read out. */
export function turningWords(turning: Turning, view: View, teller: Teller): string {
  const told = consequences(turning, view, teller);
  const harmless = told.some(({ grave }) => grave) ? [] : [teller.say('client-cave-nobody-shut')];
  return [
    `${wallWords(turning.outlook.card.walls, teller)}.`,
    ...told.map(({ text }) => text),
    ...harmless,
  ].join(' ');
}

/** What would come of going somewhere; `null` for what goes nowhere. */
export function outcomeWords(outlook: Outlook | null, view: View, teller: Teller): string | null {
  if (outlook === null || outlook.type === 'lays') return null;
  const own = view.players.find(({ seat }) => seat === view.you);
  const under = view.cells.find(({ name }) => name === own?.cell)?.card?.treasures ?? 0;
  if (outlook.type === 'leaves')
    return teller.say('client-cave-leave-note', { count: (own?.treasures ?? 0) + under });
  const next = treasures(outlook.treasures, teller);
  const steps = outlook.treasures;
  if (outlook.type === 'enters')
    return teller.say(view.die ? 'client-cave-place-note-die' : 'client-cave-place-note', { next, steps });
  return teller.say(view.die ? 'client-cave-go-note-die' : 'client-cave-go-note', {
    taken: treasures(under, teller),
    next,
    steps,
  });
}
