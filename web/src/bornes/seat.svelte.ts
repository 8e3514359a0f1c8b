import type { Meaning } from '../design/steady.svelte';
import type { Refusal } from '../wire';
import type { Phrase } from '../words/lexicon';
import type { Action, News, Prospect } from './types';
import type { Slot } from '../race/hand';
import { slotsOf } from '../race/hand';
import type { TableConnection } from '../table/connection.svelte';
import type { Offer } from './offers';
import {
  attackOn,
  declineOf,
  extendOf,
  isLegal,
  offerOf,
  passOf,
  refusalOf,
  replyOf,
  targetsOf,
} from './offers';
import { ownHand } from '../race/zones';

/** One's place at a table: what one is about to do, and the way to do it. */
export class SeatAtTable {
  #chosen = $state<string | null>(null);
  #pointed = $state<string | null>(null);

  constructor(
    readonly connection: TableConnection,
    /** What is known of the table now. */
    readonly news: () => News,
  ) {}

  readonly prospects: readonly Prospect[] = $derived.by(() => this.news().prospects);
  readonly slots: readonly Slot[] = $derived.by(() => slotsOf(ownHand(this.news().view)));
  /** The chosen place of the hand. */
  readonly slot = $derived(this.slots.find(({ key }) => key === this.#chosen) ?? null);
  readonly offer: Offer | null = $derived(
    this.slot === null ? null : offerOf(this.prospects, this.slot.card),
  );
  readonly targets: readonly string[] = $derived(this.offer === null ? [] : targetsOf(this.offer));
  /** The team one aims at: the one pointed at, or the only one there is. */
  readonly target = $derived(
    this.targets.find((team) => team === this.#pointed) ??
      (this.targets.length === 1 ? (this.targets[0] ?? null) : null),
  );
  /** Why the chosen card, or the team pointed at, will not do. */
  readonly refusal = $derived(this.offer === null ? null : refusalOf(this.offer, this.#pointed));
  /** What the large plate would do. */
  readonly move = $derived.by((): Prospect | null => {
    if (this.offer === null) return null;
    const move = this.offer.attacks.length > 0 ? attackOn(this.offer, this.target) : this.offer.lay;
    return isLegal(move) ? move : null;
  });
  /** The kilometres one would have after laying the chosen distance. */
  readonly reach = $derived(this.move?.action.type === 'lay' ? this.move.outlook?.km : undefined);
  /** Whether one is asked to answer an attack. */
  readonly asked = $derived(declineOf(this.prospects) !== null);
  /** The botte that one can answer with. */
  readonly botte: string | null = $derived.by(() => {
    const reply = replyOf(this.prospects);
    return reply?.action.type === 'reply' ? reply.action.card : null;
  });
  /** Whether one is asked to move the goal further, or not. */
  readonly mayExtend = $derived(isLegal(extendOf(this.prospects)));

  /** Whether Enter would play something. */
  readonly ready = $derived(!this.asked && this.move !== null);

  /** What the plates are for. */
  readonly meaning: Meaning | null = $derived.by(() => {
    if (this.asked) return { what: 'reply', covers: true };
    if (this.mayExtend) return { what: 'extend', covers: true };
    return this.prospects.length > 0 ? { what: 'play', covers: false } : null;
  });

  choose(key: string | null): void {
    this.#chosen = key;
    this.#pointed = null;
    this.connection.complaint = null;
  }

  /** Aims at a team, and says whether the chosen card goes there now. */
  aim(team: string): boolean {
    this.#pointed = team;
    return this.target === team;
  }

  play(): void {
    if (this.move !== null) void this.#act(this.move.action);
  }

  discard(): void {
    const discard = this.offer?.discard ?? null;
    if (isLegal(discard)) void this.#act(discard.action);
  }

  pass(): void {
    const pass = passOf(this.prospects);
    if (isLegal(pass)) void this.#act(pass.action);
  }

  /** Says yes to what one is asked: answers an attack, or extends the race. */
  yes(): void {
    if (this.mayExtend) this.extend();
    else this.reply();
  }

  /** Says no to what one is asked. */
  no(): void {
    if (this.mayExtend) this.stop();
    else this.decline();
  }

  reply(): void {
    const reply = replyOf(this.prospects);
    if (this.asked && reply !== null) void this.#act(reply.action);
  }

  decline(): void {
    if (this.asked) void this.#act({ type: 'decline' });
  }

  extend(): void {
    if (this.mayExtend) void this.#act({ type: 'extend' });
  }

  stop(): void {
    if (this.mayExtend) void this.#act({ type: 'stop' });
  }

  get busy(): boolean {
    return this.connection.busy;
  }

  get complaint(): Phrase | Refusal | null {
    return this.connection.complaint;
  }

  async #act(action: Action): Promise<void> {
    if (await this.connection.act(action)) this.choose(null);
  }
}
