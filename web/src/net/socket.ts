import type { Action, Answer, Message, Orders, Phrase, Request } from '../wire';
import { waitBefore } from './backoff';
import { requestId } from './ids';

/** How the connection fares. `lost` means that another attempt is planned, the last three that none is. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'replaced' | 'closed' | 'outdated';

/** The seat has opened newer sockets, and the server asks this one not to come back. */
const REPLACED = 4001;

/** The host has closed the table. */
const CLOSED = 4002;

/** The server speaks another version of the protocol than this page. */
const ANOTHER_PROTOCOL = 4003;

export interface Ear {
  readonly hear: (message: Message) => void;
  readonly changed: (state: ConnectionState) => void;
}

/** The part of a WebSocket that is used here, so that tests can play its role. */
export interface Wire {
  addEventListener(type: 'message', listener: (event: MessageEvent<string>) => void): void;
  addEventListener(type: 'close', listener: (event: Pick<CloseEvent, 'code'>) => void): void;
  send(text: string): void;
  close(): void;
}

interface Parcel {
  readonly request: Request;
  readonly settle: (answer: Answer) => void;
}

/**
 * The one socket of a table. It comes back by itself, and a request that was under way is sent again
 * under its old number, which the server never plays twice.
 */
export class TableSocket {
  #wire: Wire | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  readonly #pending = new Map<number, Parcel>();

  constructor(
    readonly address: string,
    readonly ear: Ear,
    readonly open: (address: string) => Wire = (address) => new WebSocket(address),
  ) {
    this.#connect();
  }

  /** Acts, so many milliseconds after that version was shown. */
  act(version: number, action: Action, after: number): Promise<Answer> {
    return this.#send({ type: 'act', id: requestId(), version, action, after });
  }

  nextRound(): Promise<Answer> {
    return this.#send({ type: 'next-round', id: requestId() });
  }

  /** Says that one is ready for another game. */
  again(): Promise<Answer> {
    return this.#send({ type: 'again', id: requestId() });
  }

  /** Says something to everybody. */
  say(phrase: Phrase): Promise<Answer> {
    return this.#send({ type: 'say', id: requestId(), phrase });
  }

  /** Says that one leaves and a bot plays on. */
  leaveSeat(): Promise<Answer> {
    return this.#send({ type: 'leave', id: requestId() });
  }

  /** Says that one plays again where a bot did. */
  takeBack(): Promise<Answer> {
    return this.#send({ type: 'return', id: requestId() });
  }

  /** Says what is to be done without asking. */
  order(orders: Orders): Promise<Answer> {
    return this.#send({ type: 'orders', id: requestId(), orders });
  }

  /** Asks what would be best in that version. */
  advise(version: number): Promise<Answer> {
    return this.#send({ type: 'advise', id: requestId(), version });
  }

  /** Adds to the randomness of the next deal. */
  give(round: number, gift: string): Promise<Answer> {
    return this.#send({ type: 'give', id: requestId(), round, gift });
  }

  /** Tries at once instead of waiting: the network is back, or the reader is impatient. */
  retry(): void {
    if (this.#wire !== null || this.#closed) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#wire?.close();
  }

  #send(request: Request): Promise<Answer> {
    return new Promise((settle) => {
      this.#pending.set(request.id, { request, settle });
      if (this.#attempt === 0 && this.#wire !== null) this.#wire.send(JSON.stringify(request));
    });
  }

  #connect(): void {
    this.#timer = null;
    this.ear.changed('connecting');
    const wire = this.open(this.address);
    wire.addEventListener('message', (event) => {
      if (wire === this.#wire) this.#hear(JSON.parse(event.data) as Message);
    });
    wire.addEventListener('close', ({ code }) => {
      if (wire === this.#wire) this.#lose(code);
    });
    this.#wire = wire;
    this.#attempt += 1;
  }

  #lose(code: number): void {
    this.#wire = null;
    if (this.#closed) return;
    if (code === REPLACED) return this.ear.changed('replaced');
    if (code === CLOSED) return this.ear.changed('closed');
    if (code === ANOTHER_PROTOCOL) return this.ear.changed('outdated');
    this.ear.changed('lost');
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#attempt));
  }

  #hear(message: Message): void {
    if (message.type === 'welcome') this.#resume();
    if (message.type === 'answer') this.#settle(message.id, message.answer);
    // A request that was not understood changed nothing, so whoever waits for it may ask anew.
    if (message.type === 'not-understood')
      for (const id of message.id === null ? [...this.#pending.keys()] : [message.id])
        this.#settle(id, { type: 'stale' });
    this.ear.hear(message);
  }

  /** The server has greeted: the connection is good, and what was under way travels again. */
  #resume(): void {
    this.#attempt = 0;
    this.ear.changed('open');
    for (const { request } of this.#pending.values()) this.#wire?.send(JSON.stringify(request));
  }

  #settle(id: number, answer: Answer): void {
    this.#pending.get(id)?.settle(answer);
    this.#pending.delete(id);
  }
}
