import type { Seat } from '@tablewright/engine';
import { MECATOL } from '../content/index.ts';
import { adjacentForMove } from '../rules/galaxy.ts';
import { custodiansCost } from '../rules/landing.ts';
import {
  afloat,
  FIGHTER,
  groundAt,
  hasShips,
  hasToken,
  INFANTRY,
  planetsIn,
  profileOf,
  rivalIn,
  SHIPS,
  undamagedAt,
} from '../rules/pieces.ts';
import { bonus, powers } from '../rules/powers.ts';
import { mayProduceIn, producersIn } from '../rules/production.ts';
import { enters, moveOf, passesAnomaly } from '../rules/routes.ts';
import { influenceOf, purse, resourcesOf } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import {
  chanceAgainst,
  diceAgainst,
  fleetOf,
  type Force,
  forcesIn,
  hitChance,
} from './strength.ts';

/** Ships and ground forces that can come, and what is to be had there. An activation that does nothing weighs 0. */
export function weighActivation(now: Ti4, seat: Seat, system: number): number {
  // Wormholes may open with the activation.
  const g = powers.has(now, seat, 'opensGates') ? withTactical(now, { system }) : now;
  const produces = weighProduction(g, seat, system);
  const { force, landing } = arriving(g, seat, system);
  const here = fleetOf(g, system, seat);
  if (force.life === 0 && landing === 0) return produces;
  const rival = rivalIn(g, system, seat);
  const all = { fire: force.fire + here.fire, life: force.life + here.life };
  const odds = rival === NONE ? 1 : chanceAgainst(all, fleetOf(g, system, rival));
  if (odds < 0.35) return produces;
  let prize = rival === NONE ? 0.1 : 0.4 * (odds - 0.3);
  let forces = landing;
  for (const planet of planetsIn(system)) {
    if (g.control[planet] === seat || forces === 0) continue;
    if (system === MECATOL && g.custodians && purse(g, seat, 'influence') < custodiansCost(g, seat))
      continue;
    const owner = g.control[planet];
    const guard = owner === NONE ? 0 : groundAt(g, planet, owner);
    if (forces <= guard) continue;
    forces -= guard + 1;
    const values = resourcesOf(g, planet) + influenceOf(g, planet);
    prize += (system === MECATOL ? 3 : 1) + 0.3 * values;
  }
  return odds * prize + produces;
}

/** What can be made there; a unit or two are hardly worth a command token. */
function weighProduction(g: Ti4, seat: Seat, system: number): number {
  const { units } = producersIn(g, seat, system);
  if (units === 0) return 0;
  const money = purse(g, seat, 'resources');
  if (money < 2 || rivalIn(g, system, seat) !== NONE || !mayProduceIn(g, seat, system)) return 0;
  return 0.6 * Math.min(1, units / 2) + 0.15 * Math.min(money, 8, 4 * units);
}

interface Arrival {
  readonly force: Force;
  /** Ground forces that can land. */
  readonly landing: number;
}

/** What can come from systems next to this one, or two away. */
export function arriving(g: Ti4, seat: Seat, target: number): Arrival {
  let fire = 0;
  let life = 0;
  let landing = afloat(g, target, seat, INFANTRY);
  if (!enters(g, seat, target)) return { force: { fire, life }, landing };
  const added = bonus(g, seat, 'combatBonus');
  for (const from of g.galaxy.systems) {
    if (from === target || hasToken(g, from, seat) || !hasShips(g, from, seat)) continue;
    const distance = hops(g, seat, from, target);
    if (distance > FARTHEST) continue;
    let capacity = 0;
    for (const kind of SHIPS) {
      const ships = afloat(g, from, seat, kind);
      if (ships === 0 || (kind !== FIGHTER && moveOf(g, seat, from, kind) < distance)) continue;
      const profile = profileOf(g, seat, kind)!;
      if (kind === FIGHTER && capacity === 0) continue;
      fire += ships * diceAgainst(g, seat, kind, target) * hitChance(profile.combat! - added);
      life += ships + (profile.sustain ? undamagedAt(g, from, seat, kind) : 0);
      capacity += ships * profile.capacity;
    }
    landing += Math.min(capacity, forcesIn(g, from, seat));
  }
  return { force: { fire, life }, landing };
}

const FARTHEST = 2;

function hops(g: Ti4, seat: Seat, from: number, to: number): number {
  const near = adjacentForMove(g, to, seat);
  if (near.includes(from)) return 1;
  const isNear = adjacentForMove(g, from, seat).some(
    (next) => near.includes(next) && passesAnomaly(g, seat, next),
  );
  return isNear ? 2 : 3;
}

/** The state in which the ships of this tactical action go farther, or otherwise. */
export function withTactical(g: Ti4, changed: Partial<Ti4['tactical']>): Ti4 {
  return { ...g, tactical: { ...g.tactical, ...changed } };
}

/** What something that changes this tactical action brings, in points. */
export function reachGain(g: Ti4, seat: Seat, changed: Partial<Ti4['tactical']>): number {
  const { system } = g.tactical;
  const more = weighActivation(withTactical(g, changed), seat, system);
  return POINTS_A_WEIGHT * (more - weighActivation(g, seat, system));
}

/** Points that a unit of an activation's weight is about worth. */
const POINTS_A_WEIGHT = 0.12;
