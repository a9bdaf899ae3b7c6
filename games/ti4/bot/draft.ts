import type { Seat } from '@tablewright/engine';
import {
  FACTIONS,
  MAPS,
  PLANETS,
  PROFILES,
  TECHNOLOGIES,
  TILES,
  UNIT_KINDS,
} from '../content/index.ts';
import { LAYOUTS, PLACES, scoreOf, sliceMeasures } from '../galaxy/index.ts';
import type { Option } from '../rules/options.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { among, type Rule } from './rule.ts';
import { COMMODITY, GOOD, INFLUENCE, PLANET, RESOURCE, SHIP_COST, TECHNOLOGY } from './worth.ts';

/** Commodities come again and again. */
const ROUNDS = 3;
/** An own upgrade of a unit. */
const UPGRADE = 0.1;

/** What a faction starts with, and what it can do. */
const FACTION_WORTHS: readonly number[] = FACTIONS.map((faction) => {
  const home = TILES[faction.home].planets.reduce(
    (sum, planet) =>
      sum + PLANET + PLANETS[planet].resources * RESOURCE + PLANETS[planet].influence * INFLUENCE,
    0,
  );
  const fleet = UNIT_KINDS.reduce((sum, _, kind) => {
    const at = faction.profiles[kind];
    if (at === null || faction.units[kind] === 0) return sum;
    const { cost, costFor } = PROFILES[at];
    return sum + (faction.units[kind] * (cost ?? 0) * SHIP_COST) / costFor;
  }, 0);
  const technologies = faction.startingTechnologies.length + (faction.chooseStarting?.count ?? 0);
  const upgrades = faction.technologies.filter((each) => TECHNOLOGIES[each].kind === 'upgrade');
  return (
    home +
    fleet +
    technologies * TECHNOLOGY +
    faction.commodities * COMMODITY * ROUNDS +
    upgrades.length * UPGRADE
  );
});

/** A point of a slice's measure in points at the end. */
const SLICE = 0.12;
/** Each step from the speaker. */
const LATER = 0.06;

function worthOf(g: Ti4, option: Option): number {
  switch (option.do) {
    case 'takeFaction':
      return FACTION_WORTHS[option.faction];
    case 'takeSlice':
      return SLICE * scoreOf(sliceMeasures(g.draft.slices[option.slice]));
    case 'takePosition':
      return MAPS[g.players.length].bonus[option.position] * GOOD - LATER * option.position;
    default:
      return NONE;
  }
}

/** What would be missed most: each thing counts by how much better it is than the next of its kind. TI-29.4 */
const drafting: Rule = (g, ask) => (option) => {
  const others = (ask.options as readonly Option[]).filter(
    (other) => other.do === option.do && other !== option,
  );
  const next = Math.max(...others.map((other) => worthOf(g, other)), NONE);
  return others.length === 0 ? 0 : worthOf(g, option) - next;
};

/** What a tile is worth beside one of average worth. */
const TILE_WORTHS: readonly number[] = (() => {
  const scores = TILES.map((_, tile) => scoreOf(sliceMeasures([tile])));
  const mapTiles = [...TILES.keys()].filter((tile) => ['blue', 'red'].includes(TILES[tile].kind));
  const mean = mapTiles.reduce((sum, tile) => sum + scores[tile], 0) / mapTiles.length;
  return scores.map((score) => score - mean);
})();

/** Good tiles near the own home, bad ones near those of others. */
function placeWorth(g: Ti4, seat: Seat, tile: number, place: number): number {
  const { homes } = LAYOUTS[g.players.length];
  const own = g.seating.indexOf(seat);
  const nearness = homes.map((home) => 1 / stepsBetween(home, place));
  const others = nearness.reduce((sum, near) => sum + near, 0) - nearness[own];
  return TILE_WORTHS[tile] * (nearness[own] - others / (homes.length - 1));
}

function stepsBetween(one: number, other: number): number {
  const [dq, dr] = [PLACES[other].q - PLACES[one].q, PLACES[other].r - PLACES[one].r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

const placing = among('placeTile', (g, seat, { system, space }) =>
  placeWorth(g, seat, system, space),
);

/** Questions before the match. */
export const draftRules: { readonly [prompt: string]: Rule } = {
  banFaction: among('banFaction', (_g, _seat, { faction }) => FACTION_WORTHS[faction]),
  pickFaction: among('takeFaction', (_g, _seat, { faction }) => FACTION_WORTHS[faction]),
  draft: drafting,
  placeTile: placing,
  placeExtra: placing,
};
