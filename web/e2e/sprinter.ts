import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { Player } from './player';

/** How long bots may take together until something can be done. */
const TURN = { timeout: 90_000 };
/** A window may close under one's finger; then there is something else to do. */
const PRESS = { timeout: 3_000 };

/** One of several, by chance: what is a mistake with one may be right with another. */
const any = (all: Locator, count: number): Locator => all.nth(Math.floor(Math.random() * count));

/** Plays Rush and Fun & Speed by what is written on the page. */
export class Sprinter extends Player {
  readonly draws: Locator;
  readonly takes: Locator;
  readonly drawer: Locator;
  readonly open: Locator;
  readonly large: Locator;
  readonly pad: Locator;
  readonly carried: Locator;
  readonly complaint: Locator;

  constructor(page: Page) {
    super(page);
    const enabled = (text: RegExp): Locator => page.locator('button:enabled', { hasText: text });
    this.draws = enabled(/^\s*Piocher/);
    this.takes = enabled(/^\s*Prendre/);
    this.drawer = page.locator('.drawer');
    this.open = this.hand.getByRole('button', { name: /, (jouable|à tenter)$/ });
    this.large = enabled(
      /^\s*(Poser|Attaquer|Voler|Exiger|Échanger|Fouiller|Balayer|Répondre :|Demi-tour !|Contre :)/,
    );
    this.carried = page.getByRole('group', { name: 'Avec' }).getByRole('button').first();
    this.complaint = page.locator('.prompt').getByRole('alert');
    this.pad = page.getByRole('group', { name: 'À dire tout haut' });
  }

  /** Opens a table of bots that hardly think, with some options. */
  async openSprint(
    game: string,
    seats: number,
    options: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    await this.thinkOfTable(game, seats);
    if (Object.keys(options).length > 0) await this.page.getByText('Options de la table').click();
    for (const [label, value] of Object.entries(options))
      await this.page.getByLabel(label, { exact: true }).selectOption(value);
    await this.page.getByRole('button', { name: 'Ouvrir la table' }).click();
    await expect(this.cards.first()).toBeVisible();
  }

  /** Whatever there is to do. */
  get todo(): Locator {
    const things = [this.score, this.decline, this.draws, this.drawer, this.open, this.unlit, this.pass];
    return things.reduce((all, one) => all.or(one)).first();
  }

  override async comesToTurn(): Promise<boolean> {
    await expect(this.todo).toBeVisible(TURN);
    return !(await this.score.isVisible());
  }

  /** Does what can be done, once; `false` when the game is over. */
  override async step(): Promise<boolean> {
    if (!(await this.comesToTurn())) return false;
    await this.attempt();
    return true;
  }

  /** Does what can be done now, if anything can. */
  async attempt(): Promise<void> {
    await this.tried(() => this.act());
  }

  private async tried(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (why) {
      // What was to be pressed is gone: time was up, or somebody else was quicker.
      if (!(why instanceof Error) || !why.message.includes('Timeout')) throw why;
    }
  }

  /** One's own kilometres and those of the only rival. */
  async totals(): Promise<[own: number, rival: number]> {
    const km = (zone: string): Promise<string> =>
      this.page.locator(`${zone} .km .spoken`).first().innerText(PRESS);
    return [Number(await km('[data-own]')), Number(await km('[data-zone]'))];
  }

  /** Draws level with the rival, or comes as near as it can; whoever leads waits. */
  async attemptTie(): Promise<void> {
    await this.tried(async () => {
      if (await this.decline.isVisible()) return this.decline.click(PRESS);
      if (await this.draws.isVisible()) return this.draws.click(PRESS);
      const [own, rival] = await this.totals();
      const gap = rival === 0 ? 100 : rival - own;
      const steps = [25, 50, 75, 100, 200].sort((one, other) => Math.abs(one - gap) - Math.abs(other - gap));
      for (const km of own > rival ? [] : steps) {
        const borne = this.hand.getByRole('button', { name: `Borne ${km}, jouable`, exact: true }).first();
        if (await borne.isVisible()) return this.playOne(borne);
      }
      const other = this.cards.filter({ hasNot: this.page.getByRole('img', { name: /^Borne/ }) });
      await ((await other.count()) > 0 ? other : this.cards).first().click(PRESS);
      await this.discard.click(PRESS);
    });
  }

  /** Holds the button down for long enough. */
  async holdUp(): Promise<void> {
    await this.page.getByRole('button', { name: /Hold Up/ }).click({ delay: 700 });
  }

  /** Plays until a card is to be drawn and nothing else is asked. */
  async awaitDraw(): Promise<void> {
    while ((await this.comesToTurn()) && !(await this.draws.isVisible())) await this.step();
    await expect(this.draws).toBeVisible();
  }

  private async act(): Promise<void> {
    if (await this.drawer.isVisible()) return this.choose();
    if (await this.decline.isVisible()) return this.reply();
    if (await this.draws.isVisible())
      return ((await this.takes.isVisible()) ? this.takes : this.draws).click(PRESS);
    // What was refused is thrown away: elsewhere it will hardly do better.
    if ((await this.complaint.isVisible()) && (await this.discard.isVisible()))
      return this.discard.click(PRESS);
    const count = await this.open.count();
    if (count > 0) return this.playOne(any(this.open, count));
    if (await this.pass.isVisible()) return this.pass.click(PRESS);
    if ((await this.unlit.count()) > 0) await this.unlit.first().click(PRESS);
    if (await this.discard.isVisible()) await this.discard.click(PRESS);
  }

  /** Chooses the first of everything there is to choose, and the first answer that can be given. */
  private async choose(): Promise<void> {
    for (const list of await this.drawer.getByRole('list').all()) {
      const first = list.getByRole('button').first();
      if ((await first.getAttribute('aria-pressed', PRESS)) === 'false') await first.click(PRESS);
    }
    await this.drawer.locator('.answers button:enabled').first().click(PRESS);
  }

  /** Answers with what the page offers; a card that was only left chosen is no answer. */
  private async reply(): Promise<void> {
    const offered = this.large.filter({ hasNotText: /^\s*Répondre/ });
    await ((await offered.count()) > 0 ? offered.first() : this.decline).click(PRESS);
  }

  private async playOne(card: Locator): Promise<void> {
    if ((await card.getAttribute('aria-pressed', PRESS)) === 'false') await card.click(PRESS);
    if (!(await this.large.first().isVisible())) {
      if (await this.target.first().isVisible())
        await any(this.target, await this.target.count()).click(PRESS);
      if (await this.carried.isVisible()) await this.carried.click(PRESS);
    }
    if (await this.drawer.isVisible()) return this.choose();
    if (!(await this.large.first().isVisible())) return this.throwAway();
    const said = /^\s*Poser (\d+)/i.exec(await this.large.first().innerText(PRESS))?.[1];
    const attacks = /^\s*Attaquer/i.test(await this.large.first().innerText(PRESS));
    await this.large.first().click(PRESS);
    if (!(await this.pad.isVisible())) return;
    if (said !== undefined) await this.pad.getByRole('button', { name: said, exact: true }).click(PRESS);
    if (attacks) await this.pad.getByRole('button', { name: 'Stop', exact: true }).click(PRESS);
  }

  private async throwAway(): Promise<void> {
    if (await this.discard.isVisible()) return this.discard.click(PRESS);
    if (await this.pass.isVisible()) return this.pass.click(PRESS);
    await this.page.keyboard.press('Escape');
  }
}
