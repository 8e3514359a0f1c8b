import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { layoutFor } from './layout';
import type { Sheet } from './sheets';

/** How much larger everything is drawn than usual, for those who sit far away. */
export const glass = $state({ zoom: 1 });

/** A board on its screen: how it is laid out, which sheet lies over it, and what is read out on request. */
export class Stage {
  sheet = $state.raw<Sheet | null>(null);
  /** What was asked to be read out, and how often something was. */
  asked = $state.raw({ text: '', serial: 0 });
  readonly layout = $derived(
    layoutFor((innerWidth.current ?? 1280) / glass.zoom, (innerHeight.current ?? 800) / glass.zoom),
  );

  readonly open = (sheet: Sheet | null): void => void (this.sheet = sheet);

  say(text: string): void {
    this.asked = { text, serial: this.asked.serial + 1 };
  }
}
