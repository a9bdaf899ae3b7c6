import type { Seat } from '@tablewright/engine';
import {
  type Objective,
  MECATOL,
  PLANETS,
  type Planet,
  type Spending,
  TECHNOLOGIES,
  TILES,
  TRAITS,
} from '../content/index.ts';
import { adjacentTo, areAdjacent, hasWormhole, isHome } from './galaxy.ts';
import { docksAt, hasShips, onBoard, planetsIn, shipsOf } from './pieces.ts';
import { powers } from './powers.ts';
import { purse } from './spending.ts';
import type { Ti4 } from './state.ts';
import { coloursOf } from './technology.ts';

/** How far a player is with an objective. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

export function isFulfilled(g: Ti4, seat: Seat, objective: Objective): boolean {
  const { have, need } = progress(g, seat, objective);
  return have >= need;
}

/** How far a player is, by what everybody knows. A deed of the action phase counts from the moment it is done. TI-20.2 */
export function progress(g: Ti4, seat: Seat, { check }: Objective): Progress {
  switch (check.kind) {
    case 'planets-same-trait': {
      const counts = TRAITS.map((trait) =>
        planetsWith(g, seat, (planet) => planet.trait === trait),
      );
      return { have: Math.max(...counts), need: check.count };
    }
    case 'planets-trait':
      return {
        have: planetsWith(g, seat, ({ trait }) => trait === check.trait),
        need: check.count,
      };
    case 'planets-tech-specialty':
      return {
        have: planetsWith(g, seat, ({ specialty }) => specialty !== null),
        need: check.count,
      };
    case 'planets-non-home':
      return { have: planetsWith(g, seat, ({ tile }) => !isHome(g, tile)), need: check.count };
    case 'planets-in-other-home':
      return {
        have: planetsWith(g, seat, ({ tile }) => isOthersHome(g, seat, tile)),
        need: check.count,
      };
    case 'unit-upgrades':
      return { have: upgradedKinds(g, seat), need: check.count };
    case 'faction-techs':
      return {
        have: ownTechnologies(g, seat),
        need: check.count,
      };
    case 'tech-one-colour':
      return { have: Math.max(...coloursOf(g, seat)), need: check.count };
    case 'tech-per-colour': {
      const { perColour, colours } = check;
      const best = coloursOf(g, seat)
        .map((count) => Math.min(count, perColour))
        .toSorted((one, other) => other - one)
        .slice(0, colours);
      return { have: best.reduce((sum, count) => sum + count, 0), need: perColour * colours };
    }
    case 'units-on-board':
      return { have: onBoard(g, seat, check.unit), need: check.count };
    case 'spend':
      return { have: spendable(g, seat, check.what), need: check.amount };
    case 'ships-in-systems':
      return { have: systemsWithShips(g, seat, () => true), need: check.systems };
    case 'ships-in-systems-adjacent-to-mecatol':
      return {
        have: systemsWithShips(g, seat, (system) => areAdjacent(g, system, MECATOL, seat)),
        need: check.systems,
      };
    case 'ships-in-systems-adjacent-to-anomaly':
      return {
        have: systemsWithShips(g, seat, (system) =>
          adjacentTo(g, system, seat).some((next) => TILES[next].anomaly !== null),
        ),
        need: check.systems,
      };
    case 'ships-at-alpha-and-beta': {
      const at = (wormhole: 'alpha' | 'beta'): number =>
        any(g, seat, (system) => hasWormhole(g, system, wormhole));
      return { have: at('alpha') + at('beta'), need: 2 };
    }
    case 'ships-with-enemy-dock':
      return { have: any(g, seat, (system) => hasOthersDock(g, seat, system)), need: 1 };
    case 'ships-adjacent-to-other-home':
      return {
        have: any(g, seat, (system) =>
          adjacentTo(g, system, seat).some((next) => isOthersHome(g, seat, next)),
        ),
        need: 1,
      };
    case 'mecatol-and-ships': {
      const [rex] = planetsIn(MECATOL);
      const ships = Math.min(check.ships, shipsOf(g, MECATOL, seat));
      return { have: ships + Number(g.control[rex] === seat), need: check.ships + 1 };
    }
    case 'destroy-unit':
    case 'bombardment-last-ground-forces':
    case 'space-cannon-last-ships':
    case 'win-combat-vs-leader':
    case 'win-space-combat-with-flagship':
      return { have: 0, need: 1 };
  }
}

function planetsWith(g: Ti4, seat: Seat, fits: (planet: Planet) => boolean): number {
  let count = 0;
  for (let planet = 0; planet < PLANETS.length; planet++)
    if (g.control[planet] === seat && fits(PLANETS[planet])) count++;
  return count;
}

/** Of two upgrades of one kind of unit only one counts. */
function upgradedKinds(g: Ti4, seat: Seat): number {
  let kinds = 0;
  for (const number of g.players[seat].technologies) {
    const { replaces } = TECHNOLOGIES[number];
    if (replaces !== undefined) kinds |= 1 << replaces;
  }
  let count = 0;
  for (; kinds > 0; kinds &= kinds - 1) count++;
  return count;
}

/** Technologies of the own faction, but for those that say that they do not count. TI-26.19 */
function ownTechnologies(g: Ti4, seat: Seat): number {
  const { faction, technologies } = g.players[seat];
  return technologies.filter(
    (number) =>
      TECHNOLOGIES[number].faction === faction &&
      powers.of('technology', number).isNotCounted === undefined,
  ).length;
}

/** Systems with ships of the seat, fighters included. */
function systemsWithShips(g: Ti4, seat: Seat, fits: (system: number) => boolean): number {
  let count = 0;
  for (const system of g.galaxy.systems) if (hasShips(g, system, seat) && fits(system)) count++;
  return count;
}

/** 1 if there is any such system, else 0. */
function any(g: Ti4, seat: Seat, fits: (system: number) => boolean): number {
  for (const system of g.galaxy.systems) if (hasShips(g, system, seat) && fits(system)) return 1;
  return 0;
}

/** The home system of an eliminated player stays another player's. TI-27.9 */
function isOthersHome(g: Ti4, seat: Seat, system: number): boolean {
  return isHome(g, system) && g.galaxy.homes[seat] !== system;
}

function hasOthersDock(g: Ti4, seat: Seat, system: number): boolean {
  return g.players.some((_, other) => other !== seat && docksAt(g, system, other) > 0);
}

function spendable(g: Ti4, seat: Seat, what: Spending): number {
  const { goods, tactic, strategy, hand } = g.players[seat];
  switch (what) {
    case 'resources':
    case 'influence':
      return purse(g, seat, what);
    case 'trade-goods':
      return goods;
    case 'tactic-strategy-tokens':
      return tactic + strategy;
    case 'action-cards':
      return hand.length;
  }
}
