import { knownTo, roll, type Script, type Seat, showCards } from '@tablewright/engine';
import { discard, drawCard } from './cards.ts';
import { CARDS, WILES } from './content.ts';
import { kindle } from './court.ts';
import { acclaim } from './favour.ts';
import { moment, unless } from './moments.ts';
import { choose } from './options.ts';
import { type Entries, type Entry, powers, type WindowId, type Windows } from './powers.ts';
import { deckOf, othersThan, type Parley, takeGoods } from './state.ts';
import { emit } from './vocabulary.ts';

/** What envoys may do without a card. */
export const customs = {
  bribe: {
    abilities: [
      {
        window: 'debate',
        may(g, seat) {
          if (powers.isInForce(g, 'barsBribes')) return 'PY-10';
          return g.players[seat].goods > 0 ? null : 'PY-3';
        },
        *use(g, seat) {
          g.players[seat].goods--;
          g.supply++;
          g.players[seat].voice++;
          emit('bribed', { player: seat });
        },
      },
    ],
  },
} satisfies Entries;

/** What each wile does. */
export const wiles = {
  /** A veto that stands gains favour. It is a wile itself, which may be vetoed in turn, and so on. */
  veto: wile('veto', function* (g, seat, { play }) {
    play.isVetoed = true;
    g.players[seat].favour++;
    acclaim(g);
  }),

  levy: wile('turn', function* (g, seat) {
    emit('took', { player: seat, goods: takeGoods(g, seat, 2) });
  }),

  gamble: wile('turn', function* (g, seat) {
    const die = roll(6) + 1;
    emit('gambled', { player: seat, die, goods: takeGoods(g, seat, die > 3 ? 3 : 0) });
  }),

  /** Looks at the two top cards of the deck. */
  gossip: wile('turn', function* (g, seat) {
    showCards(deckOf(g), knownTo(seat), 2);
    const cards = g.deck.slice(-2).map((card) => CARDS[card].id);
    emit('spied', { player: seat }, { seats: [seat], args: { cards } });
  }),

  theft: wile('turn', function* (g, seat) {
    const holders = othersThan(g, seat).filter((other) => g.players[other].hand.length > 0);
    if (holders.length === 0) return;
    const { player: victim } = yield* choose(
      seat,
      'victim',
      holders.map((player) => ({ do: 'victim', player }) as const),
    );
    const steal = function* (): Script {
      const { hand } = g.players[victim];
      const [card] = hand.splice(roll(hand.length), 1);
      g.players[seat].hand.push(card);
      const secret = { seats: [seat, victim], args: { card: CARDS[card].id } };
      emit('stolen', { player: seat, victim }, secret);
    };
    yield* unless(g, 'stolen', [victim], () => ({ by: seat }), steal, { about: { player: seat } });
  }),

  insight: wile('debate', function* (g, seat) {
    drawCard(g, seat);
    drawCard(g, seat);
  }),

  oratory: wile('debate', function* (g, seat) {
    kindle(g, seat);
  }),
} satisfies Entries;

/** A wile is shown and works, unless somebody vetoes it. */
function wile<I extends WindowId>(
  window: I,
  effect: (g: Parley, seat: Seat, about: Windows[I]) => Script,
): Entry {
  const ability = {
    window,
    *use(g: Parley, seat: Seat, about: Windows[I] & { readonly card: number }): Script {
      const { id } = WILES[about.card];
      discard(g, seat, WILES[about.card]);
      emit('played', { player: seat, wile: id });
      const play = { isVetoed: false };
      yield* moment(g, 'veto', othersThan(g, seat), () => ({ play }), {
        about: { player: seat, wile: id },
        lasts: () => !play.isVetoed,
      });
      if (play.isVetoed) emit('vetoed', { player: seat, wile: id });
      else yield* effect(g, seat, about);
    },
  };
  return { abilities: [ability] as unknown as NonNullable<Entry['abilities']> };
}
