import {
  knownTo,
  mixCards,
  putCard,
  type Refusal,
  roll,
  type Script,
  type Seat,
  showCards,
  takeCard,
} from '@tablewright/engine';
import { CARDS, type Timing, type Wile, WILES } from './content.ts';
import { acclaim } from './favour.ts';
import { choose, type Deed, openJointWindow, type Option } from './options.ts';
import { deckOf, othersThan, type Parley, takeGoods } from './state.ts';
import { emit } from './vocabulary.ts';

const [VETO] = WILES;

/** What a seat could play at such a moment, as an option of this verb. */
export function playable(
  g: Parley,
  seat: Seat,
  when: Timing,
  verb: 'play' | 'debate',
): readonly Deed[] {
  return wilesOf(g, seat)
    .filter((wile) => wile.when === when)
    .map((wile) => ({
      do: verb,
      wile: WILES.indexOf(wile),
      *use() {
        yield* playWile(g, seat, wile);
      },
    }));
}

/** The wiles in a hand that must wait for another moment. */
export function unplayable(
  g: Parley,
  seat: Seat,
  when: Timing,
  verb: 'play' | 'debate',
): Refusal<Option>[] {
  return wilesOf(g, seat)
    .filter((wile) => wile.when !== when)
    .map((wile) => ({ option: { do: verb, wile: WILES.indexOf(wile) }, clause: 'PY-1' }));
}

/** The wiles in a hand; cards that are alike count once. */
export function wilesOf(g: Parley, seat: Seat): Wile[] {
  return WILES.filter((wile) => cardIn(g, seat, wile) >= 0);
}

/** A wile is shown and works, unless somebody vetoes it. Tells whether it did. */
function* playWile(g: Parley, seat: Seat, wile: Wile): Script<boolean> {
  discard(g, seat, wile);
  emit('played', { player: seat, wile: wile.id });
  if (yield* isVetoed(g, seat, wile)) {
    emit('vetoed', { player: seat, wile: wile.id });
    return false;
  }
  yield* EFFECTS[wile.id](g, seat);
  return true;
}

/** The others may veto a wile; a veto is a wile itself, which may be vetoed in turn, and so on. One that stands gains favour. */
function* isVetoed(g: Parley, seat: Seat, wile: Wile): Script<boolean> {
  let vetoed = false;
  yield* openJointWindow({
    id: 'veto',
    about: { player: seat, wile: wile.id },
    order: othersThan(g, seat),
    // Whether a seat holds a veto is hidden; that it holds any card is not.
    mayReact: (other) => !vetoed && g.players[other].hand.length > 0,
    abilities: (other) => (cardIn(g, other, VETO) < 0 ? [] : [veto(other)]),
    refused: (other) =>
      cardIn(g, other, VETO) < 0 ? [{ option: { do: 'veto', wile: 0 }, clause: 'PY-2' }] : [],
    pass: { do: 'letPass' },
    lock: { do: 'lockVeto' },
  });
  return vetoed;

  function veto(other: Seat): Deed {
    return {
      do: 'veto',
      wile: WILES.indexOf(VETO),
      *use() {
        vetoed = yield* playWile(g, other, VETO);
        if (!vetoed) return;
        g.players[other].favour++;
        acclaim(g);
      },
    };
  }
}

const EFFECTS: { readonly [W in Wile['id']]: (g: Parley, seat: Seat) => Script } = {
  *veto() {},
  *levy(g, seat) {
    emit('took', { player: seat, goods: takeGoods(g, seat, 2) });
  },
  *gamble(g, seat) {
    const die = roll(6) + 1;
    emit('gambled', { player: seat, die, goods: takeGoods(g, seat, die > 3 ? 3 : 0) });
  },
  /** Looks at the two top cards of the deck. */
  *gossip(g, seat) {
    showCards(deckOf(g), knownTo(seat), 2);
    const cards = g.deck.slice(-2).map((card) => CARDS[card].id);
    emit('spied', { player: seat }, { seats: [seat], args: { cards } });
  },
  *theft(g, seat) {
    const holders = othersThan(g, seat).filter((other) => g.players[other].hand.length > 0);
    if (holders.length === 0) return;
    const { player: victim } = yield* choose(
      seat,
      'victim',
      holders.map((player) => ({ do: 'victim', player }) as const),
    );
    const { hand } = g.players[victim];
    const [card] = hand.splice(roll(hand.length), 1);
    g.players[seat].hand.push(card);
    const secret = { seats: [seat, victim], args: { card: CARDS[card].id } };
    emit('stolen', { player: seat, victim }, secret);
  },
  *insight(g, seat) {
    drawCard(g, seat);
    drawCard(g, seat);
  },
  *oratory(g, seat) {
    g.players[seat].voice++;
  },
};

/** The top card of the deck; where there is none left, the discards are shuffled. */
export function drawCard(g: Parley, seat: Seat): void {
  if (g.deck.length === 0) {
    for (const card of g.discard.splice(0)) putCard(deckOf(g), card);
    mixCards(deckOf(g));
    emit('reshuffled', { cards: g.deck.length });
  }
  const card = g.deck.at(-1);
  if (card === undefined) return;
  takeCard(deckOf(g), card);
  g.players[seat].hand.push(card);
  emit('drew', { player: seat }, { seats: [seat], args: { card: CARDS[card].id } });
}

/** The place of a card of this kind in the hand, or -1. */
export function cardIn(g: Parley, seat: Seat, wile: Wile): number {
  return g.players[seat].hand.findIndex((card) => CARDS[card] === wile);
}

export function discard(g: Parley, seat: Seat, wile: Wile): void {
  g.discard.push(...g.players[seat].hand.splice(cardIn(g, seat, wile), 1));
}
