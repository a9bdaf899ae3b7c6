import { BOARDS } from '../content/index.ts';
import { DAMAGE, EMPTY, type Player } from '../rules/state.ts';

/** The highest die on the Cannons, 0 without one. AH-9.2 */
export function cannonsOf({ faction, slots }: Player): number {
  let highest = 0;
  BOARDS[faction].forEach(({ action }, place) => {
    const there = slots[place];
    if (action === 'cannons' && there !== EMPTY && there !== DAMAGE) {
      highest = Math.max(highest, there);
    }
  });
  return highest;
}

export function isArmed(player: Player): boolean {
  return cannonsOf(player) > 0;
}
