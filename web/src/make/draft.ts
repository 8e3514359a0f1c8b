import type { Access, Advice, FormInfo, GameInfo, NewTable, OptionInfo, Patience, Speed } from '../wire';
import { choicesOf } from '../words/options';
import { DECK, isList } from './deck';

/** A table that is being thought of. */
export interface Draft {
  game: string;
  seats: number;
  /** The level of the bot at each seat, `null` for a person. */
  bots: (string | null)[];
  /** What those are called who share this device, by seat. */
  beside: Record<number, string>;
  options: Record<string, string>;
  name: string;
  speed: Speed;
  patience: Patience;
  access: Access;
  advice: Advice;
}

/** How long people may wait for each other, and the words for it. */
export const PATIENCE = [
  { value: 'normal', label: 'client-patience-normal', help: 'client-patience-normal-help' },
  { value: 'relaxed', label: 'client-patience-relaxed', help: 'client-patience-relaxed-help' },
  { value: 'endless', label: 'client-patience-endless', help: 'client-patience-endless-help' },
  { value: 'day', label: 'client-patience-day', help: 'client-patience-day-help' },
  { value: 'three-days', label: 'client-patience-three-days', help: 'client-patience-three-days-help' },
  { value: 'week', label: 'client-patience-week', help: 'client-patience-week-help' },
] as const satisfies { value: Patience; label: string; help: string }[];

/** Who may ask what would be best, and the words for it. */
export const ADVICE = [
  { value: 'alone', label: 'client-advice-alone' },
  { value: 'everybody', label: 'client-advice-everybody' },
  { value: 'nobody', label: 'client-advice-nobody' },
] as const satisfies { value: Advice; label: string }[];

/** Oneself and a table full of bots: the quickest way to play. */
export function soloDraft(info: GameInfo, seats: number, name: string): Draft {
  const bots = resized([null], seats, info);
  return {
    game: info.name,
    seats,
    bots,
    beside: {},
    options: {},
    name,
    speed: 'normal',
    patience: 'normal',
    access: 'link',
    advice: 'alone',
  };
}

/** The same people at another number of seats; new seats get the best bots there are. */
export function resized(
  bots: readonly (string | null)[],
  seats: number,
  { bots: levels }: Pick<GameInfo, 'bots'>,
): (string | null)[] {
  const best = levels[0] ?? null;
  return Array.from({ length: seats }, (_, i) => (i < bots.length ? (bots[i] ?? null) : best));
}

/** The same table for people who share a device, and hand it on at their leisure: nothing has a clock. */
export function atLeisure(draft: Draft, choices: readonly Choice[]): Draft {
  const clocks = choices.filter(({ option, values }) => option.scope === 'clock' && values.includes('0'));
  const options = Object.fromEntries(clocks.map(({ option }) => [option.name, '0']));
  return { ...draft, patience: 'endless', options: { ...options, ...draft.options } };
}

/** Who shares this device besides whoever makes the table, each at their seat. */
export const besideOf = ({ bots, beside }: Draft): [seat: number, name: string][] =>
  Object.entries(beside)
    .map(([seat, name]): [number, string] => [Number(seat), name.trim()])
    .filter(([seat]) => bots[seat] === null && seat !== ownSeat(bots));

/** The seat that whoever makes the table will take. */
export const ownSeat = (bots: readonly (string | null)[]): number => bots.findIndex((bot) => bot === null);

/** An option and what can be chosen at this number of seats, the default first. */
export interface Choice {
  readonly option: OptionInfo;
  readonly values: readonly string[];
}

/** Who would play with whom: the seats of each side, with this number of seats and these options. */
export function teamsAt(game: GameInfo, seats: number, chosen: Draft['options']): readonly string[][] {
  const seating = game.seatings.find((one) => one.seats === seats);
  const others = Object.entries(seating?.teams_by_option ?? {});
  const made = others.flatMap(([name, by]) => by?.[chosen[name] ?? ''] ?? []);
  return made.length > 0 ? made : (seating?.teams ?? []);
}

/** The options with a real choice at this number of seats. What a preset sets is the default beside it. */
export function choicesAt(game: GameInfo, seats: number, chosen: Draft['options'] = {}): Choice[] {
  const index = game.seatings.findIndex((seating) => seating.seats === seats);
  const set = setBy(game, chosen);
  return game.options
    .map((option) => {
      const values = choicesOf(option.values[index] ?? []);
      const first = values.find((value) => value === set[option.name]);
      return { option, values: first === undefined ? values : [...new Set([first, ...values])] };
    })
    .filter(({ option, values }) => values.length > 1 || option.name === DECK);
}

/** What the chosen presets set. */
const setBy = (game: GameInfo, chosen: Draft['options']): Partial<Record<string, string>> =>
  Object.assign({}, ...game.options.map(({ name, presets }) => presets[chosen[name] ?? ''] ?? {})) as Partial<
    Record<string, string>
  >;

/** The options that follow from another one. */
export const followersOf = ({ presets }: OptionInfo): string[] => [
  ...new Set(Object.values(presets).flatMap((set) => Object.keys(set ?? {}))),
];

/** The ready-made tables at this number of seats. */
export const formsAt = ({ forms }: GameInfo, seats: number): FormInfo[] =>
  forms.filter((form) => form.seats.includes(seats));

/** The ready-made table that is chosen: the one that says most of what is chosen. */
export function formOf(forms: readonly FormInfo[], chosen: Draft['options']): string {
  const fits = ({ options }: FormInfo): boolean =>
    Object.entries(options).every(([name, value]) => chosen[name] === value);
  const size = ({ options }: FormInfo): number => Object.keys(options).length;
  return forms.filter(fits).toSorted((a, b) => size(b) - size(a))[0]?.name ?? '';
}

/** Chooses a ready-made table; what others of them choose, and what follows from it, is as usual again. */
export function withForm(game: GameInfo, form: FormInfo, chosen: Draft['options']): Draft['options'] {
  const theirs = game.forms.flatMap(({ options }) => Object.keys(options));
  const followers = game.options.filter(({ name }) => theirs.includes(name)).flatMap(followersOf);
  const kept = Object.entries(chosen).filter(([name]) => !theirs.includes(name) && !followers.includes(name));
  return { ...Object.fromEntries(kept), ...(form.options as Draft['options']) };
}

/** Who plays, in a word; `mixed` if it takes more to say it. */
export function companyOf({ bots, beside }: Draft): 'robots' | 'friends' | 'mixed' {
  const others = bots.filter((_, seat) => seat !== ownSeat(bots));
  if (others.every((bot) => bot !== null)) return 'robots';
  return others.every((bot) => bot === null) && Object.keys(beside).length === 0 ? 'friends' : 'mixed';
}

/** The same table with robots everywhere else, or with friends. */
export function withCompany(draft: Draft, company: 'robots' | 'friends', levels: readonly string[]): Draft {
  const own = ownSeat(draft.bots);
  const other = company === 'robots' ? (levels[0] ?? null) : null;
  return { ...draft, bots: draft.bots.map((_, seat) => (seat === own ? null : other)), beside: {} };
}

/** Chooses a value; what follows from it is no longer chosen otherwise. */
export function withChosen(chosen: Draft['options'], option: OptionInfo, value: string): Draft['options'] {
  const followers = followersOf(option);
  const kept = Object.entries(chosen).filter(([name]) => !followers.includes(name));
  return { ...Object.fromEntries(kept), [option.name]: value };
}

/** What is asked of the server: only what differs from the defaults. */
export function tableOf(draft: Draft, choices: readonly Choice[]): NewTable {
  const chosen = choices.flatMap(({ option, values }) => {
    const value = draft.options[option.name];
    if (value === undefined || value === values[0]) return [];
    return values.includes(value) || isList(value) ? [[option.name, value]] : [];
  });
  const { game, seats, bots, name, speed, patience, access, advice } = draft;
  // Friends from elsewhere are arranged first; where all are here, or bots, play begins at once.
  const absent = bots.filter((bot, seat) => bot === null && draft.beside[seat] === undefined);
  const begin = absent.length > 1 ? 'host' : 'full';
  const options = Object.fromEntries(chosen);
  return { game, seats, bots, name, speed, patience, begin, access, advice, options };
}
