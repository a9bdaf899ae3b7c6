import type { Seat } from '@tablewright/engine';
import { CRUISER, MECATOL, PLANETS } from '../content/index.ts';
import { lawsInPlay } from '../rules/ballots.ts';
import { canBombard } from '../rules/bombardment.ts';
import { adjacentTo, homeOf, isHome } from '../rules/galaxy.ts';
import { capacityIn, fightersAboard, fleetLimit } from '../rules/limits.ts';
import {
  afloat,
  bigShipsOf,
  DESTROYER,
  docksAt,
  DREADNOUGHT,
  FIGHTER,
  floatingDocks,
  groundAt,
  hasShips,
  hasToken,
  INFANTRY,
  planetsIn,
  planetsOf,
} from '../rules/pieces.ts';
import { influenceOf, resourcesOf } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { lawWorth } from './council.ts';
import { ANY_CARD } from './hand.ts';
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
  TECHNOLOGY,
  tokens,
  yieldOf,
} from './worth.ts';

/** How good a target is, in points for the seat that aims. */
type Aim = (g: Ti4, seat: Seat, target: number) => number;
type Aims = { readonly [prompt: string]: Aim };

const spiteFor = (g: Ti4, seat: Seat, planet: number): number => spite(g, seat, g.control[planet]);

/** A readied planet of another that is exhausted. */
const exhausts: Aim = (g, seat, planet) =>
  g.exhausted[planet] ? 0 : spiteFor(g, seat, planet) * yieldOf(g, planet);

const killed = (g: Ti4, planet: number): number =>
  g.control[planet] === NONE ? 0 : groundAt(g, planet, g.control[planet]);

/** Infantry is best placed where little of it guards much. */
export const guards: Aim = (g, seat, planet) =>
  (planetWorth(g, planet) + SECOND_DOCK * g.docks[planet]) / (1 + groundAt(g, planet, seat)) ** 2;

/** What the end of a dock in space is worth; fighters and infantry may go with it. */
export function meltdownGain(g: Ti4, seat: Seat, owner: Seat, system: number): number {
  const alone = hasShips(g, system, owner) ? 0 : afloat(g, system, owner, INFANTRY) * GROUND;
  return spite(g, seat, owner) * (SECOND_DOCK + alone);
}

/** Planets that cards name, by the question. */
export const PLANET_AIMS: Aims = {
  crippleDefenses: (g, seat, planet) => spiteFor(g, seat, planet) * g.pds[planet] * PDS_WORTH,
  plague: (g, seat, planet) => spiteFor(g, seat, planet) * 0.5 * killed(g, planet) * GROUND,
  reactorMeltdown: (g, seat, planet) => spiteFor(g, seat, planet) * g.docks[planet] * SECOND_DOCK,
  unstablePlanet: (g, seat, planet) =>
    exhausts(g, seat, planet) + spiteFor(g, seat, planet) * Math.min(3, killed(g, planet)) * GROUND,
  uprising: (g, seat, planet) => GOOD * resourcesOf(g, planet) + exhausts(g, seat, planet),
  miningInitiative: (g, _seat, planet) => GOOD * resourcesOf(g, planet),
  frontlineDeployment: guards,
  militarySupport: guards,
  orbitalDrop: guards,
  mitosis: guards,
  yinSpinner: guards,
  battlestation: (g, _seat, planet) => -g.pds[planet],
};

/** Where one's own ship is best placed: with others, while the fleet pool holds more. */
const joins: Aim = (g, seat, system) => {
  const ships = bigShipsOf(g, system, seat);
  return ships < fleetLimit(g, seat) ? 0.01 * ships + 0.01 : -1;
};

/** Systems that cards name, by the question. */
export const SYSTEM_AIMS: Aims = {
  tacticalBombardment: (g, seat, system) =>
    planetsIn(system).reduce((sum, planet) => sum + exhausts(g, seat, planet), 0),
  ghostShip: (g, seat, system) =>
    joins(g, seat, system) +
    (hasShips(g, system, seat) ? 0 : 0.03) +
    0.1 * holdings(g, system, seat),
  warEffort: joins,
  starForge: (g, seat, system) => Math.max(...forged(g, seat, system)),
  warfareRider: joins,
  signalJamming: (g, seat, system) =>
    Math.max(0, ...g.players.map((_, other) => jams(g, seat, system, other))),
  diplomacyRider: (g, seat, system) => holdings(g, system, seat) + dangers(g, seat, system),
  skilledRetreat: (g, seat, system) =>
    holdings(g, system, seat) + fleetWorth(g, system, seat) - 0.3 * dangers(g, seat, system),
  foresight: (g, seat, system) =>
    holdings(g, system, seat) + fleetWorth(g, system, seat) - 0.3 * dangers(g, seat, system),
  // A wormhole at home lets everybody in; beside a fleet it takes the fleet anywhere.
  wormholeSystem: (g, seat, system) =>
    system === homeOf(g, seat) ? -1 : fleetWorth(g, system, seat) + (system === MECATOL ? 0.02 : 0),
  silenceOfSpace: (g, seat, system) => fleetWorth(g, system, seat),
  unexpectedAction: (g, seat, system) => freed(g, seat, system),
  ministerOfWar: (g, seat, system) => freed(g, seat, system),
};

/** What fits into a system of two fighters, and of a destroyer. */
export function forged(g: Ti4, seat: Seat, system: number): [fighters: number, destroyer: number] {
  const room =
    capacityIn(g, system, seat) -
    afloat(g, system, seat, INFANTRY) -
    fightersAboard(g, system, seat);
  const fighters = Math.max(0, Math.min(2, room)) * shipWorth(g, seat, FIGHTER);
  return [fighters, joins(g, seat, system) < 0 ? 0 : shipWorth(g, seat, DESTROYER)];
}

/** Players that cards name, by the question. */
export const PLAYER_AIMS: Aims = {
  insubordination: (g, seat, other) => {
    const { tactic } = g.players[other];
    return spite(g, seat, other) * (tokens(TACTIC, tactic) - tokens(TACTIC, tactic - 1));
  },
  spy: (g, seat, other) =>
    g.players[other].hand.length === 0 ? 0 : ANY_CARD * (1 + spite(g, seat, other)),
  mageonImplants: (g, seat, other) => {
    const choice = Math.min(3, g.players[other].hand.length);
    return ANY_CARD * (0.5 + 0.5 * choice + spite(g, seat, other));
  },
  jammedPlayer: (g, seat, other) => spite(g, seat, other),
  burialSites: (g, seat, other) => spite(g, seat, other) * culturalVotes(g, other) * 0.02,
  productionBiomes: (g, seat, other) => -spite(g, seat, other),
  colonialRedistribution: (g, seat, other) => (other === seat ? 1 : -spite(g, seat, other)),
};

function holdings(g: Ti4, system: number, seat: Seat): number {
  return planetsIn(system).reduce(
    (sum, planet) => sum + (g.control[planet] === seat ? planetWorth(g, planet) : 0),
    0,
  );
}

/** Fleets of others next to a system. */
function dangers(g: Ti4, seat: Seat, system: number): number {
  let worth = 0;
  for (const near of adjacentTo(g, system, seat))
    for (let other = 0; other < g.players.length; other++)
      if (other !== seat && hasShips(g, near, other)) worth += fleetWorth(g, near, other);
  return worth;
}

/** A token of another pins his fleet, and keeps him from what lies there. */
function jams(g: Ti4, seat: Seat, system: number, other: Seat): number {
  if (other === seat || hasToken(g, system, other)) return 0;
  const kept = fleetWorth(g, system, other) + 0.5 * holdings(g, system, seat);
  return 0.4 * spite(g, seat, other) * kept;
}

/** What a system is worth that can be activated again. */
function freed(g: Ti4, seat: Seat, system: number): number {
  return 0.2 * fleetWorth(g, system, seat) + 0.04 * docksAt(g, system, seat);
}

/** Votes that the readied cultural planets of a player are. */
export function culturalVotes(g: Ti4, seat: Seat): number {
  return planetsOf(g, seat).reduce((sum, planet) => {
    const counts = PLANETS[planet].trait === 'cultural' && !g.exhausted[planet];
    return sum + (counts ? influenceOf(g, planet) : 0);
  }, 0);
}

/** A ship of another that a card destroys. */
export function wreckGain(g: Ti4, seat: Seat, owner: Seat, kind: number): number {
  return spite(g, seat, owner) * shipWorth(g, owner, kind);
}

/** The best that a card can be aimed at; 0 without a target. */
function most(targets: Iterable<number>, gain: (target: number) => number): number {
  let best = 0;
  for (const target of targets) best = Math.max(best, gain(target));
  return best;
}

const countOf = (g: Ti4, seat: Seat, fits: (planet: number) => boolean): number =>
  planetsOf(g, seat).filter(fits).length;

const others = (g: Ti4, seat: Seat): number[] =>
  [...PLANETS.keys()].filter((planet) => g.control[planet] !== NONE && g.control[planet] !== seat);

const atPlanet =
  (prompt: string): Component =>
  (g, seat) =>
    most(others(g, seat), (planet) => PLANET_AIMS[prompt](g, seat, planet));

const atOwnPlanet =
  (prompt: string): Component =>
  (g, seat) =>
    most(planetsOf(g, seat), (planet) => PLANET_AIMS[prompt](g, seat, planet));

const atPlayer =
  (prompt: string): Component =>
  (g, seat) =>
    most(g.players.keys(), (other) => (other === seat ? 0 : PLAYER_AIMS[prompt](g, seat, other)));

type Component = (g: Ti4, seat: Seat) => number;

/** What component actions bring, by card. TI-2.11 */
const COMPONENTS: { readonly [card: string]: Component } = {
  'cripple-defenses': atPlanet('crippleDefenses'),
  'economic-initiative': (g, seat) =>
    planetsOf(g, seat).reduce((sum, planet) => {
      const isReadied = PLANETS[planet].trait === 'cultural' && g.exhausted[planet];
      return sum + (isReadied ? yieldOf(g, planet) : 0);
    }, 0),
  'focused-research': () => TECHNOLOGY - 4 * GOOD,
  'frontline-deployment': () => 3 * GROUND,
  'ghost-ship': (g, seat) => shipWorth(g, seat, DESTROYER) + 0.03,
  'industrial-initiative': (g, seat) =>
    GOOD * countOf(g, seat, (planet) => PLANETS[planet].trait === 'industrial'),
  insubordination: atPlayer('insubordination'),
  'lucky-shot': (g, seat) =>
    most(planetsOf(g, seat), (planet) => {
      const { tile } = PLANETS[planet];
      const owner = g.players.findIndex((_, other) => other !== seat && hasShips(g, tile, other));
      if (owner === NONE) return 0;
      const kinds = [DESTROYER, CRUISER, DREADNOUGHT].filter(
        (kind) => afloat(g, tile, owner, kind) > 0,
      );
      return most(kinds, (kind) => wreckGain(g, seat, owner, kind));
    }),
  'mining-initiative': atOwnPlanet('miningInitiative'),
  plague: atPlanet('plague'),
  'reactor-meltdown': (g, seat) =>
    Math.max(
      most(others(g, seat), (planet) =>
        isHome(g, PLANETS[planet].tile) ? 0 : PLANET_AIMS['reactorMeltdown'](g, seat, planet),
      ),
      ...floatingDocks(g).map((dock) =>
        isHome(g, dock.system) ? 0 : meltdownGain(g, seat, dock.seat, dock.system),
      ),
    ),
  'repeal-law': (g, seat) => most(lawsInPlay(g), (law) => -lawWorth(g, seat, law)),
  'rise-of-a-messiah': (g, seat) =>
    GROUND * countOf(g, seat, (planet) => groundAt(g, planet, seat) < 3),
  'signal-jamming': (g, seat) =>
    most(g.galaxy.systems, (system) => SYSTEM_AIMS['signalJamming'](g, seat, system)),
  spy: atPlayer('spy'),
  'tactical-bombardment': (g, seat) =>
    most(g.galaxy.systems, (system) =>
      hasShips(g, system, seat) && canBombard(g, seat, system)
        ? SYSTEM_AIMS['tacticalBombardment'](g, seat, system)
        : 0,
    ),
  'unexpected-action': (g, seat) =>
    most(g.galaxy.systems, (system) => (hasToken(g, system, seat) ? freed(g, seat, system) : 0)),
  'unstable-planet': (g, seat) =>
    most(others(g, seat), (planet) =>
      PLANETS[planet].trait === 'hazardous' ? PLANET_AIMS['unstablePlanet'](g, seat, planet) : 0,
    ),
  uprising: (g, seat) =>
    most(others(g, seat), (planet) =>
      isHome(g, PLANETS[planet].tile) || g.exhausted[planet]
        ? 0
        : PLANET_AIMS['uprising'](g, seat, planet),
    ),
  'war-effort': (g, seat) => shipWorth(g, seat, CRUISER) + 0.01,
};

/** What a card that is a component action brings, the card itself apart. */
export function componentGain(g: Ti4, seat: Seat, card: string): number {
  return COMPONENTS[card](g, seat);
}
