import type { Scheme } from '../design/theme';
import { remembered } from './memory';

const NAME = remembered('name');
const GAME = remembered('game');
const SCHEME = remembered('scheme');
const SOUND = remembered('sound');
const PHRASES = remembered('phrases');

export type Sound = 'on' | 'off';

const SCHEMES: readonly Scheme[] = ['system', 'light', 'dark'];

/** What the reader chose and the browser keeps. The language is kept with the words. */
class Settings {
  #scheme = $state<Scheme>(SCHEMES.find((scheme) => scheme === SCHEME.recall()) ?? 'system');
  #sound = $state<Sound>(SOUND.recall() === 'on' ? 'on' : 'off');
  #phrases = $state<Sound>(PHRASES.recall() === 'off' ? 'off' : 'on');
  #name = $state(NAME.recall() ?? '');
  #game = $state(GAME.recall());

  get scheme(): Scheme {
    return this.#scheme;
  }

  set scheme(scheme: Scheme) {
    this.#scheme = scheme;
    SCHEME.keep(scheme);
  }

  /** Whether the table is heard; nobody is startled who did not ask for it. */
  get sound(): Sound {
    return this.#sound;
  }

  set sound(sound: Sound) {
    this.#sound = sound;
    SOUND.keep(sound);
  }

  /** Whether what people say is shown. */
  get phrases(): Sound {
    return this.#phrases;
  }

  set phrases(phrases: Sound) {
    this.#phrases = phrases;
    PHRASES.keep(phrases);
  }

  /** The game that was last chosen; `null` before the first time. */
  get game(): string | null {
    return this.#game;
  }

  set game(game: string) {
    this.#game = game;
    GAME.keep(game);
  }

  /** What the reader was last called; empty before the first time. */
  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    NAME.keep(name);
  }
}

export const settings = new Settings();
