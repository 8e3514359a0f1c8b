/** A control, or something in it. */
interface Focused {
  closest(selectors: string): Focused | null;
  getAttribute(name: string): string | null;
}

/** The commands of the keyboard after which Enter is about what they chose. */
export const CHOOSES: ReadonlySet<string> = new Set(['choose', 'move', 'aim', 'turn', 'exit']);

const CONTROLS = 'button, a, summary, [role="button"]';

/**
 * Who gets Enter. It does what the large plate says wherever the focus happens to be, for the focus
 * stays behind on what was pressed last, and comes back to it when a sheet is closed. Only whoever
 * walks to a control with Tab after choosing means that control.
 */
export class Enter {
  #walked = false;

  /** Takes note of a key before anything is done with it. */
  hear(key: string): void {
    if (key === 'Tab') this.#walked = true;
  }

  /** Something was chosen or pressed: from here on Enter is about that. */
  chose(): void {
    this.#walked = false;
  }

  /** Whether Enter does what the large plate says, given what has the focus. */
  plays(target: EventTarget | null): boolean {
    const control = isFocused(target) ? target.closest(CONTROLS) : null;
    return !this.#walked || control === null || isChosenCard(control);
  }
}

const isFocused = (target: unknown): target is Focused =>
  typeof target === 'object' && target !== null && 'closest' in target;

const isChosenCard = (control: Focused): boolean =>
  control.closest('[data-card]') !== null && control.getAttribute('aria-pressed') === 'true';
