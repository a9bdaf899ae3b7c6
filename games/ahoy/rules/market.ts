import type { Script, Seat } from '@tablewright/engine';
import { BLUEFIN, FACE_UP, MARKET, type Suit, TILES } from '../content/index.ts';
import { hasStronghold } from './figures.ts';
import { islandOf, regionOf, TERRAIN } from './map.ts';
import { choose } from './options.ts';
import { changeDie, changesOf } from './pips.ts';
import { type Ahoy, EMPTY } from './state.ts';
import { addCrew, payGold } from './supply.ts';
import { emit } from './vocabulary.ts';

/** The region on whose island the flagship is, or -1. */
export function islandOfFlagship(g: Ahoy, seat: Seat): number {
  const { flagship } = g.players[seat];
  return TERRAIN[flagship].island ? regionOf(flagship) : -1;
}

/** Does a Stronghold bar this player from the market on the island? AH-12.2 */
export function isBarred(g: Ahoy, seat: Seat, region: number): boolean {
  return g.players[seat].faction !== BLUEFIN && hasStronghold(g, islandOf(region));
}

/** Is the flagship at the island of this suit, or a Stronghold in its place? AH-12.1, AH-12.2 */
function isAtSuit(g: Ahoy, seat: Seat, suit: Suit): boolean {
  const at = islandOfFlagship(g, seat);
  if (at >= 0 && TILES[at].suit === suit) return true;
  return (
    g.players[seat].faction === BLUEFIN &&
    g.strongholds.some((space) => TILES[regionOf(space)].suit === suit)
  );
}

/** What forbids recruiting this face-up card now? */
export function recruitVerdict(g: Ahoy, seat: Seat, card: number): string | null {
  const { suit, cost } = MARKET[card];
  if (!isAtSuit(g, seat, suit)) return 'AH-12.1';
  const at = islandOfFlagship(g, seat);
  if (at >= 0 && isBarred(g, seat, at)) return 'AH-12.2';
  const { gold, dice } = g.players[seat];
  const canPay = cost === 'die' ? g.diceLeft > 0 && dice.length > 0 : gold >= cost;
  return canPay ? null : 'AH-12.3';
}

/** Recruiting for the printed cost: gold, or a die on the dashed slot. AH-12.3 */
export function* recruit(g: Ahoy, seat: Seat, card: number): Script {
  const player = g.players[seat];
  const { cost } = MARKET[card];
  let die = EMPTY;
  if (cost === 'die') {
    die = yield* chooseDie(g, seat, card);
    player.dice.splice(player.dice.indexOf(die), 1);
    g.diceLeft--;
  } else {
    payGold(g, seat, cost);
  }
  takeUp(g, card);
  addCrew(player, card, die);
  const gold = cost === 'die' ? 0 : cost;
  emit('recruited', { player: seat, card: MARKET[card].id, cost: gold, die, how: 'market' });
  refill(g);
}

/** The die that pays, which gold may change before; a die that gold was spent on must pay. AH-5.4, AH-12.3 */
function* chooseDie(g: Ahoy, seat: Seat, card: number): Script<number> {
  let values = [...new Set(g.players[seat].dice)];
  for (;;) {
    const payments = values.map((value) => ({ do: 'pay', value }) as const);
    const changes = values.flatMap((value) =>
      changesOf(g, seat, value).map((pips) => ({ do: 'alter', value, pips }) as const),
    );
    const paid = yield* choose(seat, 'payDie', [...payments, ...changes], {
      about: { card: MARKET[card].id },
    });
    if (paid.do === 'pay') return paid.value;
    values = [changeDie(g, seat, paid.value, paid.pips)];
  }
}

/** Recruiting without cost, whatever the suit. */
export function recruitFree(g: Ahoy, seat: Seat, card: number, how: string): void {
  takeUp(g, card);
  addCrew(g.players[seat], card);
  emit('recruited', { player: seat, card: MARKET[card].id, cost: 0, die: 0, how });
}

export function takeUp(g: Ahoy, card: number): void {
  g.market.splice(g.market.indexOf(card), 1);
}

/** The market is filled up while the deck lasts. AH-12.4 */
export function refill(g: Ahoy): void {
  while (g.market.length < FACE_UP && g.deck.length > 0) {
    const card = g.deck.pop()!;
    g.market.push(card);
    emit('refilled', { card: MARKET[card].id });
  }
}
