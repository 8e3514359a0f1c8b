import { expect, test } from './fixtures';
import { onScreens } from './measure';
import { SCREENS, spelled } from './sizes';

/** Where there is room for all posters at once. */
const LARGE = [SCREENS.laptop, { width: 1280, height: 800 }, SCREENS['tablet, upright'], SCREENS.wide];

test('the posters fill the width of the home page at every size, and none is cut', async ({ page }) => {
  await page.goto('/');
  const posters = page.getByRole('article');
  await expect(posters).toHaveCount(6);
  await onScreens(page, Object.values(SCREENS), async (size) => {
    const found = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('article')].map((one) => one.getBoundingClientRect());
      const spilt = [...document.querySelectorAll('article, article a, article p, article h3')].filter(
        (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
      );
      const right = Math.max(...boxes.map((box) => box.right));
      return { margin: Math.round(innerWidth - right), spilt: spilt.map((one) => one.className) };
    });
    expect(found.spilt, spelled(size)).toEqual([]);
    expect(found.margin, spelled(size)).toBeLessThanOrEqual(34);
    expect(found.margin, spelled(size)).toBeGreaterThanOrEqual(0);
  });
});

test('on a large screen all six posters are seen at once, in every language', async ({ page }) => {
  await page.goto('/');
  for (const language of ['Deutsch', 'English', 'Français']) {
    await page.getByText(language, { exact: true }).click();
    await onScreens(page, LARGE, async () => {
      for (const poster of await page.getByRole('article').all())
        await expect(poster).toBeInViewport({ ratio: 1 });
    });
  }
});

for (const size of [SCREENS['phone, small'], SCREENS['phone, lying'], SCREENS['twice as large']]) {
  test(`every door is in sight at ${spelled(size)}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    for (const name of [/^Jouer maintenant/, 'Ouvrir une table', 'Rejoindre'])
      await expect(page.getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 });
  });
}
