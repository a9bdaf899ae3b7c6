import type { Script, Seat } from '@tablewright/engine';
import { TILES } from '../../content/index.ts';
import { opponentOf } from '../../rules/combat.ts';
import { destroyed } from '../../rules/destruction.ts';
import { hasAnyWormhole, homeOf, isHome, isPortal } from '../../rules/galaxy.ts';
import { hullsIn, strike } from '../../rules/hits.ts';
import { note } from '../../rules/note-play.ts';
import { choose, TOKENS } from '../../rules/options.ts';
import { controls, hasRivalShips, hasShips, planetsIn, SHIPS } from '../../rules/pieces.ts';
import { type Entries, powers } from '../../rules/powers.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    wormholeToken: object;
    wormholeSystem: { wormhole: string };
    dimensionalSplicer: object;
  }
}

export const technologies: Entries = {
  'wormhole-generator': {
    abilities: [
      {
        window: 'status.start',
        mandatory: true,
        may: (g, seat) =>
          placesFor(g, seat).length > 0 && tokensOf(g).length > 0 ? null : 'TI-1.4',
        *use(g, seat) {
          yield* moveWormhole(g, seat);
        },
      },
    ],
  },
  'dimensional-splicer': {
    abilities: [
      {
        window: 'combat.start',
        may(g, seat) {
          const { planet, system } = g.combat;
          if (planet !== NONE) return 'TI-10.2';
          const isFought = hasShips(g, system, seat) && hasShips(g, system, opponentOf(g, seat));
          return isFought && hasAnyWormhole(g, system) ? null : 'TI-27.4';
        },
        *use(g, seat) {
          yield* splice(g, seat);
        },
      },
    ],
  },
};

export const faction: Entries = {
  'quantum-entanglement': { joinsOwnWormholes: true },
  /** Ships that start at home or at an alpha or beta wormhole. */
  slipstream: {
    moveFrom: (g, seat, system) => (system === homeOf(g, seat) || isPortal(g, system) ? 1 : 0),
  },
  // The gate is a tile, and tiles lie where the map says.
  'creuss-gate': {},
};

/** Systems with an own planet, and others that are no homes and hold no ships of others. */
function placesFor(g: Ti4, seat: Seat): number[] {
  return g.galaxy.systems.filter(
    (system) =>
      planetsIn(system).some((planet) => controls(g, seat, planet)) ||
      (!isHome(g, system) && !hasRivalShips(g, system, seat)),
  );
}

/** The tokens that can be placed or moved: those beside the board leave the game with Creuss. TI-24.2, TI-24.4 */
function tokensOf(g: Ti4): (typeof TOKENS)[number][] {
  const isThere = g.players.some(
    ({ eliminated }, seat) => !eliminated && powers.has(g, seat, 'joinsOwnWormholes'),
  );
  return TOKENS.filter((_, at) => isThere || g.wormholes[at] !== NONE);
}

/** One of the two wormhole tokens goes to another system, or stays. */
function* moveWormhole(g: Ti4, seat: Seat): Script {
  const { wormhole } = yield* choose(
    seat,
    'wormholeToken',
    tokensOf(g).map((each) => ({ do: 'chooseWormhole', wormhole: each }) as const),
  );
  const { system } = yield* choose(
    seat,
    'wormholeSystem',
    placesFor(g, seat).map((each) => ({ do: 'chooseSystem', system: each }) as const),
    { about: { wormhole } },
  );
  g.wormholes[TOKENS.indexOf(wormhole)] = system;
  emit('wormholeMoved', { player: seat, system: TILES[system].id, wormhole });
}

/** One hit on a ship of the opponent that the player chooses. TI-11.5 */
function* splice(g: Ti4, seat: Seat): Script {
  const { system } = g.combat;
  const rival = opponentOf(g, seat);
  const ships = hullsIn(g, system, rival, SHIPS).map(
    ({ kind, hull }) => ({ do: 'destroy', system, player: rival, kind, hull }) as const,
  );
  const { kind, hull } = yield* choose(seat, 'dimensionalSplicer', ships);
  yield* destroyed(g, yield* strike(g, rival, { do: 'lose', kind, hull }));
}

export const notes: Entries = {
  'creuss-iff': note({
    window: 'turn.start',
    may(g, seat, { active }) {
      if (active !== seat) return 'TI-28.1';
      return placesFor(g, seat).length > 0 ? null : 'TI-19.7';
    },
    *effect(g, seat) {
      yield* moveWormhole(g, seat);
    },
  }),
};

export const units: Entries = { 'hil-colish': { opensDelta: true } };
