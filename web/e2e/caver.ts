import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { NewTable } from '../src/wire';
import type { Glance, Thing } from './glance';
import { Player } from './player';

/** What a place says that one can go to. */
const OPEN = /, à votre portée$/;

/** Plays in the cave by what is written on the page. */
export class Caver extends Player {
  readonly places: Locator;
  readonly open: Locator;
  readonly task: Locator;
  readonly large: Locator;
  readonly ways: Locator;
  readonly told: Locator;
  override readonly score: Locator;

  constructor(page: Page) {
    super(page);
    this.places = page.locator('[data-place]');
    this.open = page.getByRole('button', { name: OPEN });
    this.task = page.getByRole('region', { name: 'À faire' });
    this.large = this.task.locator('.plate:enabled');
    this.ways = this.task.getByRole('button', { name: WAY });
    this.told = this.task.getByText(/murs (n’enferment personne|enferment|vous enferment)/);
    this.score = page.getByRole('heading', { name: 'Le butin', exact: true });
  }

  place(name: string): Locator {
    return this.page.locator(`[data-place="${name}"]`);
  }

  /** Opens a table of bots, of the game as it is or of another variant. */
  async openCave(seats: number, options: NewTable['options'] = {}): Promise<void> {
    await this.openTable('La grotte', seats, options);
  }

  /** Chooses a place, whose way is then shown. */
  async point(): Promise<void> {
    const sight = await this.look();
    const thing = this.next(sight.glance);
    if (thing !== null) await this.press(sight, thing);
    await expect(this.large).toBeVisible();
  }

  /** Plays on until a card with walls was drawn; `false` when the game is over before. */
  async awaitWalls(): Promise<boolean> {
    return this.playUntil(({ things }) => things.filter(({ name }) => WAY.test(name)).length > 1);
  }

  /**
   * Presses the large plate, or chooses a place: out of the cave once the chief is near, or if there is nowhere
   * else.
   */
  protected override next({ things, words }: Glance): Thing | null {
    const large = things.find(({ where }) => where === 'task');
    if (large !== undefined) return large;
    const open = things.filter(({ name }) => OPEN.test(name));
    const wayOut = open.find(({ name }) => name.startsWith('Sortie')) ?? null;
    const inside = open.filter((thing) => thing !== wayOut);
    return words.includes('Vite, dehors') ? (wayOut ?? this.any(inside)) : (this.any(inside) ?? wayOut);
  }
}

/** What a way of turning the drawn card says. */
const WAY = /^(sans mur|murs?\s:)/;

/** The variant with a die. */
export const CHANCE = { variant: 'chance' };
