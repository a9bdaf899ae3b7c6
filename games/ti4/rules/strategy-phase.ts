import { judge, type Script, type Seat } from '@tablewright/engine';
import { STRATEGY_CARDS, STRATEGY_CARDS_EACH } from '../content/index.ts';
import { gainGoods } from './goods.ts';
import { settlePending } from './laws.ts';
import { moment } from './moments.ts';
import { speakerOrder } from './order.ts';
import { choose } from './options.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

/**
 * One card each from the speaker clockwise, two with three or four players at the start. Who has kept cards takes none.
 * TI-2.2, TI-2.5, TI-24.3
 */
export function* strategyPhase(g: Ti4): Script {
  g.round++;
  g.phase = 'strategy';
  emit('round', { round: g.round });
  emit('phase', { phase: g.phase });
  yield* settlePending(g);
  yield* moment(g, 'strategy.start', speakerOrder(g), () => ({}));
  const pickers = speakerOrder(g).filter((seat) => (g.keepers & (1 << seat)) === 0);
  g.keepers = 0;
  for (let lap = 0; lap < STRATEGY_CARDS_EACH[g.players.length]; lap++)
    for (const seat of pickers) schedule(g, 'pickCard', seat);
  schedule(g, 'endStrategyPhase');
}

const TAKES = STRATEGY_CARDS.map((_, card) => ({ do: 'takeCard', card }) as const);

/** A card nobody has yet, with the trade goods on it. TI-2.2 */
export function* pickCard(g: Ti4, seat: Seat): Script {
  const disgraced = new Set<number>();
  const open = (card: number): boolean => g.strategy[card].owner === NONE;
  let card = NONE;
  while (card === NONE) {
    const isLast = TAKES.every((each) => !open(each.card) || disgraced.has(each.card));
    const { options, refused } = judge(TAKES, (each) => {
      if (!open(each.card)) return 'TI-2.2';
      return disgraced.has(each.card) && !isLast ? 'TI-2.6' : null;
    });
    const choice = yield* choose(seat, 'strategyCard', options, { refused });
    g.choosing = choice.card;
    const others = speakerOrder(g).filter((each) => each !== seat);
    yield* moment(g, 'strategy.chosen', others, () => ({ strategy: choice.card, by: seat }), {
      about: { player: seat, card: STRATEGY_CARDS[choice.card].id },
    });
    if (g.choosing === NONE) disgraced.add(choice.card);
    else card = g.choosing;
  }
  g.choosing = NONE;
  const taken = g.strategy[card];
  const { goods } = taken;
  taken.owner = seat;
  taken.goods = 0;
  emit('tookCard', { player: seat, card: STRATEGY_CARDS[card].id, goods });
  yield* gainGoods(g, seat, goods);
}

/** A trade good comes on every card that nobody took. TI-2.2 */
export function* endStrategyPhase(g: Ti4): Script {
  const left = g.strategy.flatMap(({ owner }, card) => (owner === NONE ? [card] : []));
  for (const card of left) g.strategy[card].goods++;
  if (left.length > 0)
    emit('goodsOnCards', () => ({ cards: left.map((card) => STRATEGY_CARDS[card].id) }));
  yield* moment(g, 'strategy.end', speakerOrder(g), () => ({}));
  schedule(g, 'actionPhase');
}
