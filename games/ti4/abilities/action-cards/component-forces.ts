import { CRUISER, PLANETS } from '../../content/index.ts';
import { actionCard } from '../../rules/cards.ts';
import { hasAnyWormhole, isHome } from '../../rules/galaxy.ts';
import {
  addGround,
  controls,
  DESTROYER,
  hasRivalShips,
  hasShips,
  planetsOf,
} from '../../rules/pieces.ts';
import { admitsUnits, hasPieceFor, placeInfantry, placeShip } from '../../rules/placing.ts';
import type { Entries } from '../../rules/powers.ts';
import { emit } from '../../rules/vocabulary.ts';
import { atPlanet, atSystem } from './targets.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    frontlineDeployment: object;
    ghostShip: object;
    warEffort: object;
  }
}

/** Infantry of a Frontline Deployment. */
const FRONTLINE_INFANTRY = 3;

/** Component actions that place units. TI-5.7 */
export const cards: Entries = {
  'frontline-deployment': actionCard({
    window: 'action',
    ...atPlanet('frontlineDeployment', (g, seat, planet) => {
      if (!controls(g, seat, planet)) return 'TI-19.7';
      return admitsUnits(g, planet) ? null : 'TI-1.2';
    }),
    *effect(g, seat, { planet }) {
      placeInfantry(g, seat, planet, FRONTLINE_INFANTRY);
    },
  }),

  'ghost-ship': actionCard({
    window: 'action',
    ...atSystem('ghostShip', (g, seat, system) => {
      const isTarget =
        !isHome(g, system) && hasAnyWormhole(g, system) && !hasRivalShips(g, system, seat);
      if (!isTarget) return 'TI-19.7';
      return hasPieceFor(g, seat, DESTROYER, system) ? null : 'TI-14.8';
    }),
    *effect(g, seat, { system }) {
      yield* placeShip(g, seat, DESTROYER, system);
    },
  }),

  'rise-of-a-messiah': actionCard({
    window: 'action',
    *effect(g, seat) {
      const planets = planetsOf(g, seat).filter((planet) => admitsUnits(g, planet));
      if (planets.length === 0) return;
      for (const planet of planets) addGround(g, planet, seat, 1);
      emit('messiah', { player: seat, planets: planets.map((planet) => PLANETS[planet].id) });
    },
  }),

  'war-effort': actionCard({
    window: 'action',
    ...atSystem('warEffort', (g, seat, system) => {
      if (!hasShips(g, system, seat)) return 'TI-19.7';
      return hasPieceFor(g, seat, CRUISER, system) ? null : 'TI-14.8';
    }),
    *effect(g, seat, { system }) {
      yield* placeShip(g, seat, CRUISER, system);
    },
  }),
};
