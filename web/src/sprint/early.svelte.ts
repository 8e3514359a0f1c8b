import type { Pile } from '../wire';
import type { View } from './types';

/** A pile that is chosen before one's turn, while a distance may still be answered. */
export class Early {
  /** The pile, and what lay face up when it was chosen. */
  #chosen = $state.raw<{ readonly from: Pile; readonly top: string | undefined } | null>(null);

  constructor(
    readonly view: () => View,
    /** Whether nothing else is under way. */
    readonly ready: () => boolean,
    readonly draw: (from: Pile) => void,
  ) {
    $effect(() => this.#drawAsChosen());
  }

  /** Whether one draws next if nobody answers the open distance. */
  readonly possible = $derived.by(() => {
    const { you, window } = this.view();
    return you !== null && window?.next === you;
  });
  /** The pile that one will draw from as soon as one may. */
  readonly pile: Pile | null = $derived(this.possible ? (this.#chosen?.from ?? null) : null);

  choose(from: Pile): void {
    this.#chosen = { from, top: this.view().discard[0] };
  }

  forget(): void {
    this.#chosen = null;
  }

  /** Draws from the pile that was chosen, unless an answer has changed what lies face up. */
  #drawAsChosen(): void {
    const chosen = this.#chosen;
    if (chosen === null || this.possible || !this.ready()) return;
    this.#chosen = null;
    if (chosen.top === this.view().discard[0]) this.draw(chosen.from);
  }
}
