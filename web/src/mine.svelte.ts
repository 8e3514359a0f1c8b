import { untrack } from 'svelte';
import { forgetGame, myGames } from './net/api';
import { notices } from './notices.svelte';
import type { MyGame } from './wire';
import { say } from './words/words.svelte';

/** How often one looks, in milliseconds, while there is something to wait for. */
const LOOK = 30_000;

/** The games that this browser sits at, as the server knows them. */
class Mine {
  games = $state.raw<readonly MyGame[]>([]);
  /** The one that waits most for whoever is here. */
  readonly next = $derived(this.games.find(({ state }) => state !== 'over'));
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Those that wait for somebody here, except at the table one is at. */
  awaiting(here: string | null): readonly MyGame[] {
    return this.games.filter(({ id, state }) => id !== here && state === 'yours');
  }

  /** Looks how the games stand, and looks again later while one goes on elsewhere than here. */
  async look(here: string | null): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    // Whoever looks does not look again because of what is found.
    const before = untrack(() => this.awaiting(here).map(({ id }) => id));
    // Who cannot be asked now is asked again later.
    this.games = await myGames().catch(() => this.games);
    for (const { id, game } of this.awaiting(here).filter((one) => !before.includes(one.id)))
      void notices.tell(id, say('client-mine-yours'), say(`game-${game}`));
    const goesOn = this.games.some(({ id, state }) => id !== here && state !== 'over');
    if (goesOn && this.#timer === null) this.#timer = setTimeout(() => void this.look(here), LOOK);
  }

  /** Takes a game from the list. */
  async forget(id: string): Promise<void> {
    await forgetGame(id).catch(() => null);
    this.games = this.games.filter((game) => game.id !== id);
  }
}

export const mine = new Mine();
