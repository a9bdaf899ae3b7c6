import type { LogEntry } from '@tablewright/protocol';
import { useEffect } from 'react';
import type { MatchHost } from '../host/host.ts';

/** A line that was silent delivers at once what it had held back. */
const ALL_ARRIVED_AFTER = 400;

/** Tells what others did while the connection was lost, as soon as it is back. */
export function useMissed(host: MatchHost, tell: (missed: readonly LogEntry[]) => void): void {
  useEffect(() => {
    let lostAt: number | null = null;
    let isNewLine = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const tellNow = (): void => {
      clearTimeout(timer);
      const { snapshot } = host;
      const since = lostAt;
      lostAt = null;
      isNewLine = false;
      if (since === null || snapshot === null || snapshot.position.ending !== null) return;
      const byOthers = ({ n, seat }: LogEntry): boolean =>
        n >= since && (seat === null || !snapshot.mine.includes(seat));
      tell(snapshot.log.filter(byOthers));
    };

    const stop = host.subscribe((message) => {
      const { snapshot, connection } = host;
      if (snapshot === null) return;
      if (connection !== 'open') {
        clearTimeout(timer);
        lostAt ??= snapshot.position.n;
        isNewLine ||= connection === 'lost';
      } else if (lostAt !== null && message?.t === 'snapshot') {
        tellNow();
      } else if (lostAt !== null && !isNewLine) {
        clearTimeout(timer);
        timer = setTimeout(tellNow, ALL_ARRIVED_AFTER);
      }
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [host, tell]);
}
