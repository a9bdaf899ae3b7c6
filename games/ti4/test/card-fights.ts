import { duel } from './duel.ts';
import type { Side, Units, Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

/** What the players have beside what they fight with. */
export interface Sides {
  readonly ann?: Side;
  readonly bob?: Side;
  readonly cat?: Side;
}

/** A space combat in which every card that nobody holds has been discarded. */
export function fight(
  ann: Units,
  bob: Units,
  dice: readonly Wanted[],
  sides: Sides = {},
): Scenario {
  return duel(ann, bob, dice, { ...sides, discarded: 'all' });
}

/** A ground combat on Wellon: Ann's spec ops hit on 7, Bob's infantry on 8. */
export function landing(
  ann: number,
  bob: number,
  dice: readonly Wanted[],
  sides: Sides = {},
): Scenario {
  const planet = { wellon: { infantry: bob } };
  return fight({ carrier: 1, infantry: ann }, {}, dice, {
    ...sides,
    bob: { ...sides.bob, units: planet },
  }).play(ann > 1 ? 'landAll:wellon' : 'land:wellon');
}

/** Who is asked, and what. */
export const asked = (game: Scenario): [string, string] => [game.asked, game.prompt];

/** Hits of the combat rolls so far, by seat. */
export const rolls = (game: Scenario): unknown[] =>
  game.events('combatRoll').map(({ player, hits }) => [player, hits]);
