import { afterEach, beforeEach, vi } from 'vitest';
import type { Wire } from '../src/net/socket';
import type { Message, Request } from '../src/wire';
import { story } from './stories';

type Heard = MessageEvent<string> & { code: number };

/** A wire whose other end is the test. */
export class FakeWire implements Wire {
  readonly sent: Request[] = [];
  readonly #ears = new Map<string, (event: Heard) => void>();

  addEventListener(type: 'message' | 'close', listener: (event: Heard) => void): void {
    this.#ears.set(type, listener);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.drop(1000);
  }
  say(message: Message): void {
    this.#tell('message', { data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.#tell('close', { code });
  }
  #tell(type: string, event: Partial<Heard>): void {
    this.#ears.get(type)?.(event as Heard);
  }
}

/** How the server greets, and what it tells next. */
export const welcome = (): Message => told('welcome');
export const update = (): Message => told('update');

function told(type: Message['type']): Message {
  const found = story('asterix-4').find((message) => message.type === type);
  if (found === undefined) throw new Error(`a story has a message of type ${type}`);
  return found;
}

/** Whatever a test connects to is a wire of this kind; the last one is at hand. */
export function fakeWires(): { last: FakeWire } {
  const wires = { last: new FakeWire() };
  beforeEach(() => {
    vi.stubGlobal('location', { protocol: 'https:', host: 'sabots.example' });
    vi.stubGlobal('WebSocket', function open() {
      wires.last = new FakeWire();
      return wires.last;
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  return wires;
}
