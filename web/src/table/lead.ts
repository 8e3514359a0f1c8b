import { faceOf } from '../cards/catalogue';
import type { Action } from '../wire';

/** One press on the way to an action: what to press, and what shows that it was pressed already. */
interface Press {
  readonly at: string;
  readonly done?: string;
}

/** What is pressed for an action that needs no more than that, by its key. */
const KEYS: Partial<Record<Action['type'], string>> = {
  pass: 'x',
  extend: 'c',
  stop: '.',
  decline: '.',
  'hold-up': 'h',
  killer: 'k',
};

const key = (name: string): Press => ({ at: `[aria-keyshortcuts='${name}']:not(:disabled)` });

/** Something that stays pressed once it is chosen. */
const choice = (at: string): Press => ({ at, done: `${at}[aria-pressed='true']` });

const card = (name: string): Press => ({
  at: `[data-card='${name}'] .card`,
  done: `[data-card='${name}'] button[aria-pressed='true']`,
});
const lane = (team: string): Press => choice(`[data-zone='${team}'] button`);
const place = (cell: string): Press => choice(`[data-place='${cell}']`);
/** One of the ways to turn a card, where there are several. */
const way = (turned: number): Press => {
  const { at, done = '' } = choice(`.ways li:nth-child(${turned + 1}) button`);
  return { at, done: `${done}, .task:not(:has(.ways))` };
};
const option = (value: string | number): Press => choice(`[data-choice='${value}']`);
const word = (said: string | number): Press => ({ at: `[data-says='${said}']` });

/** The one large plate that does what is chosen. */
const GO: Press = { at: ':is(.play .plate, .task .plate.main):not(:disabled)' };
/** The first plate of a drawer. */
const TAKE: Press = { at: '.drawer .answers .plate:not(:disabled)' };

/** What is pressed for an action, in this order. */
function pressesFor(action: Action, game: string): readonly Press[] {
  const known = KEYS[action.type];
  if (known !== undefined) return [key(known)];
  switch (action.type) {
    case 'draw':
      return [key(action.from === 'stock' ? 's' : 'd')];
    case 'discard':
      return [card(action.card), key('x')];
    case 'reply':
      return [answer(faceOf(game, action.card).kind)];
    case 'attack':
      return [card(action.card), lane(action.on), spoken(action)];
    case 'steal':
      return [card('vol'), lane(action.from), option(action.card), TAKE];
    case 'rob':
      return [option(action.card), TAKE];
    case 'enter':
    case 'walk':
      return [place(action.cell), GO];
    case 'leave':
      return [place('E4'), GO];
    case 'lay':
      return laying(action);
    default:
      return 'card' in action ? [card(action.card), GO] : [GO];
  }
}

/** What answers out of turn: a botte, a parade, or a special card against an attack or against a distance. */
function answer(kind: string): Press {
  if (kind === 'botte') return key('c');
  if (kind === 'parade') return key('p');
  return { at: `:is([aria-keyshortcuts='r'], [aria-keyshortcuts='u']):not(:disabled)` };
}

function laying(action: Extract<Action, { type: 'lay' }>): readonly Press[] {
  if ('turned' in action) return [way(action.turned), GO];
  const faster = 'accelerators' in action && action.accelerators > 0 ? [option(action.accelerators)] : [];
  return [card(action.card), ...faster, spoken(action)];
}

/** Where one says oneself what one plays, that plays it. */
const spoken = (action: Extract<Action, { type: 'attack' | 'lay' }>): Press =>
  'saying' in action && action.saying !== null && action.saying !== 'right' ? word(action.saying) : GO;

/** What to press next for an action, on the table below a node; `null` where nothing is to be seen of it. */
export function leadTo(action: Action, game: string, table: ParentNode): Element | null {
  const isDone = ({ done }: Press): boolean => done !== undefined && table.querySelector(done) !== null;
  const next = pressesFor(action, game).find((press) => !isDone(press));
  return next === undefined ? null : table.querySelector(next.at);
}
