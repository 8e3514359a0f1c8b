import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { Player } from './player';

/** How long bots may take together until something can be done. */
const TURN = { timeout: 90_000 };

/** Plays in the cave by what is written on the page. */
export class Caver extends Player {
  readonly places: Locator;
  readonly open: Locator;
  /** The exit, if one may leave now. */
  readonly wayOut: Locator;
  readonly task: Locator;
  readonly large: Locator;
  readonly ways: Locator;
  readonly told: Locator;
  readonly spoils: Locator;

  constructor(page: Page) {
    super(page);
    this.places = page.locator('[data-place]');
    this.open = page.getByRole('button', { name: /, à votre portée$/ });
    this.wayOut = page.getByRole('button', { name: 'Sortie, à votre portée' });
    this.task = page.getByRole('region', { name: 'À faire' });
    this.large = this.task.locator('.plate:enabled');
    this.ways = this.task.getByRole('button', { name: /^(sans mur|murs?\s:)/ });
    this.told = this.task.getByText(/murs (n’enferment personne|enferment|vous enferment)/);
    this.spoils = page.getByRole('heading', { name: 'Le butin', exact: true });
  }

  place(name: string): Locator {
    return this.page.locator(`[data-place="${name}"]`);
  }

  /** Opens a table of bots that hardly think. */
  async openCave(seats: number, variant: string): Promise<void> {
    await this.thinkOfTable('La grotte', seats);
    await this.page.getByText(variant, { exact: true }).click();
    await this.page.getByRole('button', { name: 'Ouvrir la table' }).click();
    await expect(this.places.first()).toBeVisible();
  }

  /** Whether one is to do something before the game is over. */
  override async comesToTurn(): Promise<boolean> {
    const todo = this.large.or(this.open).first();
    await expect(this.spoils.or(todo).first()).toBeVisible(TURN);
    return !(await this.spoils.isVisible());
  }

  /** Does what can be done, once; `false` when the game is over. */
  override async step(): Promise<boolean> {
    if (!(await this.comesToTurn())) return false;
    if (!(await this.large.isVisible())) await this.point();
    await this.confirm();
    return true;
  }

  /** Chooses a place, whose way is then shown; out of the cave once the chief is near, or if there is nowhere else. */
  async point(): Promise<Locator> {
    const inside = this.open.and(this.page.locator(':not([data-place="E4"])'));
    const hurry = (await this.page.getByText(/^Vite, dehors/).isVisible()) && (await this.wayOut.isVisible());
    const count = hurry ? 0 : await inside.count();
    const place = count > 0 ? inside.nth(Math.floor(Math.random() * count)) : this.open.last();
    const name = await place.getAttribute('data-place');
    await place.click();
    await expect(this.place(name ?? '')).toHaveAttribute('aria-pressed', 'true');
    return this.place(name ?? '');
  }

  /** Presses the large plate and waits until it was heard. */
  override async confirm(): Promise<void> {
    await this.large.click();
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** Plays on until a card with walls was drawn, or the game is over. */
  async awaitWalls(): Promise<boolean> {
    while (await this.comesToTurn()) {
      if ((await this.ways.count()) > 1) return true;
      await this.step();
    }
    return false;
  }
}
