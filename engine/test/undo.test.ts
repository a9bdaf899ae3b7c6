import {
  choose,
  chooseAll,
  type Infer,
  InputError,
  core,
  hidden,
  int,
  list,
  loadMatch,
  type Match,
  nobody,
  record,
  roll,
  saveMatch,
  schedule,
  type Script,
  type Seat,
  type Sees,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import {
  type Cards,
  cards,
  fingerprint,
  NUMBER,
  type Numbers,
  numbers,
  start,
  toy,
} from './support/toys.ts';

const rights = (match: Match<never>): string[] =>
  Array.from({ length: match.seats }, (_, seat) => match.undoRight(seat));

/** Each turn is a step: two small choices of one seat. */
const turns = numbers({
  *main(g: Numbers) {
    for (let n = 0; n < 200; n++) schedule(g, 'turn', n < 100 ? 0 : 1);
  },
  *turn(g: Numbers, seat: Seat) {
    g.log.push(yield* choose(seat, NUMBER, [1, 2]));
    g.log.push(yield* choose(seat, NUMBER, [3, 4]));
  },
});

describe('undo is free while nothing new was learnt', () => {
  it('there is nothing to undo at the start', () => {
    const match = start(turns);
    expect(rights(match as never)).toEqual(['nothing', 'nothing']);
    expect(() => match.undo(0)).toThrow(new InputError('There is nothing to undo.'));
    expect(() => match.undoByConsent()).toThrow(InputError);
  });

  it("one's own last answer is free, another seat's is not", () => {
    const match = start(turns);
    const before = fingerprint(match);
    match.answer(0, '1');
    expect(rights(match as never)).toEqual(['free', 'consent']);
    expect(() => match.undo(1)).toThrow('consent of every player');
    match.undo(0);
    expect(fingerprint(match)).toBe(before);
  });

  it('several in a row, across checkpoints', () => {
    const match = start(turns);
    const seen = [fingerprint(match)];
    for (const key of ['1', '3', '2', '4', '1']) {
      match.answer(0, key);
      seen.push(fingerprint(match));
    }
    while (match.undoRight(0) === 'free') {
      expect(fingerprint(match)).toBe(seen.pop());
      match.undo(0);
    }
    expect([fingerprint(match)]).toEqual(seen);
    expect(match.decisions).toBe(0);
  });

  it('and then other answers lead elsewhere', () => {
    const match = start(turns);
    for (const key of ['1', '3', '1']) match.answer(0, key);
    for (let n = 0; n < 3; n++) match.undo(0);
    for (const key of ['2', '4', '2']) match.answer(0, key);
    expect(match.state.log).toEqual([2, 4, 2]);
  });

  it('reaches back so many steps and no further', () => {
    const match = start(turns);
    for (let n = 0; n < 100; n++) for (const key of ['1', '3']) match.answer(0, key);
    let undone = 0;
    for (; match.undoRight(0) === 'free'; undone++) match.undo(0);
    // 64 checkpoints are kept; the last of them is the step that has just begun.
    expect(undone).toBe(63 * 2);
    expect(match.undoRight(0)).toBe('nothing');
  });

  it('also where what lies further back is forgotten', () => {
    const match = start(turns);
    const fresh = start(turns);
    for (const key of ['1', '3', '2', '4', '1'])
      for (const each of [match, fresh]) {
        each.answer(0, key);
        match.forget();
      }
    const fork = match.fork();
    for (let n = 0; n < 5; n++) {
      fork.undo(0);
      fresh.undo(0);
      expect(fingerprint(fork)).toBe(fingerprint(fresh));
    }
  });

  it('also after a load', () => {
    const match = start(turns);
    for (const key of ['1', '3', '2', '4', '1']) match.answer(0, key);
    const loaded = loadMatch(turns, JSON.parse(JSON.stringify(saveMatch(match)))).match;
    for (let n = 0; n < 5; n++) {
      expect(loaded.undoRight(0)).toBe('free');
      loaded.undo(0);
      match.undo(0);
      expect(fingerprint(loaded)).toBe(fingerprint(match));
    }
    expect(loaded.undoRight(0)).toBe('nothing');
  });

  it('also at the end of the match', () => {
    const match = start(
      numbers({
        *main(g) {
          g.log.push(yield* choose(0, NUMBER, [1, 2]));
        },
      }),
    );
    match.answer(0, '1');
    expect(match.over).toBe(true);
    match.undo(0);
    expect(match.over).toBe(false);
    match.answer(0, '2');
    expect(match.state.log).toEqual([2]);
  });
});

describe('a barrier', () => {
  /** What happens after the first answer; then seat 0 is asked once more. */
  const after = (happens: (g: Cards) => Script) =>
    cards({
      *main(g: Cards) {
        yield* choose(0, NUMBER, [1, 2]);
        yield* happens(g);
        yield* choose(0, NUMBER, [1, 2]);
      },
    });

  it.each<[string, string, (g: Cards) => Script]>([
    [
      'a die was rolled',
      'consent',
      function* () {
        roll(6);
      },
    ],
    [
      'a card was drawn by the seat itself',
      'consent',
      function* (g) {
        g.hands[0].push(g.deck.pop()!);
      },
    ],
    [
      'a card was drawn by another',
      'consent',
      function* (g) {
        g.hands[1].push(g.deck.pop()!);
      },
    ],
    [
      'a card was turned up',
      'consent',
      function* (g) {
        g.open.push(g.deck.pop()!);
      },
    ],
    [
      'a card of one’s own hand was shown',
      'consent',
      function* (g) {
        g.open.push(g.hands[0].pop()!);
      },
    ],
    [
      'another seat decided',
      'consent',
      function* () {
        yield* choose(1, NUMBER, [1, 2]);
      },
    ],
    [
      'an own card was put under the deck',
      'free',
      function* (g) {
        g.deck.unshift(g.hands[0].pop()!);
      },
    ],
    ['nothing happened', 'free', function* () {}],
  ])('where %s: undo is %s', (_what, right, happens) => {
    const match = start(after(happens));
    match.answer(0, '1');
    if (match.asks[0].seat === 1) match.answer(1, '1');
    expect(match.undoRight(0)).toBe(right);
  });

  it('is noted where the answer leads through to another step', () => {
    const game = numbers({
      *main(g: Numbers) {
        yield* choose(0, NUMBER, [1, 2]);
        schedule(g, 'roll');
      },
      *roll(g: Numbers) {
        g.log.push(roll(6));
        yield* choose(0, NUMBER, [1, 2]);
      },
    });
    const match = start(game);
    match.answer(0, '1');
    expect(match.undoRight(0)).toBe('consent');
  });

  it('holds until the answer before it is the last', () => {
    const match = start(
      after(function* () {
        yield* choose(0, NUMBER, [5, 6]);
        roll(6);
      }),
    );
    match.answer(0, '1');
    match.answer(0, '5');
    expect(match.undoRight(0)).toBe('consent');
    expect(match.undoByConsent()).toBe(0);
    expect(match.undoRight(0)).toBe('free');
  });

  it('survives a load', () => {
    const game = after(function* () {
      roll(6);
    });
    const match = start(game);
    match.answer(0, '1');
    const { match: loaded } = loadMatch(game, saveMatch(match));
    expect(loaded.undoRight(0)).toBe('consent');
  });

  it('is a look at the top of the deck, where the state remembers who looked', () => {
    const spied: Sees = (seat, _path, index, g: Spied) => g.spies.includes(seat) && index === 0;
    const schema = record({
      ...core,
      spies: list(int),
      deck: hidden(list(int), { pool: 'cards', sees: spied }),
      rest: hidden(list(int), { pool: 'cards', sees: nobody }),
    });
    type Spied = Infer<typeof schema>;
    const game = toy<Spied>({
      schema,
      unpack: () => ({ agenda: [{ step: 'main', args: [] }], spies: [], deck: [4, 5], rest: [6] }),
      steps: {
        *main(g: Spied) {
          for (;;) if ((yield* choose(0, NUMBER, [0, 1])) === 1) g.spies = [1];
        },
      },
    });
    const match = start(game);
    match.answer(0, '0');
    expect(match.undoRight(0)).toBe('free');
    match.answer(0, '1');
    expect(match.undoRight(0)).toBe('consent');
    match.answer(0, '1');
    expect(match.undoRight(0)).toBe('free');
  });
});

describe('undo by consent', () => {
  it('takes back the last answer, no matter who gave it and what was rolled, and chance repeats', () => {
    const game = numbers({
      *main(g: Numbers) {
        for (const seat of [0, 1, 0, 1]) {
          g.log.push(yield* choose(seat, NUMBER, [100, 200]));
          g.log.push(roll(6), roll(20));
        }
      },
    });
    const match = start(game);
    const seen = [fingerprint(match)];
    for (const seat of [0, 1, 0, 1]) {
      match.answer(seat, '100');
      seen.push(fingerprint(match));
    }
    const last = seen.at(-1);
    for (const seat of [1, 0, 1, 0]) {
      expect(fingerprint(match)).toBe(seen.pop());
      expect(match.undoByConsent()).toBe(seat);
    }
    for (const seat of [0, 1, 0, 1]) match.answer(seat, '100');
    expect(fingerprint(match)).toBe(last);
  });
});

describe('undo in a simultaneous question', () => {
  const voting = numbers({
    *main(g: Numbers) {
      g.log.push(yield* choose(0, NUMBER, [7, 8]));
      g.log.push(...(yield* chooseAll([0, 1, 2], NUMBER, () => [1, 2, 3])));
      g.log.push(yield* choose(2, NUMBER, [5, 6]));
    },
  });

  it("one's own answer is free while others think, no matter who answered after it", () => {
    const match = start(voting, 3);
    match.answer(0, '7');
    match.answer(1, '1');
    match.answer(0, '2');
    expect(rights(match as never)).toEqual(['free', 'free', 'consent']);
    match.undo(1);
    expect(match.asks.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(rights(match as never)).toEqual(['free', 'consent', 'consent']);
    match.answer(1, '3');
    match.answer(2, '3');
    expect(match.state.log).toEqual([7, 2, 3, 3]);
  });

  it('is not free for the seat that answered last and so learnt all the answers', () => {
    const match = start(voting, 3);
    match.answer(0, '7');
    for (const seat of [0, 1, 2]) match.answer(seat, '1');
    expect(rights(match as never)).toEqual(['consent', 'consent', 'consent']);
    expect(match.undoByConsent()).toBe(2);
    expect(match.asks.map(({ seat }) => seat)).toEqual([2]);
    expect(rights(match as never)).toEqual(['free', 'free', 'consent']);
  });

  it('is free where nobody else had anything to choose', () => {
    const match = start(
      numbers({
        *main(g: Numbers) {
          g.log.push(...(yield* chooseAll([0, 1], NUMBER, (seat) => (seat === 0 ? [1, 2] : [3]))));
          yield* choose(0, NUMBER, [5, 6]);
        },
      }),
    );
    match.answer(0, '1');
    expect(match.undoRight(0)).toBe('free');
  });

  it('survives a load with answers pending', () => {
    const match = start(voting, 3);
    match.answer(0, '7');
    match.answer(2, '3');
    match.answer(1, '1');
    const { match: loaded } = loadMatch(voting, saveMatch(match));
    expect(rights(loaded as never)).toEqual(rights(match as never));
    loaded.undo(2);
    loaded.answer(2, '2');
    loaded.answer(0, '1');
    expect(loaded.state.log).toEqual([7, 1, 1, 2]);
  });
});
