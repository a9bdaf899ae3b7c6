import type { Locale } from '@tablewright/text';
import type { Kept, OfflineRequest } from './pack.ts';

const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Lets people install the app and open it without a network. */
export function keepOffline(): void {
  if (!hasWorker) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.error(error));
  };
  // Wait until the page itself is loaded.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

/** A game is not on this device, and there is no network. */
export class NotKept extends Error {}

/** The games stored on this device; empty when nothing can be stored. */
export function askKept(locale: Locale): Promise<Kept> {
  return ask({ locale });
}

/** Stores a game for offline use, and returns the games that are stored then. */
export function keepGame(keep: string, locale: Locale): Promise<Kept> {
  return ask({ keep, locale });
}

async function ask(request: OfflineRequest): Promise<Kept> {
  if (!hasWorker) return {};
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Kept>) => resolve(data);
    active?.postMessage(request, [port2]);
  });
}
