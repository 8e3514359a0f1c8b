import type { Player, View, Zone } from '../wire';

/** How a team fares, as far as its battle pile says. */
export type Going = 'halted' | 'waiting' | 'rolling' | 'parked';

export function goingOf(zone: Zone): Going {
  if (zone.halted !== null) return 'halted';
  if (!zone.started) return 'parked';
  return zone.rolling ? 'rolling' : 'waiting';
}

/** The seat whose side of the table is shown; a spectator looks over the shoulder of the first. */
export const standpoint = (view: View): string => view.you ?? view.players[0]?.seat ?? 'A';

export const playerAt = (view: View, seat: string): Player | undefined =>
  view.players.find((player) => player.seat === seat);

/** The zone of the seat whose side of the table is shown. */
export function ownZone(view: View): Zone {
  const seat = standpoint(view);
  const zone = view.zones.find(({ members }) => members.includes(seat));
  if (zone === undefined) throw new Error(`nobody plays at seat ${seat}`);
  return zone;
}

/** The other zones in the order of play, beginning with whoever plays next. */
export function rivalZones(view: View): Zone[] {
  const own = ownZone(view);
  const seats = view.players.map(({ seat }) => seat);
  const from = seats.indexOf(standpoint(view));
  const turns = (zone: Zone): number =>
    Math.min(...zone.members.map((seat) => (seats.indexOf(seat) - from + seats.length) % seats.length));
  return view.zones.filter(({ team }) => team !== own.team).sort((a, b) => turns(a) - turns(b));
}

export const isTurnOf = (view: View, zone: Zone): boolean => view.turn !== null && zone.members.includes(view.turn);

/** The number of a seat or of a team's first seat, counted from 0. */
export const seatNumber = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0);
export const seatLetter = (number: number): string => String.fromCharCode('A'.charCodeAt(0) + number);

/** The cards in the hand of whoever looks. */
export const ownHand = (view: View): readonly string[] =>
  view.you === null ? [] : (playerAt(view, view.you)?.known ?? []);

/** Games without speed limits have no speed pile; the view does not say so itself. */
const WITHOUT_LIMITS: ReadonlySet<string> = new Set(['desert']);
export const hasSpeedPile = (game: string): boolean => !WITHOUT_LIMITS.has(game);
