import { position, type Setting, type Side, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann activates a system and moves nothing: what she attacks with is there. */
export function activate(tile: string, setting: Setting): Scenario {
  const game = position(setting);
  if (game.prompt === 'turn.start') game.play('decline');
  game.play(`activate:${tile}`);
  return game.prompt === 'moveShips' ? game.play('done') : game;
}

/** A system with one planet, Wellon, in the middle of the map. */
export const HERE = '19';

/** What a side has where the fight is. */
type Fleet = NonNullable<Side['units']>[string];

/** Ann, of Sol, attacks Bob, of Hacan, in space; nobody has a home to think of. */
export function duel(
  ann: Fleet,
  bob: Fleet,
  dice: readonly Wanted[] = [],
  more: {
    readonly ann?: Side;
    readonly bob?: Side;
    readonly tile?: string;
    readonly cat?: Side;
    readonly discarded?: NonNullable<Setting['discarded']>;
  } = {},
): Scenario {
  const tile = more.tile ?? HERE;
  return activate(tile, {
    dice,
    ann: { faction: 'sol', ...more.ann, units: { ...more.ann?.units, [tile]: ann } },
    bob: { faction: 'hacan', ...more.bob, units: { ...more.bob?.units, [tile]: bob } },
    cat: more.cat ?? {},
    discarded: more.discarded ?? [],
  });
}
