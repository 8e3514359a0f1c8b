import { DESKTOP, expect, PHONE, test } from './fixtures';
import { Player } from './player';

for (const [screen, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`whoever asks is told what would be best, and sees afterwards where it was won, on a ${screen}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const me = new Player(page);
    await me.openTable('Nationale 7', 2);
    await me.awaitTurn();
    const advice = page.getByRole('region', { name: 'Conseil' });
    const ask = page.getByRole('button', { name: 'Demander conseil' });
    await expect(ask).toBeVisible();
    await expect(advice).toHaveCount(0);

    await ask.click();
    await expect(advice).toContainText(/Le mieux\s: .+ Chances de gagner\s: \d+\s%/);
    // On a phone the table stays in sight until one wants to compare.
    if (size === PHONE) await advice.getByText('Comparer les').click();
    await expect(advice.getByRole('listitem').first()).toContainText('%');
    await expect(me.hand.locator('.chance').first()).toBeVisible();
    await advice.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.locator('.chance')).toHaveCount(0);

    await ask.click();
    await expect(advice).toContainText('Le mieux');
    await me.movesOn(() => me.step());
    await expect(advice).toHaveCount(0);

    await me.finish();
    await page.getByRole('button', { name: 'Revoir la partie' }).click();
    const slider = page.getByRole('slider', { name: 'Aller à un moment' });
    await expect(slider).toHaveValue('0');
    await slider.press('End');
    await page.getByRole('button', { name: 'Où ça s’est joué' }).click();
    const sheet = page.getByRole('dialog', { name: 'Où ça s’est joué' });
    await expect(sheet.locator('polyline[data-side]')).toHaveCount(2);
    await expect(sheet.locator('.chances')).toContainText(/100\s%/);
    await expect(sheet).toContainText(/Les cartes ont décidé pour \d+\s%, le jeu pour \d+\s%/);
  });
}
