import type { Picture } from '../host/host.ts';

/** Offers that wait for this seat's signature. */
export function offersWaiting({ desk, viewer }: Picture): number {
  return desk?.offers.filter(({ state, to }) => state === 'open' && to === viewer).length ?? 0;
}
