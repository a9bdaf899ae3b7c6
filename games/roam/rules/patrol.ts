import type { Seat } from '@tablewright/engine';
import { TOKENS_EACH } from '../content/index.ts';
import { SQUARE_NAMES, SURROUNDED, SURROUNDINGS } from './map.ts';
import { NONE, type Roam } from './state.ts';
import { emit } from './vocabulary.ts';

/** Tokens that surround another. RO-13.2 */
const RING = 8;

/** The patrol card goes to the active player who surrounds a stranger's token with own tokens. RO-13.1, RO-13.3, RO-13.4 */
export function checkPatrol(g: Roam, seat: Seat): void {
  if (!g.variant.patrol || g.patrol !== NONE) return;
  if (TOKENS_EACH - g.players[seat].tokens < RING) return;
  const own = 15 << (4 * seat);
  for (const centre of SURROUNDED) {
    if ((g.squares[centre] & ~own) === 0) continue;
    if (isSurrounded(g, centre, own)) {
      g.patrol = seat;
      emit('patrol', { player: seat, square: SQUARE_NAMES[centre] });
      return;
    }
  }
}

function isSurrounded(g: Roam, centre: number, own: number): boolean {
  for (const square of SURROUNDINGS[centre]) if ((g.squares[square] & own) === 0) return false;
  return true;
}
