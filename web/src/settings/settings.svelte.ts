import type { Scheme } from '../design/theme';
import type { Sign } from '../wire';
import { SIGNS } from '../design/seats';
import { remembered } from './memory';

const NAME = remembered('name');
const SIGN = remembered('sign');
const GAME = remembered('game');
const SCHEME = remembered('scheme');
const SOUND = remembered('sound');
const VOLUME = remembered('volume');
const PACE = remembered('pace');
const PHRASES = remembered('phrases');
const PASSING = remembered('passing');
const FORM = remembered('form');

export type Sound = 'on' | 'off';

/** Whether one passes by hand where there is nothing else to do. */
export type Passing = 'by-hand' | 'always';

/** Whether a table is drawn or told. */
export type Form = 'pictures' | 'words';

/** How fast the table moves. */
export type Pace = 'calm' | 'usual' | 'brisk';

const PACES: readonly Pace[] = ['calm', 'usual', 'brisk'];

/** How loud the table is for those who have not said anything, of 100. */
const VOLUME_AT_FIRST = 60;

function volumeOf(text: string | null): number {
  const volume = Number(text ?? VOLUME_AT_FIRST);
  return volume >= 0 && volume <= 100 ? volume : VOLUME_AT_FIRST;
}

const SCHEMES: readonly Scheme[] = ['system', 'light', 'dark'];

/** What the reader chose and the browser keeps. The language is kept with the words. */
class Settings {
  #scheme = $state<Scheme>(SCHEMES.find((scheme) => scheme === SCHEME.recall()) ?? 'system');
  #sound = $state<Sound>(SOUND.recall() === 'off' ? 'off' : 'on');
  #volume = $state(volumeOf(VOLUME.recall()));
  #pace = $state<Pace>(PACES.find((pace) => pace === PACE.recall()) ?? 'usual');
  #phrases = $state<Sound>(PHRASES.recall() === 'off' ? 'off' : 'on');
  #passing = $state<Passing>(PASSING.recall() === 'always' ? 'always' : 'by-hand');
  #form = $state<Form>(FORM.recall() === 'words' ? 'words' : 'pictures');
  #name = $state(NAME.recall() ?? '');
  #sign = $state<Sign | null>(SIGNS.find((sign) => sign === SIGN.recall()) ?? null);
  #game = $state(GAME.recall());

  get scheme(): Scheme {
    return this.#scheme;
  }

  set scheme(scheme: Scheme) {
    this.#scheme = scheme;
    SCHEME.keep(scheme);
  }

  /** Whether the table is heard; a browser is silent until something is pressed. */
  get sound(): Sound {
    return this.#sound;
  }

  set sound(sound: Sound) {
    this.#sound = sound;
    SOUND.keep(sound);
  }

  /** How loud the table is, of 100. */
  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    VOLUME.keep(String(volume));
  }

  /** How fast cards travel, and how long words stand. */
  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    PACE.keep(pace);
  }

  /** Whether what people say is shown. */
  get phrases(): Sound {
    return this.#phrases;
  }

  set phrases(phrases: Sound) {
    this.#phrases = phrases;
    PHRASES.keep(phrases);
  }

  /** How one passes where there is nothing else to do. */
  get passing(): Passing {
    return this.#passing;
  }

  set passing(passing: Passing) {
    this.#passing = passing;
    PASSING.keep(passing);
  }

  /** Whether tables are drawn, or told in words for those who do not see them. */
  get form(): Form {
    return this.#form;
  }

  set form(form: Form) {
    this.#form = form;
    FORM.keep(form);
  }

  /** The game that was last chosen; `null` before the first time. */
  get game(): string | null {
    return this.#game;
  }

  set game(game: string) {
    this.#game = game;
    GAME.keep(game);
  }

  /** The sign that the reader has chosen; `null` for the one of whichever seat. */
  get sign(): Sign | null {
    return this.#sign;
  }

  set sign(sign: Sign | null) {
    this.#sign = sign;
    if (sign === null) SIGN.forget();
    else SIGN.keep(sign);
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
