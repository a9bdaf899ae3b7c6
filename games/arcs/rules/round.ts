import { knownTo, moveCards, putCard, type Script, type Seat } from '@tablewright/engine';
import { ACTION_CARDS, COURT } from '../content/index.ts';
import { choose } from './options.ts';
import { turnOrderFrom } from './pieces.ts';
import { type Arcs, EVERYBODY, handOf, isFaceUp, NONE, pileOf } from './state.ts';
import { beginTurn } from './turn.ts';
import { emit, schedule } from './vocabulary.ts';

/** A round begins with the holder of the initiative. ARC-5.2, ARC-9.6 */
export function* startRound(g: Arcs): Script {
  g.leading = g.initiative;
  g.seized = NONE;
  g.zero = false;
  g.declared = false;
  schedule(g, 'lead', g.leading);
}

/** Plays the lead card or passes the initiative. ARC-5.4, ARC-6.1 */
export function* lead(g: Arcs, seat: Seat): Script {
  const { hand } = g.players[seat];
  if (hand.length === 0) {
    passInitiative(g, seat);
    return;
  }
  const choice = yield* choose(seat, 'lead', () => [
    ...hand.map((card) => ({ do: 'lead', card }) as const),
    { do: 'pass' },
  ]);
  if (choice.do === 'pass') {
    g.players[seat].passed = true;
    passInitiative(g, seat);
    return;
  }
  for (const player of g.players) player.passed = false;
  beginTurn(g, seat, choice.card, 'lead');
  emit('led', { player: seat, card: ACTION_CARDS[choice.card].id });
  for (let i = 1; i < g.players.length; i++) schedule(g, 'follow', (seat + i) % g.players.length);
  schedule(g, 'endRound');
}

/** The marker goes to the next player with cards and the round is over. ARC-5.4 to ARC-5.8 */
function passInitiative(g: Arcs, seat: Seat): void {
  const { players } = g;
  const next = turnOrderFrom(g, seat)
    .slice(1)
    .find((other) => players[other].hand.length > 0);
  if (next === undefined) {
    emit('passedToNobody', { player: seat });
  } else {
    g.initiative = next;
    emit('passed', { player: seat, rival: next });
  }
  if (players.some(({ hand, passed }) => hand.length > 0 && !passed)) {
    schedule(g, 'startRound');
    return;
  }
  emit('allPassed', {});
  players.forEach(({ hand }, owner) =>
    moveCards(handOf(g, owner), pileOf(g), hand.length, knownTo(owner)),
  );
  schedule(g, 'scoreChapter');
}

/** Who has the initiative, what becomes of the cards, and whether there is another round. ARC-9 */
export function* endRound(g: Arcs): Script {
  checkInitiative(g);
  unionsReturn(g);
  discardPlayed(g);
  const isOver = g.players.every(({ hand }) => hand.length === 0);
  schedule(g, isOver ? 'scoreChapter' : 'startRound');
}

/** A player who seized keeps it; otherwise the highest card that surpassed takes it. ARC-9.1 to ARC-9.3 */
function checkInitiative(g: Arcs): void {
  if (g.seized !== NONE) return;
  let highest = 0;
  for (const { seat, card, use } of g.played) {
    if (use !== 'surpass' || ACTION_CARDS[card].number <= highest) continue;
    highest = ACTION_CARDS[card].number;
    g.initiative = seat;
  }
  if (highest > 0) emit('initiative', { player: g.initiative });
}

/** The card beside a Union comes to hand, the Union is discarded. ARC-9.4 */
function unionsReturn(g: Arcs): void {
  for (const { card, union, unionOf } of g.played) {
    if (union === NONE) continue;
    putCard(handOf(g, unionOf), card, EVERYBODY);
    g.courtDiscard.push(union);
    emit('unionReturns', {
      player: unionOf,
      card: ACTION_CARDS[card].id,
      court: COURT[union].id,
    });
  }
}

/** All other cards are discarded face down, in the order played. ARC-9.5, ARC-9.7, ARC-23.14 */
function discardPlayed(g: Arcs): void {
  for (const { card, use, known, union } of g.played) {
    if (union !== NONE) continue;
    if (g.variant.splitDiscard && isFaceUp(use)) g.openPile.push(card);
    else putCard(pileOf(g), card, isFaceUp(use) ? EVERYBODY : known);
  }
  g.played = [];
  g.zero = false;
}
