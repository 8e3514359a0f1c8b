import { expect } from '@playwright/test';
import { begin, joinAs } from './meeting';
import type { Player } from './player';

const NAMES = ['Noé', 'Zoé', 'Max', 'Léa', 'Tom', 'Eva', 'Ali', 'Ida'] as const;
const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** People at one table, each with a browser of their own. */
export class Company<P extends Player> {
  constructor(readonly people: readonly P[]) {}

  /** The first page makes a table with some options, and the others join. */
  static async gather<P extends Player>(
    people: readonly P[],
    game: string,
    options: Readonly<Record<string, string>>,
    /** How long people wait for each other, as the page calls it. */
    patience?: string,
  ): Promise<Company<P>> {
    const [host, ...guests] = people as readonly [P, ...P[]];
    await host.thinkOfTable(game, people.length);
    await host.page.getByLabel('Votre nom').fill(NAMES[0]);
    for (const seat of SEATS.slice(1, people.length))
      await host.page.getByLabel(`place ${seat}`).selectOption('person');
    if (patience !== undefined) await host.page.getByText(patience, { exact: true }).click();
    await host.page.getByText('Options de la table').click();
    for (const [label, value] of Object.entries(options))
      await host.page.getByLabel(label).selectOption(value);
    await host.page.getByRole('button', { name: 'Ouvrir la table' }).click();
    const link = await host.page.getByLabel('Lien à envoyer').inputValue();
    for (const [at, { page }] of guests.entries()) {
      await joinAs(page, link, NAMES[at + 1] ?? '');
      await page.getByRole('button', { name: 'S’asseoir' }).click();
    }
    await begin(host.page);
    return new Company(people);
  }

  /** Everybody does what can be done, in the order of seats, until one of them sees what is looked for. */
  async playUntil(sees: (me: P) => Promise<boolean>): Promise<P> {
    for (;;) {
      const asked = await this.#whoIsAsked();
      for (const me of this.people) if (await sees(me)) return me;
      await asked.step();
    }
  }

  /** Waits until everybody sees the same table and nothing is under way: the first who can do something there. */
  async #whoIsAsked(): Promise<P> {
    let asked: P | undefined;
    const look = async (): Promise<boolean> => {
      const seen = await Promise.all(this.people.map((me) => me.moment()));
      asked = this.people[seen.findIndex(({ moment }) => moment === 'yours')];
      const agree = seen.every(({ version, moment }) => version === seen[0]?.version && moment !== 'sent');
      return agree && asked !== undefined;
    };
    await expect.poll(look, { intervals: [20], timeout: 90_000 }).toBe(true);
    if (asked === undefined) throw new Error('nobody is asked');
    return asked;
  }
}
