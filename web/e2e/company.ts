import type { Page } from '@playwright/test';
import { joinAs } from './meeting';
import { Sprinter } from './sprinter';

const NAMES = ['Noé', 'Zoé', 'Max'] as const;
const SEATS = ['A', 'B', 'C'] as const;

/** People at one table, each with a browser of their own. */
export class Company {
  private constructor(readonly people: readonly Sprinter[]) {}

  /** The first page makes a table with some options, and the others join. */
  static async gather(
    pages: readonly Page[],
    game: string,
    options: Readonly<Record<string, string>>,
  ): Promise<Company> {
    const people = pages.map((page) => new Sprinter(page));
    const [host, ...guests] = people as [Sprinter, ...Sprinter[]];
    await host.thinkOfTable(game, people.length);
    await host.page.getByLabel('Votre nom').fill(NAMES[0]);
    for (const seat of SEATS.slice(1, people.length))
      await host.page.getByLabel(`place ${seat}`).selectOption('person');
    await host.page.getByText('Options de la table').click();
    for (const [label, value] of Object.entries(options))
      await host.page.getByLabel(label).selectOption(value);
    await host.page.getByRole('button', { name: 'Ouvrir la table' }).click();
    const link = await host.page.getByLabel('Lien à envoyer').inputValue();
    for (const [at, { page }] of guests.entries()) {
      await joinAs(page, link, NAMES[at + 1] ?? '');
      await page.getByRole('button', { name: 'S’asseoir' }).click();
    }
    return new Company(people);
  }

  /** Everybody does what can be done, until one of them sees what is looked for. */
  async playUntil(
    sees: (me: Sprinter) => Promise<boolean>,
    act = (me: Sprinter): Promise<void> => me.attempt(),
  ): Promise<Sprinter> {
    for (;;) {
      const found = await this.#whoSees(sees);
      if (found !== null) return found;
      const me = await Promise.any(this.people.map((one) => one.todo.waitFor().then(() => one)));
      if ((await this.#whoSees(sees)) === null) await act(me);
    }
  }

  async #whoSees(sees: (me: Sprinter) => Promise<boolean>): Promise<Sprinter | null> {
    for (const me of this.people) if (await sees(me)) return me;
    return null;
  }
}
