import { choose, chooseAll, emit, type Game, type Seat } from '@tablewright/engine';
import {
  cardGiving,
  coins,
  dealing,
  playKept,
  playOpenly,
  playStale,
  shouting,
} from './agreeing.ts';
import {
  type Breakage,
  drawCard,
  nextTo,
  outside,
  playCard,
  prompt,
  replyTo,
  saying,
  type Tiny,
  tiny,
  wordPrompt,
} from './tiny.ts';

/** Rules that break a law which has nothing to do with secrets. */
export const BREAKAGES: readonly Breakage[] = [
  // options
  {
    how: 'two options have the same key',
    laws: ['options'],
    says: 'offers a key twice: w, w, w',
    game: () =>
      saying(function* (_g, other) {
        yield* choose(
          other,
          prompt('same', () => 'w'),
          [0, 1, 2],
        );
      }),
  },
  {
    how: 'options come in another order each time',
    laws: ['options', 'fork', 'save and load', 'undo', 'secrecy'],
    says: 'lists its options in another order the second time',
    game: () =>
      saying(function* (_g, other) {
        yield* choose(other, wordPrompt, () => (++outside.kept % 2 === 0 ? [0, 1] : [1, 0]));
      }),
  },
  {
    how: 'an option is drawn that is not offered',
    laws: ['options'],
    says: '"word" draws what it does not offer',
    game: () =>
      saying(function* (_g, other) {
        yield* choose(other, wordPrompt, { list: () => [0, 1], draw: () => 2 });
      }),
  },
  {
    how: 'something is offered and refused at once',
    laws: ['options'],
    says: '"word:1" is offered and refused at once',
    game: () =>
      saying(function* (_g, other) {
        yield* choose(other, wordPrompt, [0, 1], { refused: () => [{ option: 1, clause: 'T-1' }] });
      }),
  },
  {
    how: 'something is refused without a clause',
    laws: ['options'],
    says: '"word:2" is refused without a clause',
    game: () =>
      saying(function* (_g, other) {
        yield* choose(other, wordPrompt, [0, 1], { refused: () => [{ option: 2, clause: '' }] });
      }),
  },
  {
    how: 'a seat is asked two things at once',
    laws: ['options'],
    says: 'a seat is asked two things at once',
    game: () =>
      saying(function* (_g, other) {
        yield* chooseAll([other, other], wordPrompt, () => [0, 1]);
      }),
  },

  {
    how: 'what is taken when nobody answers is not offered',
    laws: ['options'],
    says: '"word" does not offer what is taken when nobody answers',
    game: () =>
      saying(function* (_g, other) {
        yield* choose(other, wordPrompt, [0, 1], { otherwise: 2 });
      }),
  },

  // quiet
  {
    how: 'one of two seats is asked openly, the other quietly',
    laws: ['quiet'],
    says: '"word" is quiet for some seats only',
    game: () =>
      saying(function* (g, other) {
        const quietly = (seat: Seat): object => ({ quiet: seat === other });
        yield* chooseAll([other, nextTo(g, other)], wordPrompt, () => [0, 1], quietly);
      }),
  },

  // orders
  {
    how: 'an order gives an answer that is not offered',
    laws: ['orders'],
    says: 'the order "shout" answers "word:9", which is not offered',
    game: () => tiny({ orders: shouting('word:9') }),
  },
  {
    how: 'an order that fits gives no answer',
    laws: ['orders'],
    says: 'the order "shout" is said to fit, but gives no answer',
    game: () => tiny({ orders: shouting(null) }),
  },

  {
    how: 'an order answers a question that the book does not name',
    laws: ['orders'],
    says: 'the order "shout" answers "word", which the book does not name',
    game: () => tiny({ orders: shouting('word:0', []) }),
  },

  // accords
  {
    how: 'an example of an accord is forbidden',
    laws: ['accords'],
    says: 'the example "coin:0" is not open: "coin:0" is forbidden by T-1.',
    game: () => tiny({ play: playOpenly, accords: { ...coins, forbids: () => 'T-1' } }),
  },
  {
    how: 'options are listed before an accord and not again after it',
    laws: ['accords', 'redeal', 'runs', 'secrecy'],
    says: 'after an accord "card:',
    game: () => tiny({ play: playStale, accords: cardGiving }),
  },
  {
    how: 'a number is kept across a question that is open to accords',
    laws: ['accords'],
    says: 'depends on when the accord was made',
    game: () => tiny({ play: playKept, accords: coins }),
  },
  {
    how: 'the deal book forbids what the rules allow',
    laws: ['accords'],
    says: 'seat 0 is told that T-2 forbids "deal:0:1:coin*1:"',
    game: () => dealing({ tradable: () => [], forbids: () => 'T-2' }),
  },
  {
    how: 'the deal book does not list what can be given',
    laws: ['accords'],
    says: 'seat 0 cannot put 1 coin into a deal',
    game: () => dealing({ tradable: () => [], forbids: () => null }),
  },

  // plain state
  {
    how: 'a number is not whole',
    laws: ['plain state'],
    says: 'state.note should be a whole number, but is 0.5',
    game: () =>
      saying(function* (g, other) {
        g.note = 0.5;
        yield* choose(other, wordPrompt, [0, 1]);
        g.note = 0;
      }),
  },
  {
    how: 'a list has a hole',
    laws: ['plain state'],
    says: 'state.coins[3] should be a whole number, but is nothing',
    game: () =>
      saying(function* (g, other) {
        g.coins[5] = 0;
        yield* choose(other, wordPrompt, [0, 1]);
        g.coins.length = 3;
      }),
  },
  {
    how: 'the state has a field that nobody declared',
    laws: ['plain state'],
    says: 'state.extra is not a field of this game',
    game: () =>
      saying(function* (g, other) {
        const more = g as Tiny & { extra?: number };
        more.extra = 1;
        yield* choose(other, wordPrompt, [0, 1]);
        delete more.extra;
      }),
  },

  // conservation
  {
    how: 'a card is lost',
    laws: ['conservation', 'sample plays on'],
    says: 'pieces were',
    game: () =>
      tiny({
        *draw(g, seat) {
          yield* drawCard(g, seat);
          if (g.turn === 3) g.open.pop();
        },
      }),
  },
  {
    how: 'a card is there twice',
    laws: ['conservation', 'sample plays on'],
    says: 'pieces were',
    game: () =>
      tiny({
        *draw(g, seat) {
          yield* drawCard(g, seat);
          if (g.turn === 3) g.open.push(g.open[0] ?? g.hands[0][0]);
        },
      }),
  },

  // fork, save and load, undo: a script depends on nothing but the state and the answers
  {
    how: 'something happens that no state and no answer tells, as with Math.random',
    laws: ['fork', 'save and load', 'undo', 'secrecy', 'redeal'],
    says: 'a fork differs from the match',
    game: () =>
      tiny({
        *draw(g, seat) {
          g.note = ++outside.kept;
          yield* drawCard(g, seat);
        },
      }),
  },
  {
    how: 'events depend on something outside',
    laws: ['fork', 'save and load', 'undo', 'secrecy'],
    says: 'a fork tells other events',
    game: () =>
      tiny({
        *draw(g, seat) {
          emit('counted', { n: ++outside.kept });
          yield* drawCard(g, seat);
        },
      }),
  },
  {
    how: 'the state holds an object with a mind of its own, which a save cannot keep',
    laws: ['save and load'],
    says: 'says is not a function',
    game: () => withSpeaker(),
  },

  // earlier states
  {
    how: 'a constant, which copies share, is changed',
    laws: ['fork', 'save and load', 'undo', 'earlier states'],
    says: 'a move in a fork changed the match',
    game: () =>
      tiny({
        *play(g, seat) {
          yield* playCard(g, seat);
          (g.worth as number[])[0]++;
        },
      }),
  },
  {
    how: 'a copy shares a list with its original',
    laws: ['fork', 'save and load', 'undo', 'earlier states'],
    says: 'a move in a fork changed the match',
    game: () => {
      const sound = tiny();
      return tiny({ clone: (g) => ({ ...sound.clone(g), coins: g.coins }) });
    },
  },

  // sample plays on
  {
    how: 'an option that is drawn is not the one that is listed, though it is called the same',
    laws: ['sample plays on'],
    says: 'a playout from a sample loses pieces',
    game: () =>
      saying(function* (g, other) {
        const options = { list: () => [0, 1], draw: () => 10 };
        const word = yield* choose(
          other,
          prompt('word', (n) => `w${n % 10}`),
          options,
        );
        if (word === 10) g.open.pop();
      }),
  },

  // runs, ends, journal
  {
    how: 'a rule fails',
    laws: ['runs', 'sample plays on'],
    says: 'fails: TypeError: oops',
    game: () =>
      tiny({
        *draw(g, seat) {
          if (g.turn === 5) throw new TypeError('oops');
          yield* drawCard(g, seat);
        },
      }),
  },
  {
    how: 'the first step fails',
    laws: ['runs'],
    says: 'the match cannot begin: The question "word" offers nothing.',
    game: () =>
      tiny({
        *play(_g, seat) {
          yield* choose(seat, wordPrompt, []);
        },
      }),
  },
  {
    how: 'the match never ends',
    laws: ['ends'],
    says: 'still running after 120 decisions',
    game: () =>
      tiny({
        *reply(g, seat) {
          yield* replyTo(g, seat);
          if (g.turn > 5) g.turn = 5;
        },
      }),
  },
  {
    how: 'the box is not the same each time it is unpacked',
    laws: ['journal'],
    says: 'Line 2: the state has the hash',
    game: () => {
      const sound = tiny();
      return tiny({
        unpack: (seats, setup) => ({ ...sound.unpack(seats, setup), note: ++outside.kept }),
      });
    },
  },
];

/** A state that carries code: a slice keeps it, plain data does not. */
function withSpeaker(): Game<Tiny> {
  class Coins extends Array<number> {
    says(): number {
      return this.length;
    }
  }
  const sound = tiny();
  return tiny({
    unpack: (seats, setup) => ({ ...sound.unpack(seats, setup), coins: Coins.from([0, 0, 0]) }),
    *reply(g, seat) {
      const { coins } = g as Tiny & { coins: Coins };
      yield* choose(nextTo(g, seat), wordPrompt, [0, coins.says()]);
    },
  });
}
