import {
  BOX,
  CARRIER,
  DOCK,
  FACTIONS,
  FIGHTER,
  INFANTRY,
  LEARN,
  PDS,
  profileOf,
  PROFILES,
  SHIPS,
  TECHNOLOGIES,
  UNIT_KINDS,
  WAR_SUN,
} from '../content/index.ts';
import { ATTACKER, DEFENDER, powers } from '../rules/powers.ts';
import { unpack } from '../rules/setup.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import type { Battle, CannonFire, Combatant } from './battle.ts';
import { type Figures, figuresOf } from './figures.ts';
import { pdsShots } from './side.ts';

/** One side as somebody puts it together. */
export interface Camp {
  /** Place in `FACTIONS`, or NONE. */
  readonly faction: number;
  /** Places in `TECHNOLOGIES`, of those that work in battles. */
  readonly technologies: readonly number[];
  /**
   * By kind. Infantry of the attacker is aboard, that of the defender on the planet; PDS of the attacker are in reach,
   * those of the defender on the planet.
   */
  readonly units: readonly number[];
  /** How many of them are damaged, by kind of ship. */
  readonly damaged: readonly number[];
  /** The round in which a retreat is announced; 0 for none. */
  readonly retreats: number;
}

/** A battle that nobody has to be in a match for. */
export interface Sketch {
  readonly camps: readonly [attacker: Camp, defender: Camp];
  readonly isInvasion: boolean;
  readonly isNebula: boolean;
}

export const LAST_ROUND = 9;

/** Fighters and infantry have tokens without end; a link holds no more of them than this. */
const MOST_TOKENS = 30;

export const mostOf = (kind: number): number =>
  kind === FIGHTER || kind === INFANTRY ? MOST_TOKENS : BOX[kind];

export function campOf(faction: number): Camp {
  return {
    faction,
    technologies: [],
    units: UNIT_KINDS.map(() => 0),
    damaged: SHIPS.map(() => 0),
    retreats: 0,
  };
}

export const EMPTY_SKETCH: Sketch = {
  camps: [campOf(LEARN[0]), campOf(LEARN[1])],
  isInvasion: false,
  isNebula: false,
};

/** What works in battles by itself. */
const IN_BATTLE = [
  'cannonsAgainst',
  'extraDie',
  'noCannonDefense',
  'opensFire',
  'repairsOne',
  'hitsBack',
  'joinVictors',
  'sustainCancels',
] as const;

/** Technologies that change a battle of this faction: its own upgrades in place of general ones. TI-18.7 */
export function technologiesOf(faction: number): number[] {
  return [...TECHNOLOGIES.keys()].filter((at) => {
    const { faction: owner, upgrades, replaces } = TECHNOLOGIES[at];
    if (owner !== null && owner !== faction && !canCopy(faction)) return false;
    if (upgrades === undefined)
      return IN_BATTLE.some((name) => powers.of('technology', at)[name] !== undefined);
    return (
      owner === faction ||
      (replaces !== DOCK &&
        (owner !== null ||
          !TECHNOLOGIES.some((own) => own.faction === faction && own.replaces === replaces)))
    );
  });
}

/** Can the faction have technologies of another one? */
export const canCopy = (faction: number): boolean =>
  FACTIONS[faction].technologies.some(
    (own) => powers.of('technology', own).assimilates !== undefined,
  );

/** The figures of both sides, as the rules would have them. */
export function figuresOfSketch({ camps }: Sketch): [Figures, Figures] {
  const g = unpack(3, { points: 10 });
  camps.forEach((camp, seat) => seatCamp(g, seat, camp));
  return [figuresOfCamp(g, ATTACKER), figuresOfCamp(g, DEFENDER)];
}

/** No fleet pool limits a fleet that somebody puts together. */
function figuresOfCamp(g: Ti4, seat: number): Figures {
  return { ...figuresOf(g, seat), fleetLimit: Infinity };
}

function seatCamp(g: Ti4, seat: number, { faction, technologies }: Camp): void {
  const profiles = profilesOf(faction).map((profile) => profile ?? NONE);
  for (const technology of technologies) {
    const { upgrades, replaces } = TECHNOLOGIES[technology];
    if (upgrades !== undefined) profiles[replaces!] = profileOf(upgrades);
  }
  Object.assign(g.players[seat], { faction, technologies: [...technologies], profiles });
}

/** Nobody's units are those that all have. */
const profilesOf = (faction: number): readonly (number | null)[] =>
  FACTIONS[faction]?.profiles ??
  [...UNIT_KINDS.keys()].map((kind) =>
    PROFILES.findIndex((each) => each.faction === null && each.kind === kind && each.tier === 1),
  );

/** The battle of a sketch, from Space Cannon Offense on; null while a side has nothing to fight with. */
export function battleOf(sketch: Sketch): Battle | null {
  return battleWith(sketch, figuresOfSketch(sketch));
}

/** The same with figures of somebody's own. */
export function battleWith(
  { camps, isInvasion, isNebula }: Sketch,
  figures: readonly [Figures, Figures],
): Battle | null {
  const [attacker, defender] = camps;
  const sides = [
    combatant(attacker, figures[ATTACKER], isInvasion),
    combatant(defender, figures[DEFENDER], false),
  ] as const;
  const [attacks, defends] = sides.map(({ fleet }) => fleet.some((count) => count > 0));
  const isHeld = isInvasion && defender.units[INFANTRY] + defender.units[PDS] > 0;
  if (!attacks || !(defends || isHeld)) return null;
  return {
    stage: 'cannons',
    sides,
    cannons: ([ATTACKER, DEFENDER] as const).map((by): CannonFire => ({
      by,
      shots: pdsShots(figures[by], camps[by].units[PDS]),
      extraDie: figures[by].extraDie,
      isAimed: figures[by].aimsCannons,
    })),
    nebula: isNebula,
    round: 1,
    planet: isInvasion
      ? {
          figures: figures[DEFENDER],
          infantry: defender.units[INFANTRY],
          pds: defender.units[PDS],
          cover: 0,
          spared: false,
        }
      : null,
    landed: 0,
  };
}

/** Ships, without kinds that the side cannot have yet. */
function combatant(camp: Camp, figures: Figures, withInfantry: boolean): Combatant {
  const { units, damaged, retreats } = camp;
  const has = (kind: number): number => (figures.profiles[kind] === undefined ? 0 : units[kind]);
  const fleet = [...SHIPS.map(has), withInfantry ? units[INFANTRY] : 0];
  for (let kind = CARRIER; kind <= WAR_SUN; kind++)
    fleet.push(figures.profiles[kind]?.sustain === true ? Math.min(damaged[kind], units[kind]) : 0);
  return { figures, fleet, docks: units[DOCK], retreats };
}

const NAMES = ['a', 'd'] as const;

/** The sketch as the query of an address. */
export function toSearch({ camps, isInvasion, isNebula }: Sketch): string {
  const query = new URLSearchParams();
  camps.forEach(({ faction, units, damaged, technologies, retreats }, at) => {
    const name = NAMES[at];
    query.set(name, FACTIONS[faction].id);
    setCounts(query, `${name}u`, units);
    setCounts(query, `${name}x`, damaged);
    if (technologies.length > 0)
      query.set(`${name}t`, technologies.map((each) => TECHNOLOGIES[each].id).join('.'));
    if (retreats > 0) query.set(`${name}r`, String(retreats));
  });
  if (isInvasion) query.set('on', 'planet');
  if (isNebula) query.set('in', 'nebula');
  return query.toString();
}

/** Counts by kind with dots between, without the zeros at the end. */
function setCounts(query: URLSearchParams, name: string, counts: readonly number[]): void {
  const last = counts.findLastIndex((count) => count > 0);
  if (last >= 0) query.set(name, counts.slice(0, last + 1).join('.'));
}

/** What an address says; what makes no sense in it is left out. */
export function fromSearch(search: string): Sketch {
  const query = new URLSearchParams(search);
  return {
    camps: [campIn(query, 0), campIn(query, 1)],
    isInvasion: query.get('on') === 'planet',
    isNebula: query.get('in') === 'nebula',
  };
}

function campIn(query: URLSearchParams, at: 0 | 1): Camp {
  const name = NAMES[at];
  const named = FACTIONS.findIndex(({ id }) => id === query.get(name));
  const faction = named < 0 ? EMPTY_SKETCH.camps[at].faction : named;
  const ids = (query.get(`${name}t`) ?? '').split('.');
  const units = countsIn(query, `${name}u`, UNIT_KINDS.length, mostOf);
  return {
    faction,
    technologies: technologiesOf(faction).filter((each) => ids.includes(TECHNOLOGIES[each].id)),
    units,
    damaged: countsIn(query, `${name}x`, SHIPS.length, (kind) => units[kind]),
    retreats: countsIn(query, `${name}r`, 1, () => LAST_ROUND)[0],
  };
}

function countsIn(
  query: URLSearchParams,
  name: string,
  length: number,
  most: (kind: number) => number,
): number[] {
  const parts = (query.get(name) ?? '').split('.').map(Number);
  return Array.from({ length }, (_, kind) => {
    const count = Math.floor(parts[kind] ?? 0);
    return count > 0 ? Math.min(count, most(kind)) : 0;
  });
}
