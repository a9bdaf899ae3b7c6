import type { Seat } from '@tablewright/engine';
import { MECATOL, PLANETS } from '../content/index.ts';
import { isHome } from '../rules/galaxy.ts';
import { afloat, groundAt, profileOf, SHIPS } from '../rules/pieces.ts';
import { influenceOf, resourcesOf } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';

/** Worth of things, in points at the end. */
export const RESOURCE = 0.08;
export const INFLUENCE = 0.06;
export const PLANET = 0.1;
export const MECATOL_WORTH = 0.8;
export const DOCK_WORTH = 0.35;
export const SECOND_DOCK = 0.2;
export const PDS_WORTH = 0.05;
export const TECHNOLOGY = 0.34;
export const GOOD = 0.045;
export const COMMODITY = 0.02;
export const SHIP_COST = 0.04;
export const GROUND = 0.03;
export const SPEAKER = 0.05;

/** Command tokens by their number in each pool. */
export const TACTIC = [0, 0.14, 0.25, 0.32, 0.37, 0.4, 0.42, 0.43];
export const FLEET = [0, 0.15, 0.28, 0.38, 0.45, 0.49, 0.52, 0.53];
export const STRATEGY = [0, 0.13, 0.24, 0.31, 0.35, 0.37];

export const tokens = (worths: readonly number[], count: number): number =>
  worths[Math.min(count, worths.length - 1)];

/** How much things still count that bring points later: less and less in the last rounds. */
export function growth(g: Ti4): number {
  return Math.min(1, (g.stage1.length + g.stage2.length + 1) / 6);
}

/** What the last point is worth: the match. */
const VICTORY = 4;

/** What points are worth to a seat: the last one ends the match. TI-21.1 */
export function points(g: Ti4, seat: Seat, count: number): number {
  return count + (reachesEnd(g, seat, count) ? VICTORY : 0);
}

/** Would the seat win with so many points more? */
export function reachesEnd(g: Ti4, seat: Seat, count: number): boolean {
  return g.players[seat].points + count >= g.variant.points;
}

/** Who is this many times as dangerous for each point that he has more. */
const DANGER = 1.6;

/** What everybody gains alike is still a little gain. */
const ENVY = 0.9;

/** How much a gain of each other player costs a seat: together nearly as much as the gain, of those in front most. */
export function envies(g: Ti4, seat: Seat): number[] {
  const dangers = g.players.map((player, other) =>
    other === seat || player.eliminated ? 0 : DANGER ** player.points,
  );
  const all = dangers.reduce((sum, each) => sum + each, 0);
  return dangers.map((each) => (all === 0 ? 0 : (ENVY * each) / all));
}

/** How much a loss of this player is wished for: 1 for the one in front, 0 for the seat itself and for nobody. */
export function spite(g: Ti4, seat: Seat, other: Seat): number {
  if (other === NONE || other === seat) return 0;
  let most = 0;
  for (let each = 0; each < g.players.length; each++)
    if (each !== seat && !g.players[each].eliminated) most = Math.max(most, g.players[each].points);
  return DANGER ** (g.players[other].points - most);
}

/** What a position is worth to a seat by what each player gains. */
export function balance(gains: readonly number[], seat: Seat, envy: readonly number[]): number {
  let worth = gains[seat];
  for (let other = 0; other < gains.length; other++) worth -= envy[other] * gains[other];
  return worth;
}

export function shipWorth(g: Ti4, seat: Seat, kind: number): number {
  const { cost, costFor } = profileOf(g, seat, kind)!;
  return (SHIP_COST * cost!) / costFor;
}

export function fleetWorth(g: Ti4, system: number, seat: Seat): number {
  let worth = 0;
  for (const kind of SHIPS) {
    const ships = afloat(g, system, seat, kind);
    if (ships > 0) worth += ships * shipWorth(g, seat, kind);
  }
  return worth;
}

/** What control of a planet is worth. */
export function planetWorth(g: Ti4, planet: number): number {
  const { tile } = PLANETS[planet];
  return (
    PLANET +
    resourcesOf(g, planet) * RESOURCE +
    influenceOf(g, planet) * INFLUENCE +
    (tile === MECATOL ? MECATOL_WORTH : 0) +
    (isHome(g, tile) ? 0.5 : 0)
  );
}

/** What a readied planet brings in a round. */
export function yieldOf(g: Ti4, planet: number): number {
  return GOOD * Math.max(resourcesOf(g, planet), 0.8 * influenceOf(g, planet));
}

/** What stands on a planet. */
export function garrisonWorth(g: Ti4, planet: number): number {
  const owner = g.control[planet];
  const forces = owner === NONE ? 0 : groundAt(g, planet, owner);
  return GROUND * forces + PDS_WORTH * g.pds[planet] + SECOND_DOCK * g.docks[planet];
}
