import type { FromRoom } from '@tablewright/protocol';
import { storedSettings } from '../settings/stored.ts';
import type { Picture } from './host.ts';

/** How long a move stays on the board before the next one of somebody else is shown. */
const REST_MS = { instant: 0, quick: 450, calm: 1500 } as const;

/** A longer row of moves than this is not shown one by one: somebody has come back late. */
const LONGEST_ROW = 30;

/** How long the previous move stays visible before this message. */
export function restBefore(message: FromRoom, snapshot: Picture | null, unread: number): number {
  if (message.t !== 'move' || snapshot === null || unread > LONGEST_ROW) return 0;
  const isMine = message.seat !== null && snapshot.mine.includes(message.seat);
  // Nobody loses time on a clock to watch.
  const isTimed = snapshot.info.clock.kind === 'live';
  if (isMine || isTimed || document.visibilityState === 'hidden') return 0;
  return REST_MS[storedSettings().pace];
}
