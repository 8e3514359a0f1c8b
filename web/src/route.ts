/** The screens of the app, told apart by the part of the address after `#`. */
export type Route = 'home' | 'gallery';

export function routeOf(hash: string): Route {
  return hash === '#/gallery' ? 'gallery' : 'home';
}
