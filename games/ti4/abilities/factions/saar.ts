import type { Script, Seat } from '@tablewright/engine';
import { PLANETS } from '../../content/index.ts';
import { gainGoods } from '../../rules/goods.ts';
import { note } from '../../rules/note-play.ts';
import { choose, type Option } from '../../rules/options.ts';
import { addGround, controls, groundAt, planetsOf } from '../../rules/pieces.ts';
import { admitsUnits } from '../../rules/placing.ts';
import type { Entries } from '../../rules/powers.ts';
import { canOrder, order, type Order, producersIn } from '../../rules/production.ts';
import type { Ti4 } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    chaosMapping: Ordered;
    chaosMappingSystem: object;
    raghsCall: object;
    raghsCallTo: { planet: string };
  }
}

export const technologies: Entries = {
  'chaos-mapping': {
    closesAsteroids: true,
    abilities: [
      {
        window: 'turn.start',
        may(g, seat, { active }) {
          if (active !== seat) return 'TI-28.1';
          return yards(g, seat).length > 0 ? null : 'TI-14.1';
        },
        use: produceOne,
      },
    ],
  },
  'floating-factory-2': {},
};

/** Systems in which one unit can be produced. */
function yards(g: Ti4, seat: Seat): number[] {
  return g.galaxy.systems.filter((system) => {
    const terms = chaosOrder(g, seat, system);
    return terms !== null && canOrder(g, seat, terms);
  });
}

/** One unit at its full cost, where a unit with Production is; the ability itself is not used. TI-14.6 */
function chaosOrder(g: Ti4, seat: Seat, system: number): Order | null {
  const producers = producersIn(g, seat, system);
  if (producers.units === 0) return null;
  return {
    ...producers,
    prompt: 'chaosMapping',
    system,
    units: 1,
    discount: 0,
    most: Infinity,
    usesProduction: false,
  };
}

function* produceOne(g: Ti4, seat: Seat): Script {
  const { system } = yield* choose(
    seat,
    'chaosMappingSystem',
    yards(g, seat).map((each) => ({ do: 'chooseSystem', system: each }) as const),
  );
  yield* order(g, seat, chaosOrder(g, seat, system)!);
}

export const faction: Entries = {
  scavenge: {
    abilities: [
      {
        window: 'planet.gained.after',
        mandatory: true,
        may: (_g, seat, { by }) => (by === seat ? null : 'TI-28.1'),
        *use(g, seat) {
          yield* gainGoods(g, seat, 1);
        },
      },
    ],
  },
  nomadic: { scoresAnywhere: true },
};

export const notes: Entries = {
  'raghs-call': note({
    window: 'forces.committed',
    may(g, seat, { owner }) {
      if (seat !== g.turn.seat) return 'TI-28.1';
      return invaded(g, owner).length > 0 ? null : 'TI-12.5';
    },
    *effect(g, seat, { owner }) {
      const { planet: from } = yield* choose(seat, 'raghsCall', asOptions(invaded(g, owner)));
      const { planet: to } = yield* choose(
        seat,
        'raghsCallTo',
        asOptions(retreatsFrom(g, owner, from)),
        { about: { planet: PLANETS[from].id } },
      );
      const count = groundAt(g, from, owner);
      addGround(g, from, owner, -count);
      addGround(g, to, owner, count);
      emit('relocated', {
        player: owner,
        planet: PLANETS[from].id,
        target: `planet.${PLANETS[to].id}`,
        count,
      });
    },
  }),
};

const asOptions = (planets: readonly number[]): Option<'choosePlanet'>[] =>
  planets.map((planet) => ({ do: 'choosePlanet', planet }));

/** Planets of the owner with ground forces on which the active player has just landed, while the owner has another one. */
function invaded(g: Ti4, owner: Seat): number[] {
  return g.tactical.landed.filter(
    (planet) =>
      controls(g, owner, planet) &&
      groundAt(g, planet, owner) > 0 &&
      retreatsFrom(g, owner, planet).length > 0,
  );
}

/** The owner's other planets that units can be placed on. */
function retreatsFrom(g: Ti4, owner: Seat, from: number): number[] {
  return planetsOf(g, owner).filter((planet) => planet !== from && admitsUnits(g, planet));
}

export const units: Entries = {
  'floating-factory-1': {},
  'floating-factory-2': {},
  'son-of-ragh': {},
};
