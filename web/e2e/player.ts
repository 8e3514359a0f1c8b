import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Drives the page as somebody who plays would: by what is written on it. */
export class Player {
  readonly score: Locator;
  readonly lit: Locator;
  readonly cards: Locator;
  readonly plate: Locator;
  readonly target: Locator;
  readonly discard: Locator;
  readonly pass: Locator;
  readonly coup: Locator;
  readonly decline: Locator;

  constructor(readonly page: Page) {
    const button = (name: RegExp): Locator => page.getByRole('button', { name });
    const hand = page.getByRole('list', { name: 'Votre main' });
    this.score = page.getByRole('heading', { name: 'Feuille de route' });
    this.lit = hand.getByRole('button', { name: /, jouable$/ });
    this.cards = hand.getByRole('button');
    this.plate = button(/^(Poser|Attaquer) /);
    this.target = button(/^Viser /);
    this.discard = page.locator('button:enabled', { hasText: 'Défausser' });
    this.pass = page.locator('button:enabled', { hasText: 'Passer' });
    this.coup = page.locator('button:enabled', { hasText: 'Coup-fourré' });
    this.decline = button(/^Laisser passer/);
  }

  /** Whether it is one's turn: then at least one card is called playable or not playable. */
  get mine(): Locator {
    return this.cards.filter({ has: this.page.getByRole('img', { name: /, (pas )?jouable$/ }) });
  }

  /** Opens a table of bots that hardly think, with oneself at the first seat. */
  async openTable(game: string, seats?: number): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('link', { name: new RegExp(game) }).click();
    if (seats !== undefined) {
      await this.page.getByRole('group', { name: 'Nombre de joueurs' }).getByText(String(seats), { exact: true }).click();
    }
    await this.page.getByText('vite', { exact: true }).click();
    await this.page.getByRole('button', { name: 'Ouvrir la table' }).click();
    await expect(this.page.getByRole('list', { name: 'Votre main' })).toBeVisible();
  }

  /** Waits until something can be done, and does it; `false` when the round is over. */
  async step(): Promise<boolean> {
    const any = this.score.or(this.decline).or(this.mine.first());
    await expect(any.first()).toBeVisible({ timeout: 60_000 });
    if (await this.score.isVisible()) return false;
    if (await this.decline.isVisible()) await this.answer();
    else await this.turn();
    return true;
  }

  async answer(): Promise<void> {
    const coup = (await this.coup.count()) > 0;
    await (coup ? this.coup : this.decline).click();
    await expect(this.decline).toBeHidden();
  }

  /** Plays a lit card if there is one, else discards or passes. */
  async turn(): Promise<void> {
    if ((await this.lit.count()) > 0) {
      await this.lit.first().click();
      if (!(await this.plate.isVisible())) await this.target.first().click();
      await this.plate.click();
    } else if ((await this.pass.count()) > 0) {
      await this.pass.click();
    } else {
      await this.cards.first().click();
      await this.discard.click();
    }
    await this.moved();
  }

  /** The move is answered: nothing is under way and nothing is chosen any more. */
  async moved(): Promise<void> {
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(this.page.getByRole('list', { name: 'Votre main' }).locator('[aria-pressed="true"]')).toHaveCount(0);
  }

  /** Plays the round to its end. */
  async finish(): Promise<void> {
    while (await this.step());
  }
}
