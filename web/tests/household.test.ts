import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Household } from '../src/table/household.svelte';
import type { Message } from '../src/wire';
import { FakeWire, update, welcome } from './fake-wire';

describe('people who share a device', () => {
  let wires: FakeWire[];

  beforeEach(() => {
    wires = [];
    vi.stubGlobal('location', { protocol: 'https:', host: 'sabots.example' });
    vi.stubGlobal('WebSocket', function open() {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  /** What somebody is told: the version of the table, and whether it is for them to do something. */
  function tell(member: number, version: number, asked: boolean): void {
    const message = structuredClone(update()) as Extract<Message, { type: 'update' }>;
    message.news.version = version;
    message.news.prospects = asked ? [{ action: { type: 'pass' }, outlook: null, refusal: null }] : [];
    // The first wire was for the only person there was.
    wires[member + 1]?.say(message);
  }

  /** Two people at a table that has begun, and the first of them is asked. */
  function two(): Household {
    const household = new Household('k7');
    household.settle([
      { seat: 'A', sign: 'aaaaaaaa' },
      { seat: 'B', sign: 'bbbbbbbb' },
    ]);
    for (const wire of wires.slice(1)) wire.say(welcome());
    for (const member of [0, 1]) tell(member, 1, member === 0);
    return household;
  }

  test('see nothing until one of them says that they hold it', () => {
    const household = two();
    const [one] = household.members;
    expect(household.shown).toBeNull();
    expect(household.asked).toEqual([one]);
    if (one !== undefined) household.take(one);
    expect(household.shown).toBe(one);
  });

  test('see a hand until somebody else is asked, and all of them know', () => {
    const household = two();
    const [one] = household.members;
    if (one !== undefined) household.take(one);
    for (const member of [0, 1]) tell(member, 2, false);
    // The others hear of it first; the holder may be asked as well.
    tell(1, 3, true);
    expect(household.shown).toBe(one);
    tell(0, 3, true);
    expect(household.shown).toBe(one);
    for (const member of [0, 1]) tell(member, 4, member === 1);
    expect(household.shown).toBeNull();
  });

  test('never see the curtain rise by itself', () => {
    const household = two();
    const [one] = household.members;
    if (one !== undefined) household.take(one);
    for (const member of [0, 1]) tell(member, 2, member === 1);
    household.lower();
    for (const member of [0, 1]) tell(member, 3, member === 0);
    expect(household.shown).toBeNull();
  });

  test('need no curtain where there is one person, or nothing to hide', () => {
    const alone = new Household('k7');
    wires[0]?.say(welcome());
    wires[0]?.say(update());
    expect(alone.shown).toBe(alone.members[0]);
    const household = new Household('k7');
    household.settle([
      { seat: 'A', sign: 'aaaaaaaa' },
      { seat: 'B', sign: 'bbbbbbbb' },
    ]);
    expect(household.shown).toBe(household.members[0]);
  });
});
