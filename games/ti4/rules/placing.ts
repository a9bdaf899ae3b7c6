import type { Script, Seat } from '@tablewright/engine';
import { PLANETS, TILES } from '../content/index.ts';
import { breakBlockades } from './blockade.ts';
import { attachments } from './laws.ts';
import { enforceLimits, takeShip } from './limits.ts';
import { choose, type Option } from './options.ts';
import {
  addAfloat,
  addGround,
  afloat,
  damagedAt,
  hasToken,
  INFANTRY,
  inReinforcements,
  kindName,
} from './pieces.ts';
import type { Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** Can units be placed on the planet? Demilitarized Zone */
export function admitsUnits(g: Ti4, planet: number): boolean {
  return attachments(g, planet, 'noUnits').length === 0;
}

/** Infantry comes from reinforcements, where it never runs out. TI-14.8 */
export function placeInfantry(g: Ti4, seat: Seat, planet: number, count: number): void {
  addGround(g, planet, seat, count);
  emit('landedFresh', {
    player: seat,
    planet: PLANETS[planet].id,
    kind: kindName(INFANTRY),
    count,
  });
}

/** Is there a piece for a ship of this kind: in reinforcements, or elsewhere on the board? TI-14.8 */
export function hasPieceFor(g: Ti4, seat: Seat, kind: number, system: number): boolean {
  return inReinforcements(g, seat, kind) > 0 || toTake(g, seat, kind, system).length > 0;
}

/** An effect places a ship; what is then too much for the fleet pool goes. TI-5.7 */
export function* placeShip(g: Ti4, seat: Seat, kind: number, system: number): Script {
  if (inReinforcements(g, seat, kind) === 0) yield* takePiece(g, seat, kind, system);
  addAfloat(g, system, seat, kind, 1);
  emit('placed', { player: seat, kind: kindName(kind), count: 1, system: TILES[system].id });
  yield* enforceLimits(g, system, seat);
  yield* breakBlockades(g);
}

/** Ships of a kind in other systems without an own command token. TI-14.8 */
function toTake(g: Ti4, seat: Seat, kind: number, system: number): Option<'remove'>[] {
  return g.galaxy.systems
    .filter((from) => from !== system && afloat(g, from, seat, kind) > 0)
    .filter((from) => !hasToken(g, from, seat))
    .map((from) => ({ do: 'remove', system: from, kind }));
}

/** Takes a ship off the board to use its piece, a damaged one first. TI-14.8 */
function* takePiece(g: Ti4, seat: Seat, kind: number, system: number): Script {
  const { system: from } = yield* choose(seat, 'takePiece', toTake(g, seat, kind, system));
  takeShip(g, from, seat, kind, damagedAt(g, from, seat, kind) > 0);
  emit('removed', { player: seat, kind: kindName(kind), count: 1, system: TILES[from].id });
  yield* enforceLimits(g, from, seat);
}
