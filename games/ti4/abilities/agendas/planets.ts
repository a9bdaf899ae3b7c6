import type { Script, Seat } from '@tablewright/engine';
import { type Colour, PLANETS } from '../../content/index.ts';
import { gainPlanet } from '../../rules/control.ts';
import { destroyed, destroyGround } from '../../rules/destruction.ts';
import { gainGoods } from '../../rules/goods.ts';
import { enforceLimits } from '../../rules/limits.ts';
import { wants } from '../../rules/moments.ts';
import { speakerOrder } from '../../rules/order.ts';
import { choose } from '../../rules/options.ts';
import { groundAt } from '../../rules/pieces.ts';
import { admitsUnits, placeInfantry } from '../../rules/placing.ts';
import type { Entries, Entry } from '../../rules/powers.ts';
import { clearPlanet } from '../../rules/sacrifice.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { awardPoints } from '../../rules/victory.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    colonialRedistribution: { planet: string };
    settle: { planet: string };
  }
}

/** Laws that are attached to planets, and directives about planets. */
export const agendas: Entries = {
  'colonial-redistribution': {
    *elected(g, planet) {
      yield* razePlanet(g, planet);
      yield* resettle(g, planet);
    },
  },

  'compensated-disarmament': {
    *elected(g, planet) {
      const seat = g.control[planet];
      const count = groundAt(g, planet, seat);
      yield* destroyGround(g, { seat, by: NONE, planet }, count);
      yield* gainGoods(g, seat, count);
    },
  },

  'core-mining': {
    moreResources: 2,
    *elected(g, planet) {
      const seat = g.control[planet];
      const count = Math.min(1, groundAt(g, planet, seat));
      yield* destroyGround(g, { seat, by: NONE, planet }, count);
    },
  },

  'demilitarized-zone': { noUnits: true, elected: razePlanet },

  'holy-planet-of-ixth': {
    noProduction: true,
    pointsOfControl: 1,
    *elected(g, planet) {
      awardPoints(g, g.control[planet], 1);
    },
  },

  'research-team-biotic': researchTeam('green'),
  'research-team-cybernetic': researchTeam('yellow'),
  'research-team-propulsion': researchTeam('blue'),
  'research-team-warfare': researchTeam('red'),

  'senate-sanctuary': { moreInfluence: 2 },
  'terraforming-initiative': { moreResources: 1, moreInfluence: 1 },
};

function researchTeam(colour: Colour): Entry {
  return { ignoresColour: colour };
}

/** All units on the planet are destroyed; fighters may lose their hangar with a dock. TI-5.3 */
function* razePlanet(g: Ti4, planet: number): Script {
  const seat = g.control[planet];
  yield* destroyed(g, clearPlanet(g, seat, planet));
  yield* enforceLimits(g, PLANETS[planet].tile, seat);
}

/** A player with the fewest points may land an infantry and so gains the planet. TI-21.3, TI-26.12 */
function* resettle(g: Ti4, planet: number): Script {
  if (!admitsUnits(g, planet)) return;
  const { id } = PLANETS[planet];
  const { player } = yield* choose(
    g.control[planet],
    'colonialRedistribution',
    poorest(g).map((each) => ({ do: 'choosePlayer', player: each }) as const),
    { about: { planet: id } },
  );
  if (!(yield* wants(player, 'settle', { about: { planet: id } }))) return;
  placeInfantry(g, player, planet, 1);
  yield* gainPlanet(g, player, planet);
}

function poorest(g: Ti4): Seat[] {
  const fewest = Math.min(...speakerOrder(g).map((seat) => g.players[seat].points));
  return speakerOrder(g).filter((seat) => g.players[seat].points === fewest);
}
