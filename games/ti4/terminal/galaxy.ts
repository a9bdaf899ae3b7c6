import { clip, padEnd, type Scene, wrap } from '@tablewright/board/terminal';
import type { Seat } from '@tablewright/engine';
import {
  DOCK,
  INFANTRY,
  MECATOL,
  PDS,
  PLANETS,
  SHIPS,
  TILES,
  type Wormhole,
} from '../content/index.ts';
import { isHome, wormholesOf } from '../rules/galaxy.ts';
import {
  afloat,
  damagedAt,
  docksOf,
  groundAt,
  hasMovers,
  hasToken,
  MOVERS,
  pdsOf,
  planetsIn,
  shipsOf,
} from '../rules/pieces.ts';
import { influenceOf, resourcesOf } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { painted, unitWords } from './pieces.ts';

const INDENT = '     ';
const WIDEST_CELL = 16;

/** A system takes two lines, and its neighbours in the next column lie one line lower or higher. */
const LINES = 2;

const HOLES: { readonly [W in Wormhole]: string } = { alpha: 'α', beta: 'β', delta: 'δ' };

/** The galaxy as its tiles lie: the number and name of each system, and whose ships and planets are there. */
export function drawGalaxy(scene: Scene<Ti4>, offered: ReadonlySet<number>): string[] {
  const { systems, q, r } = scene.state.galaxy;
  const columns = systems.map((system) => q[system]);
  const rows = systems.map((system) => LINES * r[system] + q[system]);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const across = Math.max(...columns) - left + 1;
  const wide = Math.min(WIDEST_CELL, Math.floor(scene.width / across));
  const grid = Array.from({ length: Math.max(...rows) - top + LINES }, () =>
    Array.from({ length: across }, () => ''),
  );
  systems.forEach((system, i) => {
    const [name, here] = cell(scene, system, offered.has(system), wide - 1);
    grid[rows[i] - top][columns[i] - left] = name;
    grid[rows[i] - top + 1][columns[i] - left] = here;
  });
  return grid.map((row) =>
    row
      .map((text) => padEnd(text, wide))
      .join('')
      .trimEnd(),
  );
}

function cell(
  scene: Scene<Ti4>,
  system: number,
  isOffered: boolean,
  wide: number,
): [string, string] {
  const { state, teller, style } = scene;
  const { id, planets, anomaly } = TILES[system];
  const holes = wormholesOf(state, system)
    .map((hole) => HOLES[hole])
    .join('');
  const called =
    planets.length > 0
      ? planets.map((planet) => PLANETS[planet].name).join('–')
      : anomaly === null
        ? holes === ''
          ? '·'
          : ''
        : teller.name(`anomaly.${anomaly}`);
  const title = clip(`${id}${holes} ${called}`, wide - 1);
  const mark = isOffered ? style.lit('›') : ' ';
  const isActive = state.tactical.system === system;
  return [`${mark}${isActive ? style.bold(title) : style.dim(title)}`, ` ${marks(scene, system)}`];
}

/** Ships of each player by their number, and a bare tag for who has only planets or docks there. */
function marks(scene: Scene<Ti4>, system: number): string {
  const { state } = scene;
  return state.players
    .flatMap((_, seat) => {
      const ships = shipsOf(state, system, seat);
      const isThere =
        hasMovers(state, system, seat) ||
        planetsIn(system).some((planet) => state.control[planet] === seat);
      return isThere ? [painted(scene, seat, ships > 0 ? String(ships) : '')] : [];
    })
    .join(' ');
}

/** Every system in full, by the numbers of the tiles. */
export function systemList(scene: Scene<Ti4>, offered: ReadonlySet<number>): string[] {
  const { systems } = scene.state.galaxy;
  return systems
    .toSorted((one, other) => one - other)
    .flatMap((system) => systemLines(scene, system, offered.has(system)));
}

/** A system in full: what it is, command tokens, planets with their garrisons, fleets. */
export function systemLines(scene: Scene<Ti4>, system: number, isOffered = false): string[] {
  const { state, teller, style, width } = scene;
  const { id, planets, anomaly, wormholes: printed, faction } = TILES[system];
  const tokens = seatsWhere(state, (seat) => hasToken(state, system, seat));
  const facts = [
    ...(isHome(state, system) && faction !== undefined ? [teller.say('board.home')] : []),
    ...(anomaly === null || planets.length === 0 ? [] : [teller.name(`anomaly.${anomaly}`)]),
    ...wormholesOf(state, system)
      .filter((hole) => planets.length > 0 || !printed.includes(hole))
      .map((hole) => teller.name(`wormhole.${hole}`)),
    ...(state.galaxy.apart.includes(system) ? [teller.say('ui.apart')] : []),
    ...(system === MECATOL && state.custodians ? [teller.say('board.custodians')] : []),
    ...(state.tactical.system === system ? [teller.say('ui.active')] : []),
    ...(tokens.length > 0
      ? [
          teller.say('board.tokens', {
            owners: tokens.map((seat) => painted(scene, seat, '')).join(' '),
          }),
        ]
      : []),
  ];
  // A system with a single planet has its name, and one line is enough for both.
  const [name, below] =
    planets.length === 1
      ? [planetWords(scene, planets[0]), []]
      : [style.bold(teller.name(`system.${id}`)), planets];
  const head = `${isOffered ? style.lit('›') : ' '}${padEnd(id, 3)} ${name}`;
  return [
    ...wrap([head, ...facts].join(' · '), width, INDENT),
    ...below.flatMap((planet) => wrap(INDENT + planetWords(scene, planet), width, INDENT)),
    ...seatsWhere(state, (seat) => afloatOf(state, system, seat).length > 0).flatMap((seat) =>
      wrap(INDENT + fleetWords(scene, system, seat), width, INDENT),
    ),
  ];
}

/** «Jord 4/2 cultural · Sol: 2 infantry» */
function planetWords(scene: Scene<Ti4>, planet: number): string {
  const { state, teller, style } = scene;
  const owner = state.control[planet];
  const forces = seatsWhere(state, (seat) => garrison(state, planet, seat).length > 0).map((seat) =>
    [painted(scene, seat, ':'), unitWords(scene, garrison(state, planet, seat))].join(' '),
  );
  const isEmpty = owner !== NONE && garrison(state, planet, owner).length === 0;
  return [
    `${teller.name(`planet.${PLANETS[planet].id}`)} ${planetFacts(scene, planet)}`,
    ...(isEmpty ? [painted(scene, owner, '')] : []),
    ...forces,
    ...(owner !== NONE && state.exhausted[planet] ? [style.dim(teller.say('ui.exhausted'))] : []),
  ].join(' · ');
}

/** Resources and influence, trait, specialty. */
export function planetFacts({ state, teller, style }: Scene<Ti4>, planet: number): string {
  const { trait, specialty } = PLANETS[planet];
  return [
    style.gold(`${resourcesOf(state, planet)}/${influenceOf(state, planet)}`),
    ...(trait === null ? [] : [style.dim(teller.name(`trait.${trait}`))]),
    ...(specialty === null
      ? []
      : [style.dim(teller.say('ui.specialty', { what: teller.name(`colour.${specialty}`) }))]),
  ].join(' ');
}

function fleetWords(scene: Scene<Ti4>, system: number, seat: Seat): string {
  const { state, teller } = scene;
  const damaged = SHIPS.reduce((sum, kind) => sum + damagedAt(state, system, seat, kind), 0);
  const units = unitWords(scene, afloatOf(state, system, seat));
  const harm = damaged > 0 ? ` (${teller.say('ui.damaged', { count: damaged })})` : '';
  return `${painted(scene, seat, ':')} ${units}${harm}`;
}

interface Pile {
  readonly kind: number;
  readonly count: number;
}

/** Docks and the largest ships first, infantry aboard last. */
function afloatOf(state: Ti4, system: number, seat: Seat): readonly Pile[] {
  return [...MOVERS.toReversed(), INFANTRY]
    .map((kind) => ({ kind, count: afloat(state, system, seat, kind) }))
    .filter(({ count }) => count > 0);
}

function garrison(state: Ti4, planet: number, seat: Seat): readonly Pile[] {
  return [
    { kind: INFANTRY, count: groundAt(state, planet, seat) },
    { kind: PDS, count: pdsOf(state, planet, seat) },
    { kind: DOCK, count: docksOf(state, planet, seat) },
  ].filter(({ count }) => count > 0);
}

function seatsWhere({ players }: Ti4, test: (seat: Seat) => boolean): Seat[] {
  return [...players.keys()].filter(test);
}
