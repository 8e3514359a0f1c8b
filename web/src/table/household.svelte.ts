import type { Holding } from '../wire';
import { TableConnection } from './connection.svelte';

/**
 * The people of one browser at a table: usually one, and then there is nothing to hide. Where several share
 * the device, each has a connection of their own, one of them holds the device, and until somebody says that
 * they do, a curtain hides everything.
 */
export class Household {
  #members = $state.raw<readonly TableConnection[]>([]);
  #holder = $state.raw<TableConnection | null>(null);
  /** At which version of the table somebody has followed the first of them, so that each asks once. */
  readonly #followed = new WeakMap<TableConnection, number>();

  constructor(readonly id: string) {
    this.#members = [new TableConnection(id)];
  }

  get members(): readonly TableConnection[] {
    return this.#members;
  }

  /** Whether several people share the device. */
  readonly shared = $derived(this.#members.length > 1);

  /** What everybody may see: nothing is dealt, or the round is over. */
  readonly open = $derived(
    this.#members.every(({ table }) => table?.news == null || table.news.score !== null),
  );

  /** Those whose turn it is to do something, whoever has waited longest first. */
  readonly asked = $derived.by(() => {
    const at = this.#holder === null ? 0 : this.#members.indexOf(this.#holder) + 1;
    return [...this.#members.slice(at), ...this.#members.slice(0, at)].filter(isAsked);
  });

  /** Whether all of them have been told the same: news come to one of them a moment before the others. */
  readonly #agreed = $derived(
    this.#members.every(({ table }) => table?.news?.version === this.#members[0]?.table?.news?.version),
  );

  /** Whom the device shows; `null` while the curtain is down. */
  readonly shown = $derived.by(() => {
    if (!this.shared || this.open) return this.#members[0] ?? null;
    const holder = this.#holder;
    if (holder === null || !this.#agreed || holder.busy || isAsked(holder)) return holder;
    return this.asked.length > 0 ? null : holder;
  });

  /** The seats that the browser has by now. */
  settle(yours: readonly Holding[]): void {
    const signs: (string | null)[] = yours.length > 1 ? yours.map(({ sign }) => sign) : [null];
    const known = new Map(this.#members.map((member) => [member.sign, member]));
    for (const member of this.#members) if (!signs.includes(member.sign)) member.leave();
    this.#members = signs.map((sign) => known.get(sign) ?? new TableConnection(this.id, sign));
    this.#holder = null;
  }

  /** Somebody says that they have the device now. */
  take(member: TableConnection): void {
    this.#holder = member;
  }

  /**
   * Nobody has the device any more once all look at it, or the curtain has fallen: whoever it was for may
   * hold it already, so it never rises by itself.
   */
  lower(): void {
    if (this.open || this.shown === null) this.#holder = null;
  }

  /** All go on to the next round, or play again, when one of them does. */
  follow(): void {
    const [first, ...others] = this.#members;
    if (first?.table == null || !isReady(first)) return;
    for (const other of others) {
      const news = other.table?.news;
      if (news?.score == null || isReady(other) || this.#followed.get(other) === news.version) continue;
      this.#followed.set(other, news.version);
      void (news.has_next_round ? other.nextRound() : other.again());
    }
  }

  reenter(): void {
    for (const member of this.#members) member.reenter();
  }

  leave(): void {
    for (const member of this.#members) member.leave();
  }
}

/** Whether it is for somebody to do something. */
const isAsked = ({ table, acted }: TableConnection): boolean =>
  table?.news != null && table.news.score === null && table.news.prospects.length > 0 && !acted;

const isReady = ({ table }: TableConnection): boolean =>
  table?.people.some(({ seat, ready }) => seat === table.info.you && ready) === true;
