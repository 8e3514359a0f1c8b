import type { Meaning } from '../design/steady.svelte';
import type { TableConnection } from '../table/connection.svelte';
import type { Refusal } from '../wire';
import { PLACES } from './geometry';
import type { Turning } from './offers';
import { placeOf, turningsOf } from './offers';
import type { Action, News, Prospect, View } from './types';

/** A second press soon after the first is a slip of the finger. */
const SLIP = 350;

/** One's place at the cave: what one is about to do, and the way to do it. */
export class CaveSeat {
  #pointed = $state<string | null>(null);
  #hovered = $state<string | null>(null);
  #turned = $state<number | null>(null);
  /** When a place was last chosen by a press. */
  #since = 0;

  constructor(
    readonly connection: TableConnection,
    /** What is known of the table now. */
    readonly news: () => News,
  ) {}

  readonly view: View = $derived.by(() => this.news().view);
  readonly prospects: readonly Prospect[] = $derived.by(() => this.news().prospects);
  /** Whether one is to do something now. */
  readonly mine = $derived.by(
    () => this.view.you !== null && this.view.turn === this.view.you && this.prospects.length > 0,
  );
  /** Every place one may go to now, in the order of the rows. */
  readonly targets: readonly string[] = $derived.by(() =>
    PLACES.filter((place) => this.#legal(place) !== null),
  );
  /** The place that is chosen, if one may go there. */
  readonly target: string | null = $derived(this.targets.find((place) => place === this.#pointed) ?? null);
  /** What would happen there. */
  readonly move: Prospect | null = $derived(this.target === null ? null : this.#legal(this.target));
  /** What is shown on the board: what one points at, else what is chosen. */
  readonly shown: Prospect | null = $derived.by(
    () => (this.#hovered === null ? null : this.#legal(this.#hovered)) ?? this.move,
  );
  /** Why one may not go to the place one pressed. */
  readonly refusal = $derived.by(() => (this.#pointed === null ? null : this.refusalOf(this.#pointed)));
  readonly mayRoll = $derived(
    this.prospects.some(({ action, refusal }) => action.type === 'roll' && refusal === null),
  );
  /** The ways of turning the drawn card that are allowed and differ. */
  readonly turnings: readonly Turning[] = $derived.by(() => turningsOf(this.prospects));
  /** How the drawn card is turned now. */
  readonly turning: Turning | null = $derived(
    this.turnings.find(({ turned }) => turned === this.#turned) ?? this.turnings[0] ?? null,
  );

  /** Whether the large plate would do something. */
  readonly ready = $derived(this.mine && (this.mayRoll || this.turning !== null || this.move !== null));

  /** What the plates are for. */
  readonly meaning: Meaning | null = $derived.by(() =>
    this.mine ? { what: this.view.phase, covers: false } : null,
  );

  /** Shows a place that the mouse or the focus is on. */
  hover(place: string | null): void {
    this.#hovered = place;
  }

  point(place: string | null): void {
    this.#pointed = place;
    this.connection.complaint = null;
  }

  /** The first press shows the way, the next one goes. The gap turns the card that will lie there. */
  press(place: string): void {
    if (!this.mine) return;
    if (this.view.phase === 'lay') {
      if (place === this.view.gap) this.turn(1);
    } else if (place !== this.target) {
      this.point(place);
      this.#since = performance.now();
    } else if (performance.now() - this.#since > SLIP) this.confirm();
  }

  turn(by: -1 | 1): void {
    const at = this.turnings.findIndex(({ turned }) => turned === this.turning?.turned);
    this.#turned = this.turnings.at((at + by) % this.turnings.length)?.turned ?? null;
  }

  turnTo(turned: number): void {
    this.#turned = turned;
  }

  /** Does what the large plate says. */
  confirm(): void {
    if (!this.ready) return;
    if (this.mayRoll) void this.#act({ type: 'roll' });
    else if (this.turning !== null) void this.#act({ type: 'lay', turned: this.turning.turned });
    else if (this.move !== null) void this.#act(this.move.action);
  }

  /** Why one may not go to a place. */
  refusalOf(place: string): Refusal | null {
    return this.#at(place)?.refusal ?? null;
  }

  #at(place: string): Prospect | null {
    return this.prospects.find(({ action }) => placeOf(action) === place) ?? null;
  }

  #legal(place: string): Prospect | null {
    const found = this.#at(place);
    return this.mine && found?.refusal === null ? found : null;
  }

  async #act(action: Action): Promise<void> {
    if (!(await this.connection.act(action))) return;
    this.#pointed = null;
    this.#hovered = null;
    this.#turned = null;
  }
}
