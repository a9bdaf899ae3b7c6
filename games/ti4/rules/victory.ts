import { finish, type Result, type Seat } from '@tablewright/engine';
import { initiativeOf } from './order.ts';
import type { Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** Who reaches the end of the track wins at once; nobody gets beyond it. TI-21.1 */
export function gainPoints(g: Ti4, seat: Seat, points: number): void {
  const player = g.players[seat];
  player.points = Math.min(g.variant.points, player.points + points);
  if (player.points === g.variant.points) end(g);
}

/** Points that no other event tells of. */
export function awardPoints(g: Ti4, seat: Seat, points: number): void {
  emit('gainedPoint', { player: seat, count: points });
  gainPoints(g, seat, points);
}

/** Points fall, but not below 0. TI-21.5 */
export function losePoints(g: Ti4, seat: Seat, points: number): void {
  const player = g.players[seat];
  const count = Math.min(points, player.points);
  if (count === 0) return;
  player.points -= count;
  emit('lostPoint', { player: seat, count });
}

/** No objective is left to turn up: most points win, ties go by initiative. TI-20.6 */
export function endWithObjectives(g: Ti4): never {
  emit('objectivesOut', {});
  end(g);
}

/** Ends the match at once. The best of the ranking has won. */
export function end(g: Ti4): never {
  g.phase = 'over';
  g.ended = true;
  emit('won', { player: ranking(g)[0] });
  finish();
}

/** Players in play before eliminated ones, more points before fewer, ties by initiative. TI-20.6, TI-21.2 */
function ranking(g: Ti4): Seat[] {
  const isOut = (seat: Seat): number => Number(g.players[seat].eliminated);
  return g.players
    .map((_, seat) => seat)
    .toSorted(
      (one, other) =>
        isOut(one) - isOut(other) ||
        g.players[other].points - g.players[one].points ||
        initiativeOf(g, one) - initiativeOf(g, other),
    );
}

export function resultOf(g: Ti4): Result {
  const order = ranking(g);
  return {
    scores: g.players.map(({ points }) => points),
    places: g.players.map((_, seat) => order.indexOf(seat) + 1),
    ending: endingOf(g),
  };
}

/** The end of the track, the last one left, or no objective left to turn up. TI-21.1, TI-24.1, TI-20.6 */
function endingOf(g: Ti4): string {
  if (g.players.some(({ points }) => points === g.variant.points)) return 'ending.points';
  const left = g.players.filter(({ eliminated }) => !eliminated);
  return left.length <= 1 ? 'ending.lastOne' : 'ending.objectives';
}
