import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Player } from './player';

const TABS = 60;

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeAttached();
  for (let presses = 0; presses < TABS; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${wanted.toString()}`);
}

/** One turn without a pointer. */
async function turn(me: Player): Promise<void> {
  const { keyboard } = me.page;
  const names = await me.cards
    .getByRole('img')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  const lit = names.findIndex((name) => name.endsWith(', jouable'));
  if (lit < 0) {
    await keyboard.press('1');
    await me.movesOn(() => keyboard.press('x'));
  } else {
    await keyboard.press(String(lit + 1));
    await expect(me.cards.nth(lit)).toHaveAttribute('aria-pressed', 'true');
    if (!(await me.plate.isVisible())) await keyboard.press('ArrowDown');
    await expect(me.plate).toBeVisible();
    await me.movesOn(() => keyboard.press('Enter'));
  }
}

test('a table is opened and turns are played with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: /Voie romaine/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'à un rythme humain' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'vite' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Ouvrir la table' }));
  await page.keyboard.press('Enter');
  const me = new Player(page);
  for (let turns = 0; turns < 6 && (await me.comesToTurn()); turns++) {
    if (await me.decline.isVisible()) await me.movesOn(() => page.keyboard.press('.'));
    else await turn(me);
  }
});

test('the first key chooses and plays nothing; Escape lets go', async ({ page }) => {
  const me = new Player(page);
  await me.openTable('Voie romaine', 2);
  await me.awaitTurn();
  const held = await me.cards.count();
  await page.keyboard.press('1');
  await expect(me.cards.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(me.cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(me.chosen).toHaveCount(0);
  expect(await me.cards.count()).toBe(held);
});

test('Enter plays the chosen card, not what the focus came back to', async ({ page }) => {
  const me = new Player(page);
  await me.openTable('Voie romaine', 2);
  await me.playUntil(({ things }) => things.some(({ name }) => name.endsWith(', jouable')));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await turn(me);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('read-outs are said, and help lists the keys', async ({ page }) => {
  const me = new Player(page);
  await me.openTable('Marche de nuit', 2);
  await me.awaitTurn();
  await page.keyboard.press('g');
  await expect(page.getByRole('alert').filter({ hasText: /1\s: / })).toBeAttached();
  await page.keyboard.press('b');
  await expect(page.getByRole('alert').filter({ hasText: /\skm, / })).toBeAttached();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Aide' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(me.chosen).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
