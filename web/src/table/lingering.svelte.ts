import type { Table } from './table';

/** Whether a round begins for somebody who still looks at the score of the last one, and was not ready. */
function overtakes(table: Table | null, before: Table | null): boolean {
  const looks = before?.news?.score != null && before.info.you !== null;
  const begins = table?.news != null && table.news.score === null;
  return looks && begins && !before.people.some(({ seat, ready }) => seat === before.info.you && ready);
}

/** Keeps a score for whoever still looks at it while the others play on: nobody is pulled off it. */
export class Lingering {
  /** The table at the end of the round. */
  kept = $state.raw<Table | null>(null);
  /** Whether one has asked for the next round here. */
  #asked = false;

  /** One asks for the next round. */
  ask(): void {
    this.#asked = true;
  }

  /** Looks at the table as it is. */
  goOn(): void {
    this.kept = null;
  }

  /** The table has become another one. */
  see(table: Table | null, before: Table | null): void {
    if (!overtakes(table, before)) return;
    if (!this.#asked) this.kept ??= before;
    this.#asked = false;
  }
}
