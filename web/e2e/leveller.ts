import type { Glance, Thing } from './glance';
import { find, isAsked } from './player';
import { Sprinter } from './sprinter';

const DISTANCES = [25, 50, 75, 100, 200];
/** What the first of two lays, so that the other can follow. */
const FIRST = 100;

/** Draws level with the only rival, or comes as near as it can; whoever leads waits. */
export class Leveller extends Sprinter {
  /** The distances that would do, best first. */
  #wanted: readonly number[] = [];

  override async step(): Promise<boolean> {
    const [own, rival] = await this.totals();
    const gap = rival === 0 ? FIRST : rival - own;
    const byGap = [...DISTANCES].sort((one, other) => Math.abs(one - gap) - Math.abs(other - gap));
    this.#wanted = own > rival ? [] : byGap;
    return super.step();
  }

  protected override next(glance: Glance): Thing | null {
    const { things } = glance;
    const decline = find(things, /^Laisser passer/);
    if (isAsked(things)) return decline;
    const hand = things.filter(({ where }) => where === 'hand');
    const asksMore = things.some(({ where }) => where === 'answers' || where === 'drawer');
    if (asksMore || find(things, /^Piocher/) !== null) return super.next(glance);
    const distance = this.#wanted
      .map((km) => hand.find(({ name }) => name === `Borne ${km}, jouable`))
      .find((thing) => thing !== undefined);
    const card = distance ?? hand.find(({ name }) => !name.startsWith('Borne')) ?? hand[0];
    if (card?.pressed === false) return card;
    return find(things, distance === undefined ? /^Défausser/ : /^Poser/);
  }
}
