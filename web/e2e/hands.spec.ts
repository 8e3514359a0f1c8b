import type { Locator } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectWellMade } from './looks';
import { isAsked, Player } from './player';
import { SCREENS } from './sizes';
import { Sprinter } from './sprinter';

/** Plays until a card of the hand can be laid, of which something more is true. */
async function until(me: Player, card: Locator): Promise<Locator> {
  await me.playUntil(({ things }) => !isAsked(things) && things.some(({ name }) => / jouable$/.test(name)));
  while ((await card.count()) === 0) {
    await me.step();
    await me.awaitTurn();
  }
  return card.first();
}

const ATTACKS = ['feu-rouge', 'limite-de-vitesse', 'panne-d-essence', 'crevaison', 'accident']
  .map((card) => `[data-card="${card}"]`)
  .join(', ');

/** The cards that can be laid before oneself, or before somebody else. */
const litCards = (me: Player, kind: 'own' | 'attack'): Locator =>
  me.page
    .locator(kind === 'attack' ? `:is(${ATTACKS})` : `[data-card]:not(${ATTACKS})`)
    .getByRole('button', { name: /, jouable$/ });

/** Two presses at once; a busy machine would put time between those of a mouse. */
const pressTwice = (card: Locator): Promise<void> =>
  card.evaluate((node) => {
    for (const detail of [1, 2])
      node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  });

/** The middle of something. */
async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('it is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes a card with the mouse and lets it go in the middle of something; says what was marked on the way. */
async function drag(card: Locator, onto: Locator): Promise<number> {
  const { mouse } = card.page();
  const box = await card.boundingBox();
  if (box === null) throw new Error('a hand has cards');
  const to = await middleOf(onto);
  await mouse.move(box.x + 8, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 4 });
  const marked = await card.page().locator('[data-over]').count();
  await mouse.up();
  return marked;
}

/** The same with a finger: the events of a browser, because a mouse of Playwright has none. */
const dragByFinger = (card: Locator, onto: string): Promise<void> =>
  card.evaluate((node, onto) => {
    const from = node.getBoundingClientRect();
    const to = document.querySelector(onto)?.getBoundingClientRect();
    if (to === undefined) throw new Error(`there is no ${onto}`);
    const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
    const common = { bubbles: true, isPrimary: true, pointerType: 'touch', buttons: 1 };
    const send = (type: string, clientX: number, clientY: number): boolean =>
      node.dispatchEvent(new PointerEvent(type, { ...common, clientX, clientY }));
    send('pointerdown', from.x + 8, from.y + 8);
    send('pointermove', from.x + 8, from.y - 20);
    send('pointermove', x, y);
    send('pointerup', x, y);
  }, onto);

/** By dragging a card onto something the table moves on. */
async function dragAway(me: Player, card: Locator, onto: string): Promise<void> {
  await me.movesOn(async () => expect(await drag(card, me.page.locator(onto))).toBe(1));
  await expect(me.page.locator('[data-over]')).toHaveCount(0);
}

for (const size of [DESKTOP, SCREENS['phone, small'], SCREENS['phone, lying']]) {
  test.describe(`${size.width}x${size.height}`, () => {
    test.use({ viewport: size });

    test('two presses in a row play a card', async ({ page }) => {
      const me = new Player(page);
      await me.openTable('Voie romaine', 2);
      const card = await until(me, litCards(me, 'own'));
      await me.movesOn(() => pressTwice(card));
    });

    test('a card is dragged onto one’s own board, and an attack onto somebody else’s', async ({ page }) => {
      const me = new Player(page);
      await me.openTable('Voie romaine', 3);
      const card = await until(me, litCards(me, 'own'));
      await dragAway(me, card, '[data-own]');
      const attack = await until(me, litCards(me, 'attack'));
      await attack.click({ position: { x: 8, y: 40 } });
      const team = await page.locator('[data-zone]:is(.open, .taken)').first().getAttribute('data-zone');
      await page.keyboard.press('Escape');
      await dragAway(me, attack, `[data-zone="${team}"]`);
    });

    test('a card is discarded in two presses, or by dragging it onto the pile', async ({ page }) => {
      const me = new Player(page);
      await me.openTable('Nationale 7', 2);
      await me.awaitTurn();
      await me.cards.first().click({ position: { x: 8, y: 40 } });
      await me.movesOn(() => page.getByRole('button', { name: /^Défausser/ }).click());
      await me.awaitTurn();
      await dragAway(me, me.cards.first(), '[data-spot="aside"]');
    });

    test('a card that is let go where nothing takes it stays in the hand', async ({ page }) => {
      const me = new Sprinter(page);
      await me.openTable('Heure de pointe', 2);
      await me.awaitDraw();
      const held = await me.cards.count();
      const { version } = await me.moment();
      expect(await drag(me.cards.first(), me.cards.nth(1))).toBe(0);
      expect(await me.cards.count()).toBe(held);
      expect((await me.moment()).version).toBe(version);
    });
  });
}

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a card follows the finger to the board', async ({ page }) => {
    const me = new Sprinter(page);
    await me.openTable('Heure de pointe', 2);
    await me.awaitDraw();
    await me.movesOn(() => me.draws.click());
    // Nothing but a pinch is left to the browser, where the hand has room for all cards.
    await expect(me.hand).toHaveCSS('touch-action', 'pinch-zoom');
    await me.movesOn(() => dragByFinger(me.cards.first(), '[data-spot="aside"]'));
  });
});

test('Enter plays the chosen card, and not the one that has the focus', async ({ page }) => {
  const me = new Player(page);
  await me.openTable('Voie romaine', 2);
  const card = await until(me, litCards(me, 'own'));
  const name = await card.getByRole('img').getAttribute('aria-label');
  const at = await me.cards
    .getByRole('img')
    .evaluateAll((cards, label) => cards.findIndex((one) => one.getAttribute('aria-label') === label), name);
  await me.cards.nth(at === 0 ? 1 : 0).focus();
  await page.keyboard.press(String(at + 1));
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await me.movesOn(() => page.keyboard.press('Enter'));
});

test('whoever can do nothing passes in one press, or always, and the table remembers it', async ({
  page,
}) => {
  const me = new Player(page);
  const sitDown = (): Promise<void> => me.openTable('Marche de nuit', 3);
  await sitDown();
  const habit = page.getByRole('checkbox', { name: /Toujours passer/ });
  const pass = page.getByRole('button', { name: /^Passer/ });
  const stuck = async (): Promise<void> => {
    while (true) {
      const isMyTurn = await me.comesToTurn();
      if (isMyTurn && (await habit.first().isVisible())) return;
      // A round may end before anybody is stuck; then there is another one.
      if (isMyTurn) await me.step();
      else await sitDown();
    }
  };
  await stuck();
  await expect(habit).not.toBeChecked();
  await expectWellMade(page);
  await me.movesOn(() => pass.click());
  await stuck();
  await me.movesOn(() => habit.check());
  await page.reload();
  await me.isThere();
  await page.getByRole('button', { name: /^Sons/ }).click();
  const settings = page.getByRole('group', { name: 'Sons et vitesse' });
  await expect(settings.getByRole('checkbox', { name: /Toujours passer/ })).toBeChecked();
});
