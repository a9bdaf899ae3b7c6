import type { Script, Seat } from '@tablewright/engine';
import { TILES } from '../content/index.ts';
import { choose, type Option } from './options.ts';
import {
  addAfloat,
  addDamage,
  afloat,
  bigShipsOf,
  damagedAt,
  DOCK,
  docksAt,
  FIGHTER,
  hasAfloat,
  INFANTRY,
  joinedIn,
  kindName,
  MOVERS,
  profileOf,
  SHIPS,
} from './pieces.ts';
import { bonus } from './powers.ts';
import type { Prompt } from './prompts.ts';
import type { Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** Most ships, fighters apart, in one system. TI-5.1 */
export function fleetLimit(g: Ti4, seat: Seat): number {
  return g.players[seat].fleet + bonus(g, seat, 'fleetBonus');
}

/** What the ships of a seat in a system can hold together, and docks that float. TI-5.3, TI-13.5 */
export function capacityIn(g: Ti4, system: number, seat: Seat): number {
  let capacity = 0;
  for (const kind of MOVERS) {
    const ships = afloat(g, system, seat, kind);
    if (ships > 0) capacity += ships * profileOf(g, seat, kind)!.capacity;
  }
  return capacity;
}

/** Fighters that need room on ships: those beyond what docks take care of. TI-27.8 */
export function fightersAboard(g: Ti4, system: number, seat: Seat): number {
  const docked = docksAt(g, system, seat) * profileOf(g, seat, DOCK)!.hangar;
  return Math.max(0, afloat(g, system, seat, FIGHTER) - docked);
}

/** What a fighter beyond capacity takes of the fleet pool; null if none may be there. TI-5.5 */
export function fleetShare(g: Ti4, seat: Seat): number | null {
  return profileOf(g, seat, FIGHTER)!.fleetShare;
}

/** Units beyond capacity: infantry, and fighters that cannot move alone. TI-5.3, TI-5.5 */
export function overCapacity(g: Ti4, system: number, seat: Seat): number {
  const infantry = afloat(g, system, seat, INFANTRY);
  const capacity = capacityIn(g, system, seat);
  if (fleetShare(g, seat) !== null) return Math.max(0, infantry - capacity);
  return Math.max(0, infantry + fightersAboard(g, system, seat) - capacity);
}

/** Ships other than fighters; ground forces that fight as ships do not count against the fleet pool. TI-26.4 */
function fleetShips(g: Ti4, system: number, seat: Seat): number {
  return bigShipsOf(g, system, seat) - joinedIn(g, system, seat);
}

/** What counts against the fleet pool: ships, and fighters II beyond capacity. TI-5.1, TI-5.5 */
export function fleetUse(g: Ti4, system: number, seat: Seat): number {
  const ships = fleetShips(g, system, seat);
  const share = fleetShare(g, seat);
  if (share === null) return ships;
  const room = Math.max(0, capacityIn(g, system, seat) - afloat(g, system, seat, INFANTRY));
  return ships + share * Math.max(0, fightersAboard(g, system, seat) - room);
}

/** Would one more unit of this kind break the fleet pool? TI-5.7 */
export function breaksFleet(g: Ti4, system: number, seat: Seat, kind: number): boolean {
  addAfloat(g, system, seat, kind, 1);
  const breaks = fleetUse(g, system, seat) > fleetLimit(g, seat);
  addAfloat(g, system, seat, kind, -1);
  return breaks;
}

/** Would one more unit of this kind find no room? TI-5.3 */
export function breaksCapacity(g: Ti4, system: number, seat: Seat, kind: number): boolean {
  addAfloat(g, system, seat, kind, 1);
  const breaks = overCapacity(g, system, seat) > 0;
  addAfloat(g, system, seat, kind, -1);
  return breaks;
}

/** Removes what is too much in a system, by its owner's choice among what takes room: not destroyed. TI-5.1, TI-5.3, TI-1.15 */
export function* enforceLimits(g: Ti4, system: number, seat: Seat): Script {
  for (;;) {
    const excess = fleetUse(g, system, seat) - fleetLimit(g, seat);
    if (excess <= 0) break;
    const isCrowded = fleetUse(g, system, seat) > fleetShips(g, system, seat);
    const kinds = SHIPS.filter((kind) => kind !== FIGHTER || isCrowded);
    yield* removeOne(g, system, seat, kinds, fleetLimit(g, seat) === 0, 'overFleet');
  }
  for (;;) {
    const excess = overCapacity(g, system, seat);
    if (excess === 0) break;
    const fighters = fleetShare(g, seat) === null ? fightersAboard(g, system, seat) : 0;
    const kinds = fighters > 0 ? [FIGHTER, INFANTRY] : [INFANTRY];
    const crowd = fighters + afloat(g, system, seat, INFANTRY);
    yield* removeOne(g, system, seat, kinds, excess >= crowd, 'overCapacity');
  }
}

/** One unit of these kinds goes, a damaged one first; nobody is asked which if all that take room have to go. */
function* removeOne(
  g: Ti4,
  system: number,
  seat: Seat,
  kinds: readonly number[],
  isForced: boolean,
  prompt: Prompt<{ system: string }>,
): Script {
  const options = kinds
    .filter((kind) => afloat(g, system, seat, kind) > 0)
    .map((kind): Option<'remove'> => ({ do: 'remove', system, kind }));
  const offered = isForced ? options.slice(0, 1) : options;
  const { kind } = yield* choose(seat, prompt, offered, { about: { system: TILES[system].id } });
  takeShip(g, system, seat, kind, damagedAt(g, system, seat, kind) > 0);
  emit('removed', { player: seat, kind: kindName(kind), count: 1, system: TILES[system].id });
}

/** Takes one unit out of a space area. */
export function takeShip(
  g: Ti4,
  system: number,
  seat: Seat,
  kind: number,
  isDamaged: boolean,
): void {
  addAfloat(g, system, seat, kind, -1);
  if (isDamaged) addDamage(g, system, seat, kind, -1);
}

/** Everywhere at once: after a pool has shrunk, ships have left, a status phase. TI-22.2 */
export function* enforceAllLimits(g: Ti4, seat: Seat): Script {
  for (const system of g.galaxy.systems)
    if (hasAfloat(g, system, seat)) yield* enforceLimits(g, system, seat);
}
