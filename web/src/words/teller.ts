import type { Arg, Person, Sentence } from '../wire';
import type { Args, Lexicon } from './lexicon';

/** Tells what happens at one table: knows its game and the names of those who sit there. */
export class Teller {
  readonly lexicon: Lexicon;
  readonly #names: ReadonlyMap<string, string>;

  constructor(
    lexicon: Lexicon,
    readonly game: string,
    people: readonly Person[],
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
    return this.lexicon.say(key, Object.fromEntries(filled));
  }

  #value(arg: Arg): string | number {
    if ('word' in arg) return arg.word;
    if ('number' in arg) return arg.number;
    if ('card' in arg) return this.card(arg.card);
    if ('a-card' in arg) return this.aCard(arg['a-card']);
    return this.names(arg.seats);
  }
}
