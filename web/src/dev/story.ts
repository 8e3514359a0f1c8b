import type { Message, Request } from '../wire';

/** The messages of a story, one in each line of its file. */
export const storyOf = (source: string): Message[] =>
  source
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Message);

/** A socket that tells a story: on its own where nobody is to act, else at every request. */
export class FakeSocket extends EventTarget {
  #next = 0;

  constructor(
    readonly story: readonly Message[],
    readonly pace: number,
  ) {
    super();
    setTimeout(() => this.#tell());
  }

  send(text: string): void {
    const { id } = JSON.parse(text) as Request;
    this.#say({ type: 'answer', id, answer: { type: 'accepted' } });
    this.#tell();
  }

  close(): void {
    this.#next = this.story.length;
  }

  /** Tells the next message, and those after it until somebody is to act. */
  #tell(): void {
    const message = this.story[this.#next];
    if (message === undefined) return;
    this.#next += 1;
    this.#say(message);
    const waits = message.type === 'update' && message.news.prospects.length > 0;
    if (!waits) setTimeout(() => this.#tell(), this.pace);
  }

  #say(message: Message): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}
