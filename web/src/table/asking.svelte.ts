import { getContext, setContext } from 'svelte';
import type { Answer } from '../wire';
import type { Advised } from './advice';

/** A question about what would be best. It is asked when somebody wants to know, and passes with its moment. */
export class Asking {
  /** What was found out; `thinking` until it is, `null` if nobody has asked. */
  state = $state.raw<Advised | 'thinking' | null>(null);
  /** Counts the questions, so that an answer to an old one is no answer. */
  #count = 0;

  /** What was found out, once it is known. */
  get advised(): Advised | null {
    return this.state === 'thinking' ? null : this.state;
  }

  /** Asks, and says what came instead of advice. Nobody waits for it: one may act meanwhile. */
  async ask(send: () => Promise<Answer>): Promise<Exclude<Answer, Advised> | null> {
    if (this.state === 'thinking') return null;
    this.state = 'thinking';
    const count = ++this.#count;
    const answer = await send();
    if (count !== this.#count) return null;
    this.state = answer.type === 'advised' ? answer : null;
    return answer.type === 'advised' ? null : answer;
  }

  /** Has read it, or the moment has passed. */
  forget(): void {
    this.#count += 1;
    this.state = null;
  }
}

/** Where it is told. */
export const ADVICE = Symbol('advice');

/** Tells everything below what was found out. */
export const setAdvice = (advised: () => Advised | null): void => void setContext(ADVICE, advised);

/** What was found out around here; nothing where nobody asks. */
export const adviceHere = (): (() => Advised | null) =>
  getContext<(() => Advised | null) | undefined>(ADVICE) ?? (() => null);
