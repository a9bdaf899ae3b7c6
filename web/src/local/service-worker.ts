import type { PushMessage } from '@tablewright/protocol';
import type { Kept, Pack, OfflineRequest } from './pack.ts';

// Compiled separately into /sw.js. The build inserts the names of all files and their version.
declare const SHELL: readonly string[];
declare const PACKS: { readonly [game: string]: { readonly [locale: string]: Pack } };
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
interface Asked extends Installing {
  readonly data: OfflineRequest;
  readonly ports: readonly MessagePort[];
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
  addEventListener(type: 'message', listener: (event: Asked) => void): void;
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
/** Marks of the stored games, `/roam/cs`; they outlive the versions of the files. */
const MARKS = 'tablewright-kept';

self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

async function install(): Promise<void> {
  const store = await caches.open(STORE);
  await store.addAll(SHELL);
  // A game that cannot be loaded now is loaded when it is opened.
  await Promise.allSettled((await marked()).map(([game, locale]) => keep(game, locale)));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name !== STORE && name !== MARKS)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  event.waitUntil(answer(data).then((kept) => ports[0].postMessage(kept)));
});

async function answer({ keep: game, locale }: OfflineRequest): Promise<Kept> {
  // On failure the answer says that the game is not stored.
  if (game !== undefined) await keep(game, locale).catch(() => undefined);
  const store = await caches.open(STORE);
  const names = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
  return Object.fromEntries(
    Object.entries(PACKS).map(([id, { [locale]: pack }]) => [
      id,
      { bytes: pack.bytes, isKept: pack.files.every((name) => names.has(name)) },
    ]),
  );
}

async function keep(game: string, locale: string): Promise<void> {
  const pack = PACKS[game]?.[locale];
  if (pack === undefined) return;
  const store = await caches.open(STORE);
  const names = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
  await store.addAll(pack.files.filter((name) => !names.has(name)));
  await (await caches.open(MARKS)).put(`/${game}/${locale}`, new Response());
}

async function marked(): Promise<string[][]> {
  const marks = await caches.open(MARKS);
  return (await marks.keys()).map(({ url }) => new URL(url).pathname.slice(1).split('/'));
}

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

/** Pages come from the network if there is one, so that a new version shows at once; otherwise from the cache. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/');
    if (kept === undefined) throw error;
    return kept;
  }
}

/** File names contain a hash of the content, so the cache never goes stale. */
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

/** In the tab that already shows it, otherwise in a new one. Never on another site. */
async function open(place: URL): Promise<void> {
  if (place.origin !== location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === place.pathname);
  await (there?.focus() ?? self.clients.openWindow(place.href));
}
