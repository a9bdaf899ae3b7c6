import type { Seat } from '@tablewright/engine';
import { OPEN_SLOTS, RAID_COSTS, RESOURCES } from '../content/index.ts';
import { controllerOf } from '../rules/pieces.ts';
import { type Arcs, NONE, NOT_OUTRAGED, SEATS } from '../rules/state.ts';
import { WORTH_OF_CARD } from './tables.ts';

const CITY = 0.7;
const STARPORT = 1.1;
/** Starports beyond these only take up slots. */
const STARPORTS_OF_USE = 2;
const MORE_STARPORT = 0.4;
const DAMAGED_BUILDING = 0.4;
/** A building where a Rival has the upper hand is about to fall. */
const BESIEGED = 0.25;
/** A Rival's city that can be taxed. ARC-11.4 */
const OCCUPIED = 0.35;
const SHIP = 0.5;
const DAMAGED_SHIP = 0.3;
/** Ships beyond these have little to do. */
const SHIPS_OF_USE = 10;
const MORE_SHIP = 0.15;
const CONTROLLED = 0.08;

/** What a seat has on the map, as it serves it in the time that is left. */
export function mapWorth(g: Arcs, seat: Seat): number {
  let ships = 0;
  let value = 0;
  for (let at = seat; at < g.fresh.length; at += SEATS) {
    const fresh = g.fresh[at];
    const damaged = g.damaged[at];
    if (fresh + damaged === 0) continue;
    ships += fresh;
    value += DAMAGED_SHIP * damaged;
    if (fresh > 0 && controllerOf(g, (at - seat) / SEATS) === seat) value += CONTROLLED;
  }
  value += SHIP * Math.min(ships, SHIPS_OF_USE) + MORE_SHIP * Math.max(0, ships - SHIPS_OF_USE);
  let starports = 0;
  for (const { owner, system, kind, damaged } of g.buildings) {
    const isCity = kind === 'city';
    if (owner !== seat) {
      if (isCity && controllerOf(g, system) === seat) value += OCCUPIED;
      continue;
    }
    if (isCity) value += CITY;
    else value += ++starports > STARPORTS_OF_USE ? MORE_STARPORT : STARPORT;
    if (damaged) value -= DAMAGED_BUILDING;
    const controller = controllerOf(g, system);
    if (controller !== NONE && controller !== seat) value -= BESIEGED;
  }
  return value;
}

/** Tokens beside what ambitions make of them: what they do in a Prelude. In the order of RESOURCES. */
const TOKENS: readonly number[] = RESOURCES.map(
  (type) => ({ material: 0.4, fuel: 0.35, weapon: 0.4, relic: 0.45, psionic: 0.5 })[type],
);
/** How much a key that it costs to raid a token protects it. */
const SAFE = 0.06;
const OPEN_SLOT = 0.12;
const OUTRAGED = 0.25;
const HELD_PIECE = 0.12;
const AGENT = 0.06;
const LORE = 0.5;

/** What lies on and beside a player's board. */
export function boardWorth(g: Arcs, seat: Seat): number {
  const { slots, holding, guild, lore, outrage, captives, trophies, agents, cities } =
    g.players[seat];
  let value = AGENT * agents + LORE * lore.length + OPEN_SLOT * OPEN_SLOTS[cities];
  for (let slot = 0; slot < slots.length; slot++) {
    const token = slots[slot];
    if (token === NONE) continue;
    const use = outrage[token] === NOT_OUTRAGED ? 1 : 0.4;
    value += TOKENS[token] * use * (1 + SAFE * (RAID_COSTS[slot] ?? 4));
  }
  if (holding !== NONE) value += 0.8 * TOKENS[holding];
  for (let i = 0; i < guild.length; i++) value += WORTH_OF_CARD[guild[i]];
  for (let type = 0; type < outrage.length; type++)
    if (outrage[type] !== NOT_OUTRAGED) value -= OUTRAGED;
  for (let owner = 0; owner < captives.length; owner++) value += HELD_PIECE * captives[owner];
  for (let i = 0; i < trophies.length; i++) value += HELD_PIECE * trophies[i];
  return value;
}

/** A card that could be secured, as part of its worth; and each Rival's agent on it. */
const SECURABLE = 0.5;
const CAPTIVE = 0.2;
const LEVEL = 0.15;
const TRAILING = 0.03;

/** Agents in the Court, by what they are about to secure. */
export function courtWorth(g: Arcs, seat: Seat): number {
  let value = 0;
  for (let spot = 0; spot < g.court.length; spot++) {
    const { card, agents } = g.court[spot];
    const own = agents[seat];
    if (card === NONE || own === 0) continue;
    let most = 0;
    let rivals = 0;
    for (let other = 0; other < agents.length; other++) {
      if (other === seat) continue;
      rivals += agents[other];
      if (agents[other] > most) most = agents[other];
    }
    const worth = WORTH_OF_CARD[card];
    if (own > most)
      value += SECURABLE * worth + CAPTIVE * rivals + 0.05 * Math.min(2, own - most - 1);
    else if (own === most) value += LEVEL * worth;
    else value += TRAILING * own;
  }
  return value;
}
