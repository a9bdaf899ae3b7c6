import { type FactionId, factionOf } from './faction-ids.ts';
import type { Timing } from './timing.ts';

/** Ships first, then ground forces and structures. */
export const UNIT_KINDS = [
  'fighter',
  'destroyer',
  'cruiser',
  'carrier',
  'dreadnought',
  'flagship',
  'warsun',
  'infantry',
  'pds',
  'dock',
] as const;

export type UnitKind = (typeof UNIT_KINDS)[number];

export const FIGHTER = 0;
export const DESTROYER = 1;
export const CRUISER = 2;
export const CARRIER = 3;
export const DREADNOUGHT = 4;
export const FLAGSHIP = 5;
export const WAR_SUN = 6;
export const INFANTRY = 7;
export const PDS = 8;
export const DOCK = 9;

export const SHIPS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Pieces of a player by kind; tokens stand in for more fighters and infantry. TI-25.3 */
export const BOX: readonly number[] = [10, 8, 8, 4, 5, 1, 2, 12, 6, 3];

/** Dice of a unit ability, each a hit from this value on. */
export interface Shots {
  readonly value: number;
  readonly dice: number;
}

/** What is printed for a unit. Only the text of flagships and a few lines more are not in these figures. */
export interface Profile extends Timing {
  readonly id: string;
  /** Place in `UNIT_KINDS`. */
  readonly kind: number;
  readonly tier: 1 | 2;
  /** Place in `FACTIONS`. */
  readonly faction: number | null;
  /** Structures are placed, not produced. */
  readonly cost: number | null;
  /** Units for one cost. TI-14.3 */
  readonly costFor: 1 | 2;
  readonly combat: number | null;
  readonly dice: number;
  /** A die for each non-fighter ship of the opponent in the system. */
  readonly dicePerShip: boolean;
  readonly move: number | null;
  readonly capacity: number;
  /** With the resources of its planet. TI-14.1 */
  readonly production: number | 'resources+2' | 'resources+4';
  readonly sustain: boolean;
  readonly barrage?: Shots;
  readonly bombardment?: Shots;
  readonly cannon?: Shots;
  /** Its Space Cannon reaches adjacent systems. TI-9.2 */
  readonly longRange: boolean;
  readonly shield: boolean;
  /** Takes Planetary Shield from the units of others in its system. TI-12.2 */
  readonly stripsShield: boolean;
  /** Direct Hit cannot destroy it. */
  readonly directHitProof: boolean;
  /** Fighters in its system that need no capacity. TI-5.3 */
  readonly hangar: number;
  /** What a fighter beyond capacity takes of the fleet pool; none: it may not be there. TI-5.5 */
  readonly fleetShare: number | null;
  /** Destroyed, it comes back on a die from this on. TI-26.1 */
  readonly returnsOn: number | null;
  /** A structure that lies and moves in space. TI-13.5 */
  readonly inSpace: boolean;
}

/** All keys, so that every profile has the same shape. */
const BARE = {
  cost: null,
  costFor: 1,
  combat: null,
  dice: 0,
  dicePerShip: false,
  move: null,
  capacity: 0,
  production: 0,
  sustain: false,
  barrage: undefined,
  bombardment: undefined,
  cannon: undefined,
  longRange: false,
  shield: false,
  stripsShield: false,
  directHitProof: false,
  hangar: 0,
  fleetShare: null,
  returnsOn: null,
  inSpace: false,
  window: undefined,
  where: undefined,
  mandatory: undefined,
  resolves: undefined,
  limit: undefined,
  action: undefined,
  requires: undefined,
  passive: undefined,
} as const;

type Print = Partial<Omit<Profile, 'id' | 'kind' | 'tier' | 'faction'>>;

/** One die for a combat value unless the print has more. */
function unit(
  id: string,
  kind: number,
  tier: 1 | 2,
  owner: FactionId | null,
  print: Print,
): Profile {
  const faction = owner && factionOf(owner);
  return { id, kind, tier, faction, ...BARE, dice: print.combat === undefined ? 0 : 1, ...print };
}

function flagship(id: string, owner: FactionId, print: Print): Profile {
  return unit(id, FLAGSHIP, 1, owner, { cost: 8, sustain: true, ...print });
}

// oxfmt-ignore
export const PROFILES: readonly Profile[] = [
  unit('fighter-1', FIGHTER, 1, null, { cost: 1, costFor: 2, combat: 9 }),
  unit('fighter-2', FIGHTER, 2, null, { cost: 1, costFor: 2, combat: 8, move: 2, fleetShare: 1, passive: true }),
  unit('destroyer-1', DESTROYER, 1, null, { cost: 1, combat: 9, move: 2, barrage: { value: 9, dice: 2 } }),
  unit('destroyer-2', DESTROYER, 2, null, { cost: 1, combat: 8, move: 2, barrage: { value: 6, dice: 3 } }),
  unit('cruiser-1', CRUISER, 1, null, { cost: 2, combat: 7, move: 2 }),
  unit('cruiser-2', CRUISER, 2, null, { cost: 2, combat: 6, move: 3, capacity: 1 }),
  unit('carrier-1', CARRIER, 1, null, { cost: 3, combat: 9, move: 1, capacity: 4 }),
  unit('carrier-2', CARRIER, 2, null, { cost: 3, combat: 9, move: 2, capacity: 6 }),
  unit('dreadnought-1', DREADNOUGHT, 1, null, { cost: 4, combat: 5, move: 1, capacity: 1, sustain: true, bombardment: { value: 5, dice: 1 } }),
  unit('dreadnought-2', DREADNOUGHT, 2, null, { cost: 4, combat: 5, move: 2, capacity: 1, sustain: true, bombardment: { value: 5, dice: 1 }, directHitProof: true, passive: true }),
  unit('war-sun', WAR_SUN, 2, null, { cost: 12, combat: 3, dice: 3, move: 2, capacity: 6, sustain: true, bombardment: { value: 3, dice: 3 }, stripsShield: true, passive: true }),
  unit('infantry-1', INFANTRY, 1, null, { cost: 1, costFor: 2, combat: 8 }),
  unit('infantry-2', INFANTRY, 2, null, { cost: 1, costFor: 2, combat: 7, returnsOn: 6, window: ['unit.destroyed', 'turn.start'], mandatory: true }),
  unit('pds-1', PDS, 1, null, { cannon: { value: 6, dice: 1 }, shield: true }),
  unit('pds-2', PDS, 2, null, { cannon: { value: 5, dice: 1 }, shield: true, longRange: true, passive: true }),
  unit('space-dock-1', DOCK, 1, null, { production: 'resources+2', hangar: 3, passive: true }),
  unit('space-dock-2', DOCK, 2, null, { production: 'resources+4', hangar: 3, passive: true }),
  unit('letani-warrior-1', INFANTRY, 1, 'arborec', { cost: 1, costFor: 2, combat: 8, production: 1 }),
  unit('letani-warrior-2', INFANTRY, 2, 'arborec', { cost: 1, costFor: 2, combat: 7, production: 2, returnsOn: 6, window: ['unit.destroyed', 'turn.start'], mandatory: true }),
  flagship('duha-menaimon', 'arborec', { combat: 7, dice: 2, move: 1, capacity: 5, window: ['system.activated'], mandatory: false }),
  flagship('hil-colish', 'creuss', { combat: 5, move: 1, capacity: 3, passive: true }),
  flagship('wrath-of-kenara', 'hacan', { combat: 7, dice: 2, move: 1, capacity: 3, window: ['dice.rolled'], where: 'space', mandatory: false }),
  flagship('jns-hylarim', 'jol-nar', { combat: 6, dice: 2, move: 1, capacity: 3, passive: true }),
  unit('super-dreadnought-1', DREADNOUGHT, 1, 'l1z1x', { cost: 4, combat: 5, move: 1, capacity: 2, sustain: true, bombardment: { value: 5, dice: 1 } }),
  unit('super-dreadnought-2', DREADNOUGHT, 2, 'l1z1x', { cost: 4, combat: 4, move: 2, capacity: 2, sustain: true, bombardment: { value: 4, dice: 1 }, directHitProof: true, passive: true }),
  flagship('0-0-1', 'l1z1x', { combat: 5, dice: 2, move: 1, capacity: 5, passive: true }),
  flagship('arc-secundus', 'letnev', { combat: 5, dice: 2, move: 1, capacity: 3, bombardment: { value: 5, dice: 3 }, stripsShield: true, window: ['round.start'], where: 'space', mandatory: true, passive: true }),
  flagship('fourth-moon', 'mentak', { combat: 7, dice: 2, move: 1, capacity: 3, passive: true }),
  unit('prototype-war-sun-1', WAR_SUN, 1, 'muaat', { cost: 12, combat: 3, dice: 3, move: 1, capacity: 6, sustain: true, bombardment: { value: 3, dice: 3 }, stripsShield: true, passive: true }),
  unit('prototype-war-sun-2', WAR_SUN, 2, 'muaat', { cost: 10, combat: 3, dice: 3, move: 3, capacity: 6, sustain: true, bombardment: { value: 3, dice: 3 }, stripsShield: true, passive: true }),
  flagship('the-inferno', 'muaat', { combat: 5, dice: 2, move: 1, capacity: 3, action: true, requires: [{ kind: 'token', of: 'you', pool: 'strategy', count: 1 }, { kind: 'unit', of: 'you', types: [FLAGSHIP] }, { kind: 'piece', type: CRUISER }] }),
  unit('hybrid-crystal-fighter-1', FIGHTER, 1, 'naalu', { cost: 1, costFor: 2, combat: 8 }),
  unit('hybrid-crystal-fighter-2', FIGHTER, 2, 'naalu', { cost: 1, costFor: 2, combat: 7, move: 2, fleetShare: 0.5, passive: true }),
  flagship('matriarch', 'naalu', { combat: 9, dice: 2, move: 1, capacity: 6, passive: true }),
  flagship('the-alastor', 'nekro', { combat: 9, dice: 2, move: 1, capacity: 3, window: ['combat.start'], where: 'space', mandatory: false }),
  unit('exotrireme-1', DREADNOUGHT, 1, 'sardakk-norr', { cost: 4, combat: 5, move: 1, capacity: 1, sustain: true, bombardment: { value: 4, dice: 2 } }),
  unit('exotrireme-2', DREADNOUGHT, 2, 'sardakk-norr', { cost: 4, combat: 5, move: 2, capacity: 1, sustain: true, bombardment: { value: 4, dice: 2 }, directHitProof: true, window: ['round.end'], where: 'space', mandatory: false, passive: true }),
  flagship('cmorran-norr', 'sardakk-norr', { combat: 6, dice: 2, move: 1, capacity: 3, passive: true }),
  unit('floating-factory-1', DOCK, 1, 'saar', { move: 1, capacity: 4, production: 5, inSpace: true, passive: true }),
  unit('floating-factory-2', DOCK, 2, 'saar', { move: 2, capacity: 5, production: 7, inSpace: true, passive: true }),
  flagship('son-of-ragh', 'saar', { combat: 5, dice: 2, move: 1, capacity: 3, barrage: { value: 6, dice: 4 } }),
  unit('advanced-carrier-1', CARRIER, 1, 'sol', { cost: 3, combat: 9, move: 1, capacity: 6 }),
  unit('advanced-carrier-2', CARRIER, 2, 'sol', { cost: 3, combat: 9, move: 2, capacity: 8, sustain: true }),
  unit('spec-ops-1', INFANTRY, 1, 'sol', { cost: 1, costFor: 2, combat: 7 }),
  unit('spec-ops-2', INFANTRY, 2, 'sol', { cost: 1, costFor: 2, combat: 6, returnsOn: 5, window: ['unit.destroyed', 'turn.start'], mandatory: true }),
  flagship('genesis', 'sol', { combat: 5, dice: 2, move: 1, capacity: 12, window: ['status.end'], mandatory: true }),
  flagship('salai-sai-corian', 'winnu', { combat: 7, dice: 0, dicePerShip: true, move: 1, capacity: 3, passive: true }),
  flagship('loncara-ssodu', 'xxcha', { combat: 7, dice: 2, move: 1, capacity: 3, cannon: { value: 5, dice: 3 }, longRange: true, passive: true }),
  flagship('van-hauge', 'yin', { combat: 9, dice: 2, move: 1, capacity: 3, window: ['unit.destroyed'], mandatory: true }),
  flagship('ysia-yssrila', 'yssaril', { combat: 5, dice: 2, move: 2, capacity: 3, passive: true }),
];

const INDEX: ReadonlyMap<string, number> = new Map(PROFILES.map(({ id }, index) => [id, index]));

/** Place in `PROFILES`. */
export function profileOf(id: string): number {
  return INDEX.get(id)!;
}

export function profile(id: string): Profile {
  return PROFILES[profileOf(id)];
}
