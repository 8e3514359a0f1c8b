import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEAD_TIME, Steady } from '../src/design/steady.svelte';

describe('a plate that changes its meaning', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const plain = (what: string): { what: string; covers: boolean } => ({ what, covers: false });
  const tap = { detail: 1 };

  test('lets a late tap go, and the next one through', () => {
    const plates = new Steady();
    plates.note(plain('reply B 50'));
    plates.note(plain('draw'));
    vi.advanceTimersByTime(100);
    expect(plates.refuses(tap)).toBe(true);
    vi.advanceTimersByTime(DEAD_TIME - 100);
    expect(plates.refuses(tap)).toBe(false);
  });

  test('hears the keyboard at any time', () => {
    const plates = new Steady();
    plates.note(plain('reply B 50'));
    plates.note(plain('draw'));
    expect(plates.refuses({ detail: 0 })).toBe(false);
  });

  test('is as late when it was out of use for a moment between', () => {
    const plates = new Steady();
    plates.note(plain('walk'));
    plates.note(null);
    vi.advanceTimersByTime(DEAD_TIME - 1);
    plates.note(plain('lay'));
    expect(plates.refuses(tap)).toBe(true);
  });

  test('is pressed at once where nothing else could be meant', () => {
    const plates = new Steady();
    plates.note(plain('play'));
    plates.note(null);
    plates.note(plain('play'));
    expect(plates.refuses(tap)).toBe(false);
    plates.note(null);
    vi.advanceTimersByTime(DEAD_TIME);
    plates.note(plain('draw'));
    expect(plates.refuses(tap)).toBe(false);
  });

  test('waits where it covers something that could be pressed', () => {
    const plates = new Steady();
    plates.note(null);
    vi.advanceTimersByTime(10 * DEAD_TIME);
    plates.note({ what: 'reply B accident', covers: true });
    expect(plates.refuses(tap)).toBe(true);
  });
});
