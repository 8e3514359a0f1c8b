import { Caver } from './caver';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { Learner } from './learner';
import { expectWellMade } from './looks';
import { Player } from './player';
import { SCREENS } from './sizes';
import { PRINTED, Sprinter } from './sprinter';
import { atPace, witness } from './witness';

/** What a sound must be at least, and what it may be at most, of what a loudspeaker can. */
const SILENT = 0.02;
const CLIPPED = 1;
const FAINT = 0.003;

test('every sound is heard, and none is clipped', async ({ page }) => {
  await page.goto('/gallery');
  const shelf = page.locator('#sounds li');
  const sounds = page.locator('[data-noise]');
  await expect.poll(() => shelf.count()).toBeGreaterThan(25);
  await expect(sounds).toHaveCount(await shelf.count());
  for (const sound of await sounds.all()) {
    const { noise, peak, loudness } = await sound.evaluate(({ dataset }: HTMLElement) => ({
      noise: dataset.noise,
      peak: Number(dataset.peak),
      loudness: Number(dataset.loudness),
    }));
    expect(peak, noise).toBeGreaterThan(SILENT);
    expect(peak, noise).toBeLessThan(CLIPPED);
    expect(loudness, noise).toBeGreaterThan(FAINT);
  }
});

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('the table has one switch, one volume and three speeds, which are remembered', async ({ page }) => {
      const me = new Player(page);
      await me.openTable('Voie romaine', 2);
      await me.awaitTurn();
      const door = page.getByRole('button', { name: /^Sons/ });
      await door.click();
      const sounds = page.getByRole('checkbox', { name: 'Sons' });
      await expect(sounds).toBeChecked();
      await expectWellMade(page);
      await page.getByRole('slider', { name: 'Volume' }).fill('35');
      await page.getByText('vive', { exact: true }).click();
      await sounds.uncheck();
      await page.reload();
      await me.isThere();
      await door.click();
      await expect(sounds).not.toBeChecked();
      await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('35');
      await expect(page.getByRole('radio', { name: 'vive' })).toBeChecked();
    });

    test('a deal is dealt face down to hands', async ({ page }) => {
      const seen = await witness(page);
      const me = new Player(page);
      await me.openTable('Nationale 7', 2);
      await expect.poll(() => seen.seen()).toContain('flight');
      for (const spot of await seen.dealt()) expect(spot).toMatch(/^hand [AB] face down$/);
    });

    test('the end is seen before the score comes', async ({ page }) => {
      const seen = await witness(page);
      await atPace(page, 'brisk');
      const me = new Player(page);
      await me.openTable('Nationale 7', 2);
      await me.finish();
      await expect(me.score).toBeVisible();
      await expect(page.getByText(/gagne/i).first()).toBeVisible();
      const marks = await seen.seen();
      expect(marks).toContain('flight');
      expect(marks.indexOf('finish')).toBeGreaterThan(-1);
      expect(marks.indexOf('sheet')).toBe(marks.length - 1);
      expect(marks.lastIndexOf('finish')).toBeLessThan(marks.indexOf('sheet'));
    });
  });
}

test('whoever wins reads it, and a press brings the score at once', async ({ page }) => {
  await atPace(page, 'calm');
  // As soon as the finish is shown it is pressed away, before it could be over by itself.
  await page.addInitScript(() => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const shows = (mark: string): boolean => document.querySelector(mark) !== null;
    const watch = new MutationObserver(async () => {
      if (!shows('[data-finish]')) return;
      watch.disconnect();
      const before = shows('.board.scored');
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await frame();
      const after = { finish: shows('[data-finish]'), sheet: shows('.board.scored') };
      Object.assign(window, { pressed: { before, after } });
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  const me = new Learner(page);
  await me.begin(0);
  await me.finish();
  await expect(page.getByText('Vous gagnez !').last()).toBeVisible();
  const pressed = (): Promise<unknown> =>
    page.evaluate(() => (window as unknown as { pressed?: unknown }).pressed);
  await expect.poll(pressed).toEqual({ before: false, after: { finish: false, sheet: true } });
});

for (const { game, Kind } of [
  { game: 'Nationale 7', Kind: Player },
  { game: 'Marche de nuit', Kind: Player },
  { game: 'Heure de pointe', Kind: Sprinter },
  { game: 'Plein pot !', Kind: Sprinter },
] as const) {
  test(`${game}: an attack is felt and said by whoever it strikes`, async ({ page }) => {
    const seen = await witness(page);
    const me = new Kind(page);
    await me.openTable(game, 3);
    for (;;) {
      const marks = await seen.seen();
      if (marks.includes('hit') && marks.includes('danger')) break;
      expect(await me.step(), 'somebody attacks before the round is over').toBe(true);
    }
  });
}

test('what is said large covers neither piles nor hand, however little room there is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(SCREENS['phone, small']);
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { found });
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        const box = document.querySelector('[data-word]')?.getBoundingClientRect();
        if (box === undefined) return;
        const below = [...document.querySelectorAll('.pile, .hand [data-card]')];
        const isFree = below.every((one) => one.getBoundingClientRect().top >= box.bottom - 1);
        const tops = below.map((one) => `${one.className} ${Math.round(one.getBoundingClientRect().top)}`);
        found.push(isFree ? 'free' : `covered: ${Math.round(box.bottom)} over ${tops.join(', ')}`);
      }),
    ).observe(document, { subtree: true, childList: true });
  });
  const me = new Player(page);
  await me.openTable('Nationale 7', 2);
  const found = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { found: string[] }).found);
  while ((await found()).length === 0 && (await me.step()));
  expect(new Set(await found())).toEqual(new Set(['free']));
});

test('where motion is unwelcome nothing flies, and everything is still said', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = await witness(page);
  const me = new Player(page);
  await me.openTable('Nationale 7', 2);
  await me.finish();
  await expect(me.score).toBeVisible();
  const marks = await seen.seen();
  expect(marks).not.toContain('flight');
  expect(marks.lastIndexOf('finish')).toBeLessThan(marks.indexOf('sheet'));
});

test('the cave has scenes of its own, and shows its end', async ({ page }) => {
  const seen = await witness(page);
  const me = new Caver(page);
  await me.openCave(2);
  await me.finish();
  await expect(me.score).toBeVisible();
  const marks = await seen.seen();
  expect(marks).toContain('scene');
  expect(marks.lastIndexOf('finish')).toBeLessThan(marks.indexOf('sheet'));
});

for (const [locale, journal, you, mine, lately] of [
  ['fr-FR', 'Journal', /\bVous\b/, 'Ce qui me concerne', 'Depuis mon tour'],
  ['en-GB', 'Log', /\bYou\b/, 'What concerns me', 'Since my turn'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: DESKTOP });

    test('the log speaks to whoever reads, and can be searched', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: /^(Jouer maintenant|Play now)/ }).click();
      const me = new Player(page);
      await me.isThere();
      const card = page.locator('[data-card] button');
      for (let moves = 0; moves < 2; moves++) {
        await me.comesToTurn();
        await card.first().click();
        await me.movesOn(() => page.keyboard.press('x'));
      }
      await me.comesToTurn();
      const log = page.getByRole('log', { name: journal }).or(page.getByRole('log'));
      const lines = log.getByRole('listitem');
      await expect(lines.filter({ hasText: you }).first()).toBeVisible();
      const all = await lines.count();
      await page.getByRole('combobox').selectOption(mine);
      await expect.poll(() => lines.count()).toBeLessThan(all);
      for (const line of await lines.all()) await expect(line).toHaveText(/\b(vous|you|your)\b/i);
      await page.getByRole('button', { name: lately }).click();
      await expect.poll(() => lines.count()).toBeLessThan(all);
    });
  });
}

test('a card says what it does: to a resting mouse, when it cannot be played, and beside its family', async ({
  page,
}) => {
  const me = new Player(page);
  await me.openTable('Voie romaine', 2);
  await me.awaitTurn();
  const note = page.locator('[data-note]');
  await me.cards.first().hover();
  await expect(note).toContainText(/tour|attaque/);
  await page.mouse.move(2, 2);
  await expect(note).toHaveCount(0);
  if ((await me.unlit.count()) > 0) {
    await me.unlit.first().click();
    await expect(note).toBeVisible();
  }
  await me.cards.last().click({ button: 'right' });
  await expect(page.getByRole('dialog')).toContainText(/À votre tour/);
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Toutes les cartes' }).click();
  await expect(page.getByRole('heading', { name: 'Attaques' })).toBeVisible();
  await expectWellMade(page);
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a long press opens what a special card says, and chooses nothing', async ({ page }) => {
    const me = new Sprinter(page);
    await me.openTable('Heure de pointe', 2);
    await me.awaitDraw();
    const card = me.cards.first();
    const box = await card.boundingBox();
    if (box === null) throw new Error('a hand has cards');
    await page.mouse.move(box.x + 20, box.y + 40);
    await page.mouse.down();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.up();
    await expect(me.chosen).toHaveCount(0);
    await page.getByRole('button', { name: 'Toutes les cartes' }).click();
    const first = page.getByRole('dialog').getByRole('heading', { level: 3 }).first();
    await expect(first).toHaveText('Cartes spéciales');
  });
});

for (const viewport of [DESKTOP]) {
  test.describe(`strictly at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('the number of a distance is its play', async ({ page }) => {
      const me = new Sprinter(page);
      await me.openTable('Plein pot !', 2, PRINTED);
      const pad = page.getByRole('group', { name: 'À dire tout haut' });
      await expect(pad.getByText('Votre borne')).toBeVisible();
      await expect(pad.getByText('Votre attaque')).toBeVisible();
      const distance = page.locator(
        '[data-card="25"], [data-card="50"], [data-card="75"], [data-card="100"], [data-card="200"]',
      );
      await me.awaitDraw();
      await me.movesOn(() => me.draws.click());
      while ((await distance.count()) === 0) {
        await me.step();
        await me.awaitDraw();
        await me.movesOn(() => me.draws.click());
      }
      const km = (await distance.first().getAttribute('data-card')) ?? '';
      await distance.first().getByRole('button').click();
      await expect(pad.getByText('Annoncez')).toBeVisible();
      await expectWellMade(page);
      await me.movesOn(() => pad.getByRole('button', { name: km, exact: true }).click());
    });
  });
}
