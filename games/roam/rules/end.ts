import type { Refusal, Result, Script, Seat } from '@tablewright/engine';
import { ARTIFACTS, CARDS, CARDS_TO_END, PATROL_POINTS } from '../content/index.ts';
import { choose, type Option } from './options.ts';
import { addUsable, NOTHING_MORE, readyOf, useArtifact } from './powers.ts';
import type { Player, Roam } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

type Purchase = Option<'buy' | 'artifact' | 'noPurchase'>;

const NO_PURCHASE: Purchase = { do: 'noPurchase' };

/** The end of a turn, once completed cards are resolved: is the end near, a purchase, the next player. RO-4.1 */
export function* endOfTurn(g: Roam): Script {
  checkEnd(g);
  if (g.variant.artifacts) yield* purchase(g, g.active);
  const place = g.order.indexOf(g.active);
  if (place < g.order.length - 1) {
    schedule(g, 'turn', g.order[place + 1]);
  } else {
    endOfRound(g);
  }
}

/** A player owns ten adventurers: the round is played to its end. RO-10.1, RO-10.2 */
function checkEnd(g: Roam): void {
  if (g.ending) return;
  const seat = g.players.findIndex((player) => adventurersOf(player) >= CARDS_TO_END);
  if (seat < 0) return;
  g.ending = true;
  emit('ending', { player: seat });
}

/** Every player has had as many turns. A round in which no token stirred ends the match as well. RO-10.2, RO-10.6 */
function endOfRound(g: Roam): void {
  if (g.ending || !g.stirred) {
    if (!g.ending) emit('stalemate', {});
    const { scores, places } = resultOf(g);
    emit('ended', {
      scores,
      winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    });
    return;
  }
  g.stirred = false;
  schedule(g, 'turn', g.order[0]);
}

/** At most one artifact of the four, paid to the supply. RO-11.4 */
function* purchase(g: Roam, seat: Seat): Script {
  const player = g.players[seat];
  for (;;) {
    const offered = purchases(g, seat);
    if (offered.length === 0) return;
    offered.push(NO_PURCHASE);
    const choice = yield* choose(seat, 'purchase', offered, {
      refused: () => forbiddenPurchases(g, player),
      otherwise: NO_PURCHASE,
    });
    if (choice.do === 'noPurchase') return;
    if (choice.do === 'buy') {
      buy(g, seat, choice.artifact);
      return;
    }
    yield* useArtifact(g, seat, 'purchase', NOTHING_MORE, choice.ability);
  }
}

function purchases(g: Roam, seat: Seat): Purchase[] {
  const offered: Purchase[] = [];
  for (const artifact of g.display) {
    if (ARTIFACTS[artifact].cost <= g.players[seat].coins) offered.push({ do: 'buy', artifact });
  }
  addUsable(offered, g, seat, readyOf(g.players[seat]).at.purchase, NOTHING_MORE);
  return offered;
}

function forbiddenPurchases(g: Roam, player: Player): Refusal<Option>[] {
  return g.display
    .filter((artifact) => ARTIFACTS[artifact].cost > player.coins)
    .map((artifact) => ({ option: { do: 'buy', artifact }, clause: 'RO-11.4' }));
}

/** The new artifact comes face up; the display is filled from the stack while it lasts. RO-11.2, RO-11.8 */
function buy(g: Roam, seat: Seat, artifact: number): void {
  const player = g.players[seat];
  player.coins -= ARTIFACTS[artifact].cost;
  player.ready.push(artifact);
  emit('bought', {
    player: seat,
    artifact: ARTIFACTS[artifact].id,
    coins: ARTIFACTS[artifact].cost,
  });
  g.display.splice(g.display.indexOf(artifact), 1);
  const next = g.stack.pop();
  if (next !== undefined) {
    g.display.push(next);
    emit('displayed', { artifact: ARTIFACTS[next].id });
  }
}

export function adventurersOf(player: Player): number {
  return player.faceUp.length + player.faceDown.length;
}

/** Points of adventurers and artifacts, whichever side is up, and of the patrol card. RO-10.4 */
export function scoreOf(g: Roam, seat: Seat): number {
  const { faceUp, faceDown, ready, spent } = g.players[seat];
  let score = g.patrol === seat ? PATROL_POINTS : 0;
  for (const card of faceUp) score += CARDS[card].points;
  for (const card of faceDown) score += CARDS[card].points;
  for (const artifact of ready) score += ARTIFACTS[artifact].points;
  for (const artifact of spent) score += ARTIFACTS[artifact].points;
  return score;
}

/** Most points, then most coins, then a shared place. RO-10.5 */
export function resultOf(g: Roam): Result {
  const scores = g.players.map((_, seat) => scoreOf(g, seat));
  const isAhead = (a: Seat, b: Seat): boolean =>
    scores[a] > scores[b] || (scores[a] === scores[b] && g.players[a].coins > g.players[b].coins);
  const places = g.players.map(
    (_, seat) => 1 + g.players.filter((__, other) => isAhead(other, seat)).length,
  );
  return { scores, places };
}
