import type { Script, Seat } from '@tablewright/engine';
import { type Check, PLANETS, TILES } from '../content/index.ts';
import { rollDie } from './dice.ts';
import { homeOf } from './galaxy.ts';
import { enforceLimits } from './limits.ts';
import { moment } from './moments.ts';
import { phaseOrder } from './order.ts';
import { offerSecrets } from './objectives.ts';
import { choose, type Option } from './options.ts';
import {
  addAfloat,
  addGround,
  controls,
  DOCK,
  groundAt,
  hasShips,
  INFANTRY,
  kindName,
  PDS,
  planetsIn,
  profileOf,
  SHIPS,
} from './pieces.ts';
import type { Loss } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** What destroyed the units, where an objective asks for it. */
export type Cause = 'cannons' | 'bombardment' | 'other';

/** Ground forces of a player on a planet are destroyed. */
export function* destroyGround(
  g: Ti4,
  { seat, by, planet }: { seat: Seat; by: Seat; planet: number },
  count: number,
  cause: Cause = 'other',
): Script {
  if (count === 0) return;
  addGround(g, planet, seat, -count);
  const system = PLANETS[planet].tile;
  yield* destroyed(g, [{ seat, by, kind: INFANTRY, system, planet, count }], cause);
}

/** Structures of a kind on a planet are destroyed; fighters that lose their hangar may go with a dock. TI-5.3 */
export function* destroyStructures(
  g: Ti4,
  { by, planet }: { by: Seat; planet: number },
  kind: typeof PDS | typeof DOCK,
): Script {
  const standing = kind === PDS ? g.pds : g.docks;
  const count = standing[planet];
  if (count === 0) return;
  const seat = g.control[planet];
  const system = PLANETS[planet].tile;
  standing[planet] = 0;
  yield* destroyed(g, [{ seat, by, kind, system, planet, count }]);
  yield* enforceLimits(g, system, seat);
}

/** A dock in space is destroyed; what it held may go with it. TI-5.3, TI-13.5 */
export function* destroyFloating(
  g: Ti4,
  { seat, by, system }: { seat: Seat; by: Seat; system: number },
): Script {
  addAfloat(g, system, seat, DOCK, -1);
  yield* destroyed(g, [{ seat, by, kind: DOCK, system, planet: NONE, count: 1 }]);
  yield* enforceLimits(g, system, seat);
}

/** What follows when units have been destroyed and taken off the board; those of one call together. TI-1.15 */
export function* destroyed(g: Ti4, losses: readonly Loss[], cause: Cause = 'other'): Script {
  if (losses.length === 0) return;
  for (const loss of merged(losses)) {
    tell(loss);
    noteWreck(g, loss);
    if (loss.kind === INFANTRY) awaitReturn(g, loss);
  }
  // What follows may destroy more, and that is another deed.
  const last = cause === 'other' ? [] : losses.filter((loss) => isLast(g, loss));
  yield* moment(g, 'unit.destroyed', phaseOrder(g), () => ({ losses }));
  for (const seat of phaseOrder(g)) {
    const deeds = losses.filter((loss) => loss.by === seat && loss.seat !== seat);
    const fulfils = (check: Check): boolean =>
      deeds.some((loss) => isDeed(loss, last.includes(loss) ? cause : 'other', check));
    if (deeds.length > 0) yield* offerSecrets(g, seat, fulfils);
  }
}

/** A ship destroyed in the space combat under way. Salvage Operations */
function noteWreck({ combat }: Ti4, { kind, system, planet }: Loss): void {
  const isThere = system === combat.system && planet === NONE && combat.planet === NONE;
  if (isThere && SHIPS.includes(kind)) combat.wrecks |= 1 << kind;
}

/** Losses of one kind and place as one. */
function merged(losses: readonly Loss[]): Loss[] {
  const found: Loss[] = [];
  for (const loss of losses) {
    const at = found.findIndex(
      ({ seat, kind, planet }) =>
        seat === loss.seat && kind === loss.kind && planet === loss.planet,
    );
    if (at < 0) found.push(loss);
    else found[at] = { ...found[at], count: found[at].count + loss.count };
  }
  return found;
}

function tell({ seat, kind, count, system, planet }: Loss): void {
  const units = { player: seat, kind: kindName(kind), count };
  if (planet === NONE) emit('destroyed', { ...units, system: TILES[system].id });
  else emit('destroyedOn', { ...units, planet: PLANETS[planet].id });
}

/** Has the player nothing more of it there: no ship in space, or no ground force on the planet? */
function isLast(g: Ti4, { seat, system, planet }: Loss): boolean {
  return planet === NONE ? !hasShips(g, system, seat) : groundAt(g, planet, seat) === 0;
}

/** Does what was destroyed fulfil the objective? `lastBy` is what destroyed the last units. TI-20.9 */
function isDeed({ kind, planet }: Loss, lastBy: Cause, check: Check): boolean {
  switch (check.kind) {
    case 'destroy-unit':
      return check.units.includes(kind);
    case 'space-cannon-last-ships':
      return lastBy === 'cannons' && planet === NONE;
    case 'bombardment-last-ground-forces':
      return lastBy === 'bombardment';
    default:
      return false;
  }
}

/** Each destroyed infantry may come back. TI-26.1 */
function awaitReturn(g: Ti4, { seat, count }: Loss): void {
  const { returnsOn } = profileOf(g, seat, INFANTRY)!;
  if (returnsOn === null) return;
  for (let left = count; left > 0; left--) {
    const die = rollDie();
    const returns = die >= returnsOn;
    if (returns) g.players[seat].returning++;
    emit('returnRoll', { player: seat, die, returns: returns ? 1 : 0 });
  }
}

/** At the start of their owner's turn they land at home; without a planet there they are gone. TI-26.1 */
export function* returnInfantry(g: Ti4, seat: Seat): Script {
  const player = g.players[seat];
  if (player.returning === 0) return;
  const homes = planetsIn(homeOf(g, seat)).filter((planet) => controls(g, seat, planet));
  while (player.returning > 0 && homes.length > 0) {
    const waiting = player.returning;
    const options = homes.flatMap((planet): Option<'land' | 'landAll'>[] => [
      { do: 'landAll', planet },
      ...(homes.length > 1 && waiting > 1 ? [{ do: 'land', planet } as const] : []),
    ]);
    const { do: way, planet } = yield* choose(seat, 'returnInfantry', options, {
      about: { count: waiting },
    });
    const count = way === 'landAll' ? waiting : 1;
    addGround(g, planet, seat, count);
    player.returning -= count;
    emit('returnedInfantry', { player: seat, planet: PLANETS[planet].id, count });
  }
  player.returning = 0;
}
