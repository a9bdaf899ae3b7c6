import type { Seat } from '@tablewright/engine';
import { BUILDINGS, SYSTEMS } from '../../content/index.ts';
import { beginBattle } from '../actions/battle.ts';
import { buildShip } from '../actions/build.ts';
import { diceCounts, rollDice, tally } from '../actions/dice.ts';
import { canTax, taxCity } from '../actions/tax.ts';
import { neighboursOf, systemsInPlay } from '../map.ts';
import { choose } from '../options.ts';
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
} from '../pieces.ts';
import { overflow } from '../resources.ts';
import type { Arcs, Building } from '../state.ts';
import type { CardScripts, Taking } from './scripts.ts';
import { emit, schedule } from '../vocabulary.ts';

/** Builds a ship at any controlled city, once a turn. Tool-Priests */
const summon: Taking = {
  verdict(g, seat) {
    if (g.turn.once.includes('tool-priests')) return 'ARC-10.3';
    return controlledCities(g, seat).length === 0 ? 'ARC-25.1' : null;
  },
  *take(g, seat) {
    g.turn.once.push('tool-priests');
    const { system } = yield* choose(
      seat,
      'summon',
      controlledCities(g, seat).map(
        (city) => ({ do: 'summon', system: city.system, place: city.place }) as const,
      ),
    );
    buildShip(g, seat, system);
  },
};

/** One city for each system: which of two makes no difference. */
function controlledCities(g: Arcs, seat: Seat): Building[] {
  const cities = g.buildings.filter(
    ({ kind, system }) => kind === 'city' && controls(g, seat, system),
  );
  return cities.filter(({ system }, i) => cities.findIndex((city) => city.system === system) === i);
}

/** Taxes an own city; tax limits and modifiers apply. Living Structures, ARC-21.8 */
const nurture: Taking = {
  verdict: (g, seat) => (canTax(g, seat, true) ? null : 'ARC-11.1'),
  take: (g, seat) => taxCity(g, seat, true),
};

/** Replaces an own building in a building slot by one of the other kind. Living Structures, ARC-23.11 */
const prune: Taking = {
  verdict: (g, seat) => (prunable(g, seat).length === 0 ? 'ARC-23.11' : null),
  *take(g, seat) {
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
      yield* overflow(g, seat);
    }
  },
};

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
const fireRifles: Taking = {
  verdict: (g, seat) =>
    systemsInPlay(g).some((system) => firesFrom(g, seat, system)) ? null : 'ARC-25.1',
  *take(g, seat) {
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
};

function firesFrom(g: Arcs, seat: Seat, system: number): boolean {
  return (
    freshAt(g, seat, system) > 0 &&
    neighboursOf(g, system).some((next) =>
      rivalsOf(g, seat).some((rival) => hasPiece(g, rival, next)),
    )
  );
}

/** What lore does beyond its traits. */
export const LORE_SCRIPTS: { readonly [id: string]: CardScripts } = {
  'tool-priests': { newActions: { summon } },
  'galactic-rifles': { newActions: { 'fire-rifles': fireRifles } },
  'living-structures': { newActions: { nurture, prune } },
};
