/*
 * What the installed app has without a network: the page itself and the files it has used before.
 * Tables are never kept here; whoever plays needs the server.
 */

const SHELL = 'shell-1';
const FILES = 'files-1';
/** So many files are kept; those of earlier versions of the page go first. */
const MOST = 120;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add('/'))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/** A file whose name changes with what is in it never changes. */
async function file(request) {
  const cache = await caches.open(FILES);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const found = await fetch(request);
  if (found.ok) {
    await cache.put(request, found.clone());
    const names = await cache.keys();
    for (const name of names.slice(0, Math.max(0, names.length - MOST))) await cache.delete(name);
  }
  return found;
}

/** The page as the server has it, and without a network as it was last. */
async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const found = await fetch(request);
    if (found.ok && new URL(request.url).pathname === '/') await cache.put('/', found.clone());
    return found;
  } catch (why) {
    const kept = await cache.match('/');
    if (kept !== undefined) return kept;
    throw why;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});

/** Whoever presses a notice comes to its table, in the page that is open if one is. */
async function visit(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  if (there !== undefined) await there.focus();
  else await self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data ?? '/'));
});
