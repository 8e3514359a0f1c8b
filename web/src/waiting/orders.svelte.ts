import { tableProblem } from '../make/problem';
import { arrange } from '../net/api';
import type { Order, TableInfo } from '../wire';
import { words } from '../words/words.svelte';

/** What is wanted of a table and its seats, one thing at a time. */
export class Orders {
  busy = $state(false);
  /** Why the last wish was not done, in words. */
  problem = $state<string | null>(null);

  async give({ id, game, arranged }: TableInfo, order: Order): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await arrange(id, { arranged, order });
    } catch (why) {
      this.problem = tableProblem(words.lexicon, game, why);
    }
    this.busy = false;
  }
}
