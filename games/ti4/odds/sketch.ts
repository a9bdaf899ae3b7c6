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
