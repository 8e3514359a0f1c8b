import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { layoutFor } from './layout';
import type { Sheet } from './sheets';

/** How much larger everything is drawn than usual, for those who sit far away, and how much of the height is taken. */
export const glass = $state({ zoom: 1, taken: 0 });

/** What the height of text is drawn for, in CSS pixels. */
const USUAL_TEXT = 16;

/** How much larger the text of the page is, and all that is measured by it: on large screens, or by wish. */
const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;

/**
 * A board on its screen: how it is laid out, which sheet lies over it, what is read out on request, and whether
 * it is shown once more after its end.
 */
export class Stage {
  sheet = $state.raw<Sheet | null>(null);
  /** What was asked to be read out, and how often something was. */
  asked = $state.raw({ text: '', serial: 0 });
  /** Whether the table is looked at again after the round has ended. */
  reviewing = $state(false);
  readonly layout = $derived.by(() => {
    const [width, height] = [innerWidth.current ?? 1280, innerHeight.current ?? 800];
    const large = glass.zoom * textScale();
    return layoutFor(width / large, (height - glass.taken) / large);
  });

  readonly open = (sheet: Sheet | null): void => void (this.sheet = sheet);
  readonly review = (): void => void (this.reviewing = true);
  readonly toScore = (): void => void (this.reviewing = false);

  say(text: string): void {
    this.asked = { text, serial: this.asked.serial + 1 };
  }
}
