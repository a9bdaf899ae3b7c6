import type { Ask, Seat } from '@tablewright/engine';
import { ACTION_CARDS, CRUISER, STRATEGY_CARDS_EACH, UNIT_KINDS } from '../content/index.ts';
import { cannonHits } from '../rules/cannons.ts';
import { diceOf } from '../rules/dice.ts';
import { adjacentTo } from '../rules/galaxy.ts';
import { canSustain } from '../rules/hits.ts';
import { speakerOrder } from '../rules/order.ts';
import {
  afloat,
  damagedAt,
  DREADNOUGHT,
  FIGHTER,
  groundAt,
  hasUnits,
  INFANTRY,
  planetsIn,
  planetsOf,
  rivalIn,
  SHIPS,
  shipsOf,
  undamagedAt,
} from '../rules/pieces.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { cardWorth, chooser } from './cards.ts';
import { componentGain } from './components.ts';
import { stakesAt } from './council.ts';
import { burialGain, councilGain, isDebating } from './debates.ts';
import { diceIn, fightGain, fightOf } from './fights.ts';
import { keptNow } from './hand.ts';
import { reachGain } from './reach.ts';
import { chanceAgainst, forceOfInfantry, garrisonOf, hitChance } from './strength.ts';
import {
  fleetWorth,
  GOOD,
  GROUND,
  PDS_WORTH,
  planetWorth,
  SECOND_DOCK,
  shipWorth,
  spite,
  TACTIC,
  tokens,
  yieldOf,
} from './worth.ts';

/** What a card brings at this moment, in points, the card itself apart. */
type Gain = (g: Ti4, seat: Seat, ask: Ask) => number;

/** A ship that a hit takes, on average. */
const A_SHIP = 0.07;

/** Cards that are played at moments other than votes. */
const GAINS: { readonly [card: string]: Gain } = {
  'courageous-to-the-end': (g, seat) => 2 * A_SHIP * 0.45 * (0.5 + spite(g, seat, foe(g, seat))),
  'direct-hit': (g, seat, { details }) => {
    const kind = UNIT_KINDS.findIndex((each) => each === details.about?.['kind']);
    const owner = Number(details.about?.['player'] ?? foe(g, seat));
    return kind < 0 ? A_SHIP : 1.2 * shipWorth(g, owner, kind);
  },
  'emergency-repairs': (g, seat) => {
    const { system } = g.combat;
    const damaged = SHIPS.reduce((sum, kind) => sum + damagedAt(g, system, seat, kind), 0);
    return g.combat.planet === NONE ? fightGain(g, seat, 0, damaged, 1) : 0;
  },
  'fighter-prototype': (g, seat) =>
    fightGain(g, seat, 0.2 * afloat(g, g.combat.system, seat, FIGHTER)),
  'fire-team': (g, seat) => {
    const { side } = fightOf(g, seat);
    const misses = diceOf(g, side).filter(({ hits }) => hits === 0).length;
    return misses * hitChance(8) * 2 * GROUND;
  },
  intercept: (g, seat) => {
    const { odds, rival } = fightOf(g, seat);
    return 0.5 * (odds - 0.4) * fleetWorth(g, g.combat.system, rival);
  },
  'maneuvering-jets': (g, seat) => (cannonHits(g) > 0 ? cannonLoss(g, seat) : 0),
  'morale-boost': (g, seat) => fightGain(g, seat, 0.1 * diceIn(g, seat)),
  salvage: (g, seat) =>
    GOOD * g.players[foe(g, seat)].commodities * (1 + 0.3 * spite(g, seat, foe(g, seat))),
  'shields-holding': (g, seat) => {
    const { side } = fightOf(g, seat);
    return savedShips(g, seat, g.combat.system, g.combat.hits[side], 2);
  },
  'skilled-retreat': (g, seat) => {
    const { odds } = fightOf(g, seat);
    return odds > 0.4 ? 0 : fleetWorth(g, g.combat.system, seat) * (1 - odds) - 0.03;
  },

  bunker: (g, seat) => {
    const forces = planetsIn(g.tactical.system).reduce(
      (sum, planet) => sum + (g.control[planet] === seat ? groundAt(g, planet, seat) : 0),
      0,
    );
    return forces === 0 ? 0 : 0.06 + GROUND * Math.min(2, forces);
  },
  disable: (g, seat) => {
    const { system } = g.tactical;
    const lands = afloat(g, system, seat, INFANTRY) > 0;
    const cannons = planetsIn(system).reduce(
      (sum, planet) => sum + (g.control[planet] === seat ? 0 : g.pds[planet]),
      0,
    );
    return lands ? cannons * PDS_WORTH : 0;
  },
  'experimental-battlestation': (g, seat) => {
    const { system } = g.tactical;
    const by = g.turn.seat;
    const hits = Math.min(1.8, shipsOf(g, system, by));
    const isAttacked = hasUnits(g, system, seat);
    return hits * A_SHIP * (isAttacked ? 1.5 : 0.6 * spite(g, seat, by));
  },
  'flank-speed': (g, seat) => reachGain(g, seat, { speed: g.tactical.speed + 1 }),
  'in-the-silence-of-space': (g, seat) => (isBlocked(g, seat) ? 0.08 : 0),
  infiltrate: (g) => {
    const planet = g.tactical.landed.find((each) => g.docks[each] + g.pds[each] > 0);
    return planet === undefined
      ? PDS_WORTH
      : SECOND_DOCK * g.docks[planet] + PDS_WORTH * g.pds[planet];
  },
  'lost-star-chart': (g, seat) => reachGain(g, seat, { chart: true }),
  parley: (g, seat) =>
    Math.max(0, ...g.tactical.landed.map((planet) => parleyGain(g, seat, planet))),
  reparations: (g, seat) => {
    const mine = planetsOf(g, seat).filter((planet) => g.exhausted[planet]);
    return 0.03 + Math.max(0, ...mine.map((planet) => yieldOf(g, planet)));
  },
  upgrade: (g, seat) => shipWorth(g, seat, DREADNOUGHT) - shipWorth(g, seat, CRUISER) + 0.02,

  'ancient-burial-sites': burialGain,
  'political-stability': (g, seat) => keptStrategy(g, seat) - nextStrategy(g, seat),
  'public-disgrace': (g, seat) => disgraceGain(g, seat),
  summit: (g, seat) => {
    const { tactic } = g.players[seat];
    return 0.1 + tokens(TACTIC, tactic + 2) - tokens(TACTIC, tactic);
  },
};

/** What a card brings at this moment, beyond what it is worth in hand. */
export function playGain(g: Ti4, seat: Seat, card: number, ask: Ask): number {
  const { id, action } = ACTION_CARDS[card];
  const kept = keptNow(g, seat, card);
  if (action === true) return componentGain(g, seat, id) - kept;
  const gain = GAINS[id];
  if (gain !== undefined) return gain(g, seat, ask) - kept;
  return isDebating(g) ? councilGain(g, seat, card, stakesAt(g, ask)) - kept : -kept;
}

const foe = (g: Ti4, seat: Seat): Seat =>
  seat === g.combat.attacker ? g.combat.defender : g.combat.attacker;

/** The ships that some of the hits would take, of the cheapest ones that are not saved by Sustain Damage. */
function savedShips(g: Ti4, seat: Seat, system: number, hits: number, cancels: number): number {
  const ships: number[] = [];
  let sturdy = 0;
  for (const kind of SHIPS) {
    const count = afloat(g, system, seat, kind);
    for (let left = count; left > 0; left--) ships.push(shipWorth(g, seat, kind));
    if (count > 0 && canSustain(g, seat, kind, system))
      sturdy += undamagedAt(g, system, seat, kind);
  }
  const sunk = Math.min(ships.length, Math.max(0, hits - sturdy));
  const lost = ships.toSorted((one, other) => one - other).slice(0, sunk);
  const saved = lost.slice(-cancels).reduce((sum, worth) => sum + worth, 0);
  const scratches = Math.min(hits, cancels) - Math.min(sunk, cancels);
  return saved + SCRATCH * scratches + (lost.length === ships.length ? LAST_SHIP : 0);
}

/** A ship that is only damaged is repaired in the status phase. */
const SCRATCH = 0.015;
/** Without a ship the combat is lost and nothing lands. */
const LAST_SHIP = 0.1;

/** What the hits of a Space Cannon roll cost: ships, or ground forces that landed. */
function cannonLoss(g: Ti4, seat: Seat): number {
  const { system, landed } = g.tactical;
  if (landed.length > 0) return GROUND + 0.03;
  return savedShips(g, seat, system, cannonHits(g), 1);
}

/** What it is worth to send the forces on this planet back. */
export function parleyGain(g: Ti4, seat: Seat, planet: number): number {
  if (g.control[planet] !== seat) return 0;
  const by = g.turn.seat;
  const landed = forceOfInfantry(g, by, groundAt(g, planet, by));
  const lost = chanceAgainst(landed, garrisonOf(g, planet, seat));
  return lost * (planetWorth(g, planet) + SECOND_DOCK * g.docks[planet]);
}

/** Do ships of others stand between the active system and a fleet of the seat? */
function isBlocked(g: Ti4, seat: Seat): boolean {
  const near = adjacentTo(g, g.tactical.system, seat);
  return (
    near.some((each) => rivalIn(g, each, seat) !== NONE) &&
    near.every((each) => shipsOf(g, each, seat) === 0)
  );
}

function keptStrategy(g: Ti4, seat: Seat): number {
  return g.strategy.reduce(
    (sum, { owner }, card) => sum + (owner === seat ? cardWorth(g, seat, card) : 0),
    0,
  );
}

/** What the seat can expect of its next choice: others choose before it. */
function nextStrategy(g: Ti4, seat: Seat): number {
  const order = speakerOrder(g);
  const worths = g.strategy.map((_, card) => cardWorth(g, seat, card));
  const ranked = worths.toSorted((one, other) => other - one);
  const each = STRATEGY_CARDS_EACH[g.players.length];
  return each * ranked[Math.min(order.indexOf(seat), ranked.length - 1)];
}

/** The card that another has named, for the seat itself or out of his reach. */
function disgraceGain(g: Ti4, seat: Seat): number {
  const { choosing } = g;
  const by = chooser(g);
  if (choosing === NONE || by === NONE) return 0;
  const left = [...g.strategy.keys()].filter(
    (card) => card !== choosing && g.strategy[card].owner === NONE,
  );
  const best = (who: Seat): number => Math.max(0, ...left.map((card) => cardWorth(g, who, card)));
  const lost = cardWorth(g, by, choosing) - best(by);
  const order = speakerOrder(g);
  const isNext = order.indexOf(seat) > order.indexOf(by);
  const won = isNext ? 0.5 * (cardWorth(g, seat, choosing) - best(seat)) : 0;
  return Math.max(0, 0.5 * spite(g, seat, by) * lost) + Math.max(0, won);
}
