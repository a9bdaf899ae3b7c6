import { knownTo, mixCards, type Script, type Seat, showCards } from '@tablewright/engine';
import { ACTION_CARDS } from '../content/index.ts';
import { discardFaceDown, drawFromBottom, swapCards } from '../rules/hands.ts';
import { choose } from '../rules/options.ts';
import { rivalsOf } from '../rules/pieces.ts';
import { type Arcs, handOf, pileOf } from '../rules/state.ts';
import { emit } from '../rules/vocabulary.ts';

declare module '../rules/vocabulary.ts' {
  interface Prompts {
    farseersDiscard: { count: number };
    look: object;
    swapTake: { rival: Seat };
    swapGive: { rival: Seat };
  }
}

/** Discards any number of cards and draws one more from the bottom. */
export function* farseersDiscard(g: Arcs, seat: Seat): Script {
  const { hand } = g.players[seat];
  let count = 0;
  let from = 0;
  for (;;) {
    const next = from;
    // In the order of the hand, so that every set of cards has one way to be chosen. Drawing at once after the
    // last card of that order would betray which card went. ARC-K3
    const choice = yield* choose(
      seat,
      'farseersDiscard',
      () => [
        ...hand.slice(next).map((card) => ({ do: 'discardCard', card }) as const),
        { do: 'draw' },
      ],
      { about: { count }, always: hand.length > 0 },
    );
    if (choice.do === 'draw') break;
    const { card } = choice;
    from = hand.indexOf(card);
    discardFaceDown(g, seat, card);
    count++;
  }
  // Cards that are discarded together are shuffled first: nobody knows their order.
  if (count > 1) mixCards(pileOf(g), count);
  emit('discardedHand', { player: seat, count });
  drawFromBottom(g, seat, count + 1);
}

function rivalsWithCards(g: Arcs, seat: Seat): Seat[] {
  return rivalsOf(g, seat).filter((rival) => g.players[rival].hand.length > 0);
}

export function hasHandToLookAt(g: Arcs, seat: Seat): string | null {
  return rivalsWithCards(g, seat).length > 0 ? null : 'ARC-25.1';
}

/** Looks at the hand of a Rival and may swap a card. ARC-K1 */
export function* farseersLook(g: Arcs, seat: Seat): Script {
  const rivals = rivalsWithCards(g, seat);
  const { rival } = yield* choose(
    seat,
    'look',
    rivals.map((each) => ({ do: 'lookAt', rival: each }) as const),
  );
  showCards(handOf(g, rival), knownTo(seat));
  emit('looked', { player: seat, rival });
  if (g.players[seat].hand.length > 0) yield* swap(g, seat, rival);
}

function* swap(g: Arcs, seat: Seat, rival: Seat): Script {
  const about = { rival };
  const taken = yield* choose(
    seat,
    'swapTake',
    () => [...cardOptions(g, rival, 'takeCard'), { do: 'none' }],
    { about },
  );
  if (taken.do === 'none') return;
  // Its place in the hand, because others do not know the card: a search may deal it anew during the next question.
  const place = g.players[rival].hand.indexOf(taken.card);
  const given = yield* choose(seat, 'swapGive', () => cardOptions(g, seat, 'giveCard'), { about });
  const took = g.players[rival].hand[place];
  const { card: gave } = given;
  swapCards(g, seat, gave, rival, took);
  emit(
    'swapped',
    { player: seat, rival, took: 'hidden', gave: 'hidden' },
    {
      seats: [seat, rival],
      args: { took: ACTION_CARDS[took].id, gave: ACTION_CARDS[gave].id },
    },
  );
}

function cardOptions<V extends 'takeCard' | 'giveCard'>(
  g: Arcs,
  seat: Seat,
  verb: V,
): { do: V; card: number }[] {
  return g.players[seat].hand.map((card) => ({ do: verb, card }));
}
