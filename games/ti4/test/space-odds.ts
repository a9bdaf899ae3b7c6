import { TILES } from '../content/index.ts';
import { battleOdds } from '../odds/index.ts';
import { battleIn } from '../odds/match.ts';
import { HERE } from './duel.ts';
import { indexOf, type Side, stateOf } from './position.ts';

/** Ann's chance to win a space combat against Bob, by the odds. */
export function spaceOdds(ann: Side, bob: Side): number {
  const state = stateOf({ ann, bob });
  const battle = battleIn(state, indexOf(TILES, HERE), 0, null)!;
  return battleOdds(battle).outcome.attacker;
}
