import { rivalZones } from '../../src/race/zones';
import { aimOf } from '../../src/sprint/aims';
import { Calls } from '../../src/sprint/calls.svelte';
import * as offered from '../../src/sprint/choices';
import { SprintSeat } from '../../src/sprint/seat.svelte';
import type { News } from '../../src/sprint/types';
import type { Page, Position, Press } from './position';

type Presses = Press<SprintSeat>[];

const PILES = ['stock', 'discard'] as const;

/** The table of Rush and Fun & Speed, as its components offer it. */
export function sprintPage({ news, game }: Position): Page<SprintSeat> {
  const now = news as News;
  const faces = now.view.demandable;
  return {
    open: (book) => new SprintSeat(game, book.connection, () => now, now.view.hints),
    stateOf: ({ slot, plan, shout }) => JSON.stringify([slot?.key, plan, shout.attack]),
    choices: (seat) => [...chosenOf(seat), ...extrasOf(seat), ...drawersOf(seat)],
    deeds: (seat) => [...platesOf(seat), ...questionsOf(seat, faces), ...padOf(seat)],
  };
}

/** Cards of the hand, and the boards of rivals. */
function chosenOf(seat: SprintSeat): Presses {
  const aims = rivalZones(seat.view).filter((zone) => aimOf(seat, zone) !== 'none');
  return [
    ...seat.slots.map(
      ({ key }): Press<SprintSeat> =>
        (one) =>
          one.choose(key),
    ),
    ...aims.map(
      ({ team }): Press<SprintSeat> =>
        (one) =>
          one.aim(team),
    ),
  ];
}

function extrasOf(seat: SprintSeat): Presses {
  const extras = offered.extrasOf(seat);
  if (extras === null) return [];
  const { accelerators, carried, attacks, tops } = extras;
  const revisions = [
    ...accelerators.map((count) => ({ accelerators: count })),
    ...carried.map((card) => ({ carried: card })),
    ...attacks.map((attack) => ({ attack })),
    ...tops.map((top) => ({ top })),
    ...(extras.swaps || seat.swapsOnly ? [{ swaps: true, wanted: null }] : []),
  ];
  return revisions.map((change) => (one) => one.revise(change));
}

/** What is chosen in drawers before their plates are pressed. */
function drawersOf(seat: SprintSeat): Presses {
  const { options } = seat;
  switch (offered.questionOf(seat)) {
    case 'swap':
      return (options?.wanted ?? []).map((wanted) => (one) => one.revise({ wanted }));
    case 'steal':
      return (options?.loot ?? []).map((loot) => (one) => one.revise({ loot }));
    case 'demand':
      return offered.partnersOf(seat).map((target) => (one) => one.revise({ target }));
    default:
      return [];
  }
}

/** The plates below the hand, and the piles. */
function platesOf(seat: SprintSeat): Presses {
  const piles = PILES.filter((from) => seat.mayDraw(from)).map(
    (from): Press<SprintSeat> =>
      (one) =>
        one.draw(from),
  );
  switch (offered.platesOf(seat)) {
    case 'reply': {
      const card = offered.answerOf(seat);
      const tops = card === null ? [] : isTried(seat) ? offered.TOPS : (['parade'] as const);
      return [
        ...tops.map(
          (top): Press<SprintSeat> =>
            (one) =>
              one.reply(card ?? '', top),
        ),
        (one) => one.decline(),
      ];
    }
    case 'draw':
      return piles;
    case 'play':
      return [
        ...piles,
        ...playOf(seat),
        (one) => (offered.idleOf(one) === 'pass' ? one.pass() : one.discard()),
      ];
  }
}

/** Whether `HandArea` asks which card ends on top: a parade against an attack, where nobody helps. */
const isTried = (seat: SprintSeat): boolean =>
  seat.view.window?.on === 'attack' && !seat.hints && seat.plan?.use === 'parry';

/** An attack that is spoken with waits for a sound, or for nobody to make one. */
function playOf(seat: SprintSeat): Presses {
  if (seat.move === null || seat.swapsOnly) return [];
  const sounds: (string | null)[] = seat.view.shouts ? [null, 'nothing', ...seat.view.sounds] : [null];
  return sounds.map((sound) => (one) => {
    one.play();
    if (sound !== null) one.shout.make(sound);
  });
}

/** The plates of drawers. */
function questionsOf(seat: SprintSeat, faces: readonly string[]): Presses {
  const { view, plan, options } = seat;
  switch (offered.questionOf(seat)) {
    case 'answer': {
      const { botte, parades, special } = offered.answersOf(seat);
      const plain = [botte, special].filter((card) => card !== null);
      return [
        ...plain.map(
          (card): Press<SprintSeat> =>
            (one) =>
              one.reply(card),
        ),
        ...parades.flatMap((card) =>
          offered.TOPS.map(
            (top): Press<SprintSeat> =>
              (one) =>
                one.reply(card, top),
          ),
        ),
        (one) => one.decline(),
      ];
    }
    case 'exchange': {
      const { takes, gives } = offered.exchangesOf(view);
      return takes.flatMap((take) =>
        gives.map(
          (give): Press<SprintSeat> =>
            (one) =>
              void offered.exchange(one, take, give),
        ),
      );
    }
    case 'prize':
      return offered.prizesOf(seat.prospects).map((prize) => (one) => void one.act(prize));
    case 'swap':
      return seat.move?.type === 'swap' ? [(one) => one.play()] : [];
    case 'steal':
      return (options?.fates ?? []).map((then) => (one) => void offered.steal(one, then));
    case 'demand':
      return faces.map((face) => (one) => void offered.demand(one, plan?.target ?? '', face));
    case 'rename':
      return view.renaming.flatMap((of) => {
        const marker = view.players.find(({ seat: letter }) => letter === of)?.marker;
        const others = faces.filter((face) => face !== marker?.card);
        return others.map(
          (face): Press<SprintSeat> =>
            (one) =>
              void offered.rename(one, of, face),
        );
      });
    case null:
      return [];
  }
}

/** The keys that are said and called with. */
function padOf({ view }: SprintSeat): Presses {
  const calls = (one: SprintSeat): Calls => new Calls(one.connection, () => one.view);
  return [
    ...view.kilometres.map(
      (km): Press<SprintSeat> =>
        (one) =>
          calls(one).say(km),
    ),
    ...view.sounds.map(
      (name): Press<SprintSeat> =>
        (one) =>
          one.shout.make(name, one.move),
    ),
    (one) => calls(one).killer(),
    (one) => calls(one).holdUp(),
  ];
}
