import type { Script, Seat } from '@tablewright/engine';
import { FACTIONS } from '../content/index.ts';
import { moment } from './moments.ts';
import { phaseOrder } from './order.ts';
import type { Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** Trade goods come from the supply, which has no end. What follows a gain comes at once. TI-25.3, TI-28.10 */
export function* gainGoods(g: Ti4, seat: Seat, count: number): Script {
  if (count === 0) return;
  g.players[seat].goods += count;
  emit('gainedGoods', { player: seat, count });
  yield* moment(g, 'goods.gained', phaseOrder(g), () => ({ by: seat }), {
    about: { player: seat },
  });
}

/** Trade goods given to another player by an effect: no transaction. TI-16.9 */
export function* giveGoods(g: Ti4, seat: Seat, other: Seat, count: number): Script {
  g.players[seat].goods -= count;
  yield* gainGoods(g, other, count);
}

/** All commodities of a player go to another by an effect, as trade goods. TI-15.3, TI-16.9 */
export function* giveCommodities(g: Ti4, seat: Seat, other: Seat): Script {
  const { commodities } = g.players[seat];
  g.players[seat].commodities = 0;
  yield* gainGoods(g, other, commodities);
}

/** Most commodities of a seat. TI-15.4 */
function commodityLimit(g: Ti4, seat: Seat): number {
  return FACTIONS[g.players[seat].faction].commodities;
}

/** Refills commodities to the value of the faction sheet. TI-3.7, TI-15.4 */
export function* replenish(g: Ti4, seat: Seat): Script {
  const player = g.players[seat];
  const count = commodityLimit(g, seat) - player.commodities;
  player.commodities += count;
  emit('replenished', { player: seat, count });
  yield* moment(g, 'commodities.replenished.when', phaseOrder(g), () => ({ by: seat }), {
    about: { player: seat },
  });
  yield* moment(g, 'commodities.replenished.after', [seat], () => ({}));
}
