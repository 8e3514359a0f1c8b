import type { Arg, Person, Sentence } from '../wire';
import type { Args, Lexicon } from './lexicon';

/**
 * Tells what happens at one table: knows its game, the names of those who sit there, and who reads.
 * Whoever reads is spoken to: the attribute of a text that is named after what they are in it says so.
 */
export class Teller {
  readonly lexicon: Lexicon;
  readonly #names: ReadonlyMap<string, string>;

  constructor(
    lexicon: Lexicon,
    readonly game: string,
    people: readonly Person[],
    /** The seat of whoever reads; `null` if nobody of the table does. */
    readonly you: string | null = null,
  ) {
    this.lexicon = lexicon.at(game);
    this.#names = new Map(people.flatMap(({ seat, name }) => (name === null ? [] : [[seat, name]])));
  }

  /** What somebody is called; a seat that is still free is called by its letter. */
  name(seat: string): string {
    return this.#names.get(seat) ?? this.lexicon.say('client-seat', { seat });
  }

  names(seats: readonly string[]): string {
    return this.lexicon.list(seats.map((seat) => this.name(seat)));
  }

  /** The name printed on a card. */
  card(card: string): string {
    return this.lexicon.find(`card-${this.game}-${card}`) ?? card;
  }

  /** A card in the middle of a sentence, often with its article. */
  aCard(card: string): string {
    return this.lexicon.find(`card-${this.game}-${card}.one`) ?? card;
  }

  /** When a card is played, what it does and where it goes. */
  about(card: string): string {
    return this.lexicon.find(`card-${this.game}-${card}.about`) ?? '';
  }

  /** A word of the game, in lower case. */
  term(term: string): string {
    return this.lexicon.say(`term-${term}`);
  }

  /** A text of the page, in the words of the game. */
  say(key: string, args?: Args): string {
    return this.lexicon.say(key, args);
  }

  /** A sentence of the server. */
  tell({ key, args }: Sentence): string {
    const filled = Object.entries(args).flatMap(([name, arg]) =>
      arg === undefined ? [] : [[name, this.#value(arg)] as const],
    );
    const values = Object.fromEntries(filled);
    for (const name of Object.keys(args).filter((one) => this.#isYou(args[one]))) {
      const said = this.lexicon.find(`${key}.${name}`, values);
      if (said !== null) return said;
    }
    return this.lexicon.say(key, values);
  }

  /** Whether a sentence is about whoever reads. */
  concerns({ args }: Sentence): boolean {
    return Object.values(args).some((arg) => this.#isYou(arg));
  }

  #isYou(arg: Arg | undefined): boolean {
    return arg !== undefined && 'seats' in arg && this.you !== null && arg.seats.includes(this.you);
  }

  #value(arg: Arg): string | number {
    if ('word' in arg) return arg.word;
    if ('number' in arg) return arg.number;
    if ('card' in arg) return this.card(arg.card);
    if ('a-card' in arg) return this.aCard(arg['a-card']);
    if (!this.#isYou(arg)) return this.names(arg.seats);
    // “Léa et vous”: whoever reads comes last, as one says.
    const others = arg.seats.filter((seat) => seat !== this.you).map((seat) => this.name(seat));
    return this.lexicon.list([...others, this.say('client-you')]);
  }
}
