import type { Seat } from '@tablewright/engine';
import { type Profile, SHIPS, UNIT_KINDS } from '../content/index.ts';
import { canSustain } from '../rules/hits.ts';
import { fleetLimit } from '../rules/limits.ts';
import { profileOf } from '../rules/pieces.ts';
import { bonus, type Passives, powers, unitPower } from '../rules/powers.ts';
import type { Ti4 } from '../rules/state.ts';
import { type Policy, USUAL } from './policy.ts';

/** Everything about a player's units and cards that works in a battle by itself. */
export interface Figures {
  /** By kind of unit; undefined for a kind that cannot be had. */
  readonly profiles: readonly (Profile | undefined)[];
  readonly combatBonus: number;
  /** Added to the combat rolls of fighters besides. */
  readonly fighterBonus: number;
  /** Added to each Space Cannon die that others roll against these units. */
  readonly cannonsAgainst: number;
  readonly sustainCancels: number;
  readonly extraDie: boolean;
  readonly noCannonDefense: boolean;
  /** Cruisers and destroyers that shoot before the first round. */
  readonly ambushes: number;
  /** Ships that open fire needs; Infinity without it. */
  readonly opensFire: number;
  readonly repairsOne: boolean;
  readonly hitsBack: number;
  readonly joinVictors: number;
  /** By kind of ship. */
  readonly bonusToOthers: readonly number[];
  readonly repairsItself: readonly boolean[];
  readonly stopsSustain: readonly boolean[];
  readonly criticalHits: readonly (Passives['criticalHits'] | undefined)[];
  /** By kind of ship: kinds whose hits go to ships other than fighters while it is there. TI-10.15 */
  readonly heavyHits: readonly (readonly number[] | undefined)[];
  /** By kind of ship: destroyed, it takes all ships in the system along. TI-10.14 */
  readonly takesAllAlong: readonly boolean[];
  readonly bombardsInCombat: boolean;
  readonly fleetLimit: number;
  readonly policy: Policy;
  // What costs something, or exhausts a card, is used only if a policy says so.
  /** The first Space Cannon hits go to ships other than fighters. Graviton Laser System */
  readonly aimsCannons: boolean;
  /** Whoever lands does not roll in the first round of a ground combat. Magen Defense Grid */
  readonly silencesLanding: boolean;
  /** In each round of a space combat all dice that miss are rolled again. Munitions Reserves */
  readonly rerollsMisses: boolean;
  /** A destroyer or cruiser is given up for a hit at the start of a space combat. Impulse Core */
  readonly givesUpShip: boolean;
  /** Ground forces of the opponent that change sides at the start of a combat. Indoctrination */
  readonly converts: number;
}

/** Read from the same tables and entries as the rules read. */
export function figuresOf(g: Ti4, seat: Seat): Figures {
  return {
    profiles: UNIT_KINDS.map((_, kind) => inForce(g, seat, kind)),
    combatBonus: bonus(g, seat, 'combatBonus'),
    fighterBonus: bonus(g, seat, 'fighterBonus'),
    cannonsAgainst: bonus(g, seat, 'cannonsAgainst'),
    sustainCancels: powers.first(g, seat, 'sustainCancels') ?? 1,
    extraDie: powers.has(g, seat, 'extraDie'),
    noCannonDefense: powers.has(g, seat, 'noCannonDefense'),
    ambushes: powers.sum(g, seat, 'ambushes'),
    opensFire: powers.first(g, seat, 'opensFire') ?? Infinity,
    repairsOne: powers.has(g, seat, 'repairsOne'),
    hitsBack: powers.sum(g, seat, 'hitsBack'),
    joinVictors: powers.sum(g, seat, 'joinVictors'),
    bonusToOthers: SHIPS.map((kind) => unitPower(g, seat, kind, 'bonusToOthers') ?? 0),
    repairsItself: SHIPS.map((kind) => unitPower(g, seat, kind, 'repairsItself') ?? false),
    stopsSustain: SHIPS.map((kind) => unitPower(g, seat, kind, 'stopsSustain') ?? false),
    criticalHits: UNIT_KINDS.map((_, kind) => unitPower(g, seat, kind, 'criticalHits')),
    heavyHits: SHIPS.map((kind) => unitPower(g, seat, kind, 'heavyHits')),
    takesAllAlong: SHIPS.map((kind) => unitPower(g, seat, kind, 'takesAllAlong') ?? false),
    bombardsInCombat: powers.has(g, seat, 'bombardsInCombat'),
    fleetLimit: fleetLimit(g, seat),
    policy: USUAL,
    aimsCannons: false,
    silencesLanding: false,
    rerollsMisses: false,
    givesUpShip: false,
    converts: 0,
  };
}

/** The profile of a kind of unit with what laws take from it. */
function inForce(g: Ti4, seat: Seat, kind: number): Profile | undefined {
  const profile = profileOf(g, seat, kind);
  return profile?.sustain === true && !canSustain(g, seat, kind)
    ? { ...profile, sustain: false }
    : profile;
}

/** What a unit costs, in resources. TI-14.3 */
export function priceOf({ profiles }: Figures, kind: number): number {
  const profile = profiles[kind];
  return profile === undefined ? 0 : (profile.cost ?? 0) / profile.costFor;
}
