import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Player } from './player';

const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export const NAMES = ['Noé', 'Zoé', 'Max', 'Léa', 'Inès', 'Tom', 'Ana', 'Paul'] as const;

/** People who share one device, and hand it on. */
export class HotSeat<P extends Player> {
  readonly page: Page;
  readonly lift: Locator;
  /** Who has lifted the curtain, in their order. */
  readonly holders: string[] = [];

  constructor(readonly me: P) {
    this.page = me.page;
    this.lift = this.page.getByRole('button', { name: /Lever le rideau/ });
  }

  /** Thinks of a table where so many of the first seats share this device. */
  async think(game: string, seats: number, here: number): Promise<void> {
    await this.me.thinkOfTable(game, seats);
    await this.page.getByLabel('Votre nom').fill(NAMES[0]);
    for (const [at, seat] of SEATS.slice(0, seats).entries()) {
      if (at === 0) continue;
      await this.page.getByLabel(`place ${seat}`).selectOption(at < here ? 'here' : 'person');
      if (at < here) await this.page.getByLabel(`Nom à la place ${seat}`).fill(NAMES[at] ?? '');
    }
  }

  /** Waits until somebody here can do something, and lifts the curtain for them; `false` after the round. */
  async ready(): Promise<boolean> {
    const moment = this.page.locator(
      '[data-moment="yours"], [data-moment="over"], [data-curtain]:not([data-curtain=""])',
    );
    await expect(moment).toBeVisible();
    if (await this.lift.isVisible()) {
      await this.isHidden();
      const words = (await this.page.getByRole('status').textContent()) ?? '';
      this.holders.push(words.replace('C’est à', '').trim());
      await this.lift.click();
      await expect(this.page.locator('[data-moment]')).toBeVisible();
    }
    return (await this.page.locator('[data-moment="over"]').count()) === 0;
  }

  /** Does what can be done, once; `false` when the round is over. */
  async step(): Promise<boolean> {
    return (await this.ready()) && (await this.me.step());
  }

  /** Behind the curtain there is nothing of any hand: not to be seen, and not to be found. */
  async isHidden(): Promise<void> {
    await expect(this.page.locator('[data-card], [data-moment]')).toHaveCount(0);
    const heard = await this.page.locator('body').ariaSnapshot();
    expect(heard).not.toMatch(/jouable|Votre main|km/);
  }
}
