import { Company } from './company';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectWellMade } from './looks';
import { Player } from './player';
import { Sprinter } from './sprinter';

/** No clock: without orders, the table waits until everybody has answered. */
const AT_LEISURE = '0';

/** Opens the sheet of orders. */
async function openOrders({ page }: Player): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Consignes' }).click();
  await expect(page.getByRole('dialog', { name: 'Consignes' })).toBeVisible();
}

const close = ({ page }: Player): Promise<void> => page.keyboard.press('Escape');

test('two people order what they answer, everybody sees it, and nobody is asked', async ({
  page,
  newcomer,
}) => {
  const people = [new Player(page), new Player(await newcomer())] as const;
  const [one, two] = people;
  const company = await Company.gather(people, 'Voie romaine', { 'Temps pour un coup-fourré': AT_LEISURE });
  await openOrders(two);
  await two.page.getByText('toujours coup-fourré').click();
  await expect(two.page.getByRole('radio', { name: 'toujours coup-fourré' })).toBeChecked();
  await close(two);
  await expect(one.page.locator('[data-zone="B"]').getByText('toujours coup-fourré')).toBeAttached();
  await openOrders(one);
  const said = one.page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Zoé' });
  await expect(said).toContainText('toujours coup-fourré');
  await one.page.getByText('laisser passer', { exact: true }).click();
  await expect(one.page.getByRole('radio', { name: 'laisser passer' })).toBeChecked();
  for (const size of [PHONE, DESKTOP]) {
    await one.page.setViewportSize(size);
    await expectWellMade(one.page);
  }
  await close(one);
  await company.playUntil(async (me) => {
    await expect(me.decline).toBeHidden();
    const { version } = await me.moment();
    return version > 40 || (await me.page.getByText('Revanche').isVisible());
  });
});

test('eight people let everything pass in Rush, and the table never waits for an answer', async ({
  page,
  newcomer,
}) => {
  test.slow();
  const people = [new Sprinter(page)];
  while (people.length < 8) people.push(new Sprinter(await newcomer()));
  const company = await Company.gather(people, 'Heure de pointe', {
    'Temps pour répondre à une attaque': AT_LEISURE,
    'Temps pour un Demi-tour': AT_LEISURE,
  });
  for (const me of people) {
    await openOrders(me);
    await me.page.getByRole('button', { name: 'Tout laisser passer' }).click();
    await expect(me.page.getByRole('radio', { name: 'jamais', exact: true })).toBeChecked();
    await me.page.getByText('piocher toujours tout seul').click();
    await close(me);
  }
  await openOrders(people[0] ?? new Sprinter(page));
  await expect(page.getByRole('listitem').filter({ hasText: 'laisse tout passer' })).toHaveCount(7);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectWellMade(page);
  }
  await page.keyboard.press('Escape');
  await company.playUntil(async (me) => {
    await expect(me.decline).toBeHidden();
    const { version } = await me.moment();
    return version > 30;
  });
});
