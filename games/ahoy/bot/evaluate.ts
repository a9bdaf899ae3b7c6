import type { Seat } from '@tablewright/engine';
import { BLUEFIN, SMUGGLER_1, SMUGGLER_2, UNION } from '../content/index.ts';
import { TERRAIN } from '../rules/map.ts';
import { type Ahoy, DAMAGE, NONE, type Player } from '../rules/state.ts';
import { cannonsOf } from './arms.ts';
import { freightFrom, pledgeProspect, rewardProspect } from './freight.ts';
import { controlWorth, doubtOf, leadsOf, roundsLeft } from './regions.ts';

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
/** What a plan ship does in a round. AH-15.8 */
const CUTTER = 0.5;
const GUNSHIP = 0.8;
const PATROL = 0.12;
const STRONGHOLD = 0.9;
const ON_ISLAND = 0.15;

/** Fame of a later round beside what is in sight now, as bots came to score it. */
const GROWTH: { readonly [faction: number]: number } = {
  [BLUEFIN]: 10,
  [SMUGGLER_1]: 8,
  [UNION]: 6,
  [SMUGGLER_2]: 8,
};

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
  value += GROWTH[player.faction] * Math.max(0, rounds - 1);
  switch (player.faction) {
    case BLUEFIN:
      value += PATROL * g.patrols.length + STRONGHOLD * g.strongholds.length;
      return value + regionProspect(g, rounds, 1);
    case UNION:
      value += PLAN * player.hand.length + READY_COMRADE * Math.min(g.ready, READY_OF_USE);
      value += WAITING_COMRADE * Math.max(0, g.ready - READY_OF_USE);
      if (g.cutter !== NONE) value += CUTTER * rounds;
      if (g.gunship !== NONE) value += GUNSHIP * rounds;
      return value + regionProspect(g, rounds, -1);
    default:
      if (g.over) return value;
      value += freightFrom(g, player.cargo, player.flagship) + rewardProspect(player);
      return value + pledgeProspect(g, seat, leadsOf(g));
  }
}

/** What the regions promise a side. */
function regionProspect(g: Ahoy, rounds: number, side: 1 | -1): number {
  if (rounds === 0) return 0;
  const leads = leadsOf(g);
  const doubt = doubtOf(g);
  let value = 0;
  for (const region of g.map.tiles)
    value += g.wealth[region] * controlWorth(side * leads[region], rounds, doubt);
  return value;
}

function damageOf({ slots, crewSlots }: Player): number {
  let count = 0;
  for (const there of slots) if (there === DAMAGE) count++;
  for (const there of crewSlots) if (there === DAMAGE) count++;
  return count;
}
