import type { Place, Stand } from '../race/stand';
import type { Zone } from '../wire';
import type { Teller } from '../words/teller';
import type { View } from './types';

/** How a team fares, as far as its battle pile says. */
export type Going = 'halted' | 'waiting' | 'rolling' | 'parked';

export function goingOf(zone: Zone): Going {
  if (zone.halted !== null) return 'halted';
  if (!zone.started) return 'parked';
  return zone.rolling ? 'rolling' : 'waiting';
}

const GOINGS = {
  halted: 'client-going-halted',
  waiting: 'client-going-waiting',
  rolling: 'client-going-rolling',
  parked: 'client-going-parked',
} as const;

function goingWords(zone: Zone, teller: Teller): string {
  const going = teller.say(GOINGS[goingOf(zone)], { attack: teller.card(zone.halted ?? '') });
  return zone.limited ? teller.say('client-going-and-limited', { going }) : going;
}

export function standOf(zone: Zone, view: View, teller: Teller): Stand {
  const { team, members, km, safeties } = zone;
  const battle = zone.battle.at(-1) ?? null;
  const speed = zone.speed.at(-1) ?? null;
  const rolls = zone.rolling && zone.halted === null;
  const laid = zone.distances.filter((card) => card === view.cap?.card).length;
  const speedPile: Place = { spot: `speed ${team}`, card: speed, empty: teller.say('client-empty-speed') };
  return {
    team,
    members,
    km,
    going: goingWords(zone, teller),
    halted: zone.halted !== null,
    piles: [
      { spot: `battle ${team}`, card: battle, empty: teller.say('client-empty-battle') },
      ...(view.has_speed_pile ? [speedPile] : []),
    ],
    attacks: [
      { spot: `battle ${team}`, card: zone.halted === null ? null : battle, empty: null, rolls },
      { spot: `speed ${team}`, card: zone.limited ? speed : null, empty: null },
    ],
    distances: zone.distances.map((card) => ({ card, times: 1 })),
    safeties,
    demands: [],
    cap: view.cap === null ? null : { card: view.cap.card, laid, most: view.cap.times },
  };
}
