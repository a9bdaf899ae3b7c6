import type { Seat } from '@tablewright/engine';
import { BUILDINGS, LORE as LORE_CARDS, SYSTEMS } from '../content/index.ts';
import { beginBattle } from '../rules/actions/battle.ts';
import { buildShip } from '../rules/actions/build.ts';
import { diceCounts, rollDice, tally } from '../rules/actions/dice.ts';
import { canTax, taxCity } from '../rules/actions/tax.ts';
import { neighboursOf, systemsInPlay } from '../rules/map.ts';
import { choose } from '../rules/options.ts';
import {
  addBuilding,
  buildingAt,
  controls,
  freshAt,
  hasPiece,
  piecesLeft,
  removeBuilding,
  returnCity,
  rivalsOf,
  takeFromSupply,
} from '../rules/pieces.ts';
import { type Entries, newAction } from '../rules/powers.ts';
import { overflow } from '../rules/resources.ts';
import type { Arcs, Building } from '../rules/state.ts';
import { emit, schedule } from '../rules/vocabulary.ts';

declare module '../rules/vocabulary.ts' {
  interface Prompts {
    summon: object;
    prune: object;
    fireFrom: object;
    fireAt: { system: string };
    fireDice: { system: string; rival: Seat };
  }
}

/** Builds a ship at any controlled city, once a turn. Tool-Priests */
const summon = newAction('summon', {
  may(g, seat, _about, card) {
    if (g.turn.once.includes(LORE_CARDS[card].id)) return 'ARC-10.3';
    return controlledCities(g, seat).length === 0 ? 'ARC-25.1' : null;
  },
  *use(g, seat, { card }) {
    g.turn.once.push(LORE_CARDS[card].id);
    const { system } = yield* choose(
      seat,
      'summon',
      controlledCities(g, seat).map(
        (city) => ({ do: 'summon', system: city.system, place: city.place }) as const,
      ),
    );
    buildShip(g, seat, system);
  },
});

/** One city for each system: which of two makes no difference. */
function controlledCities(g: Arcs, seat: Seat): Building[] {
  const cities = g.buildings.filter(
    ({ kind, system }) => kind === 'city' && controls(g, seat, system),
  );
  return cities.filter(({ system }, i) => cities.findIndex((city) => city.system === system) === i);
}

/** Taxes an own city; tax limits and modifiers apply. Living Structures, ARC-21.8 */
const nurture = newAction('nurture', {
  may: (g, seat) => (canTax(g, seat, true) ? null : 'ARC-11.1'),
  use: (g, seat) => taxCity(g, seat, true),
});

/** Replaces an own building in a building slot by one of the other kind. Living Structures, ARC-23.11 */
const prune = newAction('prune', {
  may: (g, seat) => (prunable(g, seat).length === 0 ? 'ARC-23.11' : null),
  *use(g, seat) {
    const choice = yield* choose(
      seat,
      'prune',
      prunable(g, seat).map(
        ({ kind, system, place }) =>
          ({ do: 'prune', kind: BUILDINGS.indexOf(kind), system, place }) as const,
      ),
    );
    const old = buildingAt(g, choice.system, choice.place)!;
    const { system, place, damaged } = old;
    const kind = otherKind(old);
    removeBuilding(g, old);
    takeFromSupply(g, seat, kind);
    addBuilding(g, { system, place, owner: seat, kind, damaged, used: false });
    emit('pruned', { player: seat, kind, system: SYSTEMS[system].id });
    if (kind === 'city') {
      g.players[seat].starports++;
    } else {
      returnCity(g, seat);
      yield* overflow(g, seat, 1);
    }
  },
});

function prunable(g: Arcs, seat: Seat): Building[] {
  return g.buildings.filter(
    (building) =>
      building.owner === seat &&
      building.place < SYSTEMS[building.system].slots &&
      piecesLeft(g, seat, otherKind(building)) > 0,
  );
}

function otherKind({ kind }: Building): Building['kind'] {
  return kind === 'city' ? 'starport' : 'city';
}

/** Fires at a Rival next door, without risk: no battle, so that nothing that changes battles applies. Galactic Rifles */
const fireRifles = newAction('fire-rifles', {
  may: (g, seat) =>
    systemsInPlay(g).some((system) => firesFrom(g, seat, system)) ? null : 'ARC-25.1',
  *use(g, seat) {
    const { system: from } = yield* choose(
      seat,
      'fireFrom',
      systemsInPlay(g)
        .filter((system) => firesFrom(g, seat, system))
        .map((system) => ({ do: 'fireFrom', system }) as const),
    );
    const { system, rival } = yield* choose(
      seat,
      'fireAt',
      neighboursOf(g, from).flatMap((system) =>
        rivalsOf(g, seat)
          .filter((rival) => hasPiece(g, rival, system))
          .map((rival) => ({ do: 'fireAt', system, rival }) as const),
      ),
      { about: { system: SYSTEMS[from].id } },
    );
    const { count } = yield* choose(
      seat,
      'fireDice',
      diceCounts('skirmishDice', 1, freshAt(g, seat, from)),
      { about: { system: SYSTEMS[system].id, rival } },
    );
    beginBattle(g, seat, rival, system);
    g.battle.rifles = true;
    emit('fired', {
      player: seat,
      rival,
      system: SYSTEMS[system].id,
      from: SYSTEMS[from].id,
      count,
    });
    rollDice(g, { skirmish: count, assault: 0, raid: 0 });
    tally(g);
    schedule(g, 'shipHits');
    schedule(g, 'fallenCities');
    schedule(g, 'afterBattle');
  },
});

function firesFrom(g: Arcs, seat: Seat, system: number): boolean {
  return (
    freshAt(g, seat, system) > 0 &&
    neighboursOf(g, system).some((next) =>
      rivalsOf(g, seat).some((rival) => hasPiece(g, rival, next)),
    )
  );
}

export const LORE: Entries = {
  'tool-priests': { abilities: [summon] },
  'galactic-rifles': { abilities: [fireRifles] },
  'sprinter-drives': { movesAgain: true },
  'mirror-plating': { mirrors: true },
  'hidden-harbors': { freshShips: true, starportGuards: true },
  'signal-breaker': { ignoresIntercept: true },
  'repair-drones': { repairsAttacker: true },
  'gate-ports': { gateBuilding: 'starport', gateToll: true },
  'cloud-cities': { cloudCity: true },
  'living-structures': { abilities: [nurture, prune] },
  'gate-stations': { gateBuilding: 'city' },
  'railgun-arrays': { firesFirst: true },
  'ancient-holdings': { holds: 4 },
  'seeker-torpedoes': { reroll: { die: 'assault', per: 'fresh ship' } },
};
