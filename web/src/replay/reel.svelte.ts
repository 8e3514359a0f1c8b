import { replayOf } from '../net/api';
import type { Table } from '../table/table';
import type { SomeHappening } from '../table/family';
import type { Happening } from '../wire';
import type { Eyes, Round } from './frames';
import { endOf, momentsOf, tableAt } from './frames';

/** How fast a round is shown by itself. */
export const SPEEDS = ['slow', 'usual', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a frame stands, in milliseconds. */
export const STANDS = { slow: 2_400, usual: 1_200, fast: 400 } as const satisfies Record<Speed, number>;

/** A round that is looked at again: where one is in it, and with whose eyes. */
export class Reel {
  round = $state.raw<Round | null>(null);
  eyes = $state<Eyes>('all');
  /** The frame that is shown. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>('usual');
  #serial = $state(0);
  /** Whether one has come from the frame before. */
  #stepped = $state(false);

  constructor(
    readonly id: string,
    /** One's own seat there, if one had one. */
    readonly seat: string | null,
  ) {
    this.eyes = seat === null ? 'all' : 'own';
  }

  readonly last: number = $derived((this.round?.frames.length ?? 1) - 1);
  readonly table: Table | null = $derived.by(() =>
    this.round === null ? null : tableAt(this.id, this.round, this.at, this.#serial, this.#stepped),
  );
  readonly log: readonly Happening[] = $derived(this.round?.frames.flatMap(({ log }) => log) ?? []);
  readonly #moments = $derived(this.round === null ? new Map<object, number>() : momentsOf(this.round));

  /** Looks at a round, from its beginning or from a frame. */
  async look(number: number | null, at = 0): Promise<void> {
    const seat = this.eyes === 'all' ? null : this.seat;
    this.round = await replayOf(this.id, { round: number, seat, open: this.eyes === 'open' });
    this.go(at);
  }

  /** Looks at the same moment with other eyes. */
  async lookWith(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.look(this.round?.round ?? null, this.at);
  }

  /** Shows a frame; the one behind the present one as something that happens. */
  go(to: number): void {
    const at = Math.min(this.last, Math.max(0, to));
    this.#stepped = at === this.at + 1;
    if (this.#stepped) this.#serial += 1;
    this.at = at;
  }

  /** Goes by whole frames, and stops what runs by itself. */
  step(by: number): void {
    this.playing = false;
    this.go(this.at + by);
  }

  /** Shows the end of a turn. */
  goToTurn(turn: number): void {
    this.playing = false;
    if (this.round !== null) this.go(endOf(this.round, turn));
  }

  /** Lets it run, from the beginning if it is at its end. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** Shows the next frame after a while, as long as it runs. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.at === this.last) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => this.go(this.at + 1), STANDS[this.speed]);
    return () => clearTimeout(timer);
  }

  readonly frameOf = (happening: SomeHappening): number => this.#moments.get(happening) ?? 0;

  readonly jump = (happening: SomeHappening): void => {
    this.playing = false;
    this.go(this.frameOf(happening));
  };

  readonly isAhead = (happening: SomeHappening): boolean => this.frameOf(happening) > this.at;
}
