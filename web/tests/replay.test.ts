import { expect, test } from 'vitest';
import { lineOf, marksOf, points, stepsOf } from '../src/table/replay';
import type { Analysis, Happening } from '../src/wire';
import { tableAt, tellerFor } from './stories';

const table = tableAt('desert-2', -1);
const teller = tellerFor(table, 'fr');

const began = (seat: string): Happening => ({
  event: { type: 'turn-began', seat },
  sentence: { key: 'event-turn-began', args: { seat: { seats: [seat] } } },
});
const drew = (seat: string): Happening => ({
  event: { type: 'drew', seat, card: '25' },
  sentence: { key: 'event-drew-card', args: { seat: { seats: [seat] }, card: { 'a-card': '25' } } },
});
const passed = (seat: string): Happening => ({
  event: { type: 'passed', seat },
  sentence: { key: 'event-passed', args: { seat: { seats: [seat] } } },
});

const analysis: Analysis = {
  round: 0,
  sides: ['A', 'B'],
  turns: [
    { log: [drew('A'), drew('B'), began('A'), drew('A')], wins: [0.5, 0.5] },
    { log: [passed('A'), began('B'), drew('B')], wins: [0.4, 0.6] },
    { log: [passed('B')], wins: [1, 0] },
  ],
  turnings: [
    {
      turn: 2,
      side: 'B',
      from: 0.6,
      to: 0,
      better: { seat: 'B', done: { type: 'pass' }, action: { type: 'lay', card: '25' }, cost: 0.124 },
    },
  ],
  splits: [],
  luck: 0.4,
};

test('a round is told turn by turn, and what is drawn belongs to whoever draws', () => {
  const [deal, first, second] = stepsOf(analysis, teller);
  expect(deal).toEqual({ seat: null, text: 'La donne.', wins: [0.5, 0.5] });
  expect(first?.seat).toBe('A');
  expect(first?.text).toContain(teller.tell(drew('A').sentence));
  expect(first?.text).not.toContain(teller.tell(drew('B').sentence));
  expect(second?.seat).toBe('B');
  expect(second?.text).toBe([drew('B'), passed('B')].map(({ sentence }) => teller.tell(sentence)).join(' '));
});

test('a turning point says whose chances changed, and what would have been better', () => {
  const [mark] = marksOf(analysis, (side) => `[${side}]`, teller);
  expect(mark?.turn).toBe(2);
  expect(mark?.text).toMatch(/^\[B\].* 60.%.* 0.%\..*poser .*12 points de plus/);
});

test('a curve goes from the left to the right, and the higher the likelier', () => {
  expect(lineOf([0, 0.5, 1], 100, 40)).toBe('0,40 50,20 100,0');
  expect(lineOf([0.25], 100, 40)).toBe('0,30');
});

test('points have a sign', () => {
  expect([0.123, -0.126, 0].map(points)).toEqual(['+12', '−13', '+0']);
});
