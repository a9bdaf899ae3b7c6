import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MatchHost, Picture } from '../host/host.ts';

/** Opens a host while the screen is mounted. */
export function useHost(open: () => MatchHost): MatchHost | null {
  const [host, setHost] = useState<MatchHost | null>(null);
  useEffect(() => {
    const opened = open();
    setHost(opened);
    return () => opened.close();
  }, [open]);
  return host;
}

export function useSnapshot(host: MatchHost): Picture | null {
  return useSyncExternalStore(
    (changed) => host.subscribe(changed),
    () => host.snapshot,
  );
}

export function useConnection(host: MatchHost): MatchHost['connection'] {
  return useSyncExternalStore(
    (changed) => host.subscribe(changed),
    () => host.connection,
  );
}
