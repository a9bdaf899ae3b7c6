import { choose, emit, type Seat, schedule } from '@tablewright/engine';
import { BUILDINGS, SYSTEMS } from '../../content/index.ts';
import { beginBattle } from '../actions/battle.ts';
import { buildShip } from '../actions/build.ts';
import { diceCounts, rollDice, tally } from '../actions/dice.ts';
import { canTax, taxCity } from '../actions/tax.ts';
import { neighboursOf, systemsInPlay } from '../map.ts';
import { option, spelt } from '../options.ts';
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

const summonPrompt = spelt('summon');
const prunePrompt = spelt('prune');
const fireFromPrompt = spelt('fireFrom');
const fireAtPrompt = spelt('fireAt');
const fireDicePrompt = spelt('fireDice');

/** Builds a ship at any controlled city, once a turn. Tool-Priests */
const summon: Taking = {
  verdict(g, seat) {
    if (g.turn.once.includes('tool-priests')) return 'ARC-10.3';
    return controlledCities(g, seat).length === 0 ? 'ARC-25.1' : null;
  },
  *take(g, seat) {
    g.turn.once.push('tool-priests');
    const { args } = yield* choose(
      seat,
      summonPrompt,
      controlledCities(g, seat).map(({ system, place }) => option('summon', system, place)),
    );
    buildShip(g, seat, args[0]);
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
    const { args } = yield* choose(
      seat,
      prunePrompt,
      prunable(g, seat).map(({ kind, system, place }) =>
        option('prune', BUILDINGS.indexOf(kind), system, place),
      ),
    );
    const old = buildingAt(g, args[1], args[2])!;
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
    const { args: from } = yield* choose(
      seat,
      fireFromPrompt,
      systemsInPlay(g)
        .filter((system) => firesFrom(g, seat, system))
        .map((system) => option('fireFrom', system)),
    );
    const { args: at } = yield* choose(
      seat,
      fireAtPrompt,
      neighboursOf(g, from[0]).flatMap((system) =>
        rivalsOf(g, seat)
          .filter((rival) => hasPiece(g, rival, system))
          .map((rival) => option('fireAt', system, rival)),
      ),
      { about: { system: SYSTEMS[from[0]].id } },
    );
    const [system, rival] = at;
    const { args: dice } = yield* choose(
      seat,
      fireDicePrompt,
      diceCounts('skirmishDice', 1, freshAt(g, seat, from[0])),
      { about: { system: SYSTEMS[system].id, rival } },
    );
    beginBattle(g, seat, rival, system);
    g.battle.rifles = true;
    emit('fired', {
      player: seat,
      rival,
      system: SYSTEMS[system].id,
      from: SYSTEMS[from[0]].id,
      count: dice[0],
    });
    rollDice(g, { skirmish: dice[0], assault: 0, raid: 0 });
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
