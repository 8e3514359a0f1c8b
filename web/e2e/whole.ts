import { expect } from './fixtures';
import { expectRoomy, expectWellMade } from './looks';
import { covered, onScreens } from './measure';
import type { Player } from './player';
import { spelled, TIGHT } from './sizes';

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
  const again = page.getByRole('button', { name: 'Revanche' });
  await onScreens(page, TIGHT, async (size) => {
    await expect(again, spelled(size)).toBeInViewport({ ratio: 1 });
    // Whoever came last stands on the sheet, too.
    const cut = await page.locator('.sheet').evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(cut, spelled(size)).toBeLessThanOrEqual(1);
  });
  await page.getByRole('button', { name: 'Revoir la table' }).click();
  await expectRoomy(page);
  // The table is over: it does not ask to wait, and the way back lies on no card.
  await expect(page.getByRole('button', { name: /Attendez|On attend/ })).toHaveCount(0);
  expect(await covered(page, `button:has-text("${sheet}")`)).toEqual([]);
  await page.getByRole('button', { name: sheet }).click();
  await again.click();
  await page.waitForURL((url) => url.href !== table);
  await me.isThere();
  await expect(score).toBeHidden();
}
