import type { Script, Seat } from '@tablewright/engine';
import { COURT } from '../../content/index.ts';
import { courtSpots, spotOf } from '../court.ts';
import { choose, type Option } from '../options.ts';
import type { Arcs } from '../state.ts';
import { emit } from '../vocabulary.ts';

export function canInfluence(g: Arcs, seat: Seat): boolean {
  return g.players[seat].agents > 0 && courtSpots(g).length > 0;
}

/** Influence. ARC-14.2 */
export function* influence(g: Arcs, seat: Seat): Script {
  yield* influenceAmong(g, seat, courtSpots(g), false);
}

/** One agent from supply on one of these cards. */
export function* influenceAmong(
  g: Arcs,
  seat: Seat,
  spots: readonly number[],
  optional: boolean,
): Script {
  if (g.players[seat].agents === 0 || spots.length === 0) return;
  const offered: Option<'influence' | 'none'>[] = spots.map(
    (spot) => ({ do: 'influence', court: g.court[spot].card }) as const,
  );
  if (optional) offered.push({ do: 'none' });
  const choice = yield* choose(
    seat,
    'influence',
    offered,
    optional ? { otherwise: { do: 'none' } } : {},
  );
  if (choice.do === 'influence') putAgent(g, seat, choice.court);
}

/** An influence that a card allows at this moment. */
export function* maybeInfluence(g: Arcs, seat: Seat): Script {
  yield* influenceAmong(g, seat, courtSpots(g), true);
}

export function putAgent(g: Arcs, seat: Seat, card: number): void {
  const spot = spotOf(g, card);
  g.players[seat].agents--;
  g.court[spot].agents[seat]++;
  emit('influenced', { player: seat, court: COURT[card].id });
}
