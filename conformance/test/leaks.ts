import {
  choose,
  emit,
  hidden,
  int,
  list,
  record,
  type Script,
  type Seat,
} from '@tablewright/engine';
import {
  type Breakage,
  cardPrompt,
  drawCard,
  nextTo,
  NOTHING,
  playCard,
  saying,
  type Tiny,
  tiny,
  tinySchema,
  wordPrompt,
} from './tiny.ts';

/** Rules that let somebody know, or make use of, what is hidden. */
export const LEAKS: readonly Breakage[] = [
  // secrecy
  {
    how: 'options depend on a hidden card',
    laws: ['secrecy', 'redeal'],
    says: 'is asked something that depends on what it cannot see',
    game: () =>
      saying(function* (g, other) {
        yield* choose(other, wordPrompt, [0, g.deck.length > 0 ? 1 + (g.deck[0] % 2) : 1]);
      }),
  },
  {
    how: 'options, given as a function, depend on a hidden card',
    laws: ['secrecy'],
    says: 'is asked something that depends on what it cannot see',
    game: () =>
      saying(function* (g, other) {
        yield* choose(other, wordPrompt, () => [0, g.deck.length > 0 ? 1 + (g.deck[0] % 2) : 1]);
      }),
  },
  {
    how: 'a question is about a hidden card',
    laws: ['secrecy'],
    says: 'is asked something that depends on what it cannot see',
    game: () =>
      saying(function* (g, other) {
        const about = { top: g.deck[g.deck.length - 1] ?? NOTHING };
        yield* choose(other, wordPrompt, [0, 1], { about });
      }),
  },
  {
    how: 'what is refused depends on a hidden card',
    laws: ['secrecy'],
    says: 'learns something from what is refused',
    game: () =>
      saying(function* (g, other) {
        const refused = () => [{ option: 5, clause: `T-${g.deck[0] ?? 0}` }];
        yield* choose(other, wordPrompt, [0, 1], { refused });
      }),
  },
  {
    how: 'an event tells everybody which card was drawn',
    laws: ['secrecy'],
    says: 'learns something from the events of',
    game: () =>
      tiny({
        *draw(g, seat) {
          yield* drawCard(g, seat);
          emit('drew', { player: seat, card: g.hands[seat][g.hands[seat].length - 1] ?? NOTHING });
        },
      }),
  },
  {
    how: 'an event tells one seat of a card that the state does not let it see',
    laws: ['secrecy'],
    says: 'learns something from the events of',
    game: () =>
      tiny({
        *draw(g, seat) {
          yield* drawCard(g, seat);
          emit('spied', {}, { seats: [nextTo(g, seat)], args: { top: g.deck[0] ?? NOTHING } });
        },
      }),
  },
  {
    how: 'who is asked depends on a hand, because `always` is forgotten',
    laws: ['secrecy'],
    says: 'learns something from what is asked after',
    game: () =>
      saying(function* (g, other) {
        const low = (): number[] => [...g.hands[other].filter((card) => card < 4), NOTHING];
        yield* choose(other, cardPrompt, low);
      }),
  },
  {
    how: 'the open part of the state tells of the hidden, so that undo lets a player try',
    laws: ['secrecy'],
    says: 'which may be undone freely',
    game: () =>
      tiny({
        *play(g, seat) {
          const look = yield* choose(seat, wordPrompt, [0, 1]);
          if (look === 1) g.note = (g.deck[0] ?? 0) % 2;
          yield* playCard(g, seat);
        },
      }),
  },
  {
    how: 'whether a seat is asked once more depends on which card it put away, because `always` is forgotten',
    laws: ['secrecy'],
    says: 'which may be undone freely',
    game: () => tiny({ draw: (g, seat) => putAway(g, seat, false) }),
  },
  {
    how: 'a hidden card decides whether it is turned up, and in the true deal it always is',
    laws: ['secrecy'],
    says: 'which may be undone freely',
    game: () =>
      tiny({
        *play(g, seat) {
          g.deck.sort((a, b) => a - b);
          const look = yield* choose(seat, wordPrompt, [0, 1]);
          if (look === 1 && isInOrder(g.deck)) g.open.push(...g.deck.splice(0, 1));
          yield* playCard(g, seat);
        },
      }),
  },
  {
    how: 'who may see a card depends on the card',
    laws: ['secrecy'],
    says: 'can tell a sample from the truth',
    game: () => {
      const sees = (_seat: number, _path: readonly number[], i: number, g: Tiny) => g.deck[i] > 11;
      const deck = hidden(list(int), { pool: 'cards', sees });
      return tiny({ schema: record({ ...tinySchema.fields, deck }) });
    },
  },

  // redeal
  {
    how: 'options that depend on a hand are given as a list',
    laws: ['redeal'],
    says: 'options that depend on something hidden are not given as a function',
    game: () =>
      saying(function* (g, other) {
        const low = g.hands[other].filter((card) => card < 8);
        yield* choose(other, cardPrompt, [...low, NOTHING], { always: true });
      }),
  },
  {
    how: 'a copy of a hidden card is kept over a question',
    laws: ['redeal'],
    says: 'uses a copy of something hidden, made before the question',
    game: () =>
      saying(function* (g, other) {
        const [first] = g.hands[other];
        if ((yield* choose(other, wordPrompt, [0, 1])) === 1 && first !== undefined) g.note = first;
      }),
  },
];

/** Puts any number of cards under the deck, in the order of the hand, and draws one more. */
export function* putAway(g: Tiny, seat: Seat, asksToTheEnd: boolean): Script {
  const hand = g.hands[seat];
  let count = 0;
  let from = 0;
  for (;;) {
    const next = from;
    const options = (): number[] => [...hand.slice(next), NOTHING];
    const always = asksToTheEnd && hand.length > 0;
    const card = yield* choose(seat, cardPrompt, options, { always });
    if (card === NOTHING) break;
    from = hand.indexOf(card);
    g.deck.unshift(...hand.splice(from, 1));
    count++;
  }
  for (; count >= 0; count--) yield* drawCard(g, seat);
}

function isInOrder(cards: readonly number[]): boolean {
  return cards.every((card, i) => i === 0 || cards[i - 1] < card);
}
