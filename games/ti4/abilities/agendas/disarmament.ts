import type { Script, Seat } from '@tablewright/engine';
import { CRUISER, MECATOL, PLANETS, TILES } from '../../content/index.ts';
import { AGAINST, votersFor } from '../../rules/ballots.ts';
import { spendFromPools } from '../../rules/command.ts';
import { destroyed } from '../../rules/destruction.ts';
import { rollDie } from '../../rules/dice.ts';
import { adjacentTo, hasAnyWormhole, isPortal } from '../../rules/galaxy.ts';
import { gainGoods } from '../../rules/goods.ts';
import { postpone } from '../../rules/laws.ts';
import { enforceAllLimits } from '../../rules/limits.ts';
import { speakerOrder } from '../../rules/order.ts';
import { choose, POOLS } from '../../rules/options.ts';
import {
  addGround,
  DREADNOUGHT,
  groundAt,
  hasShips,
  INFANTRY,
  onBoard,
  planetsOf,
} from '../../rules/pieces.ts';
import { admitsUnits, placeInfantry } from '../../rules/placing.ts';
import type { Entries, Loss } from '../../rules/powers.ts';
import { clearShips, clearSystem, giveUp, shipsAnywhere, unitsIn } from '../../rules/sacrifice.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { research } from '../../rules/technology.ts';
import { emit } from '../../rules/vocabulary.ts';
import { exhaustAll } from './exhausting.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    armsReduction: { count: number };
    ixthianArtifact: { system: string; count: number };
    returnToken: { count: number };
  }
}

/** Ships that Arms Reduction leaves to everybody. */
const ARMS_LEFT = [
  { kind: DREADNOUGHT, count: 2 },
  { kind: CRUISER, count: 4 },
];

/** The Ixthian Artifact brings knowledge on this roll or more, and destruction below. */
const IXTHIAN_SUCCESS = 6;
const IXTHIAN_TECHNOLOGIES = 2;
const IXTHIAN_LOSSES = 3;

/** Directives about units and technologies: carried out once and discarded. */
export const agendas: Entries = {
  'arms-reduction': {
    *approved(g) {
      for (const seat of speakerOrder(g)) yield* reduceArms(g, seat);
    },
    *rejected(g) {
      postpone(g, g.council.agenda, speakerOrder(g));
    },
    *falls(g, seats) {
      for (const seat of seats) exhaustAll(g, seat, ({ specialty }) => specialty !== null);
    },
  },

  'ixthian-artifact': {
    *approved(g) {
      const die = rollDie();
      emit('ixthianRoll', { player: g.speaker, die });
      if (die >= IXTHIAN_SUCCESS) yield* enlighten(g);
      else yield* devastate(g);
    },
  },

  'swords-to-plowshares': {
    *approved(g) {
      for (const seat of speakerOrder(g)) yield* disarm(g, seat);
    },
    *rejected(g) {
      for (const seat of speakerOrder(g))
        for (const planet of planetsOf(g, seat))
          if (admitsUnits(g, planet)) placeInfantry(g, seat, planet, 1);
    },
  },

  'wormhole-research': {
    *approved(g) {
      for (const seat of speakerOrder(g))
        if (g.galaxy.systems.some((system) => isAtWormhole(g, seat, system)))
          yield* research(g, seat, 0, true);
      yield* collapse(g);
    },
    *rejected(g) {
      for (const seat of votersFor(g, AGAINST)) {
        const { tactic, fleet, strategy } = g.players[seat];
        if (tactic + fleet + strategy === 0) continue;
        yield* spendFromPools(g, seat, POOLS, 1, 'returnToken');
        emit('returnedTokens', { player: seat, count: 1 });
        yield* enforceAllLimits(g, seat);
      }
    },
  },
};

/** The player chooses which ships go; what they carried may go with them. TI-5.3 */
function* reduceArms(g: Ti4, seat: Seat): Script {
  const losses: Loss[] = [];
  for (const { kind, count } of ARMS_LEFT) {
    const ships = () => shipsAnywhere(g, seat, [kind]);
    const losing = giveUp(g, seat, onBoard(g, seat, kind) - count, ships, (offered, left) =>
      choose(seat, 'armsReduction', offered, { about: { count: left } }),
    );
    losses.push(...(yield* losing));
  }
  yield* destroyed(g, losses);
  yield* enforceAllLimits(g, seat);
}

function* enlighten(g: Ti4): Script {
  for (const seat of speakerOrder(g))
    for (let left = IXTHIAN_TECHNOLOGIES; left > 0; left--) yield* research(g, seat, 0, true);
}

/** Everything in the system of Mecatol Rex, and three units in each system next to it, all at once. TI-26.15 */
function* devastate(g: Ti4): Script {
  const losses = speakerOrder(g).flatMap((seat) => clearSystem(g, seat, MECATOL));
  for (const seat of speakerOrder(g))
    for (const system of adjacentTo(g, MECATOL, NONE)) {
      const units = () => unitsIn(g, seat, system);
      const losing = giveUp(g, seat, IXTHIAN_LOSSES, units, (offered, count) =>
        choose(seat, 'ixthianArtifact', offered, { about: { system: TILES[system].id, count } }),
      );
      losses.push(...(yield* losing));
    }
  yield* destroyed(g, losses);
  for (const seat of speakerOrder(g)) yield* enforceAllLimits(g, seat);
}

/** Half of the infantry on each planet, rounded up, for a trade good each. */
function* disarm(g: Ti4, seat: Seat): Script {
  const losses = planetsOf(g, seat).flatMap((planet): Loss[] => {
    const count = Math.ceil(groundAt(g, planet, seat) / 2);
    addGround(g, planet, seat, -count);
    const system = PLANETS[planet].tile;
    return count === 0 ? [] : [{ seat, by: NONE, kind: INFANTRY, system, planet, count }];
  });
  yield* destroyed(g, losses);
  yield* gainGoods(
    g,
    seat,
    losses.reduce((sum, { count }) => sum + count, 0),
  );
}

function isAtWormhole(g: Ti4, seat: Seat, system: number): boolean {
  return hasAnyWormhole(g, system) && hasShips(g, system, seat);
}

/** All ships in systems with an alpha or a beta wormhole; ground forces are left without room. TI-5.6 */
function* collapse(g: Ti4): Script {
  const systems = g.galaxy.systems.filter((system) => isPortal(g, system));
  yield* destroyed(
    g,
    speakerOrder(g).flatMap((seat) => systems.flatMap((system) => clearShips(g, seat, system))),
  );
  for (const seat of speakerOrder(g)) yield* enforceAllLimits(g, seat);
}
