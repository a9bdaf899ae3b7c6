import type { About, Seat } from '@tablewright/engine';
import { DICE, FACES, SYSTEMS } from '../content/index.ts';
import { isGate, neighboursOf, TYPE_OF } from '../rules/map.ts';
import { DAMAGED, type Option } from '../rules/options.ts';
import {
  buildingAt,
  damagedAt,
  emptySlotOf,
  freshAt,
  isControlledByRival,
  shipsAt,
} from '../rules/pieces.ts';
import { type Arcs, NONE } from '../rules/state.ts';

/** Pieces that a battle could cost the Rival, against what it could cost. */
export function weighBattle(g: Arcs, seat: Seat, system: number, rival: Seat): number {
  const own = shipsAt(g, seat, system);
  const prey = 0.5 * damagedAt(g, rival, system) + buildingsOf(g, rival, system);
  const weight = 0.3 + 0.5 * own + prey - 0.5 * freshAt(g, rival, system);
  return Math.max(0.1, weight);
}

function buildingsOf(g: Arcs, owner: Seat, system: number): number {
  let count = 0;
  for (const building of g.buildings)
    if (building.owner === owner && building.system === system) count++;
  return count;
}

/** A system where there is something to take, to defend or to build. */
export function weighEntering(g: Arcs, seat: Seat, system: number): number {
  let weight = TYPE_OF[system] < 0 ? 0.6 : 1;
  if (TYPE_OF[system] >= 0 && emptySlotOf(g, system) !== NONE) weight += 0.5;
  let strongest = 0;
  for (let rival = 0; rival < g.players.length; rival++) {
    if (rival === seat) continue;
    strongest = Math.max(strongest, freshAt(g, rival, system));
    weight += 0.2 * damagedAt(g, rival, system);
  }
  for (const building of g.buildings) if (building.system === system) weight += 0.5;
  return weight / (1 + 0.3 * strongest);
}

/**
 * A group never turns back, and goes on to the next gate only towards a system that beats all that can be entered from
 * here: where it stays and where it turns back look alike ahead, so that it would fly to and fro.
 */
export function weighFlight(g: Arcs, seat: Seat, { system: here, way }: About, to: number): number {
  if (Array.isArray(way) && way.includes(SYSTEMS[to].id)) return 0;
  if (!isGate(to) || isControlledByRival(g, seat, to)) return weighEntering(g, seat, to);
  const from = SYSTEMS.findIndex(({ id }) => id === here);
  const around = [from, ...neighboursOf(g, from).filter((next) => !isGate(next))];
  const beaten = Math.max(...around.map((system) => weighEntering(g, seat, system)));
  let weight = 0;
  for (const { system, first } of flights(g, seat, from)) {
    const appeal = weighEntering(g, seat, system);
    if (first === to && appeal > beaten) weight = Math.max(weight, 0.8 * appeal);
  }
  return weight;
}

/** Systems that a Catapult can reach from a gate, each with the neighbour that lies on a shortest way there. */
function flights(g: Arcs, seat: Seat, from: number): { system: number; first: number }[] {
  const found = neighboursOf(g, from).map((system) => ({ system, first: system }));
  const seen = new Set([from, ...found.map(({ system }) => system)]);
  for (const { system, first } of found) {
    if (!isGate(system) || isControlledByRival(g, seat, system)) continue;
    for (const next of neighboursOf(g, system)) {
      if (seen.has(next)) continue;
      seen.add(next);
      found.push({ system: next, first });
    }
  }
  return found;
}

/** Raid dice where there is loot and nobody to intercept; assault by the stronger; skirmish with the rest. */
export function weighDice(
  g: Arcs,
  seat: Seat,
  verb: 'raidDice' | 'assaultDice' | 'skirmishDice',
  count: number,
): number {
  // Skirmish dice cost nothing.
  if (verb === 'skirmishDice') return 0.05 + count * count;
  const { system, defender } = g.battle;
  if (system === NONE) return 1;
  const own = shipsAt(g, seat, system);
  const guards = freshAt(g, defender, system);
  const ideal =
    verb === 'raidDice'
      ? lootOf(g, defender) > 1 && guards < own
        ? Math.ceil(own / 2)
        : 0
      : guards * 2 <= own
        ? own
        : Math.floor(own / 2);
  return 2 / (1 + Math.abs(count - ideal));
}

function lootOf(g: Arcs, seat: Seat): number {
  const { slots, guild } = g.players[seat];
  let loot = guild.length;
  for (const token of slots) if (token !== NONE) loot++;
  return loot;
}

/** Faces without a hit are rolled again. */
export function weighReroll(die: number, face: number): number {
  return FACES[DICE[die]][face].hit === 0 ? 4 : 0.2;
}

/** Own ships are damaged before any is lost, those of Rivals rather destroyed. */
export function weighHit(g: Arcs, seat: Seat, hit: Option<'hitShip' | 'hitBuilding'>): number {
  if (hit.do === 'hitBuilding')
    return buildingAt(g, hit.system, hit.place)?.damaged === true ? 3 : 1;
  const isDamaged = hit.freshness === DAMAGED;
  if (hit.owner === seat) return isDamaged ? 0 : 1;
  return isDamaged ? 3 : 1;
}
