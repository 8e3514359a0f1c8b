import type { Page } from '@playwright/test';
import { Company } from './company';
import { expect, test } from './fixtures';
import { expectWellMade } from './looks';
import { Player } from './player';

/** Tables of a rehearsal that are said to be patient are in a hurry, so that clocks can be seen to end. */
const HURRIED = 'après 15 minutes';

/** Notes whether a page shows a text from now on, however short it is seen. */
async function notes(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.evaluate((wanted) => {
    const look = (): boolean => document.body.textContent.includes(wanted);
    Object.assign(window, { hasShown: look() });
    new MutationObserver(() => {
      if (look()) Object.assign(window, { hasShown: true });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, text);
  return () => page.evaluate(() => (window as unknown as { hasShown: boolean }).hasShown);
}

test('a robot plays for whoever is gone, until they are back', async ({ page, newcomer }) => {
  const [one, two] = [new Player(page), new Player(await newcomer())];
  await Company.gather([one, two], 'Marche de nuit', {}, HURRIED);
  await expect(two.cards.first()).toBeVisible();
  const table = page.url();
  // The tab is closed without a word.
  await two.page.goto('about:blank');
  await expect(page.getByText('un robot joue')).toBeVisible();
  await expectWellMade(page);
  await two.page.goto(table);
  await expect(two.cards.first()).toBeVisible();
  await expect(page.getByText('un robot joue')).toBeHidden();
  await expect(two.page.getByRole('button', { name: 'Reprendre ma place' })).toBeHidden();
  await Promise.all([one.finish(), two.finish()]);
});

test('another game begins when the countdown is over, without pulling anybody off the score', async ({
  page,
  newcomer,
}) => {
  const people = [new Player(page), new Player(await newcomer()), new Player(await newcomer())] as const;
  const [one, two, three] = people;
  await Company.gather(people, 'Marche de nuit', {}, HURRIED);
  await Promise.all(people.map((me) => me.finish()));
  const table = page.url();
  await three.page.goto('about:blank');
  const counted = await Promise.all([one, two].map((me) => notes(me.page, 'La revanche commence dans')));
  await page.getByRole('button', { name: 'Revanche' }).click();
  await page.waitForURL((url) => url.href !== table);
  await expect(one.cards.first()).toBeVisible();
  for (const hasCounted of counted) expect(await hasCounted()).toBe(true);
  // Robots play for whoever still looks at the score, and for whoever is gone.
  await expect(page.getByText('un robot joue')).toHaveCount(2);
  // A phone has no room for the words, and shows it all the same.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.getByTitle('un robot joue')).toHaveCount(2);
  for (const mark of await page.getByTitle('un robot joue').all()) await expect(mark).toBeVisible();
  await page.setViewportSize(size ?? { width: 1280, height: 800 });
  await expect(two.page.getByText('Votre place est gardée')).toBeVisible();
  await expect(two.score).toBeVisible();
  expect(two.page.url()).toBe(table);
  await two.page.getByRole('button', { name: 'Rejoindre la revanche' }).click();
  await expect(two.cards.first()).toBeVisible();
  await expect(page.getByText('un robot joue')).toHaveCount(1);
  // Whoever was gone finds the old table, and from there the new one.
  await three.page.goto(table);
  await three.page.getByRole('button', { name: 'Rejoindre la revanche' }).click();
  await expect(page.getByText('un robot joue')).toHaveCount(0);
  await Promise.all(people.map((me) => me.finish()));
});

test('the next round begins without pulling anybody off the score', async ({ page, newcomer }) => {
  const people = [new Player(page), new Player(await newcomer())] as const;
  const [one, two] = people;
  const options = { 'Durée du match': 'points', 'Temps pour un coup-fourré': '0' };
  await Company.gather(people, 'Voie romaine', options, HURRIED);
  await Promise.all(people.map((me) => me.finish()));
  await page.getByRole('button', { name: 'Manche suivante' }).click();
  await expect(one.cards.first()).toBeVisible();
  await expect(two.page.getByText('La manche suivante a commencé')).toBeVisible();
  await expect(two.score).toBeVisible();
  await expectWellMade(two.page);
  await two.page.getByRole('button', { name: 'Jouer la manche' }).click();
  await expect(two.cards.first()).toBeVisible();
});
