import type { GameUi } from '@tablewright/board';
import type { LogEntry, Snapshot } from '@tablewright/protocol';
import { useMemo } from 'react';

/** What has happened since my last move; for who does not play, the last decision. */
export function sinceMyMove({ log, mine, viewer }: Snapshot): readonly LogEntry[] {
  const last = log.at(-1)?.n;
  if (last === undefined) return [];
  if (mine.length === 0) return log.filter(({ n }) => n === last);
  const own = log.findLast(({ seat }) => seat === viewer)?.n ?? -1;
  return log.filter(({ n }) => n > own);
}

/** Where others have moved since my last move: marked until I act. */
export function useTrail(ui: GameUi, snapshot: Snapshot): ReadonlySet<string> {
  return useMemo(
    () => new Set(sinceMyMove(snapshot).flatMap((entry) => ui.targetsOf(entry))),
    [snapshot, ui],
  );
}
