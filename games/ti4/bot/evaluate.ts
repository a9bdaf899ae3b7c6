import type { Seat } from '@tablewright/engine';
import { MECATOL, type Objective, PLANETS, SECRETS, TECHNOLOGIES } from '../content/index.ts';
import { adjacentForMove, homeOf } from '../rules/galaxy.ts';
import { hasScoredLeaked, holdsHome } from '../rules/objectives.ts';
import { PUBLIC } from '../rules/options.ts';
import {
  afloat,
  CARRIER,
  docksOf,
  floatingDocks,
  groundAt,
  hasMovers,
  hasShips,
  hasToken,
  INFANTRY,
  planetsIn,
  profileOf,
  rivalIn,
  SHIPS,
} from '../rules/pieces.ts';
import { isIdle } from '../rules/powers.ts';
import { progress } from '../rules/progress.ts';
import { influenceOf, resourcesOf, valueOf, worthOfGoods } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { coloursOf } from '../rules/technology.ts';
import { cardsInHand } from './cards.ts';
import { handWorth } from './hand.ts';
import { notesWorth } from './notes.ts';
import { chanceAgainst, fleetOf, garrisonOf, isRivalNear, spareForces } from './strength.ts';
import {
  COMMODITY,
  DOCK_WORTH,
  FLEET,
  GOOD,
  GROUND,
  growth,
  INFLUENCE,
  MECATOL_WORTH,
  PDS_WORTH,
  PLANET,
  points,
  reachesEnd,
  RESOURCE,
  SECOND_DOCK,
  SHIP_COST,
  SPEAKER,
  STRATEGY,
  TACTIC,
  TECHNOLOGY,
  tokens,
} from './worth.ts';

/** What fulfilled public objectives count before they are scored: one is scored a round, so the next ones count less. */
const IN_REACH = [0.95, 0.6, 0.4, 0.3, 0.22];
/** How progress towards an objective grows. */
const STEEPNESS = 2;
/** What an upgrade counts whose prerequisites are all there. */
const ON_THE_WAY = 0.6;
/** Progress that counts where all planets together could pay, but are spent. */
const COULD_PAY = 0.6;
const SECRET = 0.85;
const ANY_SECRET = 0.15;

/** All that is missing can be scored in the next status phase. */
const ABOUT_TO_WIN = 1.5;

const SPECIALTY = 0.05;
const SPENT = 0.9;
const HOME_LOST = 2.5;
/** A home planet without ground forces, far from all rivals and next to one. */
const HOME_OPEN = [0.05, 0.2];
/** Nobody is at home at all. */
const HOME_ALONE = 0.8;
/** A resource's worth of ships beyond what a fleet needs. */
const MORE_SHIPS = 0.02;
const ENOUGH_SHIPS = 24;
/** What is left of a dock's worth with rivals next to it: with ships beside it, and without. */
const GUARDED = 0.9;
const ALONE = 0.4;
/** The first ground force on a planet keeps others from just taking it. */
const GUARD = 0.05;
/** A carrier and ground forces that can still move in this round. */
const READY = 0.08;
/** Ground forces next to Mecatol Rex, which belongs to somebody else or to nobody. */
const BEFORE_MECATOL = 0.12;
/** A dock at home that can still produce in this round. */
const DOCK_READY = 0.06;
const CARRIERS = 4;
const CARRIER_WORTH = 0.05;
const FLEET_SPREAD = 0.03;
/** The share of cards in hand that find their moment. */
const EVER_PLAYED = 0.7;
/** A law that belongs to the player. */
const OFFICE = 0.12;

/** The points that a seat can expect at the end. */
export function evaluate(g: Ti4, seat: Seat): number {
  const player = g.players[seat];
  if (g.phase === 'setup') return 0;
  if (player.eliminated) return -5;
  return (
    player.points +
    points(g, seat, 0) +
    objectives(g, seat) +
    growth(g) *
      (planets(g, seat) +
        fleets(g, seat) +
        sheet(g, seat) +
        cardsInHand(g, seat) +
        EVER_PLAYED * handWorth(g, seat) +
        notesWorth(g, seat)) +
    fights(g, seat) -
    dangerAtHome(g, seat)
  );
}

/** Objectives by how near they are, and the win if the next status phase brings it. TI-20.3, TI-21.1 */
function objectives(g: Ti4, seat: Seat): number {
  const open = publicProspects(g, seat);
  let worth = 0;
  for (const [at, { value }] of open.entries())
    worth += value * IN_REACH[Math.min(at, IN_REACH.length - 1)];
  let next = Math.max(0, ...open.map(({ ready }) => ready));
  let secret = 0;
  let worthOfSecrets = 0;
  for (const each of g.players[seat].secrets) {
    if (each < 0) continue;
    const { value, ready } = prospect(g, seat, SECRETS[each]);
    worthOfSecrets += ANY_SECRET + SECRET * value;
    secret = Math.max(secret, ready);
  }
  next += secret;
  if (!holdsHome(g, seat)) return 0.3 * worth + worthOfSecrets;
  return worth + worthOfSecrets + (next > 0 && reachesEnd(g, seat, next) ? ABOUT_TO_WIN : 0);
}

/** Public objectives that the seat has not scored, the nearest first. */
function publicProspects(g: Ti4, seat: Seat): Prospect[] {
  const { scored } = g.players[seat];
  const found: Prospect[] = [];
  for (const objective of g.revealed)
    if (!scored.includes(objective)) found.push(prospect(g, seat, PUBLIC[objective]));
  if (g.leaked !== NONE && !hasScoredLeaked(g, seat))
    found.push(prospect(g, seat, SECRETS[g.leaked]));
  return found.sort((one, other) => other.value - one.value);
}

interface Prospect {
  readonly value: number;
  /** Points that can be scored as things are. */
  readonly ready: number;
}

/** Points of an objective by how near it is. */
function prospect(g: Ti4, seat: Seat, objective: Objective): Prospect {
  const { have, need } = progress(g, seat, objective);
  const { check, points } = objective;
  let share = have / need;
  if (check.kind === 'unit-upgrades' && share < 1)
    share = (have + ON_THE_WAY * upgradesNear(g, seat, need - have)) / need;
  if (
    check.kind === 'spend' &&
    share < 1 &&
    (check.what === 'resources' || check.what === 'influence')
  )
    share = COULD_PAY * Math.min(1, income(g, seat, check.what) / need);
  return share >= 1
    ? { value: points, ready: points }
    : { value: points * share ** STEEPNESS, ready: 0 };
}

/** Upgrades that the seat could have next, by how many prerequisites are missing; one that lacks none counts 1. TI-18.1 */
function upgradesNear(g: Ti4, seat: Seat, count: number): number {
  const colours = coloursOf(g, seat);
  const { faction, technologies } = g.players[seat];
  const near: number[] = [];
  for (const [number, { kind, needs, faction: owner }] of TECHNOLOGIES.entries()) {
    if (kind !== 'upgrade' || technologies.includes(number)) continue;
    if (owner !== null && owner !== faction) continue;
    let missing = 0;
    for (const [colour, needed] of needs.entries())
      missing += Math.max(0, needed - colours[colour]);
    near.push(1 / (1 + missing));
  }
  near.sort((one, other) => other - one);
  return near.slice(0, count).reduce((sum, each) => sum + each, 0);
}

/** What all planets of a seat and its goods make in a round. */
function income(g: Ti4, seat: Seat, currency: 'resources' | 'influence'): number {
  let sum = worthOfGoods(g, seat);
  for (let planet = 0; planet < PLANETS.length; planet++)
    if (g.control[planet] === seat) sum += valueOf(g, planet, currency);
  return sum;
}

function planets(g: Ti4, seat: Seat): number {
  let worth = 0;
  let docks = 0;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (g.control[planet] !== seat) continue;
    const { specialty, tile } = PLANETS[planet];
    const ready = g.exhausted[planet] ? SPENT : 1;
    const income = resourcesOf(g, planet) * RESOURCE + influenceOf(g, planet) * INFLUENCE;
    worth += PLANET + ready * income;
    if (specialty !== null) worth += SPECIALTY;
    if (tile === MECATOL) worth += MECATOL_WORTH;
    if (docksOf(g, planet, seat) > 0) worth += docks++ === 0 ? DOCK_WORTH : SECOND_DOCK;
    const forces = groundAt(g, planet, seat);
    worth += g.pds[planet] * PDS_WORTH + Math.min(3, forces) * GROUND + (forces > 0 ? GUARD : 0);
  }
  for (const dock of floatingDocks(g))
    if (dock.seat === seat)
      worth += (docks++ === 0 ? DOCK_WORTH : SECOND_DOCK) * safetyOf(g, seat, dock.system);
  return worth;
}

/** A dock in space is lost with the first ship of a rival that finds it alone. TI-13.5 */
function safetyOf(g: Ti4, seat: Seat, system: number): number {
  const isNear = (other: number): boolean => rivalIn(g, other, seat) !== NONE;
  if (!adjacentForMove(g, system, NONE).some(isNear)) return 1;
  return hasShips(g, system, seat) ? GUARDED : ALONE;
}

/** Home planets lost, open to any landing, or next to a rival fleet with ground forces. TI-20.3 */
function dangerAtHome(g: Ti4, seat: Seat): number {
  const home = homeOf(g, seat);
  let danger = holdsHome(g, seat) ? 0 : HOME_LOST;
  let forces = 0;
  const isNear = isRivalNear(g, seat, home);
  for (const planet of planetsIn(home)) {
    const garrison = groundAt(g, planet, seat);
    forces += garrison;
    if (garrison === 0) danger += HOME_OPEN[Number(isNear)];
  }
  if (forces === 0 && !hasShips(g, home, seat)) danger += HOME_ALONE;
  return danger + threat(g, seat, home) * (forces > 3 ? 0.3 : 0.8);
}

/** Chance that the strongest fleet with ground forces next to home beats what guards it. */
function threat(g: Ti4, seat: Seat, home: number): number {
  const guard = fleetOf(g, home, seat);
  let worst = 0;
  for (let other = 0; other < g.players.length; other++) {
    if (other === seat) continue;
    for (const near of adjacentForMove(g, home, other))
      if (afloat(g, near, other, INFANTRY) > 0)
        worst = Math.max(worst, chanceAgainst(fleetOf(g, near, other), guard));
  }
  return worst;
}

function fleets(g: Ti4, seat: Seat): number {
  let cost = 0;
  let worth = 0;
  let carriers = 0;
  let ready = 0;
  const [rex] = planetsIn(MECATOL);
  const gates = g.control[rex] === seat ? [] : adjacentForMove(g, MECATOL, seat);
  for (const system of g.galaxy.systems) {
    if (!hasMovers(g, system, seat)) continue;
    if (!hasToken(g, system, seat) && afloat(g, system, seat, CARRIER) > 0)
      ready += Math.min(afloat(g, system, seat, CARRIER), spareForces(g, seat, system));
    worth += hasShips(g, system, seat) ? FLEET_SPREAD : 0;
    for (const kind of SHIPS) {
      const ships = afloat(g, system, seat, kind);
      if (ships === 0) continue;
      const { cost: price, costFor } = profileOf(g, seat, kind)!;
      cost += (ships * price!) / costFor;
      if (kind === CARRIER) carriers += ships;
    }
    worth += afloat(g, system, seat, INFANTRY) * GROUND;
    if (gates.includes(system) && spareForces(g, seat, system) > 0) worth += BEFORE_MECATOL;
  }
  return (
    worth +
    Math.min(cost, ENOUGH_SHIPS) * SHIP_COST +
    Math.max(0, cost - ENOUGH_SHIPS) * MORE_SHIPS +
    Math.min(carriers, CARRIERS) * CARRIER_WORTH +
    Math.min(ready, g.players[seat].tactic) * READY +
    (hasToken(g, homeOf(g, seat), seat) ? 0 : DOCK_READY)
  );
}

function sheet(g: Ti4, seat: Seat): number {
  const { tactic, fleet, strategy, goods, commodities, technologies, offices } = g.players[seat];
  return (
    tokens(TACTIC, tactic) +
    tokens(FLEET, fleet) +
    tokens(STRATEGY, strategy) +
    Math.min(goods, 10) * GOOD +
    commodities * COMMODITY +
    technologies.length * TECHNOLOGY -
    idleTechnologies(g, seat) * IDLE +
    offices.length * OFFICE +
    (g.speaker === seat ? SPEAKER : 0)
  );
}

/** Technologies that do nothing in this match: their colour may still be needed. */
function idleTechnologies(g: Ti4, seat: Seat): number {
  if (g.variant.council) return 0;
  return g.players[seat].technologies.filter((each) => isIdle(g, 'technology', each)).length;
}

/** What such a technology is worth less. */
const IDLE = 0.2;

/** A combat that is not over yet counts by its odds. */
function fights(g: Ti4, seat: Seat): number {
  const { system, planet, attacker, defender } = g.combat;
  if (system === NONE || (seat !== attacker && seat !== defender)) return 0;
  const rival = seat === attacker ? defender : attacker;
  const [mine, theirs] =
    planet === NONE
      ? [fleetOf(g, system, seat), fleetOf(g, system, rival)]
      : [garrisonOf(g, planet, seat), garrisonOf(g, planet, rival)];
  const odds = chanceAgainst(mine, theirs);
  const stake = planet === NONE ? 0.1 * mine.life : 0.25;
  return (odds - 0.5) * 2 * stake;
}
