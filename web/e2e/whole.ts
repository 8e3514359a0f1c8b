import { expect } from './fixtures';
import { expectRoomy, expectWellMade } from './looks';
import type { Player } from './player';

/** Plays a game to its end with a reload after some steps, looks at its sheet, and begins a rematch. */
export async function playThrough(me: Player, reloadAfter: number, sheet: string): Promise<void> {
  const { page, score } = me;
  for (let step = 0; step < reloadAfter; step++) await me.step();
  const table = page.url();
  await page.reload();
  expect(page.url()).toBe(table);
  await me.isThere();
  await me.finish();
  await expect(score).toBeVisible();
  await expect(page.getByText(/gagne/).first()).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Revoir la table' }).click();
  await expectRoomy(page);
  await page.getByRole('button', { name: sheet }).click();
  await page.getByRole('button', { name: 'Revanche' }).click();
  await page.waitForURL((url) => url.href !== table);
  await me.isThere();
  await expect(score).toBeHidden();
}
