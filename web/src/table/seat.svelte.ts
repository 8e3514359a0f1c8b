import { socketAddress } from '../net/api';
import type { Line } from '../net/socket';
import { TableSocket } from '../net/socket';
import type { Action, Answer, Message, News, Prospect, Refusal } from '../wire';
import type { Phrase } from '../words/lexicon';
import type { Slot } from './hand';
import { slotsOf } from './hand';
import type { Offer } from './offers';
import { attackOn, declineOf, extendOf, isLegal, offerOf, passOf, refusalOf, replyOf, targetsOf } from './offers';
import type { Table } from './table';
import { receive } from './table';
import { ownHand } from './zones';

/** What became of a request that was not played, in words. */
const ANSWERS: Readonly<Partial<Record<Answer['type'], Phrase>>> = {
  stale: { key: 'client-answer-stale' },
  'no-next-round': { key: 'client-answer-no-next-round' },
  'not-kept': { key: 'client-answer-not-kept' },
};

/** One's place at a table: the table as it is, what one is about to do, and the way to do it. */
export class SeatAtTable {
  table = $state.raw<Table | null>(null);
  line = $state<Line>('connecting');
  /** A request is under way; until its answer comes there is no second one. */
  busy = $state(false);
  /** Why the last request was not played. */
  complaint = $state.raw<Phrase | Refusal | null>(null);
  /** The version at which one acted: until the next one comes, nothing is left to do. */
  #actedAt = $state<number | null>(null);
  #chosen = $state<string | null>(null);
  #pointed = $state<string | null>(null);
  #socket: TableSocket;

  constructor(readonly id: string) {
    this.#socket = this.#connect();
  }

  readonly news = $derived.by((): News | null => {
    const news = this.table?.news ?? null;
    return news?.version === this.#actedAt && news !== null ? { ...news, prospects: [] } : news;
  });
  readonly prospects: readonly Prospect[] = $derived(this.news?.prospects ?? []);
  readonly slots: readonly Slot[] = $derived(this.news === null ? [] : slotsOf(ownHand(this.news.view)));
  /** The chosen place of the hand. */
  readonly slot = $derived(this.slots.find(({ key }) => key === this.#chosen) ?? null);
  readonly offer: Offer | null = $derived(this.slot === null ? null : offerOf(this.prospects, this.slot.card));
  readonly targets: readonly string[] = $derived(this.offer === null ? [] : targetsOf(this.offer));
  /** The team one aims at: the one pointed at, or the only one there is. */
  readonly target = $derived(
    this.targets.find((team) => team === this.#pointed) ?? (this.targets.length === 1 ? (this.targets[0] ?? null) : null),
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
  /** Whether one is asked to move the goal further, or not. */
  readonly mayExtend = $derived(isLegal(extendOf(this.prospects)));

  choose(key: string | null): void {
    this.#chosen = key;
    this.#pointed = null;
    this.complaint = null;
  }

  point(team: string | null): void {
    this.#pointed = team;
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

  async nextRound(): Promise<void> {
    await this.#request(() => this.#socket.nextRound());
  }

  retry(): void {
    this.#socket.retry();
  }

  /** Comes in anew, with the seat that has just been taken. */
  reenter(): void {
    this.#socket.close();
    this.#socket = this.#connect();
  }

  leave(): void {
    this.#socket.close();
  }

  #connect(): TableSocket {
    return new TableSocket(socketAddress(this.id), {
      hear: (message) => this.#hear(message),
      line: (line) => (this.line = line),
    });
  }

  #hear(message: Message): void {
    this.table = receive(this.table, message);
  }

  async #act(action: Action): Promise<void> {
    const version = this.news?.version ?? 0;
    if (!(await this.#request(() => this.#socket.act(version, action)))) return;
    this.#actedAt = version;
    this.choose(null);
  }

  async #request(send: () => Promise<Answer>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.complaint = null;
    const answer = await send();
    this.busy = false;
    this.complaint = answer.type === 'refused' ? answer.refusal : (ANSWERS[answer.type] ?? null);
    return answer.type === 'accepted';
  }
}
