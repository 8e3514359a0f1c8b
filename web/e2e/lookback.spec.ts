import { expect, test } from './fixtures';
import { Player } from './player';

test('a game that is over is gone on with from its middle, and anybody looks at it by a link', async ({
  page,
  newcomer,
}) => {
  const me = new Player(page);
  await me.openTable('Marche de nuit', 2);
  await me.finish();
  const over = page.url();
  await page.getByRole('button', { name: 'Où ça s’est joué' }).click();
  const sheet = page.getByRole('dialog', { name: 'Où ça s’est joué' });
  const slider = sheet.getByRole('slider', { name: 'Aller à un tour' });
  await expect(slider).toHaveValue('0');
  const go = sheet.getByRole('button', { name: 'Rejouer d’ici' });
  await slider.press('End');
  await expect(go).toBeDisabled();
  await slider.press('Home');
  for (let turn = 0; turn < 4; turn += 1) await slider.press('ArrowRight');
  const link = await sheet.getByLabel('Lien pour revoir la partie').inputValue();
  await go.click();
  await expect(page.locator('[data-moment="yours"]')).toBeVisible();
  expect(page.url()).not.toBe(over);
  await new Player(page).finish();
  await expect(me.score).toBeVisible();

  const other = await newcomer();
  await other.goto(link);
  await expect(other.getByRole('dialog', { name: 'Où ça s’est joué' })).toContainText('La donne.');
});
