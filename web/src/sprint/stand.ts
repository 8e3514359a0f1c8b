import type { Demand, Place, Stand } from '../race/stand';
import type { Teller } from '../words/teller';
import type { Marker, View, Zone } from './types';

/** How a team fares, in words. */
function goingWords({ battle, speed }: Zone, teller: Teller): string {
  const going =
    battle === null
      ? teller.say('client-going-rolling')
      : teller.say('client-going-halted', { attack: teller.card(battle) });
  return speed === null ? going : teller.say('client-going-and-limited', { going });
}

const MARKERS = { hand: 'client-sprint-marker', 'hand-and-zone': 'client-sprint-marker-zone' };

/** A demand beside a seat, and where it watches. */
export function demandOf(seat: string, { by, card, watches }: Marker, teller: Teller): Demand {
  const [name, of] = [teller.name(by), teller.name(seat)];
  const words = teller.say(MARKERS[watches], { name, of, card: teller.aCard(card) });
  return { seat, by, card, words, wide: watches === 'hand-and-zone' };
}

export function standOf(zone: Zone, view: View, teller: Teller): Stand {
  const { team, members, km, battle, speed, distances, safeties } = zone;
  const places: Place[] = [
    { spot: `battle ${team}`, card: battle, empty: teller.say('client-sprint-no-battle') },
    { spot: `speed ${team}`, card: speed, empty: teller.say('client-empty-speed') },
  ];
  return {
    team,
    members,
    km,
    going: goingWords(zone, teller),
    halted: battle !== null,
    piles: places,
    attacks: places,
    distances,
    safeties,
    demands: view.players
      .filter((player) => player.team === team)
      .flatMap(({ seat, marker }) => (marker === null ? [] : [demandOf(seat, marker, teller)])),
    cap: null,
  };
}
