import type { Seat } from '@tablewright/engine';
import { CARRIER, DOCK, INFANTRY, PDS, SHIPS, UNIT_KINDS, WAR_SUN } from '../content/index.ts';
import { bombardmentBonus, isSpared } from '../rules/bombardment.ts';
import { cannonsOn } from '../rules/cannons.ts';
import { isAnomaly } from '../rules/galaxy.ts';
import {
  afloat,
  clockwiseFrom,
  damagedAt,
  docksAt,
  groundAt,
  pdsOf,
  planetsIn,
  profileOf,
  rivalIn,
  rivalOn,
} from '../rules/pieces.ts';
import { ATTACKER, DEFENDER, powers, type Side as Which } from '../rules/powers.ts';
import { NONE, STURDY, type Ti4 } from '../rules/state.ts';
import { isDisabled } from '../rules/tactical.ts';
import type { Battle, Boost, CannonFire, Combatant, Invaded, Pending } from './battle.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { Fleet } from './fleet.ts';
import { type Camp, type Sketch, technologiesOf } from './sketch.ts';
import type { Shots } from './spread.ts';

/** Ships and infantry of a player in a space area. */
export function fleetIn(g: Ti4, system: number, seat: Seat): Fleet {
  const fleet = [...SHIPS, INFANTRY].map((kind) => afloat(g, system, seat, kind));
  for (let kind = CARRIER; kind <= WAR_SUN; kind++) fleet.push(damagedAt(g, system, seat, kind));
  return fleet;
}

function combatantIn(g: Ti4, system: number, seat: Seat): Combatant {
  const docks = docksAt(g, system, seat);
  return { figures: figuresOf(g, seat), fleet: fleetIn(g, system, seat), docks };
}

/** Whoever has ships in the system; if nobody has, whoever holds the planet. */
export function defenderIn(g: Ti4, system: number, attacker: Seat, planet: number | null): Seat {
  const rival = rivalIn(g, system, attacker);
  if (rival !== NONE || planet === null) return rival;
  const onPlanet = rivalOn(g, planet, attacker);
  return onPlanet === NONE ? g.control[planet] : onPlanet;
}

/**
 * The battle that a player finds in a system with what stands there now, from Space Cannon Offense on; null if nobody
 * is there to fight.
 */
export function battleIn(
  g: Ti4,
  system: number,
  attacker: Seat,
  planet: number | null,
): Battle | null {
  const defender = defenderIn(g, system, attacker, planet);
  if (defender === NONE || defender === attacker) return null;
  return {
    stage: 'cannons',
    sides: [combatantIn(g, system, attacker), combatantIn(g, system, defender)],
    cannons: clockwiseFrom(g, attacker).flatMap((seat) =>
      cannonFire(
        g,
        system,
        seat,
        seat === attacker ? ATTACKER : seat === defender ? DEFENDER : null,
      ),
    ),
    nebula: isAnomaly(system, 'nebula'),
    round: 1,
    planet: planet === null ? null : invadedAt(g, planet, attacker),
    landed: 0,
  };
}

/** Space Cannons of a player that do not belong to ships in the system itself. TI-9.1 */
function cannonFire(g: Ti4, system: number, seat: Seat, by: Which | null): CannonFire[] {
  const shots = cannonsOn(g, seat, system).map(({ kind, value, dice }): Shots => {
    if (!SHIPS.includes(kind)) return { value, dice };
    const here = afloat(g, system, seat, kind);
    return { value, dice: dice - here * profileOf(g, seat, kind)!.cannon!.dice };
  });
  const extraDie = powers.has(g, seat, 'extraDie');
  return shots.length === 0 ? [] : [{ by, shots, extraDie, isAimed: false }];
}

function invadedAt(g: Ti4, planet: number, attacker: Seat): Invaded | null {
  const rival = rivalOn(g, planet, attacker);
  const owner = g.control[planet];
  const holder = rival === NONE ? owner : rival;
  if (holder === NONE || holder === attacker) return null;
  return {
    figures: figuresOf(g, holder),
    infantry: groundAt(g, planet, holder),
    pds: holder === owner && !isDisabled(g, planet) ? g.pds[planet] : 0,
    cover: bombardmentBonus(g, planet),
    spared: isSpared(g, attacker, planet),
  };
}

/** The combat under way; `isHit` while the hits of a round are dealt with. Null if there is none. */
export function battleUnderWay(g: Ti4, isHit: boolean): Battle | null {
  const { system, planet, attacker, defender, round, retreating, boost, fighterBoost } = g.combat;
  if (system === NONE) return null;
  const sideOf = (seat: Seat): Combatant => ({
    ...combatantIn(g, system, seat),
    ...(seat === retreating && { retreats: round }),
  });
  const boostOf = (which: Which): Boost => ({ all: boost[which], fighters: fighterBoost[which] });
  const isOnGround = planet !== NONE;
  const isDealt = isHit && !isOnGround;
  const battle: Battle = {
    stage: isOnGround ? 'ground' : isDealt ? 'hits' : 'round',
    sides: [sideOf(attacker), sideOf(defender)],
    cannons: [],
    nebula: isAnomaly(system, 'nebula'),
    round,
    boosts: [boostOf(ATTACKER), boostOf(DEFENDER)],
    ...(isDealt && { hits: [pendingOf(g, ATTACKER), pendingOf(g, DEFENDER)] }),
    planet: isOnGround ? invadedAt(g, planet, attacker) : null,
    landed: isOnGround ? groundAt(g, planet, attacker) : 0,
  };
  return isOnGround ? withLegions(g, battle) : battle;
}

function pendingOf(g: Ti4, which: Which): Pending {
  const { hits, heavy, sustained } = g.combat;
  return {
    hits: hits[which],
    heavy: heavy[which],
    sustained: sustained.slice(which * STURDY, (which + 1) * STURDY),
  };
}

/** What is added to the rolls of the whole ground combat. */
function withLegions(g: Ti4, battle: Battle): Battle {
  const { legion } = g.combat;
  const grown = <S extends { readonly figures: Figures }>(side: S, which: Which): S => ({
    ...side,
    figures: { ...side.figures, combatBonus: side.figures.combatBonus + legion[which] },
  });
  const { sides, planet } = battle;
  return {
    ...battle,
    sides: [grown(sides[ATTACKER], ATTACKER), grown(sides[DEFENDER], DEFENDER)],
    planet: planet === null ? null : grown(planet, DEFENDER),
  };
}

/** Planets of the system that somebody else holds or defends. */
export function invadable(g: Ti4, system: number, attacker: Seat): number[] {
  return planetsIn(system).filter((planet) => invadedAt(g, planet, attacker) !== null);
}

/** Who fights where. In a combat a side may have nothing left there. */
export interface Place {
  readonly system: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly planet: number | null;
}

/** The same battle for the calculator, which knows no fleet pools and no third players. */
export function sketchOf(g: Ti4, { system, attacker, defender, planet }: Place): Sketch {
  const camp = (seat: Seat, isAttacker: boolean): Camp => {
    const { faction, technologies } = g.players[seat];
    const held = technologiesOf(faction).filter((each) => technologies.includes(each));
    const units = UNIT_KINDS.map((_, kind) =>
      kind < INFANTRY ? afloat(g, system, seat, kind) : 0,
    );
    units[INFANTRY] = isAttacker
      ? afloat(g, system, seat, INFANTRY) + (planet === null ? 0 : groundAt(g, planet, seat))
      : planet === null
        ? 0
        : groundAt(g, planet, seat);
    for (const each of planetsIn(system)) units[PDS] += pdsOf(g, each, seat);
    units[DOCK] = docksAt(g, system, seat);
    const damaged = SHIPS.map((kind) => damagedAt(g, system, seat, kind));
    return { faction, technologies: held, units, damaged, retreats: 0 };
  };
  return {
    camps: [camp(attacker, true), camp(defender, false)],
    isInvasion: planet !== null,
    isNebula: isAnomaly(system, 'nebula'),
  };
}
