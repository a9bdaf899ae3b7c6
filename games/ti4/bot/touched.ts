import type { Seat } from '@tablewright/engine';
import { MECATOL, type Planet, PLANETS, SECRETS } from '../content/index.ts';
import { adjacentTo, hasAnyWormhole } from '../rules/galaxy.ts';
import { afloat, DOCK, groundAt, hasShips, planetsIn, planetsOf } from '../rules/pieces.ts';
import { isFulfilled, progress } from '../rules/progress.ts';
import { influenceOf } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { DOCK_WORTH, fleetWorth, garrisonWorth, GROUND, planetWorth, yieldOf } from './worth.ts';

/** What a player loses by having his cultural, or other, planets exhausted for a round. */
export function exhausted(g: Ti4, seat: Seat, fits: (planet: Planet) => boolean): number {
  let loss = 0;
  for (const planet of planetsOf(g, seat)) if (fits(PLANETS[planet])) loss += yieldOf(g, planet);
  return -loss;
}

/** So many planets of his choice. */
export function exhaustedFew(g: Ti4, seat: Seat, count: number): number {
  const yields = planetsOf(g, seat).map((planet) => yieldOf(g, planet));
  return -yields
    .toSorted((one, other) => one - other)
    .slice(0, count)
    .reduce((sum, each) => sum + each, 0);
}

export function systemsAt(
  g: Ti4,
  seat: Seat,
  fits: (g: Ti4, system: number) => boolean,
): readonly number[] {
  return g.galaxy.systems.filter((system) => hasShips(g, system, seat) && fits(g, system));
}

export function countOf(g: Ti4, seat: Seat, fits: (planet: Planet) => boolean): number {
  return planetsOf(g, seat).filter((planet) => fits(PLANETS[planet])).length;
}

export function influence(g: Ti4, seat: Seat): number {
  return planetsOf(g, seat).reduce((sum, planet) => sum + influenceOf(g, planet), 0);
}

/** A published secret objective: everybody but its owner may score it, and its owner has room for another one. TI-20.8 */
export function leak(g: Ti4, seat: Seat, secret: number): number {
  if (g.players[seat].scoredSecrets.includes(secret)) return 0.1;
  if (isFulfilled(g, seat, SECRETS[secret])) return 0.7;
  const { have, need } = progress(g, seat, SECRETS[secret]);
  return 0.1 + 0.4 * (have / need) ** 2;
}

/** Whoever has the fewest points may get the planet. TI-21.3 */
export function redistribution(g: Ti4, seat: Seat, planet: number): number {
  const owner = g.control[planet];
  if (seat !== owner && !isPoorest(g, seat)) return 0;
  const isOwnChoice = isPoorest(g, owner);
  if (seat === owner) return -garrisonWorth(g, planet) - (isOwnChoice ? 0 : planetWorth(g, planet));
  if (isOwnChoice) return 0;
  const poorest = g.players.filter((_, each) => isPoorest(g, each)).length;
  return planetWorth(g, planet) / poorest;
}

/** Has nobody fewer points? */
export function isPoorest(g: Ti4, seat: Seat): boolean {
  const { points: own } = g.players[seat];
  for (const { points: others, eliminated } of g.players)
    if (!eliminated && others < own) return false;
  return true;
}

/** Has nobody more points? */
export function isRichest(g: Ti4, seat: Seat): boolean {
  const { points: own } = g.players[seat];
  for (const { points: others } of g.players) if (others > own) return false;
  return true;
}

export function cannonsAtWormholes(g: Ti4, seat: Seat): number {
  let count = 0;
  for (const system of g.galaxy.systems)
    if ([system, ...adjacentTo(g, system, NONE)].some((each) => hasAnyWormhole(g, each)))
      for (const planet of planetsIn(system))
        if (g.control[planet] === seat) count += g.pds[planet];
  return count;
}

/** What the Ixthian Artifact destroys on a low roll: all at Mecatol Rex, three units in each system next to it. */
export function devastation(g: Ti4, seat: Seat): number {
  let loss = fleetWorth(g, MECATOL, seat) + DOCK_WORTH * afloat(g, MECATOL, seat, DOCK);
  for (const planet of planetsIn(MECATOL))
    if (g.control[planet] === seat) loss += garrisonWorth(g, planet) + 0.5 * DOCK_WORTH;
  for (const system of adjacentTo(g, MECATOL, NONE)) {
    const units =
      fleetWorth(g, system, seat) +
      planetsIn(system).reduce((sum, planet) => sum + GROUND * groundAt(g, planet, seat), 0);
    loss += Math.min(units, 3 * GROUND + 0.1);
  }
  return loss;
}
