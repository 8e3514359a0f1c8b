import { remembered } from './settings/memory';
import { place } from './place.svelte';
import { tablePath } from './route';

const WANTED = remembered('notices');

/** Whether one is told that it is one's turn: one may want it, and the browser may forbid it or know nothing of it. */
export type NoticeState = 'on' | 'off' | 'forbidden' | 'unable';

/** Tells whoever looks elsewhere that a game waits for them. It asks for leave only when it is pressed. */
class Notices {
  #wanted = $state(WANTED.recall() === 'on');
  /** What the browser allows; it tells nobody when that changes. */
  #permission = $state(globalThis.Notification?.permission);

  get state(): NoticeState {
    if (this.#permission === undefined) return 'unable';
    if (this.#permission === 'denied') return 'forbidden';
    return this.#wanted && this.#permission === 'granted' ? 'on' : 'off';
  }

  /** Somebody wants to be told, and is asked by the browser. */
  async switchOn(): Promise<void> {
    if (this.#permission === undefined) return;
    this.#permission = await Notification.requestPermission();
    this.#want(this.#permission === 'granted');
  }

  switchOff(): void {
    this.#want(false);
  }

  #want(wanted: boolean): void {
    this.#wanted = wanted;
    WANTED.keep(wanted ? 'on' : 'off');
  }

  /** Tells of a table, unless whoever plays there is looking. */
  async tell(id: string, title: string, body: string): Promise<void> {
    if (this.state !== 'on' || !document.hidden) return;
    const notice = { body, tag: id, icon: '/icons/icon-192.png', data: tablePath(id) };
    try {
      const shown = new Notification(title, notice);
      shown.onclick = () => {
        window.focus();
        place.go(tablePath(id));
        shown.close();
      };
    } catch {
      // Phones show notices of installed apps only.
      const worker = await navigator.serviceWorker?.getRegistration();
      await worker?.showNotification(title, notice).catch(() => null);
    }
  }
}

export const notices = new Notices();
