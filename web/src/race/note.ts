import type { CardClass } from '../design/inks';

/** Between boards and words, in CSS pixels. */
const GAP = 6;

const boxOf = (selector: string): DOMRect =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, 0);

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/**
 * Where the words about a card stand: between the boards if there is room, beside the piles; otherwise over
 * the boards that the card is not about. Hand, piles and plates stay in sight.
 */
export function noteSpot(
  width: number,
  height: number,
  x: number,
  kind: CardClass,
): { readonly left: number; readonly top: number } {
  const [own, rivals] = [boxOf('[data-own]'), boxOf('.rivals')];
  if (own.top - rivals.bottom > height + 2 * GAP)
    return { left: besidePiles(width, x - width / 2, own), top: own.top - height - GAP };
  const over = kind === 'attack' || kind === 'special' ? own : rivals;
  const left = within(x - width / 2, over.left + GAP, over.right - width - GAP);
  return { left, top: Math.max(GAP, over.bottom - height - GAP) };
}

/** As near to the card as the piles let it. */
function besidePiles(width: number, wanted: number, own: DOMRect): number {
  const piles = [...document.querySelectorAll('.pile')].map((pile) => pile.getBoundingClientRect());
  const from = Math.min(...piles.map(({ left }) => left)) - GAP - width;
  const to = Math.max(...piles.map(({ right }) => right)) + GAP;
  const isFree = wanted < from || wanted > to;
  const beside = isFree ? wanted : wanted - from < to - wanted ? from : to;
  return within(beside, own.left, own.right - width);
}
