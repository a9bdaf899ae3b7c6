import { type Order, orderBook, type OrderBook, passOrders } from '@tablewright/engine';
import { DAMAGED, FRESH, options } from './rules/options.ts';
import { raidCostOf } from './rules/resources.ts';
import { type Arcs, NONE } from './rules/state.ts';

const FRESHNESS = { fresh: FRESH, damaged: DAMAGED } as const;
type Freshness = keyof typeof FRESHNESS;
const BOTH: readonly Freshness[] = ['fresh', 'damaged'];

/** Which ships take the hits: one's own, or those of a Rival. ARC-15.10, ARC-15.13 */
function hits(prompt: 'takeHit' | 'dealHit'): OrderBook<Arcs> {
  const orderOf = (which: Freshness): Order => ({
    key: `${prompt}:${which}`,
    message: { id: `order.${prompt}`, about: { which } },
  });
  return {
    prompts: [prompt],
    offered: () => BOTH.map(orderOf),
    fitting: (_view, _seat, { options: offered }) =>
      offered.some(({ key }) => isShip(key, null)) ? BOTH.map(orderOf) : [],
    answer(_view, _seat, { options: offered }, orders) {
      const latest = orders.findLast((key) => key.startsWith(`${prompt}:`));
      if (latest === undefined) return null;
      const which = latest.slice(prompt.length + 1) as Freshness;
      const ships = offered.filter(({ key }) => isShip(key, null));
      return (ships.find(({ key }) => isShip(key, which)) ?? ships[0])?.key ?? null;
    },
  };
}

function isShip(key: string, which: Freshness | null): boolean {
  const option = options.read(key);
  return option?.do === 'hitShip' && (which === null || option.freshness === FRESHNESS[which]);
}

const SAFEST: Order = { key: 'store:safest', message: { id: 'order.store' } };

/** Tokens go where a raid costs most keys, as long as a slot is free. ARC-18.2 */
const storing: OrderBook<Arcs> = {
  prompts: ['store'],
  offered: () => [SAFEST],
  fitting: (view, seat, question) =>
    storing.answer(view, seat, question, [SAFEST.key]) === null ? [] : [SAFEST],
  answer(view, seat, { options: offered }, orders) {
    if (!orders.includes(SAFEST.key)) return null;
    const free = offered.flatMap(({ key }) => {
      const option = options.read(key);
      const isFree = option?.do === 'store' && view.players[seat].slots[option.slot] === NONE;
      return isFree ? [{ key, cost: raidCostOf(view, seat, option.slot) }] : [];
    });
    const most = Math.max(...free.map(({ cost }) => cost));
    return free.find(({ cost }) => cost === most)?.key ?? null;
  },
};

/** What a player of Arcs can have done while away. */
export const orders = orderBook(
  hits('takeHit'),
  hits('dealHit'),
  storing,
  passOrders(['rearrange', 'influence', 'reroll']),
);
