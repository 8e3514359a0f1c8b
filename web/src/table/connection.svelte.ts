import { socketAddress } from '../net/api';
import type { ConnectionState, Ear, Wire } from '../net/socket';
import { TableSocket } from '../net/socket';
import type { Action, Answer, Orders, Phrase as Words, Refusal } from '../wire';
import type { Phrase } from '../words/lexicon';
import { ANSWERS, DAMAGED, STALLED } from './answers';
import { Asking } from './asking.svelte';
import { start } from './clock';
import { Lingering } from './lingering.svelte';
import type { Note } from './promise';
import { Notes } from './promise';
import type { Table } from './table';
import { receive } from './table';
import { noteRobots } from './robots';
import type { Unseated } from './unseated';
import { unseatedAt } from './unseated';

/** What may be accepted without a word to anybody until others have decided as well. */
const UNTOLD: ReadonlySet<Action['type']> = new Set<Action['type']>(['decline', 'hold-up', 'killer', 'say']);

/** A connection that does not come back by itself. */
const OVER: ReadonlySet<ConnectionState> = new Set<ConnectionState>(['closed', 'replaced', 'outdated']);

/** The connection to a table: the table as it is, and the way to do something there. */
export class TableConnection {
  table = $state.raw<Table | null>(null);
  readonly lingering = new Lingering();
  state = $state<ConnectionState>('connecting');
  /** A request is under way; until the table has told what came of it there is no second one. */
  busy = $state(false);
  /** Why the last request was not played. */
  complaint = $state.raw<Phrase | Refusal | null>(null);
  /** Whether one looks for a seat at a table that plays. */
  seeking = $state(false);
  /** Why one has no longer the seat that one had, and did not give up. */
  unseated = $state<Unseated | null>(null);
  /** What one has asked about the decision before one. */
  readonly asking = new Asking();
  /** The version at which one acted: until the next one comes, nothing is left to do. */
  #actedAt = $state<number | null>(null);
  /** When the present version came. */
  #shownAt = performance.now();
  #socket: TableSocket;
  readonly #notes: Notes;

  constructor(
    readonly id: string,
    /** Which of several seats of one browser it is, or `watch`; the only one if nothing is said. */
    readonly sign: string | null = null,
    /** What messages travel by. */
    readonly wire?: (address: string) => Wire,
  ) {
    this.#notes = new Notes(id, sign);
    this.#socket = this.#connect();
  }

  /** What was promised of the deals, and what one gave. */
  get notes(): readonly Note[] {
    return this.#notes.all();
  }

  /** What is shown of the table. */
  readonly shown = $derived(this.lingering.kept ?? this.table);

  /** Whether one has acted, and the table has not told yet what came of it. */
  readonly acted = $derived(this.#actedAt !== null && this.table?.news?.version === this.#actedAt);

  /**
   * What can be done now: nothing, once one has done something of which the table need not tell. As long
   * as a request is under way everything stays as it was, so that nothing is shown that is not so.
   */
  known<N extends { prospects: unknown[] }>(news: N): N {
    return this.acted && !this.busy ? { ...news, prospects: [] } : news;
  }

  /** Asks for an action, and says whether it was played. */
  async act(action: Action): Promise<boolean> {
    const version = this.table?.news?.version ?? 0;
    return this.#request(async () => {
      const after = Math.round(performance.now() - this.#shownAt);
      const answer = await this.#socket.act(version, action, after);
      if (answer.type !== 'accepted') return answer;
      this.#actedAt = version;
      if (!UNTOLD.has(action.type)) await this.#told(version);
      return answer;
    });
  }

  /** Asks what would be best now. */
  async askAdvice(): Promise<void> {
    const version = this.table?.news?.version ?? 0;
    const answer = await this.asking.ask(() => this.#socket.advise(version));
    if (answer !== null) this.complaint = ANSWERS[answer.type] ?? null;
  }

  async nextRound(): Promise<void> {
    this.lingering.ask();
    await this.#request(() => this.#socket.nextRound());
  }

  /** Is ready for another game. */
  async again(): Promise<void> {
    await this.#request(() => this.#socket.again());
  }

  /** Says something to everybody. Nobody waits for what is said. */
  async say(phrase: Words): Promise<void> {
    const answer = await this.#socket.say(phrase);
    if (answer.type === 'too-talkative') this.complaint = ANSWERS[answer.type] ?? null;
  }

  /** Leaves the seat to a bot, and says whether that was accepted. */
  leaveSeat(): Promise<boolean> {
    return this.#request(() => this.#socket.leaveSeat());
  }

  /** Plays again where a bot did. */
  async takeBack(): Promise<void> {
    await this.#request(() => this.#socket.takeBack());
  }

  /** Says what is to be done without asking. */
  async order(orders: Orders): Promise<void> {
    await this.#request(() => this.#socket.order(orders));
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
    this.#wakeAll();
  }

  /** Waits until the table is another one than at a version. */
  async #told(version: number): Promise<void> {
    while (this.table?.news?.version === version && !OVER.has(this.state))
      await new Promise<void>((wake) => void this.#waiting.push(wake));
  }

  #waiting: (() => void)[] = [];

  #wakeAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  #connect(): TableSocket {
    const ear: Ear = {
      hear: (message) => {
        start(message, performance.now());
        const before = this.table;
        this.table = receive(before, message);
        noteRobots(this.table);
        if (this.sign === null) this.unseated = unseatedAt(this.table);
        if (this.table?.news?.version !== before?.news?.version) {
          this.#shownAt = performance.now();
          this.asking.forget();
        }
        // Those who share a screen look at one table.
        if (this.sign === null) this.lingering.see(this.table, before);
        this.#wakeAll();
        if (message.type === 'stalled') this.complaint = STALLED;
        if (message.type === 'damaged') this.complaint = DAMAGED;
        if (message.type === 'shuffle') void this.#give(message.round, message.pledge);
        const goesOn = ['welcome', 'update', 'rematch'].includes(message.type);
        if (goesOn && this.complaint === STALLED) this.complaint = null;
      },
      changed: (state) => {
        this.state = state;
        this.#wakeAll();
      },
    };
    return new TableSocket(socketAddress(this.id, this.sign), ear, this.wire);
  }

  /** Notes what is promised of the next deal, and adds to it if one plays. */
  async #give(round: number, pledge: string): Promise<void> {
    const seat = this.table?.info.you ?? null;
    const note = this.#notes.take(round, pledge, seat);
    if (seat === null) return;
    const answer = await this.#socket.give(round, note.gift);
    if (answer.type === 'accepted') this.#notes.given(round);
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
