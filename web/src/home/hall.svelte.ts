import { offers } from '../net/api';
import type { Offer } from '../wire';

/** How often one looks, in milliseconds. */
const LOOK = 15_000;

/** The tables that anybody may come to. */
class Hall {
  /** What was found; `null` while nobody knows. */
  offers = $state.raw<readonly Offer[] | null>(null);

  /** Looks who is there, unless nobody looks at the page. */
  readonly look = async (): Promise<void> => {
    if (document.hidden) return;
    // Whoever cannot be asked now is asked again later.
    this.offers = await offers().catch(() => this.offers);
  };

  /** Looks now and again, until it is told to stop. */
  watch(): () => void {
    void this.look();
    const looking = setInterval(() => void this.look(), LOOK);
    return () => clearInterval(looking);
  }
}

export const hall = new Hall();
