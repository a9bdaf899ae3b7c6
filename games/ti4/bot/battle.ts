import type { Seat } from '@tablewright/engine';
import { opponentOf } from '../rules/combat.ts';
import { homeOf } from '../rules/galaxy.ts';
import { afloat, INFANTRY, planetsIn, profileOf } from '../rules/pieces.ts';
import type { Ti4 } from '../rules/state.ts';
import { fightOf } from './fights.ts';
import { among, type Rule } from './rule.ts';
import { fleetOf, isRivalNear } from './strength.ts';
import { shipWorth, spite } from './worth.ts';

/** With worse odds than these a fleet leaves, and later where it guards its home. */
const RETREAT = 0.3;
const RETREAT_FROM_HOME = 0.1;

const retreat: Rule = (g, { seat }) => {
  const { odds } = fightOf(g, seat);
  const least = g.combat.system === homeOf(g, seat) ? RETREAT_FROM_HOME : RETREAT;
  return (option) => {
    if (option.do === 'retreat') return least - odds + refugeWorth(g, seat, option.system);
    return option.do === 'stay' ? 0 : null;
  };
};

/** Ships are safest with others, on own planets, and away from rivals; it matters little. */
function refugeWorth(g: Ti4, seat: Seat, system: number): number {
  const held = planetsIn(system).filter((planet) => g.control[planet] === seat).length;
  const company = Math.min(5, fleetOf(g, system, seat).life);
  return 0.001 * (held + company - 3 * Number(isRivalNear(g, seat, system)));
}

/** Ground forces of planets come along only where the winner can land. TI-10.16 */
const loadRetreat: Rule = (g, { seat }) => {
  const { system } = g.combat;
  const isOpen = afloat(g, system, opponentOf(g, seat), INFANTRY) > 0;
  return (option) => {
    switch (option.do) {
      case 'carry':
        return option.kind === INFANTRY ? 2 : 1.5;
      case 'bring':
        return isOpen ? 1 : -1;
      default:
        return option.do === 'done' ? 0 : null;
    }
  };
};

/** Damage is repaired in the status phase; the cheapest ship takes it. TI-3.6 */
const sustainDamage = among(
  'sustain',
  (g, seat, { kind }) => 1 - 0.01 * profileOf(g, seat, kind)!.cost!,
  0,
);

const assignHits: Rule = () => (option) => (option.do === 'usualLosses' ? 1 : 0);

/** Shots cost nothing; who is in the fight fires at his opponent, others at the one in front. */
const spaceCannon: Rule =
  (g, { seat }) =>
  (option) => {
    if (option.do === 'fireAt') return 1 + spite(g, seat, option.player);
    return option.do === 'fire' ? 1 : 0;
  };

const extraDie = among('extraDie', () => 1, 0);

/** The ships that are worth most go along. */
const exotrireme = among(
  'destroy',
  (g, _seat, { player, kind, hull }) =>
    shipWorth(g, player, kind) + 0.01 * Number(hull === 'whole'),
  0,
);

/** Questions in battles, where a single dice roll would tell too little. */
export const battleRules: { readonly [prompt: string]: Rule } = {
  announceRetreat: retreat,
  retreat: among('retreat', (g, seat, { system }) => refugeWorth(g, seat, system)),
  liftForces: loadRetreat,
  loadRetreat,
  sustainDamage,
  assignHits,
  spaceCannon,
  cannonDefense: spaceCannon,
  barrage: spaceCannon,
  extraDie,
  exotrireme,
};
