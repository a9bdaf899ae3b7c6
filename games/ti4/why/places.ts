import type { Obstacle } from '@tablewright/engine';
import { PLANETS, TILES, UNIT_KINDS } from '../content/index.ts';
import { afloat, groundAt, hasMovers, hasToken, MOVERS, profileOf } from '../rules/pieces.ts';
import { producersIn } from '../rules/production.ts';
import { moveOf, obstacle } from '../rules/routes.ts';
import type { Currency } from '../rules/spending.ts';
import { NONE } from '../rules/state.ts';
import { activationVerdict, isClosed } from '../rules/turn.ts';
import { first, type Look } from './first.ts';

export function systemNumber(id: string): number {
  return TILES.findIndex((tile) => tile.id === id);
}

export function systemWhy(system: number, look: Look): Obstacle | null {
  const { view: g, seat, question } = look;
  switch (question?.prompt) {
    case 'moveShips':
      return departureWhy(system, look);
    case 'diplomacy':
      return { id: 'why.system.diplomacy', clause: 'TI-3.4' };
    case 'recallToken':
      return { id: 'why.system.noToken', clause: 'TI-3.8' };
    case 'announceRetreat':
    case 'retreat':
      return { id: 'why.system.retreat', clause: 'TI-10.8' };
    default:
  }
  const sooner = first(look);
  if (sooner !== null) return sooner;
  if (g.phase !== 'action') return { id: 'why.system.phase', clause: 'TI-2.8' };
  if (hasToken(g, system, seat)) return { id: 'why.system.token', clause: 'TI-6.1' };
  if (isClosed(g, seat, system)) return { id: 'why.system.closed', clause: 'TI-1.2' };
  if (activationVerdict(g, seat, system) !== null)
    return { id: 'why.system.noTactic', clause: 'TI-6.1' };
  return { id: 'why.system.turn', clause: 'TI-6.1' };
}

/** What keeps the ships of a system from moving to the active one: texts for the clauses of the rules. */
const CUT_OFF: { readonly [clause: string]: string } = {
  'TI-7.1': 'why.way.far',
  'TI-7.3': 'why.way.ships',
  'TI-7.6': 'why.way.asteroids',
  'TI-7.7': 'why.way.supernova',
  'TI-7.8': 'why.way.nebula',
  'TI-26.8': 'why.way.closed',
};

function departureWhy(system: number, look: Look): Obstacle {
  const { view: g, seat, question } = look;
  const { id } = TILES[system];
  if (system === g.tactical.system) return { id: 'why.system.active', clause: 'TI-7.1' };
  if (!hasMovers(g, system, seat)) return { id: 'why.system.noShips', clause: 'TI-7.1' };
  if (hasToken(g, system, seat)) return { id: 'why.system.locked', clause: 'TI-7.2' };
  const offered = question?.options.filter(({ key }) => key.startsWith(`move:${id}:`)) ?? [];
  if (offered.some(({ key }) => key.endsWith('rift')))
    return { id: 'why.way.rift', clause: 'TI-7.9' };
  if (offered.length > 0) return { id: 'why.system.choose', clause: 'TI-7.5' };
  const kinds = MOVERS.filter((kind) => afloat(g, system, seat, kind) > 0);
  const move = Math.max(...kinds.map((kind) => moveOf(g, seat, system, kind)));
  if (move === 0) return { id: 'why.ship.still', clause: 'TI-8.1' };
  const clause = obstacle(g, seat, system, move);
  return { id: CUT_OFF[clause], clause };
}

export function planetWhy(planet: number, look: Look): Obstacle | null {
  const { view: g, seat, question } = look;
  const owner = g.control[planet];
  const about = { planet: PLANETS[planet].id };
  switch (question?.prompt) {
    case 'payResources':
    case 'payInfluence':
      return paymentWhy(
        planet,
        question.prompt === 'payResources' ? 'resources' : 'influence',
        look,
      );
    case 'produce':
    case 'integratedEconomy':
    case 'duhaMenaimon':
      return producersIn(g, seat, PLANETS[planet].tile).planets.includes(planet)
        ? { id: 'why.planet.order', about, clause: 'TI-14.1' }
        : { id: 'why.planet.noProducer', about, clause: 'TI-14.4' };
    case 'landForces':
    case 'bombardment':
    case 'cannonDefenses':
    case 'groundCombats':
      return PLANETS[planet].tile === g.tactical.system
        ? first(look)
        : { id: 'why.planet.elsewhere', about, clause: 'TI-12.5' };
    case 'moveShips':
      return groundAt(g, planet, seat) === 0
        ? { id: 'why.planet.noForces', about, clause: 'TI-8.4' }
        : { id: 'why.planet.needsShip', about, clause: 'TI-8.1' };
    case 'build':
      return { id: 'why.planet.build', about, clause: 'TI-3.6' };
    case 'readyPlanet':
      if (owner !== seat) break;
      return { id: 'why.planet.readied', about, clause: 'TI-3.4' };
    default: {
      const sooner = first(look);
      if (sooner !== null) return sooner;
    }
  }
  if (owner === seat) return { id: 'why.planet.mine', about, clause: 'TI-15.1' };
  const where = { ...about, system: TILES[PLANETS[planet].tile].id };
  return owner === NONE
    ? { id: 'why.planet.nobody', about: where, clause: 'TI-12.8' }
    : { id: 'why.planet.other', about: { ...where, player: owner }, clause: 'TI-12.8' };
}

/** A planet that does not pay. TI-15.1 */
function paymentWhy(planet: number, currency: Currency, { view: g, seat }: Look): Obstacle {
  const about = { planet: PLANETS[planet].id, currency };
  const clause = 'TI-15.1';
  if (g.control[planet] !== seat) return { id: 'why.pay.other', about, clause };
  return g.exhausted[planet]
    ? { id: 'why.pay.exhausted', about, clause }
    : { id: 'why.pay.worthless', about, clause };
}

/** Ships or cargo of a system: the seat's own, unless the target names another. */
export function shipWhy(
  system: number,
  kind: string,
  owner: string | undefined,
  look: Look,
): Obstacle | null {
  const { view: g, seat, question } = look;
  const number = UNIT_KINDS.findIndex((each) => each === kind);
  const isMine = owner === undefined ? afloat(g, system, seat, number) > 0 : Number(owner) === seat;
  if (!isMine) return first(look) ?? { id: 'why.ship.other', clause: 'TI-10.1' };
  if (question?.prompt === 'moveShips')
    return (profileOf(g, seat, number)?.move ?? 0) > 0
      ? departureWhy(system, look)
      : { id: 'why.ship.cargo', clause: 'TI-8.1' };
  const sooner = first(look);
  if (sooner !== null) return sooner;
  return hasToken(g, system, seat)
    ? { id: 'why.system.locked', clause: 'TI-7.2' }
    : { id: 'why.ship.turn', clause: 'TI-6.1' };
}
