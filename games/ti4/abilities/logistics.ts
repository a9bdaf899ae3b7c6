import type { Script, Seat } from '@tablewright/engine';
import { PLANETS } from '../content/index.ts';
import { choose, type Option } from '../rules/options.ts';
import { addAfloat, addGround, afloat, groundAt, INFANTRY, planetsOf } from '../rules/pieces.ts';
import { admitsUnits } from '../rules/placing.ts';
import { exhaustTechnology, type Entries } from '../rules/powers.ts';
import { mayProduceIn, order } from '../rules/production.ts';
import { resourcesOf } from '../rules/spending.ts';
import type { Ti4 } from '../rules/state.ts';
import { emit } from '../rules/vocabulary.ts';

declare module '../rules/prompts.ts' {
  interface Prompts {
    integratedEconomy: Ordered;
    transitFrom: { left: number };
    transitTo: object;
  }
}

/** Ground forces that Transit Diodes lift at most. */
const MOST_LIFTED = 4;

export const technologies: Entries = {
  'transit-diodes': {
    abilities: [
      {
        window: 'turn.start',
        may: (g, seat, { active }) => {
          if (active !== seat) return 'TI-28.1';
          return forcesOf(g, seat).length > 0 && havens(g, seat).length > 0 ? null : 'TI-2.11';
        },
        *use(g, seat, { card }) {
          exhaustTechnology(g, seat, card);
          yield* transit(g, seat);
        },
      },
    ],
  },
  'integrated-economy': {
    abilities: [
      {
        window: 'planet.gained.after',
        may: (g, seat, { planet, by }) => {
          if (by !== seat) return 'TI-28.1';
          if (!mayProduceIn(g, seat, PLANETS[planet].tile)) return 'TI-1.2';
          return resourcesOf(g, planet) > 0 ? null : 'TI-14.2';
        },
        *use(g, seat, { planet }) {
          yield* order(g, seat, {
            prompt: 'integratedEconomy',
            system: PLANETS[planet].tile,
            planets: [planet],
            units: Infinity,
            discount: 0,
            most: resourcesOf(g, planet),
            usesProduction: false,
          });
        },
      },
    ],
  },
};

/** One by one, up to four are lifted and put down. */
function* transit(g: Ti4, seat: Seat): Script {
  for (let lifted = 0; lifted < MOST_LIFTED; lifted++) {
    const from = yield* choose(seat, 'transitFrom', [...forcesOf(g, seat), { do: 'done' }], {
      about: { left: MOST_LIFTED - lifted },
    });
    if (from.do === 'done') return;
    if (from.do === 'lift') addGround(g, from.planet, seat, -1);
    else addAfloat(g, from.system, seat, INFANTRY, -1);
    const { planet } = yield* choose(
      seat,
      'transitTo',
      havens(g, seat).map((each) => ({ do: 'choosePlanet', planet: each }) as const),
    );
    addGround(g, planet, seat, 1);
    emit('landedFresh', { player: seat, planet: PLANETS[planet].id, kind: 'infantry', count: 1 });
  }
}

/** Own planets that units can be placed on. */
function havens(g: Ti4, seat: Seat): number[] {
  return planetsOf(g, seat).filter((planet) => admitsUnits(g, planet));
}

function forcesOf(g: Ti4, seat: Seat): Option<'lift' | 'loadFrom'>[] {
  const forces: Option<'lift' | 'loadFrom'>[] = [];
  for (let planet = 0; planet < PLANETS.length; planet++)
    if (groundAt(g, planet, seat) > 0) forces.push({ do: 'lift', planet });
  for (const system of g.galaxy.systems)
    if (afloat(g, system, seat, INFANTRY) > 0)
      forces.push({ do: 'loadFrom', system, kind: INFANTRY });
  return forces;
}
