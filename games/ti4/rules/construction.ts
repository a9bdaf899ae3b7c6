import { judge, type Script, type Seat } from '@tablewright/engine';
import { DOCKS_ON_PLANET, PDS_ON_PLANET, PLANETS, TILES } from '../content/index.ts';
import { breakBlockades } from './blockade.ts';
import { enforceLimits } from './limits.ts';
import { moment } from './moments.ts';
import { choose, type Option } from './options.ts';
import {
  addAfloat,
  afloat,
  controls,
  DOCK,
  floats,
  hasToken,
  inReinforcements,
  kindName,
  PDS,
  planetsIn,
  planetsOf,
} from './pieces.ts';
import { admitsUnits } from './placing.ts';
import { powers } from './powers.ts';
import type { Prompt } from './prompts.ts';
import type { Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

export type Structure = typeof PDS | typeof DOCK;
export type Build = Option<'buildPds' | 'buildDock' | 'buildDockIn'>;
type Take = Option<'takePds' | 'takeDock' | 'takeDockIn'>;

export const PDS_ONLY: readonly Structure[] = [PDS];
export const BOTH_STRUCTURES: readonly Structure[] = [DOCK, PDS];

/** A structure, if the player likes, on any own planet, with or without command tokens there. TI-3.6 */
export function* mayBuild(g: Ti4, seat: Seat, kinds: readonly Structure[]): Script {
  yield* build(g, seat, kinds, planetsOf(g, seat), true);
}

/** A space dock on any own planet. Construction Rider */
export function* buildDock(g: Ti4, seat: Seat): Script {
  yield* build(g, seat, [DOCK], planetsOf(g, seat), false);
}

/** A structure, if the player likes, on an own planet of the system. TI-3.6 */
export function* buildInSystem(g: Ti4, seat: Seat, system: number): Script {
  const planets = planetsIn(system).filter((planet) => controls(g, seat, planet));
  yield* build(g, seat, BOTH_STRUCTURES, planets, true);
}

/** Structures come from reinforcements; who has none left may take one off the board for it. TI-14.8 */
function* build(
  g: Ti4,
  seat: Seat,
  kinds: readonly Structure[],
  planets: readonly number[],
  may: boolean,
): Script {
  const { options, refused } = judge(
    kinds.flatMap((kind) => sites(g, seat, kind, planets)),
    (option) => buildVerdict(g, seat, option),
  );
  const takes = kinds.flatMap((kind) => toTake(g, seat, kind, planets));
  if (options.length + takes.length === 0) return;
  const isForced = options.length > 0 && !may;
  const choice = yield* choose(
    seat,
    'build',
    [...options, ...takes, ...(isForced ? [] : [{ do: 'decline' } as const])],
    { refused },
  );
  if (choice.do === 'decline') return;
  if (isBuild(choice)) yield* placeStructure(g, seat, choice);
  else yield* rebuild(g, seat, choice, planets);
}

const isBuild = (option: Build | Take): option is Build =>
  option.do === 'buildPds' || option.do === 'buildDock' || option.do === 'buildDockIn';

/** Planets for a structure; docks that float lie in the space areas around them. TI-13.5 */
function sites(g: Ti4, seat: Seat, kind: Structure, planets: readonly number[]): Build[] {
  if (kind === PDS) return planets.map((planet) => ({ do: 'buildPds', planet }));
  if (!floats(g, seat)) return planets.map((planet) => ({ do: 'buildDock', planet }));
  const systems = new Set(planets.map((planet) => PLANETS[planet].tile));
  return [...systems].map((system) => ({ do: 'buildDockIn', system }));
}

export const structureOf = (option: Build | Take): Structure =>
  option.do === 'buildPds' || option.do === 'takePds' ? PDS : DOCK;

const systemOf = (option: Build | Take): number =>
  'system' in option ? option.system : PLANETS[option.planet].tile;

function buildVerdict(g: Ti4, seat: Seat, option: Build): string | null {
  const clause = roomVerdict(g, seat, option);
  if (clause !== null) return clause;
  return inReinforcements(g, seat, structureOf(option)) === 0 ? 'TI-14.8' : null;
}

/**
 * At most one space dock and two PDS on a planet that can hold units; a law may lift the limit of PDS. There is none in
 * space. TI-1.2, TI-13.3
 */
export function roomVerdict(g: Ti4, seat: Seat, option: Build): string | null {
  if (option.do === 'buildDockIn') return null;
  const { planet } = option;
  if (!admitsUnits(g, planet)) return 'TI-1.2';
  const isFull =
    option.do === 'buildPds'
      ? g.pds[planet] >= PDS_ON_PLANET && !powers.has(g, seat, 'unlimitedPds')
      : g.docks[planet] >= DOCKS_ON_PLANET;
  return isFull ? 'TI-13.3' : null;
}

/** Structures that could be moved: none is left in reinforcements, no own token is there. TI-14.8, TI-27.6 */
function toTake(g: Ti4, seat: Seat, kind: Structure, planets: readonly number[]): Take[] {
  if (inReinforcements(g, seat, kind) > 0) return [];
  return structuresToTake(g, seat, kind).filter(
    (taken) => placesFor(g, seat, taken, planets).length > 0,
  );
}

/** Where a structure can go that is taken off another place. TI-27.6 */
function placesFor(g: Ti4, seat: Seat, taken: Take, planets: readonly number[]): Build[] {
  return sites(g, seat, structureOf(taken), planets).filter(
    (site) => !isSamePlace(site, taken) && roomVerdict(g, seat, site) === null,
  );
}

function isSamePlace(site: Build, taken: Take): boolean {
  if ('system' in site) return 'system' in taken && site.system === taken.system;
  return 'planet' in taken && site.planet === taken.planet;
}

/** Takes a structure off the board and places it at once elsewhere; fighters may have lost their dock. TI-14.8, TI-5.3 */
function* rebuild(g: Ti4, seat: Seat, taken: Take, planets: readonly number[]): Script {
  takeOff(g, seat, taken);
  yield* placeStructure(g, seat, yield* choose(seat, 'build', placesFor(g, seat, taken, planets)));
  yield* enforceLimits(g, systemOf(taken), seat);
}

/** Structures of a kind that can be taken off the board to use their pieces: no own token is there. TI-14.8 */
export function structuresToTake(g: Ti4, seat: Seat, kind: Structure): Take[] {
  const standing = kind === PDS ? g.pds : g.docks;
  const takes = planetsOf(g, seat)
    .filter((planet) => standing[planet] > 0)
    .map((planet): Take => ({ do: kind === PDS ? 'takePds' : 'takeDock', planet }));
  const inSpace = g.galaxy.systems
    .filter((system) => kind === DOCK && afloat(g, system, seat, DOCK) > 0)
    .map((system): Take => ({ do: 'takeDockIn', system }));
  return [...takes, ...inSpace].filter((taken) => !hasToken(g, systemOf(taken), seat));
}

/** Takes a structure off the board to use its piece, if the player likes. Tells whether. TI-14.8 */
export function* takeStructure(
  g: Ti4,
  seat: Seat,
  kind: Structure,
  prompt: Prompt,
): Script<boolean> {
  const takes = structuresToTake(g, seat, kind);
  if (takes.length === 0) return false;
  const choice = yield* choose(seat, prompt, [...takes, { do: 'decline' }]);
  if (choice.do === 'decline') return false;
  takeOff(g, seat, choice);
  yield* enforceLimits(g, systemOf(choice), seat);
  return true;
}

/** Structures on a planet that pass to its new controller; others are destroyed. TI-12.8 */
export interface Replaced {
  pds: number;
  docks: number;
}

/** Null if a structure that is left can be replaced, else the clause that forbids it. TI-13.3, TI-14.8 */
export function replaceVerdict(
  g: Ti4,
  seat: Seat,
  planet: number,
  replaced: Replaced,
): string | null {
  const left = BOTH_STRUCTURES.filter((kind) => countOn(g, planet, kind) > doneOf(replaced, kind));
  if (left.length === 0) return 'TI-19.7';
  const open = left.filter((kind) => doneOf(replaced, kind) < mostOn(g, seat, planet, kind));
  if (open.length === 0) return 'TI-13.3';
  const hasPiece = (kind: Structure): boolean =>
    inReinforcements(g, seat, kind) > doneOf(replaced, kind) ||
    structuresToTake(g, seat, kind).length > 0;
  return open.some(hasPiece) ? null : 'TI-14.8';
}

const doneOf = ({ pds, docks }: Replaced, kind: Structure): number => (kind === PDS ? pds : docks);

const countOn = (g: Ti4, planet: number, kind: Structure): number =>
  (kind === PDS ? g.pds : g.docks)[planet];

/** TI-13.3 */
function mostOn(g: Ti4, seat: Seat, planet: number, kind: Structure): number {
  const isLimited = kind === PDS && !powers.has(g, seat, 'unlimitedPds');
  return Math.min(countOn(g, planet, kind), isLimited ? PDS_ON_PLANET : Infinity);
}

/** Structures are replaced as far as pieces and the limit allow; the player may move some there. TI-13.3, TI-14.8 */
export function* replaceStructures(
  g: Ti4,
  seat: Seat,
  planet: number,
  replaced: Replaced,
  prompt: Prompt,
): Script {
  replaced.pds = yield* replaceKind(g, seat, planet, PDS, replaced.pds, prompt);
  replaced.docks = yield* replaceKind(g, seat, planet, DOCK, replaced.docks, prompt);
  emit('infiltrated', { player: seat, planet: PLANETS[planet].id, ...replaced });
}

function* replaceKind(
  g: Ti4,
  seat: Seat,
  planet: number,
  kind: Structure,
  done: number,
  prompt: Prompt,
): Script<number> {
  const most = mostOn(g, seat, planet, kind);
  let count = done;
  while (count < most) {
    const isOut = inReinforcements(g, seat, kind) === count;
    if (isOut && !(yield* takeStructure(g, seat, kind, prompt))) break;
    count++;
  }
  return count;
}

function takeOff(g: Ti4, seat: Seat, taken: Take): void {
  const kind = structureOf(taken);
  if (taken.do === 'takeDockIn') addAfloat(g, taken.system, seat, DOCK, -1);
  else (kind === PDS ? g.pds : g.docks)[taken.planet]--;
  const system = TILES[systemOf(taken)].id;
  emit('removed', { player: seat, kind: kindName(kind), count: 1, system });
}

/** Puts a structure on a planet, or into space: among ships of others it is lost at once. TI-3.6, TI-13.5 */
export function* placeStructure(g: Ti4, seat: Seat, site: Build): Script {
  const kind = structureOf(site);
  if (site.do === 'buildDockIn') {
    const { system } = site;
    addAfloat(g, system, seat, DOCK, 1);
    emit('placed', { player: seat, kind: kindName(kind), count: 1, system: TILES[system].id });
    yield* breakBlockades(g);
  } else {
    (kind === PDS ? g.pds : g.docks)[site.planet]++;
    emit('built', { player: seat, planet: PLANETS[site.planet].id, kind: kindName(kind) });
  }
  const system = systemOf(site);
  if (kind === DOCK) yield* moment(g, 'structure.placed', [seat], () => ({ system }));
}
