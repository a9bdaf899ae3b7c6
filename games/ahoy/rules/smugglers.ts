import type { Script, Seat } from '@tablewright/engine';
import { CARGO_LIMIT, DELIVERY_FAME, MARKET, SMUGGLER_1, TILES } from '../content/index.ts';
import { islandOfFlagship, isBarred, recruitFree, refill, takeUp } from './market.ts';
import { choose } from './options.ts';
import type { Ahoy } from './state.ts';
import { gainFame, raiseWealth, removeComrades } from './supply.ts';
import { emit } from './vocabulary.ts';
import { gainReward } from './voyage.ts';

/** What forbids smuggling this face-up card now? AH-16.4 */
export function smuggleVerdict(g: Ahoy, seat: Seat, card: number): string | null {
  const at = islandOfFlagship(g, seat);
  if (at < 0 || TILES[at].suit !== MARKET[card].suit) return 'AH-16.4';
  return isBarred(g, seat, at) ? 'AH-12.2' : null;
}

/** Cargo is free; above the limit some of it leaves the game. AH-16.4, AH-16.5 */
export function* smuggle(g: Ahoy, seat: Seat, card: number): Script {
  takeUp(g, card);
  g.players[seat].cargo.push(card);
  emit('smuggled', { player: seat, card: MARKET[card].id });
  refill(g);
  yield* keepToCargoLimit(g, seat);
}

export function* keepToCargoLimit(g: Ahoy, seat: Seat): Script {
  const { cargo } = g.players[seat];
  while (cargo.length > CARGO_LIMIT) {
    const drops = cargo.map((each) => ({ do: 'drop', card: each }) as const);
    const { card } = yield* choose(seat, 'jettison', drops);
    cargo.splice(cargo.indexOf(card), 1);
    g.removed.push(card);
    emit('dropped', { player: seat, card: MARKET[card].id });
  }
}

/** What forbids delivering this cargo now? AH-16.6 */
export function deliverVerdict(g: Ahoy, seat: Seat, card: number): string | null {
  const at = islandOfFlagship(g, seat);
  if (at < 0 || TILES[at].suit !== MARKET[card].destination) return 'AH-16.6';
  return isBarred(g, seat, at) ? 'AH-12.2' : null;
}

/** Fame, wealth, a reward, and a pledge. AH-16.6 */
export function* deliver(g: Ahoy, seat: Seat, card: number): Script {
  const region = islandOfFlagship(g, seat);
  const { cargo } = g.players[seat];
  emit('delivered', { player: seat, card: MARKET[card].id, tile: TILES[region].id });
  gainFame(g, seat, DELIVERY_FAME, 'delivery');
  raiseWealth(g, region);
  yield* gainReward(g, seat);
  const [pledges, piles] = pledgesOf(g, seat);
  const choices = piles.map((_, at) => ({ do: 'pile', pile: at }) as const);
  const { pile } = yield* choose(seat, 'pledge', choices, {
    about: {
      card: MARKET[card].id,
      squadron: pledges.indexOf(PLEDGED_SQUADRON) + 1,
      union: pledges.indexOf(PLEDGED_UNION) + 1,
    },
  });
  cargo.splice(cargo.indexOf(card), 1);
  piles[pile].push(card);
  emit('pledged', { player: seat, pile: pile + 1 });
}

/** What a pledge marker shows. */
export const PLEDGED_SQUADRON = 0;
export const PLEDGED_UNION = 1;

/** The pledge markers and the two piles below them. */
export function pledgesOf(g: Ahoy, seat: Seat): [readonly number[], number[][]] {
  return g.players[seat].faction === SMUGGLER_1
    ? [g.pledges1, g.delivered1]
    : [g.pledges2, g.delivered2];
}

/** Negotiate: a crew for nothing, and another one for a Comrade of the island. AH-16.3 */
export function* negotiate(g: Ahoy, seat: Seat): Script {
  const region = islandOfFlagship(g, seat);
  if (region < 0 || isBarred(g, seat, region)) return;
  for (let left = 2; left > 0; left--) {
    if (g.market.length === 0 || (left === 1 && g.comrades[region] === 0)) return;
    const cards = g.market.map((card) => ({ do: 'take', card }) as const);
    const answer = yield* choose(seat, 'negotiate', [...cards, { do: 'done' }], {
      about: { left },
    });
    if (answer.do === 'done') return;
    if (left === 1) removeComrades(g, seat, region, 1);
    recruitFree(g, seat, answer.card, 'negotiate');
    refill(g);
  }
}
