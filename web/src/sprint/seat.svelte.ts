import type { CardState, Slot } from '../race/hand';
import { slotsOf } from '../race/hand';
import type { TableConnection } from '../table/connection.svelte';
import { membersOf, ownHand } from '../race/zones';
import type { OnTop, Pile, Refusal } from '../wire';
import { Early } from './early.svelte';
import { filled, Options } from './options';
import type { Plan } from './plan';
import {
  actionOf,
  drawOf,
  isLegal,
  isSpoken,
  planFor,
  prospectOf,
  repliesOf,
  swapsOf,
  targetOf,
  the,
  usesOf,
} from './plan';
import { Shout } from './shout.svelte';
import type { Action, News, Prospect, View } from './types';

/** One's place at a table: what one is about to do, and the way to do it. */
export class SprintSeat {
  #chosen = $state<string | null>(null);
  #revised = $state.raw<Partial<Plan>>({});
  /** What ends on top of the discard pile when one answers with a parade. */
  top = $state<OnTop>('parade');

  constructor(
    readonly game: string,
    readonly connection: TableConnection,
    /** What is known of the table now. */
    readonly news: () => News,
    /** Whether one's answers are lit; otherwise any card can be tried. */
    readonly hints: boolean,
  ) {}

  readonly shout = new Shout((attack) => void this.act(attack));
  readonly early = new Early(
    () => this.view,
    () => !this.connection.busy,
    (from) => this.draw(from),
  );
  readonly view: View = $derived.by(() => this.news().view);
  readonly prospects: readonly Prospect[] = $derived.by(() => this.news().prospects);
  readonly slots: readonly Slot[] = $derived(slotsOf(ownHand(this.view)));
  /** Whether one is to draw or to play now. */
  readonly mine = $derived.by(
    () =>
      this.view.you !== null &&
      this.prospects.length > 0 &&
      !this.asked &&
      (this.view.chooser ?? this.view.turn) === this.view.you,
  );
  /** Whether one is asked to answer something; whether one has to draw before anything else. */
  readonly asked = $derived(the(this.prospects, 'decline') !== null);
  readonly draws = $derived(this.mine && this.view.phase === 'draw');
  /** The card that one must use at once. */
  readonly forced = $derived(
    this.view.forced?.seat === this.view.you ? (this.view.forced?.card ?? null) : null,
  );
  /** The chosen place of the hand; a card that must be used is chosen already. */
  readonly slot = $derived(
    this.slots.find(({ key }) => key === this.#chosen) ??
      this.slots.find(({ card }) => card === this.forced) ??
      null,
  );
  readonly plan: Plan | null = $derived.by(() => {
    if (this.slot === null) return null;
    const plan = planFor(this.prospects, this.game, this.slot.card);
    return filled({ ...plan, ...this.#revised }, (one) => this.#optionsFor(one));
  });
  readonly options: Options | null = $derived(this.plan === null ? null : this.#optionsFor(this.plan));
  /** Whom the chosen card can be aimed at. */
  readonly targets: readonly string[] = $derived(this.options?.targets ?? []);
  /** What the server says about the chosen card, without discarding or swapping it. */
  readonly uses: readonly Prospect[] = $derived.by(() =>
    this.plan === null ? [] : usesOf(this.prospects, this.plan.card),
  );
  readonly action: Action | null = $derived(
    this.plan === null || !this.mine ? null : actionOf(this.plan, this.prospects),
  );
  readonly prospect: Prospect | null = $derived(
    this.action === null ? null : prospectOf(this.prospects, this.action),
  );
  /** What the large plate would do. */
  readonly move: Action | null = $derived(isLegal(this.prospect) ? this.action : null);
  /** Whether Enter would play something. */
  readonly ready = $derived(!this.asked && this.move !== null && (this.options?.fates.length ?? 0) <= 1);
  /** Whether the chosen card is of no use but as one of a pair. */
  readonly swapsOnly = $derived.by(
    () =>
      this.mine && !this.view.strict && !this.uses.some(isLegal) && (this.options?.wanted.length ?? 0) > 0,
  );
  /** Why the chosen card, or the team aimed at, will not do; where mistakes are punished nobody says. */
  readonly refusal: Refusal | null = $derived.by(() => {
    if (this.view.strict || this.plan === null || !this.mine || this.swapsOnly) return null;
    if (this.plan.swaps || this.uses.some(isLegal)) return this.#aimRefusal;
    return this.prospect?.refusal ?? this.#aimRefusal ?? this.uses[0]?.refusal ?? null;
  });
  /** The kilometres one would have after the move. */
  readonly reach = $derived(this.move === null ? undefined : this.prospect?.outlook?.km);
  readonly #aimRefusal: Refusal | null = $derived.by(() => {
    const team = this.#revised.target ?? null;
    const found = this.uses.find(({ action }) => team !== null && targetOf(action) === team);
    return found?.refusal ?? null;
  });

  /** Whether a card of the hand can be used now, as far as the server says so. */
  isLit(card: string): boolean {
    return usesOf(this.prospects, card).some(isLegal) || swapsOf(this.prospects, card).length > 0;
  }

  /** How a card of the hand lies there. */
  stateOf(card: string): CardState {
    if (this.asked) return !this.hints ? 'open' : this.replies.includes(card) ? 'lit' : 'asleep';
    if (!this.mine || (this.forced !== null && card !== this.forced)) return 'asleep';
    if (this.view.strict) return 'open';
    return this.isLit(card) ? 'lit' : this.draws ? 'asleep' : 'unlit';
  }

  choose(key: string | null): void {
    this.#chosen = key;
    if (key === null) this.early.forget();
    this.#revised = {};
    this.connection.complaint = null;
  }

  /** Chooses something more for the plan. */
  revise(change: Partial<Plan>): void {
    this.#revised = { ...this.#revised, ...change };
    this.connection.complaint = null;
  }

  /** Aims at a team, or at its next member where seats are aimed at, and says whether it is aimed at now. */
  aim(team: string): boolean {
    const members = membersOf(this.view, team).filter((seat) => this.targets.includes(seat));
    const at = members.indexOf(this.plan?.target ?? '');
    this.revise({ target: members[(at + 1) % members.length] ?? team, loot: null });
    return members.includes(this.plan?.target ?? '');
  }

  play(): void {
    const { move } = this;
    if (move === null) return;
    const spoken = isSpoken(this.prospects, move);
    if (spoken && move.type === 'attack') this.shout.await(move);
    else if (spoken && move.type === 'lay') void this.act({ ...move, saying: 'nothing' });
    else void this.act(move);
  }

  discard(): void {
    if (this.slot !== null && this.mayDiscard) void this.act({ type: 'discard', card: this.slot.card });
  }

  readonly mayDiscard = $derived.by(() => {
    if (this.slot === null || !this.mine || this.forced !== null || this.shout.attack !== null) return false;
    return isLegal(prospectOf(this.prospects, { type: 'discard', card: this.slot.card }));
  });
  readonly mayPass = $derived(isLegal(the(this.prospects, 'pass')));

  pass(): void {
    if (this.mayPass) void this.act({ type: 'pass' });
  }

  mayDraw(from: Pile): boolean {
    if (this.early.possible) return from === 'stock' || this.view.discard.length > 0;
    return this.draws && isLegal(drawOf(this.prospects, from));
  }

  draw(from: Pile): void {
    if (!this.mayDraw(from)) return;
    if (!this.early.possible) return void this.act({ type: 'draw', from });
    // Whoever thinks of the next card lets the distance be.
    if (this.asked) void this.connection.act({ type: 'decline' });
    this.early.choose(from);
  }

  /** The cards that may answer the open window. */
  readonly replies: readonly string[] = $derived([
    ...new Set(
      repliesOf(this.prospects)
        .filter(isLegal)
        .flatMap(({ action }) => (action.type === 'reply' ? [action.card] : [])),
    ),
  ]);

  reply(card: string, top: OnTop = 'parade'): void {
    if (this.asked) void this.act({ type: 'reply', card, top });
  }

  decline(): void {
    if (this.asked) void this.act({ type: 'decline' });
  }

  async act(action: Action): Promise<boolean> {
    const played = await this.connection.act(action);
    // Whoever chose a card before or while drawing still means it.
    if (played && action.type !== 'draw') this.choose(null);
    return played;
  }

  #optionsFor(plan: Plan): Options {
    return new Options(this.game, this.mine ? this.prospects : [], plan);
  }
}
