import { describe, expect, test } from 'vitest';
import { Enter } from '../src/table/enter';

/** A control as a page has it: a card of the hand if `card`, chosen if `pressed`. */
const control = (card = false, pressed = false): EventTarget => {
  const it = {
    closest: (selectors: string) => (selectors === '[data-card]' && !card ? null : it),
    getAttribute: () => String(pressed),
  };
  return it as unknown as EventTarget;
};

describe('Enter', () => {
  test('plays the chosen card though the focus came back to the menu when it was closed', () => {
    const enter = new Enter();
    enter.chose();
    expect(enter.plays(control())).toBe(true);
  });

  test('plays the card that was chosen last, and not the one that Tab came to before', () => {
    const enter = new Enter();
    enter.hear('Tab');
    enter.chose();
    expect(enter.plays(control(true))).toBe(true);
  });

  test('is for the control that Tab came to since', () => {
    const enter = new Enter();
    enter.chose();
    enter.hear('Tab');
    expect(enter.plays(control())).toBe(false);
    expect(enter.plays(control(true))).toBe(false);
    expect(enter.plays(control(true, true))).toBe(true);
    expect(enter.plays(null)).toBe(true);
  });
});
