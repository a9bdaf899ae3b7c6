import type { Seat } from '@tablewright/engine';
import { CRUISER, PLANETS } from '../../content/index.ts';
import { canBombard } from '../../rules/bombardment.ts';
import { actionCard } from '../../rules/cards.ts';
import { exhaustPlanet } from '../../rules/control.ts';
import {
  destroyed,
  destroyFloating,
  destroyGround,
  destroyStructures,
} from '../../rules/destruction.ts';
import { rollDie } from '../../rules/dice.ts';
import { isHome } from '../../rules/galaxy.ts';
import { hullsIn, takeOut } from '../../rules/hits.ts';
import { enforceLimits } from '../../rules/limits.ts';
import { choose, type Option } from '../../rules/options.ts';
import {
  afloat,
  controls,
  DESTROYER,
  DOCK,
  DREADNOUGHT,
  groundAt,
  PDS,
  planetsIn,
} from '../../rules/pieces.ts';
import type { Entries } from '../../rules/powers.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';
import { atPlanet, atSystem, othersThan } from './targets.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    crippleDefenses: object;
    luckyShot: object;
    plague: object;
    reactorMeltdown: object;
    tacticalBombardment: object;
    unstablePlanet: object;
  }
}

/** Infantry dies of Plague on this roll or more. */
const PLAGUE_KILLS = 6;

/** Infantry that an Unstable Planet kills at most. */
const UNSTABLE_KILLS = 3;

/** Ships that a Lucky Shot can hit. */
const SHOOTABLE: readonly number[] = [DESTROYER, CRUISER, DREADNOUGHT];

/** Component actions against units and planets of others. TI-19.4 */
export const cards: Entries = {
  'cripple-defenses': actionCard({
    window: 'action',
    ...atPlanet('crippleDefenses', foreign),
    *effect(g, seat, { planet }) {
      yield* destroyStructures(g, { by: seat, planet }, PDS);
    },
  }),

  'lucky-shot': actionCard({
    window: 'action',
    may: (g, seat) => (shipsInReach(g, seat).length > 0 ? null : 'TI-19.7'),
    *target(g, seat) {
      const shot = yield* choose(seat, 'luckyShot', shipsInReach(g, seat));
      const { system, player, kind, hull } = shot;
      return { system, player, kind, damaged: hull === 'damaged' };
    },
    *effect(g, seat, { system, player, kind, damaged }) {
      const loss = takeOut(g, { seat: player, system, by: seat }, kind, damaged);
      yield* destroyed(g, [loss]);
      yield* enforceLimits(g, system, player);
    },
  }),

  plague: actionCard({
    window: 'action',
    ...atPlanet('plague', (g, seat, planet) => {
      return foreign(g, seat, planet) ?? (isTaken(g, planet) ? null : 'TI-19.7');
    }),
    *effect(g, seat, { planet }) {
      const owner = g.control[planet];
      const dice = Array.from({ length: groundAt(g, planet, owner) }, rollDie);
      const count = dice.filter((die) => die >= PLAGUE_KILLS).length;
      emit('plague', () => ({ planet: PLANETS[planet].id, dice: dice.join(' '), count }));
      yield* destroyGround(g, { seat: owner, by: seat, planet }, count);
    },
  }),

  'reactor-meltdown': actionCard({
    window: 'action',
    ...atPlanet(
      'reactorMeltdown',
      (g, seat, planet) => {
        const isTarget = g.docks[planet] > 0 && !isHome(g, PLANETS[planet].tile);
        return foreign(g, seat, planet) ?? (isTarget ? null : 'TI-19.7');
      },
      docksInSpace,
    ),
    *effect(g, seat, { planet, system, player }) {
      if (planet === NONE) yield* destroyFloating(g, { seat: player, by: seat, system });
      else yield* destroyStructures(g, { by: seat, planet }, DOCK);
    },
  }),

  'tactical-bombardment': actionCard({
    window: 'action',
    ...atSystem('tacticalBombardment', (g, seat, system) =>
      canBombard(g, seat, system) ? null : 'TI-19.7',
    ),
    *effect(g, seat, { system }) {
      for (const planet of planetsIn(system))
        if (!controls(g, seat, planet)) exhaustPlanet(g, planet);
    },
  }),

  'unstable-planet': actionCard({
    window: 'action',
    ...atPlanet('unstablePlanet', (g, seat, planet) => {
      const isTarget = PLANETS[planet].trait === 'hazardous';
      return foreign(g, seat, planet) ?? (isTarget ? null : 'TI-19.7');
    }),
    *effect(g, seat, { planet }) {
      exhaustPlanet(g, planet);
      const owner = g.control[planet];
      if (owner === NONE) return;
      const count = Math.min(UNSTABLE_KILLS, groundAt(g, planet, owner));
      yield* destroyGround(g, { seat: owner, by: seat, planet }, count);
    },
  }),
};

/** Docks of others in space, home systems apart. TI-13.5 */
function docksInSpace(g: Ti4, seat: Seat): Option<'destroy'>[] {
  return othersThan(g, seat).flatMap((player) =>
    g.galaxy.systems
      .filter((system) => afloat(g, system, player, DOCK) > 0 && !isHome(g, system))
      .map((system) => ({ do: 'destroy', system, player, kind: DOCK, hull: 'whole' }) as const),
  );
}

/** What destroys is not aimed at one's own. TI-19.4 */
function foreign(g: Ti4, seat: Seat, planet: number): string | null {
  return controls(g, seat, planet) ? 'TI-19.4' : null;
}

const isTaken = (g: Ti4, planet: number): boolean => g.control[planet] !== NONE;

/** Ships of others in systems with a planet of the seat. */
function shipsInReach(g: Ti4, seat: Seat): Option<'destroy'>[] {
  return g.galaxy.systems
    .filter((system) => planetsIn(system).some((planet) => controls(g, seat, planet)))
    .flatMap((system) =>
      othersThan(g, seat).flatMap((player) =>
        hullsIn(g, system, player, SHOOTABLE).map(
          ({ kind, hull }) => ({ do: 'destroy', system, player, kind, hull }) as const,
        ),
      ),
    );
}
