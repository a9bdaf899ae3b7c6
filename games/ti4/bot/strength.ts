import type { Seat } from '@tablewright/engine';
import { MECATOL } from '../content/index.ts';
import { fightersOn } from '../rules/fighters-ashore.ts';
import { adjacentForMove, homeOf } from '../rules/galaxy.ts';
import { canSustain } from '../rules/hits.ts';
import {
  FIGHTER,
  FIGHTING,
  fightingIn,
  profileOf,
  afloat,
  groundAt,
  INFANTRY,
  bigShipsOf,
  planetsIn,
  rivalIn,
  undamagedAt,
} from '../rules/pieces.ts';
import { bonus } from '../rules/powers.ts';
import { NONE, type Ti4 } from '../rules/state.ts';

/** Chance that a die hits. */
export const hitChance = (value: number): number => Math.min(1, Math.max(0.1, (11 - value) / 10));

/** Firepower times staying power of a fleet: hits a round and hits it can take. */
export interface Force {
  readonly fire: number;
  readonly life: number;
}

/** Dice of a ship in a fight with whoever has ships in the system. */
export function diceAgainst(g: Ti4, seat: Seat, kind: number, system: number): number {
  const { dice, dicePerShip } = profileOf(g, seat, kind)!;
  if (!dicePerShip) return dice;
  const rival = rivalIn(g, system, seat);
  return rival === NONE ? USUAL_TARGETS : bigShipsOf(g, system, rival);
}

/** Ships other than fighters in a usual fleet. */
const USUAL_TARGETS = 2;

/** The ships of a seat in a system. */
export function fleetOf(g: Ti4, system: number, seat: Seat): Force {
  let fire = 0;
  let life = 0;
  const added = bonus(g, seat, 'combatBonus');
  for (const kind of FIGHTING) {
    const ships = fightingIn(g, system, seat, kind);
    if (ships === 0) continue;
    const { combat } = profileOf(g, seat, kind)!;
    const dice = diceAgainst(g, seat, kind, system);
    const more = kind === FIGHTER ? bonus(g, seat, 'fighterBonus') : 0;
    fire += ships * dice * hitChance(combat! - added - more);
    life += ships + (canSustain(g, seat, kind, system) ? undamagedAt(g, system, seat, kind) : 0);
  }
  return { fire, life };
}

/** The ground forces of a seat on a planet. */
export function garrisonOf(g: Ti4, planet: number, seat: Seat): Force {
  const force = forceOfInfantry(g, seat, groundAt(g, planet, seat));
  const fighters = fightersOn(g, planet, seat);
  if (fighters === 0) return force;
  const { combat } = profileOf(g, seat, FIGHTER)!;
  const fire = fighters * hitChance(combat! - bonus(g, seat, 'combatBonus'));
  return { fire: force.fire + fire, life: force.life + fighters };
}

export function forceOfInfantry(g: Ti4, seat: Seat, count: number): Force {
  const { combat } = profileOf(g, seat, INFANTRY)!;
  return { fire: count * hitChance(combat! - bonus(g, seat, 'combatBonus')), life: count };
}

/** Chance to win a fight, roughly. */
export function chanceAgainst(one: Force, other: Force): number {
  const a = one.fire * one.life;
  const b = other.fire * other.life;
  if (b === 0) return a > 0 ? 1 : 0.5;
  const ratio = Math.log((a + 0.01) / (b + 0.01));
  return 1 / (1 + Math.exp(-2.2 * ratio));
}

/** Ground forces of a seat anywhere in a system. */
export function forcesIn(g: Ti4, system: number, seat: Seat): number {
  let forces = afloat(g, system, seat, INFANTRY);
  for (const planet of planetsIn(system)) forces += groundAt(g, planet, seat);
  return forces;
}

/** Are ships of a rival next to a system? */
export function isRivalNear(g: Ti4, seat: Seat, system: number): boolean {
  for (const near of adjacentForMove(g, system, NONE))
    if (rivalIn(g, near, seat) !== NONE) return true;
  return false;
}

/** Ground forces that stay on each planet of a system; the seat of the empire is never left alone. */
export const garrison = (g: Ti4, seat: Seat, system: number): number =>
  system === MECATOL || isRivalNear(g, seat, system) ? 1 : 0;

/** Ground forces that can leave a system; home is never left alone. */
export function spareForces(g: Ti4, seat: Seat, system: number): number {
  const kept = garrison(g, seat, system);
  let stay = 0;
  for (const planet of planetsIn(system)) stay += Math.min(kept, groundAt(g, planet, seat));
  if (system === homeOf(g, seat)) stay = Math.max(1, stay);
  return forcesIn(g, system, seat) - stay;
}
