import type { Seat } from '@tablewright/engine';
import { CHAPTERS, HAND_SIZE, POWER_TO_END } from '../content/index.ts';
import type { Arcs } from '../rules/state.ts';
import { ambitionProspect } from './ambitions.ts';
import { boardWorth, courtWorth, mapWorth } from './realm.ts';
import { handWorth, initiativeWorth, pipWorth } from './tempo.ts';

/** Power that the strongest gains in a usual chapter. */
const POWER_A_CHAPTER = 8;

/** Power a seat may expect to have at the end. */
export function evaluate(g: Arcs, seat: Seat): number {
  const { power } = g.players[seat];
  if (g.ended) return power;
  const rounds = roundsLeft(g);
  const time = timeLeft(g, rounds);
  return (
    power +
    ambitionProspect(g, seat, rounds) +
    (0.15 + 0.2 * time) * mapWorth(g, seat) +
    (0.25 + 0.25 * time) * boardWorth(g, seat) +
    (0.25 + 0.3 * time) * courtWorth(g, seat) +
    (0.5 + 0.25 * time) * (handWorth(g, seat) + pipWorth(g, seat)) +
    initiativeWorth(g, seat, rounds)
  );
}

/** Rounds of this chapter still to come, as far as hands tell. */
function roundsLeft(g: Arcs): number {
  let cards = 0;
  for (let seat = 0; seat < g.players.length; seat++) cards += g.players[seat].hand.length;
  return cards / g.players.length;
}

/** Chapters still to come, the rest of this one included. ARC-20.17 */
function timeLeft(g: Arcs, rounds: number): number {
  let most = 0;
  for (let seat = 0; seat < g.players.length; seat++) most = Math.max(most, g.players[seat].power);
  const byPower = (POWER_TO_END[g.players.length] - most) / POWER_A_CHAPTER - 0.5;
  const later = Math.max(0, Math.min(CHAPTERS - g.chapter, byPower));
  return later + Math.min(1, rounds / HAND_SIZE);
}
