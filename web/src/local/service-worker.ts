import type { PushMessage } from '@tablewright/protocol';

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
interface Pushed extends Installing {
  readonly data: { json(): PushMessage } | null;
}
interface Clicked extends Installing {
  readonly notification: Notification;
}
interface Tab {
  readonly url: string;
  focus(): Promise<Tab>;
}
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: Installing) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<Tab | null>;
  };
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

self.addEventListener('push', (event) => {
  if (event.data === null) return;
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icon.svg', data: url }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(String(event.notification.data), location.origin)));
});

/** In the tab that shows it already, else in a new one. Never at another site. */
async function open(place: URL): Promise<void> {
  if (place.origin !== location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === place.pathname);
  await (there?.focus() ?? self.clients.openWindow(place.href));
}
