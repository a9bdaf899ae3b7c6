import { type Order, orderBook, type OrderBook, passOrders } from '@tablewright/engine';
import { VOTES, type Wile, WILES } from './content.ts';
import type { Parley } from './state.ts';

const VETO = 'veto:';
const VOTE = 'vote:';

/** Veto each wile of a kind, and let all others pass. Whether to veto a veto depends on whose it is. */
const vetoes: OrderBook<Parley> = {
  prompts: ['veto'],
  offered: () => WILES.map(vetoOrder),
  fitting: (_view, _seat, { about }) =>
    WILES.filter(({ id }) => id === about['wile'] && id !== 'veto').map(vetoOrder),
  answer(_view, _seat, { about, options, otherwise }, orders) {
    const kinds = orders.filter((key) => key.startsWith(VETO));
    if (kinds.length === 0 || about['wile'] === 'veto') return null;
    const isMeant = kinds.includes(VETO + String(about['wile']));
    const veto = options.find(({ key }) => key === 'veto:veto');
    return (isMeant ? veto?.key : undefined) ?? otherwise ?? null;
  },
};

/** The same vote each time; the latest order counts. */
const votes: OrderBook<Parley> = {
  prompts: ['vote'],
  offered: () => VOTES.map(voteOrder),
  fitting: () => VOTES.map(voteOrder),
  answer: (_view, _seat, _question, orders) =>
    orders.findLast((key) => key.startsWith(VOTE)) ?? null,
};

function vetoOrder({ id }: Wile): Order {
  return {
    key: VETO + id,
    message: { id: 'order.veto', about: { wile: id } },
    ...(id === 'veto' && { clause: 'PY-8' }),
  };
}

function voteOrder(vote: (typeof VOTES)[number]): Order {
  return { key: VOTE + vote, message: { id: 'order.vote', about: { vote } } };
}

export const orders = orderBook(vetoes, votes, passOrders(['veto', 'debate', 'bid', 'claims']));
