import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** How long bots may take together until it is one's turn, on a machine with other things to do. */
const TURN = { timeout: 90_000 };

/** Drives the page as somebody who plays would: by what is written on it. */
export class Player {
  readonly hand: Locator;
  readonly cards: Locator;
  readonly lit: Locator;
  readonly unlit: Locator;
  readonly chosen: Locator;
  readonly plate: Locator;
  readonly target: Locator;
  readonly discard: Locator;
  readonly pass: Locator;
  readonly coup: Locator;
  readonly decline: Locator;
  readonly score: Locator;

  constructor(readonly page: Page) {
    const button = (name: RegExp): Locator => page.getByRole('button', { name });
    this.hand = page.getByRole('list', { name: 'Votre main' });
    this.cards = this.hand.getByRole('button');
    this.lit = this.hand.getByRole('button', { name: /, jouable$/ });
    this.unlit = this.hand.getByRole('button', { name: /, pas jouable$/ });
    this.chosen = this.hand.locator('[aria-pressed="true"]');
    this.plate = button(/^(Poser|Attaquer) /);
    this.target = button(/^Viser /);
    this.discard = page.locator('button:enabled', { hasText: 'Défausser' });
    this.pass = page.locator('button:enabled', { hasText: /^\s*Passer/ });
    this.coup = page.locator('button:enabled', { hasText: /Coup-fourré|Prolonger/ });
    this.decline = button(/^(Laisser passer|S’arrêter)/);
    this.score = page.getByRole('heading', { name: 'Feuille de route' });
  }

  /** It is one's turn when a card is called playable or not playable, or when one may pass. */
  get onTurn(): Locator {
    return this.lit.or(this.unlit).or(this.pass).first();
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

  /** Opens a table of bots that hardly think, with oneself at the first seat. */
  async openTable(game: string, seats: number): Promise<void> {
    await this.thinkOfTable(game, seats);
    await this.page.getByRole('button', { name: 'Ouvrir la table' }).click();
    await expect(this.cards.first()).toBeVisible();
  }

  /** Waits until something can be done; `false` when the round is over. */
  async comesToTurn(): Promise<boolean> {
    await expect(this.score.or(this.decline).or(this.onTurn).first()).toBeVisible(TURN);
    return !(await this.score.isVisible());
  }

  /** Waits for one's turn and declines whatever is asked before. */
  async awaitTurn(): Promise<void> {
    while ((await this.comesToTurn()) && (await this.decline.isVisible())) await this.answer();
    await expect(this.onTurn).toBeVisible();
  }

  /** Does what can be done, once; `false` when the round is over. */
  async step(): Promise<boolean> {
    if (!(await this.comesToTurn())) return false;
    if (await this.decline.isVisible()) await this.answer();
    else await this.turn();
    return true;
  }

  /** Plays the round to its end. */
  async finish(): Promise<void> {
    while (await this.step());
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
      await this.confirm();
    } else if ((await this.pass.count()) > 0) {
      await this.pass.click();
    } else {
      await this.cards.first().click();
      await this.discard.click();
    }
    await this.moved();
  }

  /** Attacks if a card allows it, and says whether one did; else it is a turn like any other. */
  async attack(): Promise<boolean> {
    for (const card of (await this.lit.all()).reverse()) {
      await card.click();
      if (
        !(await this.page
          .getByRole('button', { name: /^(Attaquer|Viser) / })
          .first()
          .isVisible())
      )
        continue;
      await this.confirm();
      await this.moved();
      return true;
    }
    await this.page.keyboard.press('Escape');
    await this.turn();
    return false;
  }

  /** Points at somebody if the chosen card asks for it, and presses the large plate. */
  async confirm(): Promise<void> {
    await expect(this.plate.or(this.target).first()).toBeVisible();
    if (!(await this.plate.isVisible())) await this.target.first().click();
    await this.plate.click();
  }

  /** The move is answered: nothing is under way and nothing is chosen any more. */
  async moved(): Promise<void> {
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(this.chosen).toHaveCount(0);
  }
}
