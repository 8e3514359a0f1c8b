import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Takes lessons as somebody would who knows nothing: presses whatever the lesson points at. */
export class Learner {
  constructor(readonly page: Page) {}

  /** Begins the lesson of a game, by its place on the page of lessons. */
  async begin(at: number): Promise<void> {
    await this.page.goto('/#/learn');
    await this.page.locator('main li button').nth(at).click();
    await expect(this.page.locator('.lesson[data-step="start"]')).toBeVisible();
    await this.page.locator('.lesson > button').click();
  }

  /** Where the lesson is: the name of its step. */
  async step(): Promise<string> {
    return (await this.page.locator('.lesson').getAttribute('data-step')) ?? '';
  }

  /** Presses what is pointed at, once; `false` when the lesson is over. */
  async press(): Promise<boolean> {
    const { page } = this;
    await expect(page.locator('.led, .lesson[data-step="end"]').first()).toBeVisible();
    if ((await this.step()) === 'end') return false;
    const led = await page.locator('.led').elementHandle();
    if (led === null) throw new Error('the lesson points at nothing');
    // What has to be held is pressed twice by those who cannot hold it.
    await led.evaluate((node: HTMLElement) => {
      node.click();
      if (node.getAttribute('aria-keyshortcuts') === 'h') node.click();
    });
    // What was pressed is done with: the lesson points at something else, or waits for others.
    await page.waitForFunction((node) => !node.isConnected || !node.classList.contains('led'), led);
    return true;
  }

  /** Takes the lesson to its end; every step is looked at by whoever wants to. */
  async finish(seen: (step: string) => Promise<void> = async () => undefined): Promise<string[]> {
    const steps: string[] = [];
    do {
      await expect(this.page.locator('.led, .lesson[data-step="end"]').first()).toBeVisible();
      const step = await this.step();
      if (steps.at(-1) !== step) {
        steps.push(step);
        await seen(step);
      }
    } while (await this.press());
    return steps;
  }
}
