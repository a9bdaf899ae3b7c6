import type { Script, Seat } from '@tablewright/engine';
import { CAUSES } from './content.ts';
import { choose, type Option } from './options.ts';
import type { Parley } from './state.ts';
import { emit } from './vocabulary.ts';

type Sending = Option<'send' | 'sendAll' | 'sendNoMore'>;

export function hasGoods(g: Parley, seat: Seat): boolean {
  return g.players[seat].goods > 0;
}

/** Goods are sent to causes, one after the other or all at once: answers that only add, so that they can be one plan. */
export function* mission(g: Parley, seat: Seat): Script {
  const player = g.players[seat];
  for (let sent = 0; ;) {
    const options = sendings(player.goods, sent);
    if (options.length === 0) return;
    const sending = yield* choose(seat, 'send', options, { about: { goods: player.goods } });
    if (sending.do === 'sendNoMore') return;
    const goods = goodsOf(sending, player.goods);
    player.goods -= goods;
    g.gifts[sending.cause][seat] += goods;
    sent += goods;
    emit('sent', { player: seat, cause: CAUSES[sending.cause], goods });
  }
}

/** What can be chosen with so many goods left after so many were sent; nothing at the end. */
export function sendings(left: number, sent: number): Sending[] {
  if (left === 0) return [];
  return [
    ...CAUSES.map((_, cause): Sending => ({ do: 'send', cause })),
    ...(left > 1 ? CAUSES.map((_, cause): Sending => ({ do: 'sendAll', cause })) : []),
    ...(sent > 0 ? [{ do: 'sendNoMore' } as const] : []),
  ];
}

/** How many goods an answer takes of those that are left. */
export function goodsOf(sending: Sending, left: number): number {
  if (sending.do === 'sendNoMore') return 0;
  return sending.do === 'send' ? 1 : left;
}
