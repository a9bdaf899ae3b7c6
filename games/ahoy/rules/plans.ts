import { choose, emit, type Script, type Seat } from '@tablewright/engine';
import {
  MARKET,
  PLAN_CARDS,
  type PlanKind,
  SHIP_SLOTS,
  TILES,
  timingOf,
} from '../content/index.ts';
import { flagshipOf } from './figures.ts';
import { discardPlan, playPlan } from './hand.ts';
import { recruitFree, refill } from './market.ts';
import { islandOf, spacesOf, tailwindSpaces } from './map.ts';
import { cardKey, pickOf, regionKey, spaceKey } from './options.ts';
import { loadedCannons, onSlot, putOnSlot } from './slots.ts';
import { type Ahoy, EMPTY, NONE } from './state.ts';
import { removeComrades, returnPatrol } from './supply.ts';
import { moveStraight } from './voyage.ts';

const evacuatePrompt = pickOf('evacuate', regionKey);
export const settlePrompt = pickOf('settle', regionKey);
const sneakPrompt = pickOf('sneak', regionKey);
const sneakPatrolPrompt = pickOf('sneakPatrol', spaceKey('return'));
const enlistPrompt = pickOf('enlist', regionKey);
const enlistCardPrompt = pickOf('enlistCard', cardKey('take'));
const launchPrompt = pickOf('launch', regionKey);

/** Kinds of plan in hand, each once. */
export function plansInHand(g: Ahoy, seat: Seat): PlanKind[] {
  return [...new Set(g.players[seat].hand.map((card) => PLAN_CARDS[card]))];
}

/** What forbids playing this plan as an action now? AH-15.7 */
export function planVerdict(g: Ahoy, plan: PlanKind): string | null {
  if (timingOf(plan) === 'battle') return 'AH-15.7';
  if (plan === 'dynamic-entry') return null;
  const isShip = plan === 'cutter' || plan === 'gunship';
  return regionsFor(g, plan).length > 0 ? null : isShip ? 'AH-15.8' : 'AH-15.7';
}

/** Regions on which a plan can be played. */
function regionsFor(g: Ahoy, plan: PlanKind): number[] {
  return g.map.tiles.filter((region) => {
    const comrades = g.comrades[region];
    switch (plan) {
      case 'cutter':
      case 'gunship':
        return comrades >= 2;
      case 'sneak-attack':
        return comrades > 0 && patrolsIn(g, region).length > 0;
      case 'enlist':
        return comrades > 0 && enlistable(g, region).length > 0;
      default:
        return comrades > 0;
    }
  });
}

export function* playAction(g: Ahoy, seat: Seat, plan: PlanKind): Script {
  switch (plan) {
    case 'cutter':
    case 'gunship':
      yield* launch(g, seat, plan);
      return;
    case 'evacuation':
      discardPlan(g, seat, plan);
      yield* evacuation(g, seat);
      return;
    case 'sneak-attack':
      discardPlan(g, seat, plan);
      yield* sneakAttack(g, seat);
      return;
    case 'enlist':
      discardPlan(g, seat, plan);
      yield* enlist(g, seat);
      return;
    default:
      discardPlan(g, seat, plan);
      yield* dynamicEntry(g, seat);
  }
}

/** Cutter and Gunship: two Comrades of an island make room for the ship. AH-15.8 */
function* launch(g: Ahoy, seat: Seat, ship: 'cutter' | 'gunship'): Script {
  const regions = regionsFor(g, ship);
  playPlan(g, seat, ship);
  const empty = SHIP_SLOTS[ship].map(() => EMPTY);
  // The card lies open beside the board from now on.
  if (ship === 'cutter') g.cutterSlots = empty;
  else g.gunshipSlots = empty;
  const region = yield* choose(seat, launchPrompt, regions, { about: { ship } });
  removeComrades(g, seat, region, 2);
  if (ship === 'cutter') g.cutter = islandOf(region);
  else g.gunship = islandOf(region);
  emit('launched', { player: seat, figure: ship, tile: TILES[region].id });
}

/** All Comrades of one island go to others, split in any way. */
function* evacuation(g: Ahoy, seat: Seat): Script {
  const from = yield* choose(seat, evacuatePrompt, regionsFor(g, 'evacuation'));
  const others = g.map.tiles.filter((region) => region !== from);
  while (g.comrades[from] > 0) {
    const to = yield* choose(seat, settlePrompt, others, {
      about: { from: TILES[from].id, left: g.comrades[from] },
    });
    moveComrades(g, seat, from, to, 1);
  }
}

export function moveComrades(g: Ahoy, by: Seat, from: number, to: number, count: number): void {
  g.comrades[from] -= count;
  g.comrades[to] += count;
  emit('comradesMoved', { player: by, from: TILES[from].id, to: TILES[to].id, count });
}

/** Up to two Patrols of a region with a Comrade go back to the supply. */
function* sneakAttack(g: Ahoy, seat: Seat): Script {
  const region = yield* choose(seat, sneakPrompt, regionsFor(g, 'sneak-attack'));
  for (let left = 2; left > 0; left--) {
    const space = yield* choose(seat, sneakPatrolPrompt, [...patrolsIn(g, region), NONE], {
      about: { left },
    });
    if (space === NONE) return;
    returnPatrol(g, space);
  }
}

function patrolsIn(g: Ahoy, region: number): number[] {
  return spacesOf(region).filter((space) => g.patrols.includes(space));
}

/** Face-up crew of an island's suit for nothing; the market is filled at the end. */
function* enlist(g: Ahoy, seat: Seat): Script {
  const region = yield* choose(seat, enlistPrompt, regionsFor(g, 'enlist'));
  for (;;) {
    const card = yield* choose(seat, enlistCardPrompt, [...enlistable(g, region), NONE]);
    if (card === NONE) break;
    recruitFree(g, seat, card, 'enlist');
  }
  refill(g);
}

/** No market cards are taken under an enemy Stronghold. AH-12.2 */
function enlistable(g: Ahoy, region: number): number[] {
  const isUnderStronghold = g.strongholds.includes(islandOf(region));
  return isUnderStronghold
    ? []
    : g.market.filter((card) => MARKET[card].suit === TILES[region].suit);
}

/** The Cannons die goes up by two; then the flagship may go to any tailwind. */
function* dynamicEntry(g: Ahoy, seat: Seat): Script {
  for (const slot of loadedCannons(g, seat)) {
    const value = Math.min(6, onSlot(g, slot) + 2);
    putOnSlot(g, slot, value);
    emit('raised', { player: seat, value });
  }
  yield* moveStraight(g, flagshipOf(g, seat), tailwindSpaces(g), {
    source: 'dynamic-entry',
    optional: true,
  });
}
