import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Player } from './player';

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name });
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

test('a table is opened and turns are played with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /Jouer maintenant/);
  await page.keyboard.press('Enter');
  const me = new Player(page);
  await expect(me.mine.first()).toBeVisible({ timeout: 60_000 });

  for (let turns = 0; turns < 3; turns++) {
    await expect(me.mine.first().or(me.decline)).toBeVisible({ timeout: 60_000 });
    if (await me.decline.isVisible()) {
      await page.keyboard.press('.');
      await expect(me.decline).toBeHidden();
      continue;
    }
    const held = await me.cards.count();
    const names = await me.cards.evaluateAll((cards) => cards.map((card) => card.textContent + (card.querySelector('[role=img]')?.getAttribute('aria-label') ?? '')));
    const lit = names.findIndex((name) => /, jouable/.test(name));
    await page.keyboard.press(String(Math.max(lit, 0) + 1));
    await expect(me.cards.nth(Math.max(lit, 0))).toHaveAttribute('aria-pressed', 'true');
    if (lit < 0) await page.keyboard.press('x');
    else {
      if (!(await me.plate.isVisible())) await page.keyboard.press('ArrowDown');
      await expect(me.plate).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('[data-card] [aria-pressed="true"]')).toHaveCount(0);
    expect(held).toBeGreaterThan(0);
  }
});

test('the first key chooses and plays nothing; Escape lets go', async ({ page }) => {
  const me = new Player(page);
  await me.openTable('Voie romaine');
  await expect(me.mine.first()).toBeVisible({ timeout: 60_000 });
  const held = await me.cards.count();
  await page.keyboard.press('1');
  await expect(me.cards.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(me.cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-card] [aria-pressed="true"]')).toHaveCount(0);
  expect(await me.cards.count()).toBe(held);
});

test('read-outs are said, and help lists the keys', async ({ page }) => {
  const me = new Player(page);
  await me.openTable('Marche de nuit');
  await expect(me.mine.first()).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('g');
  await expect(page.getByRole('alert').filter({ hasText: /1\s: / })).toBeAttached();
  await page.keyboard.press('b');
  await expect(page.getByRole('alert').filter({ hasText: /\skm, / })).toBeAttached();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Aide' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.locator('[data-card] [aria-pressed="true"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
