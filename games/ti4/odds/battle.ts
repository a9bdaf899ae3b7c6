import type { Side as Which } from '../rules/powers.ts';
import type { Figures } from './figures.ts';
import type { Fleet } from './fleet.ts';
import type { Shots } from './spread.ts';

/** One side of a battle. */
export interface Combatant {
  readonly figures: Figures;
  readonly fleet: Fleet;
  /** Space docks in the system; they take care of fighters, or hold units if they lie in space. TI-27.8, TI-13.5 */
  readonly docks: number;
  /** The round in which a retreat is announced; the round is fought, then what is left leaves. TI-10.4, TI-10.7 */
  readonly retreats?: number;
}

/** What is added to the combat rolls of a side in the present round only. */
export interface Boost {
  readonly all: number;
  /** To those of fighters besides. */
  readonly fighters: number;
}

/** Space Cannon of one player against the ships of another, beside what the fleet itself has of it. TI-9.1 */
export interface CannonFire {
  /** Null for a player who takes no other part; those fire at the attacker. TI-9.3 */
  readonly by: Which | null;
  readonly shots: readonly Shots[];
  readonly extraDie: boolean;
  /** Its hits go to ships other than fighters. TI-10.15 */
  readonly isAimed: boolean;
}

/** A planet that the attacker lands on, with all ground forces that are left. */
export interface Invaded {
  /** Of whoever holds the planet. */
  readonly figures: Figures;
  readonly infantry: number;
  /** Those with their abilities. */
  readonly pds: number;
  /** Added to each Bombardment die. */
  readonly cover: number;
  /** A law forbids Bombardment. */
  readonly spared: boolean;
}

/** Where a battle stands. Each stage comes after the ones before it. */
export const STAGES = [
  'cannons',
  'combat',
  'round',
  'hits',
  'bombardment',
  'landed',
  'ground',
] as const;
export type Stage = (typeof STAGES)[number];

export interface Battle {
  readonly stage: Stage;
  /** Attacker, defender. */
  readonly sides: readonly [Combatant, Combatant];
  /** In the order in which they fire. */
  readonly cannons: readonly CannonFire[];
  /** Ships defend in a nebula. TI-7.8 */
  readonly nebula: boolean;
  /** Round of the space combat at the stages `round` and `hits`. */
  readonly round: number;
  /** Of the present round, at the stages `round` and `ground`. */
  readonly boosts?: readonly [Boost, Boost];
  /** Hits of the round still to be dealt with, and ships that have sustained damage in it, at the stage `hits`. */
  readonly hits?: readonly [Pending, Pending];
  /** Null if only the space combat is looked at. */
  readonly planet: Invaded | null;
  /** Ground forces of the attacker on the planet, at the stages `landed` and `ground`. */
  readonly landed: number;
}

export interface Pending {
  readonly hits: number;
  /** Of those, how many must go to ships other than fighters. TI-10.15 */
  readonly heavy: number;
  /** By kind, from the carrier to the war sun. */
  readonly sustained: readonly number[];
}
