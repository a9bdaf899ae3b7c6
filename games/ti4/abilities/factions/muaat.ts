import type { Script, Seat } from '@tablewright/engine';
import { CRUISER, FLAGSHIP, TECHNOLOGIES, technologyOf, TILES } from '../../content/index.ts';
import { areAdjacent, isAnomaly } from '../../rules/galaxy.ts';
import { gainGoods } from '../../rules/goods.ts';
import { enforceAllLimits, enforceLimits } from '../../rules/limits.ts';
import { note } from '../../rules/note-play.ts';
import { choose } from '../../rules/options.ts';
import {
  addAfloat,
  afloat,
  DESTROYER,
  FIGHTER,
  kindName,
  onBoard,
  WAR_SUN,
} from '../../rules/pieces.ts';
import { hasPieceFor, placeShip } from '../../rules/placing.ts';
import type { Entries } from '../../rules/powers.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { gainTechnology, gainVerdict } from '../../rules/technology.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    starForge: object;
    starForgeUnits: { system: string };
  }
}

export const technologies: Entries = {
  'magmus-reactor': {
    entersSupernovas: true,
    abilities: [
      {
        window: 'production.used.after',
        mandatory: true,
        may: (g, _seat, { system, made }) =>
          warSunsIn(g, system) > made[WAR_SUN] || isBySupernova(g, system) ? null : 'TI-28.1',
        *use(g, seat) {
          yield* gainGoods(g, seat, 1);
        },
      },
    ],
  },
  'prototype-war-sun-2': {},
};

/** War suns of anybody. */
function warSunsIn(g: Ti4, system: number): number {
  return g.players.reduce((sum, _, seat) => sum + afloat(g, system, seat, WAR_SUN), 0);
}

function isBySupernova(g: Ti4, system: number): boolean {
  return g.galaxy.systems.some(
    (other) => isAnomaly(other, 'supernova') && areAdjacent(g, system, other, NONE),
  );
}

export const faction: Entries = {
  'star-forge': {
    abilities: [
      {
        window: 'action',
        may: (g, seat) =>
          g.players[seat].strategy > 0 && onBoard(g, seat, WAR_SUN) > 0 ? null : 'TI-2.11',
        use: forge,
      },
    ],
  },
  'gashlai-physiology': { passesSupernovas: true },
};

/** Fighters that come instead of a destroyer. */
const FORGED_FIGHTERS = 2;

/** Two fighters or a destroyer come to a war sun. */
function* forge(g: Ti4, seat: Seat): Script {
  g.players[seat].strategy--;
  const { system } = yield* choose(
    seat,
    'starForge',
    g.galaxy.systems
      .filter((each) => afloat(g, each, seat, WAR_SUN) > 0)
      .map((each) => ({ do: 'chooseSystem', system: each }) as const),
  );
  const kinds = hasPieceFor(g, seat, DESTROYER, system) ? [FIGHTER, DESTROYER] : [FIGHTER];
  const { kind } = yield* choose(
    seat,
    'starForgeUnits',
    kinds.map((each) => ({ do: 'chooseUnit', kind: each }) as const),
    { about: { system: TILES[system].id } },
  );
  if (kind === DESTROYER) yield* placeShip(g, seat, DESTROYER, system);
  else yield* placeFighters(g, seat, system);
}

/** What finds no room goes. TI-5.7 */
function* placeFighters(g: Ti4, seat: Seat, system: number): Script {
  addAfloat(g, system, seat, FIGHTER, FORGED_FIGHTERS);
  emit('placed', {
    player: seat,
    kind: kindName(FIGHTER),
    count: FORGED_FIGHTERS,
    system: TILES[system].id,
  });
  yield* enforceLimits(g, system, seat);
}

const WAR_SUN_CARD = technologyOf('war-sun');

export const notes: Entries = {
  'fires-of-the-gashlai': note({
    window: 'action',
    may: (g, seat, { owner }) =>
      g.players[owner].fleet > 0 ? gainVerdict(g, seat, WAR_SUN_CARD) : 'TI-2.11',
    *effect(g, seat, { owner }) {
      g.players[owner].fleet--;
      emit('returnedToken', { player: owner, pool: 'fleet' });
      gainTechnology(g, seat, WAR_SUN_CARD);
      emit('gainedTechnology', { player: seat, technology: TECHNOLOGIES[WAR_SUN_CARD].id });
      yield* enforceAllLimits(g, owner);
    },
  }),
};

export const units: Entries = {
  'prototype-war-sun-1': {},
  'prototype-war-sun-2': {},
  'the-inferno': {
    abilities: [
      {
        window: 'action',
        may(g, seat) {
          const system = systemOfFlagship(g, seat);
          if (system === undefined || g.players[seat].strategy === 0) return 'TI-2.11';
          return hasPieceFor(g, seat, CRUISER, system) ? null : 'TI-14.8';
        },
        *use(g, seat) {
          g.players[seat].strategy--;
          yield* placeShip(g, seat, CRUISER, systemOfFlagship(g, seat)!);
        },
      },
    ],
  },
};

function systemOfFlagship(g: Ti4, seat: Seat): number | undefined {
  return g.galaxy.systems.find((system) => afloat(g, system, seat, FLAGSHIP) > 0);
}
