import { type Order, orderBook, type OrderBook, passOrders, type Seat } from '@tablewright/engine';
import { options } from './rules/options.ts';
import type { Roam } from './rules/state.ts';

const BID = 'bid:';

/** Auctions come up in the turns of others too: a bid of so many coins, or none where that is not enough. RO-9 */
const bids: OrderBook<Roam> = {
  prompts: ['bid'],
  offered: (view, seat) =>
    Array.from({ length: view.players[seat].coins }, (_, i) => bidOrder(i + 1)),
  fitting: (_view, _seat, { options: offered }) => offered.flatMap(({ key }) => orderLike(key)),
  answer(_view, _seat, { options: offered, otherwise }, orders) {
    const latest = orders.findLast((key) => key.startsWith(BID));
    if (latest === undefined) return null;
    return offered.some(({ key }) => key === latest) ? latest : (otherwise ?? null);
  },
};

/** The orders of games without artifacts leave purchases out. */
const purchases: OrderBook<Roam> = {
  ...passOrders<Roam>(['purchase']),
  offered: (view: Roam, seat: Seat) =>
    view.variant.artifacts ? passOrders<Roam>(['purchase']).offered(view, seat) : [],
};

function orderLike(key: string): Order[] {
  const option = options.read(key);
  return option?.do === 'bid' && option.coins > 0 ? [bidOrder(option.coins)] : [];
}

function bidOrder(coins: number): Order {
  return { key: `${BID}${coins}`, message: { id: 'order.bid', about: { coins } } };
}

/** What a player of Roam can have done while away. */
export const orders = orderBook(bids, passOrders(['bid']), purchases);
