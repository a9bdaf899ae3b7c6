import type { Seat } from '@tablewright/engine';
import { checkPatrol } from './patrol.ts';
import { COINS, SLOT_OF, SQUARE_NAMES } from './map.ts';
import { NONE, type Roam } from './state.ts';
import { emit } from './vocabulary.ts';

/** Tokens of a seat on a square, or on several squares added up. */
export function tokensOf(tally: number, seat: Seat): number {
  return (tally >> (4 * seat)) & 15;
}

/** Can the square still take a token? RO-6.6, RO-14.1 */
export function isFree(g: Roam, square: number): boolean {
  const tally = g.squares[square];
  return tally === 0 || (g.variant.advanced && isSingle(tally));
}

/** Does the square belong to the map? Not where a card could not be replaced. RO-15.3 */
export function isOnMap(g: Roam, square: number): boolean {
  return g.slots[SLOT_OF[square]] !== NONE;
}

/** Are all six cards there, so that every square belongs to the map? */
export function isWhole(g: Roam): boolean {
  return !g.slots.includes(NONE);
}

/** Has a seat other than this one a token on the square? */
export function hasStranger(g: Roam, square: number, seat: Seat): boolean {
  return (g.squares[square] & ~(15 << (4 * seat))) !== 0;
}

/** Seats other than this one that have a token on the square. */
export function strangersOn(g: Roam, square: number, seat: Seat): Seat[] {
  const tally = g.squares[square];
  return tally === 0 ? [] : g.order.filter((other) => other !== seat && tokensOf(tally, other) > 0);
}

/** Puts tokens of the active player on squares and takes the coins printed there. RO-6.3, RO-6.7, RO-14.4 */
export function placeTokens(g: Roam, seat: Seat, squares: readonly number[]): void {
  let coins = 0;
  for (const square of squares) {
    g.squares[square] += one(seat);
    coins += printedCoins(g, square);
  }
  const player = g.players[seat];
  player.tokens -= squares.length;
  player.coins += coins;
  g.stirred = true;
  emit('placed', () => ({
    player: seat,
    squares: squares.map((square) => SQUARE_NAMES[square]),
    count: squares.length,
    coins,
  }));
  checkPatrol(g, seat);
}

/** Takes a token off the map, back to its owner. */
export function returnToken(g: Roam, owner: Seat, square: number): void {
  g.squares[square] -= one(owner);
  g.players[owner].tokens++;
  g.stirred = true;
}

export function moveToken(g: Roam, owner: Seat, from: number, to: number): void {
  g.squares[from] -= one(owner);
  g.squares[to] += one(owner);
  g.stirred = true;
}

export function printedCoins(g: Roam, square: number): number {
  return COINS[g.slots[SLOT_OF[square]]][square];
}

const one = (seat: Seat): number => 1 << (4 * seat);

function isSingle(tally: number): boolean {
  return (tally & (tally - 1)) === 0 && (tally & 0x1111) !== 0;
}
