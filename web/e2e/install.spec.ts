import { expect, test } from './fixtures';

/** Everything that comes with the first page, letters included, in bytes as they travel. */
const FIRST_LOAD = 150_000;

test('the first load is small, and nothing that is not needed comes with it', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: /Jouer maintenant/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  const all = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
  expect(all).toBeGreaterThan(FIRST_LOAD / 2);
  expect(all).toBeLessThan(FIRST_LOAD);
});

test.describe('the app', () => {
  // The console says that nobody answers, because nobody does.
  test.use({ serviceWorkers: 'allow', weather: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('can be installed, and opens without a network', async ({ page, context, request }) => {
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest.display).toBe('standalone');
    for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);

    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // Whatever the page needs is kept on the second visit, when the worker stands between.
    await page.reload({ waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Mille Sabots' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('ne répond pas');
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
