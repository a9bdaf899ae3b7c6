import type { Script, Seat } from '@tablewright/engine';
import { PLANETS, TILES } from '../content/index.ts';
import { moment } from './moments.ts';
import { activeOrder } from './order.ts';
import { returnNotes } from './note-play.ts';
import { clockwiseFrom, putToken } from './pieces.ts';
import { powers } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit, leaveFor, schedule } from './vocabulary.ts';

export function noTactical(): Ti4['tactical'] {
  return {
    system: NONE,
    conduit: false,
    moved: false,
    speed: 0,
    ceasefire: false,
    silent: NONE,
    chart: false,
    beacon: NONE,
    battlestations: [],
    bunkers: [],
    disabled: false,
    muted: 0,
    landed: [],
    gained: [],
    fighters: [],
  };
}

/** Puts a token of the tactic pool into the system. TI-6.1 */
export function activate(g: Ti4, seat: Seat, system: number): void {
  g.players[seat].tactic--;
  putToken(g, system, seat);
  g.tactical = noTactical();
  g.tactical.system = system;
  emit('activated', { player: seat, system: TILES[system].id });
  schedule(g, 'activated', seat, system);
}

/** What follows an activation. TI-6.2, TI-6.3, TI-6.4 */
export function* activated(g: Ti4, seat: Seat, system: number): Script {
  returnNotes(g, seat, system);
  // The active player's cards are options of the movement.
  yield* moment(g, 'system.activated', activeOrder(g), () => ({ system, by: seat }), {
    fromHand: (each) => each !== seat,
  });
  schedule(g, 'movement', seat);
  for (const shooter of clockwiseFrom(g, seat)) schedule(g, 'cannonOffense', shooter);
  schedule(g, 'spaceCombat');
  schedule(g, 'bombardment', seat);
  schedule(g, 'landing', seat);
  schedule(g, 'production', seat);
  schedule(g, 'endTactical', seat);
}

/** Have PDS on the planet lost Planetary Shield and Space Cannon for the invasion? Disable */
export function isDisabled(g: Ti4, planet: number): boolean {
  const { disabled, system } = g.tactical;
  return disabled && PLANETS[planet].tile === system && g.control[planet] !== g.turn.seat;
}

/** An effect ends the turn of the active player at once, also if it had another action, and nobody uses a further one. TI-6.3 */
export function endTurnAtOnce(g: Ti4): never {
  g.tactical = noTactical();
  g.turn.taken = actionsOfTurn(g, g.turn.seat);
  return leaveFor('endAction');
}

/** With Fleet Logistics a turn has two actions; an effect may add more. TI-2.8, TI-26.14, TI-26.18 */
export function actionsOfTurn(g: Ti4, seat: Seat): number {
  return (powers.first(g, seat, 'actions') ?? 1) + g.turn.extra;
}

/** What follows a tactical action, then it is over. */
export function* endTactical(g: Ti4, seat: Seat): Script {
  yield* moment(g, 'tactical.done', [seat], () => ({}));
  g.tactical = noTactical();
}
