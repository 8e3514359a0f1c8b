import type { Page } from '@playwright/test';
import type { GameInfo, NewTable } from '../src/wire';
import { aboutGame, makeSolo } from './solo';

/** What somebody met who played a game by reading alone. */
export interface Reading {
  readonly pressed: number;
  readonly typed: number;
  readonly asked: number;
  /** What should not have been: the focus was somewhere else, or nothing could be done. */
  readonly faults: readonly string[];
}

/** Plays without looking: by headings, buttons and typed words. */
export class Reader {
  constructor(readonly page: Page) {}

  /** The ready-made forms of a game that two may choose. */
  async formsOf(game: string): Promise<string[]> {
    const { forms } = await this.#about(game);
    return forms.filter(({ seats }) => seats.includes(SEATS)).map(({ name }) => name);
  }

  /** Opens a table against one robot, told in words by its address. */
  async open(game: string, form: string): Promise<void> {
    const { page } = this;
    const info = await this.#about(game);
    const options = info.forms.find(({ name }) => name === form)?.options ?? {};
    const wishes: Partial<NewTable> = { options, bots: [null, 'steady'], name: 'Max', patience: 'endless' };
    const path = await makeSolo(page, info, SEATS, wishes);
    await page.goto(`${path}?text`);
    await page.locator('main.text-table').waitFor();
  }

  /** Plays until nothing is left to do, or so many times. */
  async play(most = 2_000): Promise<Reading> {
    return this.page.evaluate(read, most);
  }

  #about(game: string): Promise<GameInfo> {
    return aboutGame(this.page, (name) => name === game);
  }
}

const SEATS = 2;

/** Runs in the page, so everything it needs is inside. By turns it presses a button and types a command. */
async function read(most: number): Promise<Reading> {
  const COMMANDS: Readonly<Record<string, string>> = { discard: 'd', pass: 'x', decline: '.' };
  /** What is rather done than something else; what is not named comes between. */
  const ORDER = ['reply', 'extend', 'say', 'lay', 'parry', 'leave', 'walk', 'attack', 'steal', 'draw'];
  const LATE = ['swap', 'rename', 'discard', 'pass', 'decline', 'stop'];
  /** Whoever calls for no reason pays for it, again and again. */
  const CALLS = ['killer', 'hold-up'];
  const often = new Map<string, number>();
  const faults: string[] = [];
  let [pressed, typed, asked] = [0, 0, 0];
  let refused = false;

  const table = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-moment]');
  const field = (): HTMLInputElement | null => document.querySelector('main.text-table form input');
  const changed = (): Promise<void> =>
    new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        resolve();
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  const isReady = (): boolean => {
    const moment = table()?.dataset.moment;
    return moment === 'over' || (moment === 'yours' && deeds().length > 0);
  };
  const deeds = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>('[data-deed]')].filter((one) => !CALLS.includes(typeOf(one)));
  const typeOf = (deed: HTMLElement): string => deed.dataset.deed ?? '';
  const words = (deed: HTMLElement): string => deed.textContent.trim();

  /** The best kind of thing first, then what was done least. A number is said as it is laid. */
  function rank(deed: HTMLElement): number {
    const [at, late] = [ORDER.indexOf(typeOf(deed)), LATE.indexOf(typeOf(deed))];
    const kind = late >= 0 ? 50 + late : at >= 0 ? at : 20;
    const said = /en disant «\s(\d+)/.exec(words(deed))?.[1];
    const wrong = said !== undefined && !words(deed).startsWith(`poser une borne ${said}`);
    return (often.get(words(deed)) ?? 0) * 3 + kind + (wrong ? 40 : 0);
  }

  function act(deed: HTMLElement): void {
    often.set(words(deed), (often.get(words(deed)) ?? 0) + 1);
    const word = COMMANDS[typeOf(deed)] ?? 'j';
    const isAnswer = deed.closest('.question') !== null;
    const input = field();
    if (isAnswer || input === null || (pressed + typed) % 2 === 0) {
      pressed += 1;
      return deed.click();
    }
    typed += 1;
    const heading = deed.closest('ul')?.previousElementSibling;
    const number = heading?.tagName === 'H3' ? /^\d+/.exec(heading.textContent)?.[0] : undefined;
    input.value = [word, number ?? '', words(deed)].join(' ');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.form?.requestSubmit();
  }

  while (pressed + typed < most) {
    while (!isReady()) await changed();
    if (table()?.dataset.moment === 'over') break;
    const question = document.querySelector('.question');
    if (question === null) field()?.focus();
    else {
      asked += 1;
      if (!question.contains(document.activeElement)) faults.push('the question has not got the focus');
    }
    // Where nobody helps a wrong answer is tried once, and then none.
    const [best] = deeds()
      .filter((one) => !refused || question === null || typeOf(one) === 'decline')
      .sort((a, b) => rank(a) - rank(b));
    if (best === undefined) break;
    const done = words(best);
    const tries = typeOf(best) === 'reply';
    act(best);
    // The page draws itself anew in a microtask of its own.
    await new Promise((resolve) => setTimeout(resolve));
    while (table()?.dataset.moment === 'sent') await changed();
    const told = document.querySelector('[data-answer]')?.textContent ?? '';
    const complaint = document.querySelector('main.text-table > [role="alert"]')?.textContent ?? '';
    refused = complaint !== '';
    if (told !== '' || (refused && !tries)) faults.push(`${done}: ${told} ${complaint}`);
    // The score has taken the place of everything else, or another question that of this one.
    const isLeft = question !== null && document.querySelector('.question, [data-moment="over"]') === null;
    if (isLeft && document.activeElement === document.body) faults.push('the focus is lost');
  }
  return { pressed, typed, asked, faults };
}
