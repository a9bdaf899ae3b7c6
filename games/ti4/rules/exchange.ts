import type { Seat } from '@tablewright/engine';
import { STRATEGY_CARDS } from '../content/index.ts';
import type { Option } from './options.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** One of the own strategy cards for one of another player's. TI-26.21 */
export function exchanges(g: Ti4, seat: Seat): Option<'swapCards'>[] {
  const held = [...g.strategy.keys()].filter((card) => g.strategy[card].owner !== NONE);
  const isMine = (card: number): boolean => g.strategy[card].owner === seat;
  return held
    .filter((card) => !isMine(card))
    .flatMap((theirs) =>
      held.filter(isMine).map((mine) => ({ do: 'swapCards', mine, theirs }) as const),
    );
}

/** Trade goods that lay on the cards stay with whoever took them. TI-26.21 */
export function exchange(g: Ti4, seat: Seat, { mine, theirs }: Option<'swapCards'>): void {
  const other = g.strategy[theirs].owner;
  g.strategy[theirs].owner = seat;
  g.strategy[mine].owner = other;
  emit('swappedCards', {
    player: seat,
    other,
    gives: STRATEGY_CARDS[mine].id,
    gets: STRATEGY_CARDS[theirs].id,
  });
}
