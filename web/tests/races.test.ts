import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import Photo from '../src/race/Photo.svelte';
import { answering } from '../src/table/status';
import Seconds from '../src/table/Seconds.svelte';
import type { Race } from '../src/wire';
import { tableAt, tellerFor } from './stories';

const table = tableAt('asterix-4', 5);
const teller = tellerFor(table);
const { news } = table;
const { you } = news.view;
const others = ['A', 'B', 'C', 'D'].filter((seat) => seat !== you);

describe('whoever waits for answers is told whose', () => {
  const says = (asked: string[] | undefined): string | null => answering({ view: news.view, asked }, teller);

  test('one may answer, or some', () => {
    expect(says(others.slice(0, 1))).toBe(`${teller.names(others.slice(0, 1))} peut répondre`);
    expect(says(others)).toBe(`${teller.names(others)} peuvent répondre`);
  });

  test('many are counted', () => {
    expect(says([...others, 'E'])).toBe('4 personnes peuvent répondre');
  });

  test('nobody waits for oneself, nor where nothing is asked', () => {
    expect(says(you === null ? [] : [you])).toBeNull();
    expect(says(undefined)).toBeNull();
  });
});

test('what is left of a short time is told in seconds', () => {
  const text = (left: number, length: number): string =>
    render(Seconds, { props: { clock: { left, length }, teller } }).body;
  expect(text(3_400, 5_000)).toContain('4 s');
  expect(text(61_000, 90_000)).toContain('1:01');
});

describe('a race is told on request', () => {
  const told = (...behind: number[]): string => {
    const runners = behind.map((millis, i) => ({ seat: others[i] ?? '', behind: millis }));
    const race: Race = { version: 7, runners };
    return render(Photo, { props: { race, teller } }).body;
  };
  const [first = '', second = ''] = others.map((seat) => teller.name(seat));

  test('who was first, and how much later the others were', () => {
    expect(told(0, 240)).toContain('Qui a été le premier ?');
    expect(told(0, 240)).toContain(`${first}, en premier`);
    expect(told(0, 240)).toContain(`${second}, 240\u00a0ms plus tard`);
    expect(told(0, 240)).not.toContain('le sort a décidé');
  });

  test('that lots were drawn where nobody was earlier', () => {
    expect(told(0, 40)).toContain('le sort a décidé');
  });
});
