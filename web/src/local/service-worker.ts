// Compiled by itself into /sw.js. The build puts in the names of all its files and a version of them.
declare const FILES: readonly string[];
declare const VERSION: string;

interface Installing extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Installing {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: Installing) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
};

const STORE = `tablewright-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (
    request.method !== 'GET' ||
    url.origin !== location.origin ||
    url.pathname.startsWith('/api/')
  )
    return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** Pages from the network while there is one, so that a new version is seen at once; else from the store. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/');
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Files have their content in their name: what is in the store never goes stale. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
