import type { GameUi } from '@tablewright/board';
import type { Snapshot } from '@tablewright/protocol';
import { useMemo } from 'react';

/** Where others have just moved: marked until the next move. */
export function useTrail(ui: GameUi, { log, viewer }: Snapshot): ReadonlySet<string> {
  return useMemo(() => {
    const last = log[log.length - 1];
    if (last === undefined) return new Set<string>();
    const latest = log.filter((entry) => entry.n === last.n && entry.seat !== viewer);
    return new Set(latest.flatMap((entry) => ui.targetsOf(entry)));
  }, [log, viewer, ui]);
}
