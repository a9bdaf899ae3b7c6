import { judge, type Seat } from '@tablewright/engine';
import { CRUISER, PLANETS, TILES } from '../../content/index.ts';
import { cannonHits } from '../../rules/cannons.ts';
import { actionCard } from '../../rules/cards.ts';
import { areAdjacent } from '../../rules/galaxy.ts';
import { takeShip } from '../../rules/limits.ts';
import { choose, type Option } from '../../rules/options.ts';
import {
  afloat,
  DOCK,
  docksOf,
  DREADNOUGHT,
  hasMovers,
  hasToken,
  kindName,
  planetsOf,
} from '../../rules/pieces.ts';
import { hasPieceFor, placeShip } from '../../rules/placing.ts';
import type { Entries } from '../../rules/powers.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';
import { cards as invasionCards } from './invasion.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    silenceOfSpace: object;
    battlestation: { system: string };
  }
}

/** Space Cannon of an Experimental Battlestation. */
const BATTLESTATION = { value: 5, dice: 3 };

/** Action cards that are played in tactical actions, combats apart. */
export const cards: Entries = {
  ...invasionCards,

  'flank-speed': actionCard({
    window: 'system.activated',
    may(g, seat, { by }) {
      if (by !== seat) return 'TI-28.1';
      return g.tactical.speed > 0 ? 'TI-19.2' : null;
    },
    *effect(g) {
      g.tactical.speed = 1;
    },
  }),

  'in-the-silence-of-space': actionCard({
    window: 'system.activated',
    may(g, seat, { by }) {
      if (by !== seat) return 'TI-28.1';
      return fleets(g, seat).some((each) => fleetVerdict(g, seat, each) === null)
        ? null
        : 'TI-19.7';
    },
    *target(g, seat) {
      const { options, refused } = judge(fleets(g, seat), (each) => fleetVerdict(g, seat, each));
      const { system } = yield* choose(seat, 'silenceOfSpace', options, { refused });
      return { system };
    },
    *effect(g, _seat, { system }) {
      g.tactical.silent = system;
    },
  }),

  'lost-star-chart': actionCard({
    window: 'system.activated',
    may: (_g, seat, { by }) => (by === seat ? null : 'TI-28.1'),
    *effect(g) {
      g.tactical.chart = true;
    },
  }),

  upgrade: actionCard({
    window: 'system.activated',
    may(g, seat, { by, system }) {
      if (by !== seat) return 'TI-28.1';
      if (afloat(g, system, seat, CRUISER) === 0) return 'TI-26.13';
      return hasPieceFor(g, seat, DREADNOUGHT, system) ? null : 'TI-14.8';
    },
    *target(_g, _seat, { system }) {
      return { system, kind: CRUISER };
    },
    *effect(g, seat, { system }) {
      takeShip(g, system, seat, CRUISER, false);
      emit('removed', {
        player: seat,
        kind: kindName(CRUISER),
        count: 1,
        system: TILES[system].id,
      });
      yield* placeShip(g, seat, DREADNOUGHT, system);
    },
  }),

  'experimental-battlestation': actionCard({
    window: 'ships.moved',
    may: (g, seat, { system }) => (docksNear(g, seat, system).length > 0 ? null : 'TI-19.7'),
    *target(g, seat, { system }) {
      const dock = yield* choose(seat, 'battlestation', docksNear(g, seat, system), {
        about: { system: TILES[system].id },
      });
      return dock.do === 'choosePlanet' ? { planet: dock.planet } : { system: dock.system };
    },
    *effect(g, seat, { planet, system }) {
      const place = planet === NONE ? system : PLANETS[planet].tile;
      g.tactical.battlestations.push({ seat, system: place, ...BATTLESTATION });
    },
  }),

  'maneuvering-jets': actionCard({
    window: 'cannon.hits',
    may(g) {
      if (g.rolled.cancelled > 0) return 'TI-19.2';
      return cannonHits(g) > 0 ? null : 'TI-9.4';
    },
    *effect(g) {
      g.rolled.cancelled++;
    },
  }),
};

/** The systems with ships of the seat, or docks that move as ships do. */
function fleets(g: Ti4, seat: Seat): Option<'chooseSystem'>[] {
  return g.galaxy.systems
    .filter((system) => hasMovers(g, system, seat))
    .map((system) => ({ do: 'chooseSystem', system }));
}

/** Ships that an own token holds have no use for it. TI-7.2 */
function fleetVerdict(g: Ti4, seat: Seat, { system }: Option<'chooseSystem'>): string | null {
  return system !== g.tactical.system && hasToken(g, system, seat) ? 'TI-7.2' : null;
}

/** Space docks of the seat in the system and next to it. TI-9.6 */
function docksNear(g: Ti4, seat: Seat, system: number): Option<'choosePlanet' | 'chooseSystem'>[] {
  const isNear = (place: number): boolean =>
    place === system || areAdjacent(g, system, place, seat);
  return [
    ...planetsOf(g, seat)
      .filter((planet) => docksOf(g, planet, seat) > 0 && isNear(PLANETS[planet].tile))
      .map((planet) => ({ do: 'choosePlanet', planet }) as const),
    ...g.galaxy.systems
      .filter((place) => afloat(g, place, seat, DOCK) > 0 && isNear(place))
      .map((place) => ({ do: 'chooseSystem', system: place }) as const),
  ];
}
