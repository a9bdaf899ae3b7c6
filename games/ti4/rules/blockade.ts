import type { Script } from '@tablewright/engine';
import { destroyFloating } from './destruction.ts';
import { floatingDocks, hasRivalShips, hasShips } from './pieces.ts';
import { NONE, type Ti4 } from './state.ts';

/** Docks in space are destroyed where others have ships and their owner has none; what they held may go with them. TI-13.5 */
export function* breakBlockades(g: Ti4): Script {
  if (g.floating.length === 0) return;
  const lost = floatingDocks(g).filter(
    ({ system, seat }) => !hasShips(g, system, seat) && hasRivalShips(g, system, seat),
  );
  for (const dock of lost) yield* destroyFloating(g, { ...dock, by: NONE });
}
