/** Where a card can be let go. */
export type Drop =
  { readonly on: 'own' } | { readonly on: 'rival'; readonly team: string } | { readonly on: 'aside' };

/** A card under a finger, in the middle of it. */
export interface Dragged {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** What happens to the hand while a card is dragged. */
export interface Draggable {
  /** A card leaves the hand. */
  readonly onlift: (key: string) => void;
  /** A card is let go over something that takes it. */
  readonly ondrop: (key: string, drop: Drop) => void;
}

/** A press that moves further than this drags, in CSS pixels. */
const STILL = 10;
/** Marks what lies under the card. */
const OVER = 'data-over';

/** What takes a card at a point of the screen. */
function placeAt(x: number, y: number): { readonly node: Element; readonly drop: Drop } | null {
  for (const under of document.elementsFromPoint(x, y)) {
    const node = under.closest('[data-zone], [data-own], [data-spot="aside"]');
    if (!(node instanceof HTMLElement)) continue;
    if (node.dataset.zone !== undefined) return { node, drop: { on: 'rival', team: node.dataset.zone } };
    return { node, drop: { on: 'own' in node.dataset ? 'own' : 'aside' } };
  }
  return null;
}

/** Cards that follow the finger, for those who like to lay them by hand. Nothing needs it. */
export class Dragging {
  /** The card that is under way. */
  card = $state.raw<Dragged | null>(null);
  #from: Dragged | null = null;
  #over: Element | null = null;
  /** A drag ends with a click where it began, which chooses nothing. */
  #dragged = false;

  constructor(readonly hand: () => Draggable) {}

  down(event: PointerEvent, key: string): void {
    this.#dragged = false;
    if (event.isPrimary && event.button === 0) this.#from = { key, x: event.clientX, y: event.clientY };
  }

  readonly move = (event: PointerEvent): void => {
    const [from, { clientX: x, clientY: y }] = [this.#from, event];
    if (from === null) return;
    if (this.card === null) {
      if (Math.hypot(x - from.x, y - from.y) <= STILL) return;
      this.#dragged = true;
      this.hand().onlift(from.key);
    }
    this.card = { key: from.key, x, y };
    this.#mark(placeAt(x, y)?.node ?? null);
  };

  readonly up = ({ clientX, clientY }: PointerEvent): void => {
    const key = this.card?.key;
    this.stop();
    const place = key === undefined ? null : placeAt(clientX, clientY);
    if (key !== undefined && place !== null) this.hand().ondrop(key, place.drop);
  };

  /** The card goes back to the hand. */
  readonly stop = (): void => {
    this.#from = null;
    this.card = null;
    this.#mark(null);
  };

  /** Whether the click that comes now belongs to a drag; asked once. */
  ends(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }

  #mark(node: Element | null): void {
    if (node === this.#over) return;
    this.#over?.removeAttribute(OVER);
    node?.setAttribute(OVER, '');
    this.#over = node;
  }
}
