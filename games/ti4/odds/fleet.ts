import {
  CARRIER,
  DOCK,
  FIGHTER,
  INFANTRY,
  type Profile,
  SHIPS,
  WAR_SUN,
} from '../content/index.ts';
import { AFLOAT, STURDY } from '../rules/state.ts';
import type { Figures } from './figures.ts';
import type { Policy } from './policy.ts';

/**
 * Units of a player in a space area: a count for each kind up to infantry, then how many ships are damaged, by kind
 * from the carrier to the war sun.
 */
export type Fleet = readonly number[];

/** While it is worked on. */
type Draft = number[];

export const FLEET_LENGTH = AFLOAT + STURDY;

export const EMPTY: Fleet = new Array<number>(FLEET_LENGTH).fill(0);

const damageAt = (kind: number): number => AFLOAT + kind - CARRIER;

export function damagedOf(fleet: Fleet, kind: number): number {
  return kind < CARRIER || kind > WAR_SUN ? 0 : fleet[damageAt(kind)];
}

export function shipsIn(fleet: Fleet): number {
  let ships = 0;
  for (let kind = FIGHTER; kind <= WAR_SUN; kind++) ships += fleet[kind];
  return ships;
}

export const bigShipsIn = (fleet: Fleet): number => shipsIn(fleet) - fleet[FIGHTER];

/** Hits that the ships can take until none is left, if each use of Sustain Damage cancels one. */
export function hullIn({ profiles }: Figures, fleet: Fleet): number {
  let hull = 0;
  for (const kind of SHIPS) {
    hull += fleet[kind];
    if (profiles[kind]?.sustain === true) hull += fleet[kind] - damagedOf(fleet, kind);
  }
  return hull;
}

interface Lost {
  readonly kind: number;
  readonly isDamaged: boolean;
}

/** A ship of the first of these kinds goes, a damaged one before the others of its kind. Null if there is none. */
function loseFirst(fleet: Draft, kinds: readonly number[], sparesFighters = false): Lost | null {
  const kind = kinds.find((each) => fleet[each] > 0 && !(sparesFighters && each === FIGHTER));
  if (kind === undefined) return null;
  const isDamaged = damagedOf(fleet, kind) > 0;
  fleet[kind]--;
  if (isDamaged) fleet[damageAt(kind)]--;
  return { kind, isDamaged };
}

/** Hits on a fleet. */
export interface Hits {
  readonly hits: number;
  /** Of those, how many must go to ships other than fighters. TI-10.15 */
  readonly heavy: number;
  /** Nobody can sustain damage against them. TI-11.1 */
  readonly isStopped: boolean;
}

/** Do these ships keep others from sustaining damage? TI-11.1 */
export function stopsSustain({ stopsSustain: stops }: Figures, fleet: Fleet): boolean {
  return stops.some((does, kind) => does && fleet[kind] > 0);
}

/** The ships that hits destroy, one after the other. TI-10.6, TI-10.15 */
function* lossesTo(fleet: Draft, hits: number, heavy: number, { losses }: Policy): Iterable<Lost> {
  let heavyLeft = heavy;
  for (let left = hits; left > 0; left--) {
    const lost = loseFirst(fleet, losses, heavyLeft === left && bigShipsIn(fleet) > 0);
    if (lost === null) return;
    heavyLeft = Math.min(Math.max(0, heavyLeft - (lost.kind === FIGHTER ? 0 : 1)), left - 1);
    yield lost;
  }
}

/** The kind of ship that sustains damage next, by the policy; none if no ship does. TI-11.1 */
function nextToSustain(
  { profiles, policy }: Figures,
  fleet: Draft,
  hits: number,
  heavy: number,
): number | undefined {
  const canSustain = (kind: number): boolean =>
    profiles[kind]?.sustain === true && fleet[kind] > damagedOf(fleet, kind);
  if (hits === 0) return undefined;
  if (policy.sustain === 'first') return policy.losses.find(canSustain);
  for (const { kind } of lossesTo([...fleet], hits, heavy, policy))
    if (canSustain(kind)) return kind;
  return undefined;
}

/**
 * Ships sustain damage, unless ships of the opponent stop that; then ships are lost. `sustained` counts who did, by
 * kind. TI-10.6, TI-11.1
 */
function suffer(
  figures: Figures,
  fleet: Draft,
  { hits, heavy, isStopped }: Hits,
  sustained: Draft,
): void {
  let left = hits;
  let heavyLeft = heavy;
  while (!isStopped) {
    const kind = nextToSustain(figures, fleet, left, heavyLeft);
    if (kind === undefined) break;
    fleet[damageAt(kind)]++;
    sustained[kind - CARRIER]++;
    left = Math.max(0, left - figures.sustainCancels);
    heavyLeft = Math.max(0, heavyLeft - figures.sustainCancels);
  }
  for (const lost of lossesTo(fleet, left, heavyLeft, figures.policy))
    if (lost.isDamaged && sustained[lost.kind - CARRIER] > 0) sustained[lost.kind - CARRIER]--;
}

const nobodySustained = (): Draft => new Array<number>(STURDY).fill(0);

/** After hits outside of a combat round. TI-9.4 */
export function struck(figures: Figures, fleet: Fleet, hits: Hits): Fleet {
  const left = [...fleet];
  suffer(figures, left, hits, nobodySustained());
  return left;
}

/**
 * After hits at the start of the first round. Where it matters for repairs, the ships that have sustained damage
 * against them are counted behind the fleet until the round is over. TI-28.6
 */
export function ambushed(figures: Figures, fleet: Fleet, hits: Hits): Fleet {
  const left = fleet.slice(0, FLEET_LENGTH);
  const fresh = [...sustainedBefore(fleet)];
  suffer(figures, left, hits, fresh);
  return figures.repairsOne && fresh.some((count) => count > 0) ? [...left, ...fresh] : left;
}

function sustainedBefore(fleet: Fleet): readonly number[] {
  return fleet.length > FLEET_LENGTH ? fleet.slice(FLEET_LENGTH) : nobodySustained();
}

/** After the hits of a round; `sustained` are ships that have sustained damage in it already. TI-10.6 */
export function hitInRound(
  figures: Figures,
  fleet: Fleet,
  hits: Hits,
  sustained: readonly number[] = sustainedBefore(fleet),
): Fleet {
  const left = fleet.slice(0, FLEET_LENGTH);
  const fresh = [...sustained];
  suffer(figures, left, hits, fresh);
  if (figures.repairsOne) repairOne(left, fresh);
  return left;
}

/** A ship that was damaged before this round. TI-11.1 */
function repairOne(fleet: Draft, sustained: readonly number[]): void {
  for (let kind = CARRIER; kind <= WAR_SUN; kind++)
    if (fleet[damageAt(kind)] > sustained[kind - CARRIER]) {
      fleet[damageAt(kind)]--;
      return;
    }
}

/** At the start of a round. */
export function repairedThemselves({ repairsItself }: Figures, fleet: Fleet): Fleet {
  const kinds = SHIPS.filter((kind) => repairsItself[kind] && damagedOf(fleet, kind) > 0);
  if (kinds.length === 0) return fleet;
  const left = [...fleet];
  for (const kind of kinds) left[damageAt(kind)]--;
  return left;
}

/** One ship other than a fighter is destroyed. TI-10.14 */
export function withoutBigShip({ policy }: Figures, fleet: Fleet): Fleet {
  const left = [...fleet];
  loseFirst(left, policy.losses, true);
  return left;
}

/** A ship of one of these kinds is given up. Null if there is none, or no other ship. */
export function withoutMartyr(fleet: Fleet, kinds: readonly number[]): Fleet | null {
  if (shipsIn(fleet) < 2) return null;
  const left = [...fleet];
  return loseFirst(left, kinds) === null ? null : left;
}

/** Without ships; what they carried is still there. */
export function withoutShips(fleet: Fleet): Fleet {
  return fleet.map((count, at) => (at === INFANTRY ? count : 0));
}

/** Was a ship destroyed that takes all others along? TI-10.14 */
export function takesAllAlong(figures: Figures, before: Fleet, after: Fleet): boolean {
  return SHIPS.some((kind) => figures.takesAllAlong[kind] && after[kind] < before[kind]);
}

/** TI-10.3 */
export function withoutFighters(fleet: Fleet, count: number): Fleet {
  const left = [...fleet];
  left[FIGHTER] = Math.max(0, left[FIGHTER] - count);
  return left;
}

/** What ships and docks can hold; only docks in space have capacity. TI-13.5 */
function capacityOf({ profiles }: Figures, fleet: Fleet, docks: number): number {
  let capacity = docks * profiles[DOCK]!.capacity;
  for (const kind of SHIPS) if (fleet[kind] > 0) capacity += fleet[kind] * profiles[kind]!.capacity;
  return capacity;
}

const fighterOf = ({ profiles }: Figures): Profile => profiles[FIGHTER]!;

function aboard({ profiles }: Figures, fleet: Fleet, docks: number): number {
  return Math.max(0, fleet[FIGHTER] - docks * profiles[DOCK]!.hangar);
}

/** What is beyond fleet pool and capacity is removed: the cheapest ships, fighters before infantry. TI-5.1, TI-5.3 */
export function withinLimits(figures: Figures, fleet: Fleet, docks: number): Fleet {
  const left = [...fleet];
  while (fleetUse(figures, left, docks) > figures.fleetLimit) {
    const isCrowded = fleetUse(figures, left, docks) > bigShipsIn(left);
    loseFirst(left, SHIPS, !isCrowded);
  }
  for (let excess = overCapacity(figures, left, docks); excess > 0; excess--) {
    const takesRoom = fighterOf(figures).fleetShare === null && aboard(figures, left, docks) > 0;
    left[takesRoom ? FIGHTER : INFANTRY]--;
  }
  return left;
}

/** TI-5.1, TI-5.5 */
function fleetUse(figures: Figures, fleet: Fleet, docks: number): number {
  const { fleetShare } = fighterOf(figures);
  if (fleetShare === null) return bigShipsIn(fleet);
  const room = Math.max(0, capacityOf(figures, fleet, docks) - fleet[INFANTRY]);
  return bigShipsIn(fleet) + fleetShare * Math.max(0, aboard(figures, fleet, docks) - room);
}

/** TI-5.3, TI-5.5 */
export function overCapacity(figures: Figures, fleet: Fleet, docks: number): number {
  const fighters = fighterOf(figures).fleetShare === null ? aboard(figures, fleet, docks) : 0;
  return Math.max(0, fleet[INFANTRY] + fighters - capacityOf(figures, fleet, docks));
}

/** Who retreats takes docks in space along, infantry, then fighters, as far as there is room. TI-10.8, TI-10.16, TI-13.5 */
export function inRetreat(figures: Figures, fleet: Fleet, docks: number): Fleet {
  const left = [...fleet];
  const moving = figures.profiles[DOCK]!.inSpace ? docks : 0;
  const room = capacityOf(figures, fleet, moving);
  left[INFANTRY] = Math.min(left[INFANTRY], room);
  if (fighterOf(figures).move === null)
    left[FIGHTER] = Math.min(left[FIGHTER], room - left[INFANTRY]);
  return withinLimits(figures, left, moving);
}
