import type { Seat } from '@tablewright/engine';
import { BLUEFIN, FAME_TO_END, UNION } from '../content/index.ts';
import { regionOf, TERRAIN } from '../rules/map.ts';
import { type Ahoy, DAMAGE, NONE, type Player } from '../rules/state.ts';
import { cannonsOf } from './arms.ts';
import { freightProspect, pledgeProspect, rewardProspect } from './freight.ts';

const GOLD = 0.3;
/** Gold beyond this finds little to buy. */
const GOLD_OF_USE = 6;
const CREW = 0.4;
/** Crew beyond these find no dice to work with. */
const CREW_OF_USE = 5;
const DAMAGED_SLOT = 0.25;
/** With every slot more that is damaged it gets harder to place dice at all. */
const MORE_DAMAGE = 0.08;
/** A pip on the Cannons, for each die that may still bring them to bear. */
const ARMED = 0.06;
const READY_COMRADE = 0.25;
/** Ready Comrades beyond these only wait. */
const READY_OF_USE = 6;
const WAITING_COMRADE = 0.06;
const PLAN = 0.5;
const SHIP = 0.8;
const PATROL = 0.12;
const STRONGHOLD = 0.9;
const ON_ISLAND = 0.15;

/** Fame that leaders gain in a usual round. */
const FAME_A_ROUND = 8;

/** Fame a seat may expect to have at the end. */
export function evaluate(g: Ahoy, seat: Seat): number {
  const player = g.players[seat];
  // Not on the map yet: the match is still being set up.
  if (player.flagship === NONE) return 0;
  let value = player.fame;
  value += GOLD * Math.min(player.gold, GOLD_OF_USE);
  value += CREW * Math.min(player.crew.length, CREW_OF_USE);
  const damage = damageOf(player);
  value -= DAMAGED_SLOT * damage + MORE_DAMAGE * damage * damage;
  value += ARMED * cannonsOf(player) * player.dice.length;
  if (TERRAIN[player.flagship].island) value += ON_ISLAND;
  const rounds = roundsLeft(g);
  switch (player.faction) {
    case BLUEFIN:
      value += PATROL * g.patrols.length + STRONGHOLD * g.strongholds.length;
      return value + regionProspect(g, rounds, 1);
    case UNION:
      value += PLAN * player.hand.length + READY_COMRADE * Math.min(g.ready, READY_OF_USE);
      value += WAITING_COMRADE * Math.max(0, g.ready - READY_OF_USE);
      if (g.cutter !== NONE) value += SHIP;
      if (g.gunship !== NONE) value += SHIP;
      return value + regionProspect(g, rounds, -1);
    default:
      if (g.over) return value;
      value += freightProspect(g, player) + rewardProspect(player);
      return value + pledgeProspect(g, seat);
  }
}

/** Scorings still to come, this round's included. */
export function roundsLeft(g: Ahoy): number {
  if (g.over) return 0;
  let most = 0;
  for (const { fame } of g.players) most = Math.max(most, fame);
  return Math.min(4, Math.max(1, (FAME_TO_END - most) / FAME_A_ROUND));
}

/** What the regions promise a side: this round's scoring, and a part of the later ones, for control tends to stay. */
function regionProspect(g: Ahoy, rounds: number, side: 1 | -1): number {
  if (rounds === 0) return 0;
  const { tiles } = g.map;
  const leads = leadsOf(g);
  let value = 0;
  for (const region of tiles) {
    const lead = side * leads[region];
    value += g.wealth[region] * (0.75 * surely(lead) + 0.45 * (rounds - 1) * likely(lead));
  }
  return value;
}

/** Chance to control at the next scoring, by the present lead in control points. */
function surely(lead: number): number {
  if (lead === 0) return 0.25;
  return lead > 0 ? 1 - 0.35 / lead : 0.15 / -lead;
}

function likely(lead: number): number {
  return 1 / (1 + Math.exp(-0.6 * lead));
}

/** Control points of the Squadron over those of the Union, by region. AH-13.1 */
function leadsOf(g: Ahoy): number[] {
  const leads = g.comrades.map((count) => -count);
  const add = (space: number, points: number): void => {
    if (space !== NONE) leads[regionOf(space)] += points;
  };
  if (g.cutter !== NONE) leads[regionOf(g.cutter)] *= 2;
  for (const space of g.patrols) add(space, 1);
  for (const space of g.strongholds) add(space, 2);
  for (const { faction, flagship } of g.players) {
    if (faction === BLUEFIN) add(flagship, 2);
    if (faction === UNION) add(flagship, -1);
  }
  add(g.cutter, -1);
  add(g.gunship, -1);
  return leads;
}

function damageOf({ slots, crewSlots }: Player): number {
  let count = 0;
  for (const there of slots) if (there === DAMAGE) count++;
  for (const there of crewSlots) if (there === DAMAGE) count++;
  return count;
}
