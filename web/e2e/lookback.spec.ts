import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Player } from './player';

/**
 * Robots play a round of every game at once, as fast as they can: whoever sits there leaves at once. Says where
 * each was played.
 */
async function rounds(page: Page): Promise<{ game: string; id: string }[]> {
  await page.goto('/');
  return page.evaluate(async () => {
    interface Told {
      readonly type: string;
      readonly news?: { readonly score: unknown } | null;
    }
    const games = (await (await fetch('/api/games')).json()) as { name: string }[];
    const play = async (game: string): Promise<{ game: string; id: string }> => {
      const body = JSON.stringify({ game, seats: 2, bots: [null, 'steady'], name: 'Noé', speed: 'fast' });
      const headers = { 'content-type': 'application/json' };
      const made = await fetch('/api/tables', { method: 'POST', headers, body });
      const { id } = (await made.json()) as { id: string };
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
      await new Promise<void>((over) => {
        socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const told = JSON.parse(data) as Told;
          if (told.type === 'welcome') socket.send(JSON.stringify({ type: 'leave', id: 1 }));
          if (told.news != null && told.news.score !== null) over();
        });
      });
      socket.close();
      return { game, id };
    };
    return Promise.all(games.map(({ name }) => play(name)));
  });
}

test('a round of every game is looked at again on its own table, and gone on with', async ({
  page,
  newcomer,
}) => {
  const played = await rounds(page);
  expect(played).toHaveLength(6);
  const slider = page.getByRole('slider', { name: 'Aller à un moment' });
  const board = page.locator('[data-version]');
  for (const { game, id } of played) {
    await test.step(game, async () => {
      await page.goto(`/table/${id}#replay`);
      await expect(board).toHaveAttribute('data-version', '0');
      const last = await slider.getAttribute('max');
      await page.keyboard.press('End');
      await expect(board).toHaveAttribute('data-version', last ?? '');
      await page.keyboard.press('ArrowLeft');
      await expect(board).toHaveAttribute('data-version', String(Number(last) - 1));
      await page.keyboard.press('Home');
      await page.getByRole('button', { name: 'Moment suivant' }).click();
      await expect(board).toHaveAttribute('data-version', '1');
      const log = page.getByRole('button', { name: 'Journal' });
      if (game === 'tresors') await log.click();
      await page.getByRole('log').getByRole('button').first().click();
      await expect(board).not.toHaveAttribute('data-version', '1');
      if (game === 'tresors') await page.keyboard.press('Escape');
      await page.getByLabel('Point de vue').selectOption('Mains ouvertes');
      await expect(page.getByLabel('Point de vue')).toHaveValue('open');
      if (game !== 'tresors')
        await expect(page.getByRole('group', { name: 'Les mains de tous' })).toBeVisible();
      await page.getByRole('combobox', { name: 'Vitesse', exact: true }).selectOption('fast');
      await slider.fill(String(Number(last) - 3));
      await page.getByRole('button', { name: 'Lire' }).click();
      await expect(board).toHaveAttribute('data-version', last ?? '');
      await expect(page.getByRole('button', { name: 'Lire' })).toBeVisible();
    });
  }

  const desert = played.find(({ game }) => game === 'desert')?.id ?? '';
  await page.goto(`/table/${desert}#replay`);
  await slider.fill('9');
  await page.getByRole('button', { name: 'Où ça s’est joué' }).click();
  const sheet = page.getByRole('dialog', { name: 'Où ça s’est joué' });
  await expect(sheet.getByRole('img', { name: /chances de gagner/ })).toBeVisible();
  await expect(sheet).toContainText('Ce que cela ne prouve pas');
  const link = await sheet.getByLabel('Lien vers ce moment').inputValue();
  await sheet.getByRole('button', { name: 'Rejouer d’ici' }).click();
  await expect(page.locator('[data-moment="yours"]')).toBeVisible();
  expect(page.url()).not.toContain(desert);
  await new Player(page).finish();
  await expect(page.getByRole('heading', { name: 'Feuille de route' })).toBeVisible();

  const other = await newcomer();
  await other.goto(link);
  await expect(other.locator('[data-version="9"]')).toBeVisible();
  await expect(other.getByLabel('Point de vue')).toHaveValue('all');
});
