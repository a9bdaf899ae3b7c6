import { choose, emit, type Script, type Seat, shuffle } from '@tablewright/engine';
import { ACTION_CARDS } from '../../content/index.ts';
import { discardFaceDown, drawFromBottom, swapCards, takeUnseen } from '../hands.ts';
import { type Option, option, spelt } from '../options.ts';
import { rivalsOf } from '../pieces.ts';
import type { Arcs } from '../state.ts';

const discardPrompt = spelt('farseersDiscard');
const lookPrompt = spelt('look');
const takePrompt = spelt('swapTake');
const givePrompt = spelt('swapGive');

/** Discards any number of cards and draws one more from the bottom. */
export function* farseersDiscard(g: Arcs, seat: Seat): Script {
  const { hand } = g.players[seat];
  let count = 0;
  let from = 0;
  for (;;) {
    const next = from;
    // In the order of the hand, so that every set of cards has one way to be chosen. Drawing at once after the
    // last card of that order would betray which card went. ARC-K3
    const { do: verb, args } = yield* choose(
      seat,
      discardPrompt,
      () => [...hand.slice(next).map((card) => option('discardCard', card)), option('draw')],
      { about: { count }, always: hand.length > 0 },
    );
    if (verb === 'draw') break;
    from = hand.indexOf(args[0]);
    discardFaceDown(g, args[0], takeUnseen(g, seat, args[0]));
    count++;
  }
  if (count > 1) mixTop(g, count);
  emit('discardedHand', { player: seat, count });
  drawFromBottom(g, seat, count + 1);
}

/** Cards that are discarded together are shuffled first: nobody knows their order. */
function mixTop(g: Arcs, count: number): void {
  const top = shuffle(g.pile.splice(-count));
  g.pile.push(...top);
  g.pileKnown.splice(-count);
  for (let i = 0; i < count; i++) g.pileKnown.push(0);
}

/** Looks at the hand of a Rival and may swap a card. ARC-K1 */
export function* farseersLook(g: Arcs, seat: Seat): Script {
  const rivals = rivalsOf(g, seat).filter((rival) => g.players[rival].hand.length > 0);
  if (rivals.length === 0) return;
  const { args } = yield* choose(
    seat,
    lookPrompt,
    rivals.map((rival) => option('lookAt', rival)),
  );
  const [rival] = args;
  const seen = g.players[rival];
  seen.known = seen.known.map((known) => known | (1 << seat));
  emit('looked', { player: seat, rival });
  if (g.players[seat].hand.length > 0) yield* swap(g, seat, rival);
}

function* swap(g: Arcs, seat: Seat, rival: Seat): Script {
  const about = { rival };
  const taken = yield* choose(
    seat,
    takePrompt,
    (): Option[] => [...cardOptions(g, rival, 'takeCard'), option('none')],
    { about },
  );
  if (taken.do === 'none') return;
  const given = yield* choose(seat, givePrompt, () => cardOptions(g, seat, 'giveCard'), { about });
  const [took] = taken.args;
  const [gave] = given.args;
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

function cardOptions(g: Arcs, seat: Seat, verb: 'takeCard' | 'giveCard'): Option[] {
  return g.players[seat].hand.map((card) => option(verb, card));
}
