import type { Locator, Page } from '@playwright/test';
import type { Glance, Thing, Sight } from './glance';
import { find, isAsked, Player } from './player';

/** A table where mistakes are possible, and nobody speaks for anybody else. */
export const PRINTED = { strict: 'on' };

/** What the large plate says when it would do something. */
const LARGE = /^(Poser|Attaquer|Voler|Exiger|Échanger|Fouiller|Balayer|Répondre :|Demi-tour !|Contre :)/;

/** Plays Rush and Fun & Speed by what is written on the page. */
export class Sprinter extends Player {
  readonly draws: Locator;
  readonly discard: Locator;
  readonly drawer: Locator;

  constructor(page: Page) {
    super(page);
    this.draws = page.locator('button:enabled', { hasText: /^\s*Piocher/ });
    this.discard = page.locator('button:enabled', { hasText: 'Défausser' });
    this.drawer = page.locator('.drawer');
  }

  /** One's own kilometres and those of the only rival. */
  async totals(): Promise<[own: number, rival: number]> {
    const km = (zone: string): Promise<string> =>
      this.page.locator(`${zone} .km .spoken`).first().innerText();
    return [Number(await km('[data-own]')), Number(await km('[data-zone]'))];
  }

  /** Holds the button down until the call is heard. */
  async holdUp(isHeard: () => Promise<void>): Promise<void> {
    await this.page.getByRole('button', { name: /Hold Up/ }).hover();
    await this.page.mouse.down();
    await isHeard();
    await this.page.mouse.up();
  }

  /** Plays until a card is to be drawn and nothing else is asked. */
  async awaitDraw(): Promise<void> {
    await this.playUntil(({ things }) => find(things, /^Piocher/) !== null && !isAsked(things));
  }

  /** Where one speaks for oneself, one says at once what has to be said. */
  protected override async press(sight: Sight, thing: Thing): Promise<boolean> {
    const sent = await super.press(sight, thing);
    const said = saidWith(thing.name);
    const key = sight.glance.things.find(({ where, name }) => where === 'pad' && name === said);
    if (key === undefined) return sent;
    await sight.pressAnyhow(key);
    return true;
  }

  protected override next(glance: Glance): Thing | null {
    const { things } = glance;
    if (things.some(({ where }) => where === 'answers' || where === 'drawer')) return this.#choose(glance);
    if (isAsked(things)) return this.#reply(things);
    if (find(things, /^Piocher/) !== null) return this.#draw(things);
    return this.#play(glance);
  }

  /** An answer that can be given; else the first of what is still to be chosen. Who was refused goes back. */
  #choose(glance: Glance): Thing | null {
    const fresh = glance.things.filter((thing) => !this.wasTried(glance, thing));
    const answer = fresh.find(({ where }) => where === 'answers');
    if (answer !== undefined) return answer;
    const choices = fresh.filter(({ where, list }) => where === 'drawer' && list >= 0);
    const open = choices.find(
      ({ list }) => !glance.things.some((other) => other.list === list && other.pressed),
    );
    return open ?? find(fresh, /^Revenir/);
  }

  /** What the page offers; a card that was only left chosen is no answer. */
  #reply(things: readonly Thing[]): Thing | null {
    return find(things, /^(Demi-tour !|Contre :)/) ?? find(things, /^Laisser passer/);
  }

  #draw(things: readonly Thing[]): Thing | null {
    return this.any(things.filter(({ name }) => /^(Piocher|Prendre)/.test(name)));
  }

  /** Plays the chosen card, or chooses one; what will not do is thrown away. */
  #play(glance: Glance): Thing | null {
    const things = glance.things.filter((thing) => !this.wasTried(glance, thing));
    const away = find(things, /^(Défausser|Passer)/);
    if (glance.refused && away !== null) return away;
    const large = find(things, LARGE);
    if (large !== null) return large;
    const chosen = glance.things.some(({ where, pressed }) => where === 'hand' && pressed);
    if (chosen) {
      const aim = this.any(things.filter(({ name }) => name.startsWith('Viser ')));
      const more = aim ?? things.find(({ where }) => where === 'with') ?? away ?? find(things, /^Échanger/);
      if (more !== null) return more;
    }
    const hand = things.filter(({ where, pressed }) => where === 'hand' && !pressed);
    const open = hand.filter(({ name }) => /, (jouable|à tenter)$/.test(name));
    return this.any(open) ?? find(things, /^Passer/) ?? this.any(hand);
  }
}

/** What one has to say with a card, where that is not said by the table. */
function saidWith(plate: string): string | null {
  if (plate.startsWith('Attaquer')) return 'Stop';
  return /^Poser (\d+)/.exec(plate)?.[1] ?? null;
}
