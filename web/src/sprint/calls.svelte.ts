import type { TableConnection } from '../table/connection.svelte';
import type { View } from './types';

/** How long a number waits for the distance that it belongs to, in milliseconds. */
const PATIENCE = 3000;

/** What one says out loud at a table, at any time. */
export class Calls {
  /** A number that was said before the table knew of its distance. */
  #early = $state.raw<{ readonly km: number } | null>(null);

  constructor(
    readonly connection: TableConnection,
    readonly view: () => View,
  ) {
    $effect(() => {
      if (this.#early !== null && this.view().window?.unsaid === true && !this.connection.busy)
        this.#say(this.#early.km);
    });
  }

  /** Says the kilometres of the distance just laid. */
  say(km: number): void {
    if (this.view().window?.unsaid === true && !this.connection.busy) return this.#say(km);
    const early = { km };
    this.#early = early;
    setTimeout(() => {
      if (this.#early === early) this.#early = null;
    }, PATIENCE);
  }

  holdUp(): void {
    if (this.view().hold_up) void this.connection.act({ type: 'hold-up' });
  }

  killer(): void {
    if (this.view().killer) void this.connection.act({ type: 'killer' });
  }

  #say(km: number): void {
    this.#early = null;
    void this.connection.act({ type: 'say', km });
  }
}
