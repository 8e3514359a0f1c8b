import type { JSHandle, Page } from '@playwright/test';

/** Where something stands that can be pressed. */
export type Where = 'hand' | 'drawer' | 'answers' | 'pad' | 'with' | 'task' | 'table';

/** Something that can be pressed. */
export interface Thing {
  /** Its place among everything that can be pressed. */
  readonly at: number;
  readonly where: Where;
  /** The list it stands in, where several are shown; `-1` outside of lists. */
  readonly list: number;
  readonly name: string;
  readonly pressed: boolean;
}

/** What the table waits for. */
export type Moment = 'yours' | 'sent' | 'waiting' | 'over';

/** The table as it was at one instant. */
export interface Glance {
  readonly version: number;
  readonly moment: Moment;
  readonly things: readonly Thing[];
  /** Everything that is written there. */
  readonly words: string;
  /** Whether the last wish was refused. */
  readonly refused: boolean;
}

interface Scene {
  readonly glance: Glance;
  press(at: number, anyVersion: boolean): Promise<Moment | null>;
}

/**
 * A look at the table, and the way to press what was seen there. What is pressed is pressed only while the
 * table is still as it was seen: time may be up, or somebody else may have been quicker.
 */
export class Sight {
  private constructor(
    readonly glance: Glance,
    private readonly scene: JSHandle<Scene>,
  ) {}

  /** Waits for one of some moments, and looks. */
  static async of(page: Page, moments: readonly Moment[]): Promise<Sight> {
    const scene = await page.evaluateHandle(look, moments);
    return new Sight(await scene.evaluate(({ glance }) => glance), scene);
  }

  /** Presses something; what the table then waits for, or `null` if the table is another one by now. */
  async press({ at }: Thing): Promise<Moment | null> {
    return this.scene.evaluate((scene, place) => scene.press(place, false), at);
  }

  /** Presses something that stays where it is and means the same, whatever happens at the table. */
  async pressAnyhow({ at }: Thing): Promise<void> {
    await this.scene.evaluate((scene, place) => scene.press(place, true), at);
  }
}

/** Runs in the page, so everything it needs is inside. */
async function look(moments: readonly Moment[]): Promise<Scene> {
  const COVERED = 60_000;
  const table = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-moment]');
  const moment = (): Moment => (table()?.dataset.moment ?? 'waiting') as Moment;
  const version = (): number => Number(table()?.dataset.version);

  function nameOf(node: Node): string {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.getAttribute('aria-hidden') === 'true') return '';
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(nameOf).join(' ');
  }
  const named = (node: Element): string => nameOf(node).replace(/\s+/g, ' ').trim();

  const PLACES: readonly (readonly [Where, string])[] = [
    ['hand', '[data-spot^="hand"]'],
    ['answers', '.answers'],
    ['drawer', '.drawer'],
    ['pad', '.pad'],
    ['with', '[role="group"][aria-label="Avec"]'],
    ['task', '.task .plate'],
  ];
  const whereIs = (node: Element): Where =>
    PLACES.find(([, selector]) => node.closest(selector) !== null)?.[0] ?? 'table';

  /** Whether a finger would find it: in the middle, or on the strip that other cards leave free. */
  function isOnTop(node: Element): boolean {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [0.5, 0.1, 0.9].some((part) => {
      const found = document.elementFromPoint(left + width * part, top + height / 2);
      return found !== null && node.contains(found);
    });
  }

  const changed = (): Promise<void> =>
    new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        resolve();
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true });
    });
  while (!moments.includes(moment())) await changed();

  // A plate that is dead to pointers for a moment hears every other press.
  const nodes = [
    ...document.querySelectorAll('button:enabled:is(.plate, :not([aria-disabled="true"]))'),
  ].filter((node) => node.checkVisibility());
  const lists = [...new Set(nodes.map((node) => node.closest('ul')))];
  const things = nodes.map((node, at) => ({
    at,
    where: whereIs(node),
    list: node.closest('ul') === null ? -1 : lists.indexOf(node.closest('ul')),
    name: named(node),
    pressed: node.getAttribute('aria-pressed') === 'true',
  }));
  const refused = document.querySelector(':is(.why, .task) [role="alert"]') !== null;
  const words = table()?.textContent ?? '';
  const glance = { version: version(), moment: moment(), things, words, refused };

  async function press(at: number, anyVersion: boolean): Promise<Moment | null> {
    const node = nodes[at];
    const isSame = (): boolean =>
      node?.isConnected === true && !node.matches(':disabled') && named(node) === things[at]?.name;
    const isNow = (): boolean => anyVersion || version() === glance.version;
    node?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const since = performance.now();
    while (node !== undefined && isSame() && isNow()) {
      if (isOnTop(node)) {
        // Not by a pointer, but as a key or a screen reader does it: the table is known to be as it was seen.
        node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
        // The page draws itself anew in a microtask of its own, which was asked for first.
        await Promise.resolve();
        return moment();
      }
      if (performance.now() - since > COVERED) throw new Error(`something lies on ${named(node)}`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return null;
  }
  return { glance, press };
}
