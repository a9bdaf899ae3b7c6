import type { Script, Seat } from '@tablewright/engine';
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
import { choose, toRegion } from './options.ts';
import { loadedCannons, onSlot, putOnSlot } from './slots.ts';
import { type Ahoy, EMPTY } from './state.ts';
import { removeComrades, returnPatrol } from './supply.ts';
import { emit } from './vocabulary.ts';
import { moveStraight } from './voyage.ts';

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
  const { tile: region } = yield* choose(seat, 'launch', regions.map(toRegion), {
    about: { ship },
  });
  removeComrades(g, seat, region, 2);
  if (ship === 'cutter') g.cutter = islandOf(region);
  else g.gunship = islandOf(region);
  emit('launched', { player: seat, figure: ship, tile: TILES[region].id });
}

/** All Comrades of one island go to others, split in any way. */
function* evacuation(g: Ahoy, seat: Seat): Script {
  const regions = regionsFor(g, 'evacuation');
  const { tile: from } = yield* choose(seat, 'evacuate', regions.map(toRegion));
  while (g.comrades[from] > 0) {
    const to = yield* settle(g, seat, from, g.comrades[from]);
    moveComrades(g, seat, from, to, 1);
  }
}

/** Another region for Comrades of this one, so many of which are left. */
export function* settle(g: Ahoy, seat: Seat, from: number, left: number): Script<number> {
  const others = g.map.tiles.filter((region) => region !== from);
  const { tile } = yield* choose(seat, 'settle', others.map(toRegion), {
    about: { from: TILES[from].id, left },
  });
  return tile;
}

export function moveComrades(g: Ahoy, by: Seat, from: number, to: number, count: number): void {
  g.comrades[from] -= count;
  g.comrades[to] += count;
  emit('comradesMoved', { player: by, from: TILES[from].id, to: TILES[to].id, count });
}

/** Up to two Patrols of a region with a Comrade go back to the supply. */
function* sneakAttack(g: Ahoy, seat: Seat): Script {
  const regions = regionsFor(g, 'sneak-attack');
  const { tile: region } = yield* choose(seat, 'sneak', regions.map(toRegion));
  for (let left = 2; left > 0; left--) {
    const patrols = patrolsIn(g, region).map((space) => ({ do: 'return', space }) as const);
    const answer = yield* choose(seat, 'sneakPatrol', [...patrols, { do: 'done' }], {
      about: { left },
    });
    if (answer.do === 'done') return;
    returnPatrol(g, answer.space);
  }
}

function patrolsIn(g: Ahoy, region: number): number[] {
  return spacesOf(region).filter((space) => g.patrols.includes(space));
}

/** Face-up crew of an island's suit for nothing; the market is filled at the end. */
function* enlist(g: Ahoy, seat: Seat): Script {
  const regions = regionsFor(g, 'enlist');
  const { tile: region } = yield* choose(seat, 'enlist', regions.map(toRegion));
  for (;;) {
    const cards = enlistable(g, region).map((card) => ({ do: 'take', card }) as const);
    const answer = yield* choose(seat, 'enlistCard', [...cards, { do: 'done' }]);
    if (answer.do === 'done') break;
    recruitFree(g, seat, answer.card, 'enlist');
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
