import type { Seat } from '@tablewright/engine';
import { powers } from './powers.ts';
import type { Ahoy } from './state.ts';
import { payGold } from './supply.ts';
import { emit } from './vocabulary.ts';

/** What one gold can do to a die. AH-5.4 */
const CHANGES = [1, -1, 2, -2] as const;

/** What forbids changing the die like this? Some crew make a gold worth one or two pips. AH-5.4 */
export function changeVerdict(g: Ahoy, seat: Seat, value: number, pips: number): string | null {
  const to = value + pips;
  if (to < 1 || to > 6 || g.players[seat].gold === 0) return 'AH-5.4';
  return Math.abs(pips) > 1 && Math.abs(pips) > 1 + powers.sum(g, seat, 'pips') ? 'AH-5.4' : null;
}

/** The changes that a gold can make to a die of this value now. */
export function changesOf(g: Ahoy, seat: Seat, value: number): number[] {
  return CHANGES.filter((pips) => changeVerdict(g, seat, value, pips) === null);
}

/** Changes a die that is still to be placed; its new value. */
export function changeDie(g: Ahoy, seat: Seat, value: number, pips: number): number {
  const { dice } = g.players[seat];
  const after = value + pips;
  payGold(g, seat, 1);
  dice[dice.indexOf(value)] = after;
  emit('changed', { player: seat, before: value, after, gold: 1 });
  return after;
}
