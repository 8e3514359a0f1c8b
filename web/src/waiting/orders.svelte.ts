import { arrange, problemOf } from '../net/api';
import type { Order, TableInfo } from '../wire';

/** What is wanted of a table and its seats, one thing at a time. */
export class Orders {
  busy = $state(false);
  /** Why the last wish was not done. */
  problem = $state<string | null>(null);

  async give({ id, arranged }: TableInfo, order: Order): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await arrange(id, { arranged, order });
    } catch (why) {
      this.problem = problemOf(why);
    }
    this.busy = false;
  }
}
