import { useEffect } from 'react';
import { api } from '../api.ts';
import type { MatchHost } from '../host/host.ts';
import { useConnection } from './useMatch.ts';

/** Tells the host whether the page is visible: only players who are away get notices of their turn. */
export function useAway(host: MatchHost, match: string, isHeldByServer: boolean): void {
  const isOpen = useConnection(host) === 'open' && isHeldByServer;
  useEffect(() => {
    if (!isOpen) return;
    const tell = (): void => {
      const away = document.visibilityState === 'hidden';
      host.away(away).catch(() => undefined);
      if (!away) api.readOf(match).catch(() => undefined);
    };
    // A new connection counts as visible.
    if (document.visibilityState === 'hidden') tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [host, match, isOpen]);
}
