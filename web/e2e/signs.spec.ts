import type { Page } from '@playwright/test';
import { DESKTOP, expect, test } from './fixtures';
import { Player } from './player';
import { Sprinter } from './sprinter';

/** The signs that stand somewhere: the colour of a team, and the glyph of a seat. */
const signsIn = (page: Page, where: string): Promise<string[]> =>
  page
    .locator(`${where} [data-sign]`)
    .evaluateAll((marks: Element[]) =>
      marks.flatMap((mark) => (mark.getAttribute('data-sign') ?? '').split(' ')),
    );

const TEAMS = [
  { game: 'Nationale 7', seats: 4, Kind: Player },
  { game: 'Voie romaine', seats: 8, Kind: Player },
  { game: 'Heure de pointe', seats: 4, Kind: Sprinter },
] as const;

for (const { game, seats, Kind } of TEAMS) {
  test(`${game} in teams: everybody has one sign, on the boards, in the bar and in the log`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    const me = new Kind(page);
    await me.thinkOfTable(game, seats);
    if (Kind === Sprinter) {
      await page.getByText('Options de la table').click();
      await page.getByLabel('Par équipes de deux').selectOption('on');
    }
    await me.sitDown();
    for (let step = 0; step < 6; step++) await me.step();
    const boards = [...(await signsIn(page, '[data-own]')), ...(await signsIn(page, '[data-zone]'))];
    expect(new Set(boards).size).toBe(seats);
    expect(new Set(boards.map((sign) => sign.split('.')[0])).size).toBe(seats / 2);
    const told = [...(await signsIn(page, '.status')), ...(await signsIn(page, '[role="log"]'))];
    expect(told.length).toBeGreaterThan(3);
    for (const sign of told) expect(boards).toContain(sign);
  });
}
