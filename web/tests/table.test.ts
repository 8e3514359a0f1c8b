import { describe, expect, test } from 'vitest';
import { slotsOf } from '../src/race/hand';
import { isLegal, isLit, offerOf, passOf, refusalOf, targetsOf } from '../src/bornes/offers';
import { goingOf } from '../src/bornes/stand';
import { outcomeOf, plateOf } from '../src/bornes/plates';
import type { Table } from '../src/table/table';
import { receive } from '../src/table/table';
import type { Message } from '../src/wire';
import { lastMove, turnsOf } from '../src/table/turns';
import { ownHand, ownZone, rivalZones } from '../src/race/zones';
import { played, story, STORIES, tableAt, tellerFor, told } from './stories';

describe.each(STORIES)('the story %s', (name) => {
  const tables = told(story(name));
  const games = played(story(name));

  test('is folded without working anything out: the view is the one that was sent', () => {
    for (const [i, message] of story(name).entries()) {
      if (message.type === 'update') expect(tables[i]?.news).toEqual(message.news);
    }
  });

  test('keeps everything that was told', () => {
    const sent = story(name).flatMap((message) => (message.type === 'update' ? message.log : []));
    expect(tables.at(-1)?.log).toEqual(sent);
  });

  test('lights exactly the cards the server allows to be laid', () => {
    for (const { news } of games) {
      for (const card of new Set(ownHand(news.view))) {
        const { prospects } = news;
        const allowed = prospects.some(
          ({ action, refusal }) =>
            (action.type === 'lay' || action.type === 'attack') && action.card === card && refusal === null,
        );
        expect(isLit(offerOf(prospects, card))).toBe(allowed);
      }
    }
  });

  test('explains every card that is not lit', () => {
    for (const { news } of games) {
      if (news.prospects.length === 0) continue;
      for (const card of ownHand(news.view)) {
        const offer = offerOf(news.prospects, card);
        expect(refusalOf(offer) === null, card).toBe(isLit(offer));
      }
    }
  });

  test('shows every zone once, its own apart', () => {
    for (const { news } of games) {
      const teams = [ownZone(news.view), ...rivalZones(news.view)].map(({ team }) => team);
      expect(teams.toSorted()).toEqual(news.view.zones.map(({ team }) => team));
    }
  });

  test('puts every told event into one turn', () => {
    const turns = turnsOf(games.at(-1)?.log ?? []);
    for (const turn of turns) expect(turn.told.every(({ event }) => event.type !== 'turn-began')).toBe(true);
  });
});

describe('the first turn of a table of four', () => {
  const { news, log } = tableAt('asterix-4', 1);

  test('an attack has its targets, in the order of the server', () => {
    expect(targetsOf(offerOf(news.prospects, 'limite-de-vitesse'))).toEqual(['B', 'C', 'D']);
  });

  test('an attack that nobody can suffer says why, for the team one points at', () => {
    const offer = offerOf(news.prospects, 'accident');
    expect(isLit(offer)).toBe(false);
    expect(refusalOf(offer, 'C')?.sentence.key).toBe('refusal-target-not-started');
  });

  test('every card can be discarded', () => {
    for (const card of ownHand(news.view)) expect(isLegal(offerOf(news.prospects, card).discard)).toBe(true);
  });

  test('the deal is no news, the draw of the turn is', () => {
    expect(turnsOf(log).map(({ told: events }) => events.map(({ event }) => event.type))).toEqual([
      ['shuffled'],
      ['drew'],
    ]);
    expect(lastMove(log)).toBeNull();
  });
});

describe('plates', () => {
  const table = tableAt('desert-2', 6);
  const zone = ownZone(table.news.view);

  test('a distance says where it leads, and the last one that it arrives', () => {
    const outlook = { team: 'A', km: zone.km + 100, rolling: true, halted: null, limited: false };
    expect(outcomeOf(outlook, zone, 1000)).toEqual({ key: 'client-outcome-km', args: { km: zone.km + 100 } });
    expect(outcomeOf({ ...outlook, km: 1000 }, zone, 1000)?.key).toBe('client-outcome-goal');
  });

  test('a green light is still needed only where nothing else stops the team', () => {
    const stopped = { ...zone, rolling: false, halted: 'panne-d-essence', limited: false };
    const outlook = { team: 'A', km: zone.km, rolling: false, halted: null, limited: false };
    expect(outcomeOf(outlook, stopped, 1000)?.key).toBe('client-outcome-green');
    expect(outcomeOf({ ...outlook, halted: stopped.halted }, stopped, 1000)).toBeNull();
  });

  test('the words of a plate come from the outlook of the server', () => {
    const { news } = tableAt('asterix-4', 6);
    const move = offerOf(news.prospects, 'feu-vert').lay;
    if (move === null) throw new Error('a green light starts the journey');
    const words = plateOf(move, news.view, tellerFor(tableAt('asterix-4', 6)));
    expect(words?.note?.key).toBe('client-outcome-rolling');
  });
});

test('passing is offered where the server offers it', () => {
  expect(isLegal(passOf(tableAt('desert-2', 1).news.prospects))).toBe(true);
  expect(passOf(tableAt('asterix-4', 1).news.prospects)).toBeNull();
});

test('a small hand lies side by side, a large one is stacked by kind', () => {
  expect(slotsOf(['75', '75', '200']).map(({ key }) => key)).toEqual(['75', '75 1', '200']);
  const large = slotsOf([...Array<string>(7).fill('25'), '50', '50']);
  expect(large).toEqual([
    { key: '25', card: '25', count: 7 },
    { key: '50', card: '50', count: 2 },
  ]);
});

test('how a team fares is read off its zone', () => {
  const { view } = tableAt('asterix-4', 8).news;
  expect(view.zones.map(goingOf)).toEqual(['halted', 'parked', 'parked', 'parked']);
});

test('a new round begins a new log', () => {
  const last = tableAt('asterix-4', -1);
  const again = receive(last, { type: 'update', log: last.log.slice(0, 1), news: last.news });
  expect(again?.log).toHaveLength(1);
});

test('before the greeting there is no table', () => {
  expect(receive(null, { type: 'people', people: [], watching: 0, turn: null, round: null })).toBeNull();
});

test('whoever said so follows the others, and whoever comes later to the finished table does not', () => {
  const over = tableAt('desert-2', -1);
  const people = (ready: boolean): Message => ({
    type: 'people',
    people: over.people.map((person) => ({ ...person, ready: ready && person.seat === over.info.you })),
    watching: 0,
    turn: null,
    round: null,
  });
  const hear = (messages: readonly Message[]): Table | null => messages.reduce<Table | null>(receive, over);
  const rematch: Message = { type: 'rematch', table: 'next' };
  expect(hear([people(true), rematch, people(false)])).toMatchObject({ again: true, rematch: 'next' });
  expect(hear([people(false), rematch])).toMatchObject({ again: false, rematch: 'next' });
  const { info, log, news } = over;
  const [everybody, soFar] = [[...over.people], [...log]];
  const welcome: Message = {
    type: 'welcome',
    table: info,
    people: everybody,
    watching: 0,
    round: null,
    log: soFar,
    news,
  };
  // A connection that was cut meanwhile changes nothing.
  expect(hear([people(true), welcome, rematch])).toMatchObject({ again: true });
  expect(hear([welcome, rematch])).toMatchObject({ again: false });
});
