import type { Ask, Seat } from '@tablewright/engine';
import { MECATOL, PLANETS } from '../content/index.ts';
import { homeOf } from '../rules/galaxy.ts';
import { custodiansCost, enoughFor } from '../rules/landing.ts';
import { breaksFleet, overCapacity } from '../rules/limits.ts';
import type { Option } from '../rules/options.ts';
import {
  afloat,
  CARRIER,
  DOCK,
  FIGHTER,
  groundAt,
  hasShips,
  INFANTRY,
  planetsIn,
  profileOf,
  rivalIn,
} from '../rules/pieces.ts';
import { purse } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { isThroughRift } from '../rules/ways.ts';
import { bestOf } from './rule.ts';
import {
  chanceAgainst,
  fleetOf,
  garrison,
  hitChance,
  isRivalNear,
  spareForces,
} from './strength.ts';
import { planetWorth } from './worth.ts';

/** With these odds no more ships are sent into a fight. */
const SURE = 0.92;

/** Planets worth as much get a ground force more, so that the carrier may leave. */
const RICH = 0.35;

const steps = new WeakMap<Ask, Option>();

/**
 * The next step of a movement that sends no more than it takes: ships until the fight looks won, ground forces for every
 * planet that can be had, and an escort where rivals are near.
 */
export function nextStep(g: Ti4, ask: Ask): Option {
  let step = steps.get(ask);
  if (step === undefined) {
    step = bestOf(ask.options as readonly Option[], stepWorth(g, ask.seat))!;
    steps.set(ask, step);
  }
  return step;
}

function stepWorth(g: Ti4, seat: Seat): (option: Option) => number {
  const { system } = g.tactical;
  const rival = rivalIn(g, system, seat);
  const here = fleetOf(g, system, seat);
  const odds = rival === NONE ? 1 : chanceAgainst(here, fleetOf(g, system, rival));
  const missing = forcesNeeded(g, seat, system) - afloat(g, system, seat, INFANTRY);
  const isLost = rival === NONE && here.life > 0;
  const wantsEscort =
    isLost && here.life <= afloat(g, system, seat, CARRIER) && isRivalNear(g, seat, system);
  const wantsShips = odds < SURE || wantsEscort || (here.life === 0 && missing <= 0);
  return (option) => {
    switch (option.do) {
      case 'lift':
        return missing > 0 ? liftWorth(g, seat, option.planet) : -1;
      case 'loadFrom':
        return loadWorth(g, seat, option, missing > 0, odds < SURE || wantsEscort);
      case 'move':
        if (option.kind === DOCK || isThroughRift(option.way) || option.system === system)
          return -1;
        if (breaksFleet(g, system, seat, option.kind)) return -1;
        if (missing > 0 && canBring(g, seat, option) > 0)
          return 10 + Math.min(missing, canBring(g, seat, option));
        return wantsShips ? shipWorth(g, seat, option, rival !== NONE) : -1;
      default:
        return option.do === 'done' ? 0 : -1;
    }
  };
}

/** Ground forces for all planets that can be had. */
function forcesNeeded(g: Ti4, seat: Seat, system: number): number {
  if (system === MECATOL && g.custodians && purse(g, seat, 'influence') < custodiansCost(g, seat))
    return 0;
  let needed = 0;
  for (const planet of planetsIn(system))
    if (g.control[planet] !== seat)
      needed += enoughFor(g, seat, planet) + (planetWorth(g, planet) >= RICH ? 1 : 0);
  return needed;
}

/** What is wanted in the active system, and what would be lost where it is. TI-5.3 */
function loadWorth(
  g: Ti4,
  seat: Seat,
  { system, kind }: Option<'loadFrom'>,
  wantsForces: boolean,
  wantsFighters: boolean,
): number {
  const isStranded = overCapacity(g, system, seat) > 0;
  if (kind === FIGHTER) return isStranded || wantsFighters ? 20 : -1;
  const isSpare = wantsForces && spareForces(g, seat, system) > 0;
  return isStranded || isSpare ? 30 : -1;
}

function liftWorth(g: Ti4, seat: Seat, planet: number): number {
  const { tile } = PLANETS[planet];
  if (tile === g.tactical.system) return -1;
  if (groundAt(g, planet, seat) <= garrison(g, seat, tile)) return -1;
  if (spareForces(g, seat, tile) <= 0) return -1;
  return 30 + 0.1 * groundAt(g, planet, seat);
}

/** Ground forces that a ship can fetch from where it is. */
function canBring(g: Ti4, seat: Seat, { system, kind }: Option<'move'>): number {
  return Math.min(spareForces(g, seat, system), profileOf(g, seat, kind)!.capacity);
}

/** Strong ships for a fight, cheap ones to be there; the last ones stay at home. */
function shipWorth(g: Ti4, seat: Seat, { system, kind }: Option<'move'>, fights: boolean): number {
  const { cost, combat, dice, capacity, sustain } = profileOf(g, seat, kind)!;
  const isHome = system === homeOf(g, seat);
  if (fights) return 1 + dice * hitChance(combat!) + Number(sustain) - 0.2 * Number(isHome);
  if (kind === FIGHTER) return 0.1;
  return 1 - 0.05 * cost! - 0.05 * capacity - 0.3 * Number(isHome && !hasOthers(g, seat, system));
}

const hasOthers = (g: Ti4, seat: Seat, system: number): boolean =>
  hasShips(g, system, seat) && fleetOf(g, system, seat).life > 2;
