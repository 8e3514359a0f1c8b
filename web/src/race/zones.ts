/** What the zones, the players and the views of all families have in common. */
export interface SomeZone {
  readonly team: string;
  readonly members: readonly string[];
  readonly km: number;
}

export interface SomePlayer {
  readonly seat: string;
  readonly held: number;
  readonly known: readonly string[];
}

export interface SomeView<Z extends SomeZone = SomeZone> {
  readonly you: string | null;
  readonly turn: string | null;
  readonly goal: number;
  readonly zones: readonly Z[];
  readonly players: readonly SomePlayer[];
}

/** The seat whose side of the table is shown; a spectator looks over the shoulder of the first. */
export const standpoint = (view: SomeView): string => view.you ?? view.players[0]?.seat ?? 'A';

export const playerAt = (view: SomeView, seat: string): SomePlayer | undefined =>
  view.players.find((player) => player.seat === seat);

/** The zone of the seat whose side of the table is shown. */
export function ownZone<Z extends SomeZone>(view: SomeView<Z>): Z {
  const seat = standpoint(view);
  const zone = view.zones.find(({ members }) => members.includes(seat));
  if (zone === undefined) throw new Error(`nobody plays at seat ${seat}`);
  return zone;
}

/** The other zones in the order of play, beginning with whoever plays next. */
export function rivalZones<Z extends SomeZone>(view: SomeView<Z>): Z[] {
  const own = ownZone(view);
  const seats = view.players.map(({ seat }) => seat);
  const from = seats.indexOf(standpoint(view));
  const turns = (zone: Z): number =>
    Math.min(...zone.members.map((seat) => (seats.indexOf(seat) - from + seats.length) % seats.length));
  return view.zones.filter(({ team }) => team !== own.team).sort((a, b) => turns(a) - turns(b));
}

/** Who plays in a team. */
export const membersOf = (view: SomeView, team: string): readonly string[] =>
  view.zones.find((zone) => zone.team === team)?.members ?? [team];

export const isTurnOf = (view: SomeView, zone: SomeZone): boolean =>
  view.turn !== null && zone.members.includes(view.turn);

/** The cards in the hand of whoever looks. */
export const ownHand = (view: SomeView): readonly string[] =>
  view.you === null ? [] : (playerAt(view, view.you)?.known ?? []);
