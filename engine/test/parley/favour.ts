import { finish } from '@tablewright/engine';
import { ENOUGH_FAVOUR } from './content.ts';
import type { Parley } from './state.ts';
import { emit } from './vocabulary.ts';

/** Enough favour ends the talks at once, whatever else is under way. */
export function acclaim(g: Parley): void {
  const seats = g.players.flatMap(({ favour }, seat) => (favour >= ENOUGH_FAVOUR ? [seat] : []));
  if (seats.length === 0) return;
  emit('acclaimed', { seats });
  finish();
}
