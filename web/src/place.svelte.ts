import { routeOf } from './route';

/** Where the reader is, and the way to go elsewhere without loading the page anew. */
class Place {
  #path = $state(location.pathname);
  #hash = $state(location.hash);
  readonly route = $derived(routeOf(this.#path, this.#hash));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.#path = location.pathname;
    this.#hash = location.hash;
  }
}

export const place = new Place();

/** Lets a link inside the app change the screen; modified clicks keep their meaning. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  place.go(event.currentTarget.getAttribute('href') ?? '/');
}
