import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { NewTable } from '../src/wire';
import type { Glance, Thing } from './glance';
import { Sight } from './glance';
import { openSolo } from './solo';

/** No round of any game takes so many presses. */
const MOST_PRESSES = 3_000;

/** Drives the page as somebody who plays would: by what is written on it. The same table is played the same way. */
export class Player {
  readonly hand: Locator;
  readonly cards: Locator;
  readonly lit: Locator;
  readonly unlit: Locator;
  readonly chosen: Locator;
  readonly plate: Locator;
  readonly target: Locator;
  readonly decline: Locator;
  readonly score: Locator;
  /** How often things were pressed, by their names. */
  readonly #presses = new Map<string, number>();
  #total = 0;
  /** What was pressed since the table last changed, and at which version that was. */
  #tried = new Set<string>();
  #version = -1;

  constructor(readonly page: Page) {
    const button = (name: RegExp): Locator => page.getByRole('button', { name });
    this.hand = page.getByRole('list', { name: 'Votre main' });
    this.cards = this.hand.getByRole('button');
    this.lit = this.hand.getByRole('button', { name: /, jouable$/ });
    this.unlit = this.hand.getByRole('button', { name: /, pas jouable$/ });
    this.chosen = this.hand.locator('[aria-pressed="true"]');
    this.plate = button(/^(Poser|Attaquer) /);
    this.target = button(/^Viser /);
    this.decline = button(/^(Laisser passer|S’arrêter)/);
    this.score = page.getByRole('heading', { name: 'Feuille de route' });
  }

  /** The page on which a table of this game is made. */
  async thinkOfTable(game: string, seats: number): Promise<void> {
    await this.page.goto('/');
    await this.page
      .getByRole('article')
      .getByRole('link', { name: new RegExp(game) })
      .click();
    const group = this.page.getByRole('group', { name: 'Nombre de joueurs' });
    await group.getByText(String(seats), { exact: true }).click();
    await this.page.getByText('vite', { exact: true }).click();
  }

  /** Opens a table of bots, with oneself at the first seat. */
  async openTable(game: string, seats: number, options: NewTable['options'] = {}): Promise<void> {
    await openSolo(this.page, game, seats, options);
    await this.isThere();
  }

  /** Opens the table that was thought of. */
  async sitDown(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ouvrir la table' }).click();
    await this.isThere();
  }

  /** The table is there, whoever is waited for. */
  async isThere(): Promise<void> {
    await expect(this.page.locator('[data-moment]')).toBeVisible();
  }

  /** Looks at the table as soon as something can be done, or the round is over. */
  async look(): Promise<Sight> {
    return Sight.of(this.page, ['yours', 'over']);
  }

  /** What is waited for at the table as the page shows it now. */
  async moment(): Promise<{ version: number; moment: string }> {
    return this.page.locator('[data-moment]').evaluate((table: HTMLElement) => ({
      version: Number(table.dataset.version),
      moment: table.dataset.moment ?? '',
    }));
  }

  /** Does something by which the table moves on, and waits until it has. */
  async movesOn(act: () => Promise<unknown>): Promise<void> {
    const { version } = await this.moment();
    await act();
    await expect.poll(async () => (await this.moment()).version).toBeGreaterThan(version);
  }

  /** Waits until something can be done; `false` when the round is over. */
  async comesToTurn(): Promise<boolean> {
    return (await this.look()).glance.moment === 'yours';
  }

  /** Waits for one's turn and answers whatever is asked before. */
  async awaitTurn(): Promise<void> {
    await this.playUntil(({ things }) => !isAsked(things));
  }

  /** Plays until something is to be seen; `false` when the round is over before. */
  async playUntil(sees: (glance: Glance) => boolean): Promise<boolean> {
    for (;;) {
      const { glance } = await this.look();
      if (glance.moment === 'over') return false;
      if (sees(glance)) return true;
      await this.step();
    }
  }

  /** Does what can be done, once; `false` when the round is over. */
  async step(): Promise<boolean> {
    for (;;) {
      const sight = await this.look();
      if (sight.glance.moment === 'over') return false;
      const thing = this.next(sight.glance);
      if (thing === null) throw new Error(`nothing can be done: ${JSON.stringify(sight.glance)}`);
      if (await this.press(sight, thing)) return true;
    }
  }

  /** Plays the round to its end. */
  async finish(): Promise<void> {
    while (await this.step());
  }

  /** Presses something, and says whether the table was asked for anything by that. */
  protected async press(sight: Sight, thing: Thing): Promise<boolean> {
    this.note(sight.glance, thing);
    return (await sight.press(thing)) === 'sent';
  }

  /** What to press now. */
  protected next({ things }: Glance): Thing | null {
    if (isAsked(things)) return find(things, /^(Coup-fourré|Prolonger)/) ?? find(things, DECLINE);
    const [chosen] = things.filter(({ where, pressed }) => where === 'hand' && pressed);
    const go = find(things, /^(Poser|Attaquer) /) ?? find(things, /^Viser /);
    if (go !== null) return go;
    const lit = chosen === undefined ? this.any(things.filter(({ name }) => /, jouable$/.test(name))) : null;
    const idle = find(things, /^(Défausser|Passer)/);
    return lit ?? idle ?? things.find(({ where }) => where === 'hand') ?? null;
  }

  /** One of several, by turns: what is a mistake with one may be right with another. */
  protected any(things: readonly Thing[]): Thing | null {
    const often = ({ name }: Thing): number => this.#presses.get(name) ?? 0;
    return [...things].sort((one, other) => often(one) - often(other))[0] ?? null;
  }

  /** Whether something was pressed already, with the same card chosen, at the table as it is. */
  protected wasTried(glance: Glance, thing: Thing): boolean {
    return glance.version === this.#version && this.#tried.has(keyOf(glance, thing));
  }

  private note(glance: Glance, thing: Thing): void {
    if (glance.version !== this.#version) this.#tried.clear();
    this.#version = glance.version;
    this.#tried.add(keyOf(glance, thing));
    this.#presses.set(thing.name, (this.#presses.get(thing.name) ?? 0) + 1);
    this.#total += 1;
    if (this.#total > MOST_PRESSES) throw new Error(`the game does not end: ${JSON.stringify(glance)}`);
  }
}

const DECLINE = /^(Laisser passer|S’arrêter)/;

const keyOf = ({ things }: Glance, { name, where }: Thing): string => {
  const chosen = things.find((thing) => thing.where === 'hand' && thing.pressed)?.name ?? '';
  return `${chosen}: ${where} ${name}`;
};

/** The first thing with a name. */
export const find = (things: readonly Thing[], name: RegExp): Thing | null =>
  things.find((thing) => name.test(thing.name)) ?? null;

/** Whether one is asked to say yes or no. */
export const isAsked = (things: readonly Thing[]): boolean => find(things, DECLINE) !== null;
