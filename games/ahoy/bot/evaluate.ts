import type { Seat } from '@tablewright/engine';
import { type Action, BLUEFIN, BOARDS, SMUGGLER_1, SMUGGLER_2, UNION } from '../content/index.ts';
import { TERRAIN } from '../rules/map.ts';
import { type Ahoy, DAMAGE, NONE, type Player } from '../rules/state.ts';
import { cannonsOf } from './arms.ts';
import { freightFrom, pledgeProspect, rewardProspect } from './freight.ts';
import { controlWorth, diceLeft, leadsOf, roundsLeft } from './regions.ts';

const GOLD = 0.3;
/** Gold beyond this finds little to buy. */
const GOLD_OF_USE = 6;
const CREW = 0.4;
/** Crew beyond these find no dice to work with. */
const CREW_OF_USE = 5;
/** What damage costs, by what can no longer be done: least where a slot wants a certain die anyway. */
const DAMAGED: { readonly [action in Action]: number } = {
  sail: 0.3,
  'full-sail': 0.45,
  tailwind: 0.2,
  cannons: 0.25,
  order: 0.15,
  bombard: 0.15,
  deploy: 0.35,
  assemble: 0.15,
  inspire: 0.2,
  rally: 0.15,
  negotiate: 0.12,
  // A broken frame is never damaged. AH-11.3
  repair: 0,
};
const DAMAGED_SLOTS = BOARDS.map((board) => board.map(({ action }) => DAMAGED[action]));
const DAMAGED_CREW = 0.12;
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
  [BLUEFIN]: 8,
  [SMUGGLER_1]: 8,
  [UNION]: 6,
  [SMUGGLER_2]: 8,
};

/** Even when nothing is left to do with it, nobody gives away what they have for nothing. */
const LEAST_USE = 0.02;

/** Fame a seat may expect to have at the end. */
export function evaluate(g: Ahoy, seat: Seat): number {
  const player = g.players[seat];
  // Not on the map yet: the match is still being set up.
  if (player.flagship === NONE) return 0;
  if (g.over) return player.fame;
  const leads = leadsOf(g);
  const rounds = roundsLeft(g, leads);
  const later = rounds - 1;
  const value = player.fame + GROWTH[player.faction] * later;
  // What somebody has is worth what can still be done with it.
  const use = Math.max(LEAST_USE, Math.min(1, later + player.dice.length / 4));
  switch (player.faction) {
    case BLUEFIN:
      return value + use * squadronAssets(g, player) + regionProspect(g, leads, rounds, 1);
    case UNION:
      return value + use * unionAssets(g, player, rounds) + regionProspect(g, leads, rounds, -1);
    default:
      return value + use * smugglerAssets(g, player) + pledgeProspect(g, seat, leads, later);
  }
}

function squadronAssets(g: Ahoy, player: Player): number {
  return assets(player) + PATROL * g.patrols.length + STRONGHOLD * g.strongholds.length;
}

function unionAssets(g: Ahoy, player: Player, rounds: number): number {
  let value = assets(player) + PLAN * player.hand.length;
  value += READY_COMRADE * Math.min(g.ready, READY_OF_USE);
  value += WAITING_COMRADE * Math.max(0, g.ready - READY_OF_USE);
  if (g.cutter !== NONE) value += CUTTER * rounds;
  if (g.gunship !== NONE) value += GUNSHIP * rounds;
  return value;
}

function smugglerAssets(g: Ahoy, player: Player): number {
  return assets(player) + freightFrom(g, player.cargo, player.flagship) + rewardProspect(player);
}

/** What everybody can have. */
function assets(player: Player): number {
  return (
    GOLD * Math.min(player.gold, GOLD_OF_USE) +
    CREW * Math.min(player.crew.length, CREW_OF_USE) +
    ARMED * cannonsOf(player) * player.dice.length +
    (TERRAIN[player.flagship].island ? ON_ISLAND : 0) -
    damageTo(player)
  );
}

/** What the regions promise a side. */
function regionProspect(g: Ahoy, leads: readonly number[], rounds: number, side: 1 | -1): number {
  const dice = diceLeft(g, side);
  let value = 0;
  for (const region of g.map.tiles)
    value += g.wealth[region] * controlWorth(side * leads[region], rounds, dice);
  return value;
}

function damageTo({ faction, slots, crewSlots }: Player): number {
  let count = 0;
  let cost = 0;
  for (let place = 0; place < slots.length; place++) {
    if (slots[place] !== DAMAGE) continue;
    count++;
    cost += DAMAGED_SLOTS[faction][place];
  }
  for (const there of crewSlots) {
    if (there !== DAMAGE) continue;
    count++;
    cost += DAMAGED_CREW;
  }
  return cost + MORE_DAMAGE * count * count;
}
