import type { Seat } from '@tablewright/engine';
import { type Arcs, NONE } from './state.ts';
import { emit } from './vocabulary.ts';

/** Once a round, never by the holder. ARC-8.1, ARC-8.2 */
export function seizeVerdict(g: Arcs, seat: Seat): string | null {
  return g.initiative === seat || g.seized !== NONE ? 'ARC-8.2' : null;
}

/** The marker moves at once; the round goes on as it was. ARC-8.7 */
export function seize(g: Arcs, seat: Seat): void {
  g.initiative = seat;
  g.seized = seat;
  emit('seized', { player: seat });
}
