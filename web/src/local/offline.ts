import type { Locale } from '@tablewright/text';
import type { Kept, OfflineRequest } from './pack.ts';

const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Lets the app be installed and opened without a network. */
export function keepOffline(): void {
  if (!hasWorker) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.error(error));
  };
  // Not while the page itself is being fetched.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

/** A game is to be played without a network, and is not on this device. */
export class NotKept extends Error {}

/** Which games are kept on this device; empty where nothing can be kept. */
export function askKept(locale: Locale): Promise<Kept> {
  return ask({ locale });
}

/** Keeps a game for days without a network, and tells which are kept then. */
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
