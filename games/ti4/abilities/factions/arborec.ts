import type { Script, Seat } from '@tablewright/engine';
import { FLAGSHIP, PLANETS } from '../../content/index.ts';
import { areAdjacent } from '../../rules/galaxy.ts';
import { displayedNote } from '../../rules/note-play.ts';
import { choose } from '../../rules/options.ts';
import { addGround, afloat, controls, groundAt, planetsIn, planetsOf } from '../../rules/pieces.ts';
import { admitsUnits, placeInfantry } from '../../rules/placing.ts';
import type { Entries } from '../../rules/powers.ts';
import { mayProduceIn, order } from '../../rules/production.ts';
import { purse } from '../../rules/spending.ts';
import type { Ti4 } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    duhaMenaimon: Ordered;
    mitosis: object;
    bioplasmosisFrom: object;
    bioplasmosisTo: { planet: string };
    bioplasmosisCount: { planet: string };
  }
}

export const technologies: Entries = {
  'letani-warrior-2': {},
  bioplasmosis: {
    abilities: [
      {
        window: 'status.end',
        may: (g, seat) => (sources(g, seat, {}).length > 0 ? null : 'TI-2.11'),
        use: regroup,
      },
    ],
  },
};

export const faction: Entries = {
  mitosis: {
    docksMakeNoInfantry: true,
    abilities: [
      {
        window: 'status.start',
        mandatory: true,
        may: (g, seat) => (havens(g, seat).length > 0 ? null : 'TI-1.3'),
        *use(g, seat) {
          const { planet } = yield* choose(
            seat,
            'mitosis',
            havens(g, seat).map((each) => ({ do: 'choosePlanet', planet: each }) as const),
          );
          placeInfantry(g, seat, planet, 1);
        },
      },
    ],
  },
};

/** Own planets that units can be placed on. */
function havens(g: Ti4, seat: Seat): number[] {
  return planetsOf(g, seat).filter((planet) => admitsUnits(g, planet));
}

/** Infantry that has come to each planet, and does not go on: all of it moves at the same time. */
type Arrived = { [planet: number]: number };

/** Infantry on a planet that has not been moved. */
function waiting(g: Ti4, seat: Seat, planet: number, arrived: Arrived): number {
  return groundAt(g, planet, seat) - (arrived[planet] ?? 0);
}

/** Own planets with infantry that can go elsewhere. */
function sources(g: Ti4, seat: Seat, arrived: Arrived): number[] {
  return planetsOf(g, seat).filter(
    (planet) => waiting(g, seat, planet, arrived) > 0 && goals(g, seat, planet).length > 0,
  );
}

/** Other own planets in the same system or in adjacent ones. TI-7.10 */
function goals(g: Ti4, seat: Seat, from: number): number[] {
  const { tile } = PLANETS[from];
  return havens(g, seat).filter(
    (planet) =>
      planet !== from &&
      (PLANETS[planet].tile === tile || areAdjacent(g, tile, PLANETS[planet].tile, seat)),
  );
}

/** Group by group, from planet to planet. */
function* regroup(g: Ti4, seat: Seat): Script {
  const arrived: Arrived = {};
  for (;;) {
    const from = yield* choose(seat, 'bioplasmosisFrom', [
      ...sources(g, seat, arrived).map((planet) => ({ do: 'lift', planet }) as const),
      { do: 'done' },
    ]);
    if (from.do === 'done') return;
    const { planet } = yield* choose(
      seat,
      'bioplasmosisTo',
      goals(g, seat, from.planet).map((each) => ({ do: 'choosePlanet', planet: each }) as const),
      { about: { planet: PLANETS[from.planet].id } },
    );
    const most = waiting(g, seat, from.planet, arrived);
    const { count } = yield* choose(
      seat,
      'bioplasmosisCount',
      Array.from({ length: most }, (_, at) => ({ do: 'chooseCount', count: at + 1 }) as const),
      { about: { planet: PLANETS[planet].id } },
    );
    addGround(g, from.planet, seat, -count);
    addGround(g, planet, seat, count);
    arrived[planet] = (arrived[planet] ?? 0) + count;
    emit('landedFresh', { player: seat, planet: PLANETS[planet].id, kind: 'infantry', count });
  }
}

export const notes: Entries = {
  stymie: displayedNote(
    {
      window: 'action',
      *effect() {},
    },
    { barsProduction: true },
  ),
};

/** Units that the flagship produces at most. */
const DUHA_UNITS = 5;

export const units: Entries = {
  'letani-warrior-1': {},
  'letani-warrior-2': {},
  'duha-menaimon': {
    abilities: [
      {
        window: 'system.activated',
        may(g, seat, { system, by }) {
          if (by !== seat) return 'TI-6.3';
          if (afloat(g, system, seat, FLAGSHIP) === 0) return 'TI-26.5';
          if (!mayProduceIn(g, seat, system)) return 'TI-1.2';
          return purse(g, seat, 'resources') > 0 ? null : 'TI-14.2';
        },
        *use(g, seat, { system }) {
          yield* order(g, seat, {
            prompt: 'duhaMenaimon',
            system,
            units: DUHA_UNITS,
            planets: planetsIn(system).filter((planet) => controls(g, seat, planet)),
            inSpace: true,
            discount: 0,
            most: Infinity,
            usesProduction: false,
          });
        },
      },
    ],
  },
};
