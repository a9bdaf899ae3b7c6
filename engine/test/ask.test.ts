import {
  Ask,
  choose,
  chooseAll,
  FastChance,
  judge,
  type Lazy,
  LawError,
  Run,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { keysFor, NUMBER, numbers, start } from './support/toys.ts';

/** A game that asks one question and writes down what it was answered. */
const asking = (...question: Parameters<typeof choose<number>>) =>
  numbers({
    *main(g) {
      g.log.push(yield* choose(...question));
    },
  });

describe('choose', () => {
  it('takes the answer for the option with that key', () => {
    const match = start(asking(1, NUMBER, [5, 6, 7]));
    expect(match.asks.map(({ seat }) => seat)).toEqual([1]);
    expect(keysFor(match, 1)).toEqual(['5', '6', '7']);
    match.answer(1, '6');
    expect(match.state.log).toEqual([6]);
    expect(match.over).toBe(true);
  });

  it.each([
    ['a list', [5]],
    ['a function', () => [5]],
    ['a source', { list: () => [5], draw: () => 5 }],
  ])('asks nobody where %s holds one option', (_what, options) => {
    const match = start(asking(0, NUMBER, options));
    expect(match.decisions).toBe(0);
    expect(match.over).toBe(true);
    expect(match.state.log).toEqual([5]);
  });

  it.each([
    ['a list', [5]],
    ['a function', () => [5]],
    ['a source', { list: () => [5], draw: () => 5 }],
  ])('asks even so where %s is always to be asked', (_what, options) => {
    const match = start(asking(0, NUMBER, options, { always: true }));
    expect(keysFor(match, 0)).toEqual(['5']);
    match.answer(0, '5');
    expect(match.state.log).toEqual([5]);
  });

  it.each([
    ['a list', []],
    ['a function', () => []],
    ['a source', { list: () => [], draw: () => 0 }],
  ])('is a broken law where %s offers nothing', (_what, options) => {
    expect(() => start(asking(0, NUMBER, options))).toThrow(
      new LawError('The question "number" offers nothing.'),
    );
  });

  it('shows keys, targets, messages and what it is about', () => {
    const match = start(asking(0, NUMBER, [5, 6], { about: { price: 3 } }));
    expect(match.observe(0).question).toEqual({
      prompt: 'number',
      about: { price: 3 },
      options: [
        { key: '5', target: 'number:5', message: { id: 'option.number', about: { n: 5 } } },
        { key: '6', target: 'number:6', message: { id: 'option.number', about: { n: 6 } } },
      ],
    });
    expect(match.observe(1).question).toBeNull();
    expect(match.observe(1).asked).toEqual([{ seat: 0, prompt: 'number' }]);
  });
});

describe('a source that draws', () => {
  const counting = (): Lazy<number> & { lists: number; draws: number } => ({
    lists: 0,
    draws: 0,
    list() {
      this.lists++;
      return [1, 2, 3];
    },
    draw(chance) {
      this.draws++;
      return 1 + chance.below(3);
    },
  });

  it('is never listed in a playout', () => {
    const source = counting();
    const game = asking(0, NUMBER, source);
    const run = new Run(game, game.unpack(1, {}), new FastChance(1));
    run.listing = false;
    run.start();
    run.give(run.asks[0], run.asks[0].draw(new FastChance(2)));
    expect(run.over).toBe(true);
    expect([source.lists, source.draws]).toEqual([0, 1]);
  });

  it('is listed once where somebody looks, and then drawn from the list', () => {
    const source = counting();
    const match = start(asking(0, NUMBER, source));
    keysFor(match, 0);
    match.asks[0].draw(new FastChance(1));
    expect([source.lists, source.draws]).toEqual([1, 0]);
  });

  it('a question renewed lists again', () => {
    const source = counting();
    const ask = new Ask(0, NUMBER, source, {});
    expect(ask.options).toBe(ask.options);
    expect(ask.renewed().options).toEqual([1, 2, 3]);
    expect(source.lists).toBe(2);
  });

  it('a list is drawn from evenly', () => {
    const ask = new Ask(0, NUMBER, [1, 2, 3], {});
    const chance = new FastChance(3);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 3_000; i++) counts[ask.draw(chance)]++;
    for (const n of [1, 2, 3]) expect(Math.abs(counts[n] - 1_000)).toBeLessThan(120);
  });
});

describe('chooseAll', () => {
  const voting = (options: (seat: number) => number[], always = false) =>
    numbers({
      *main(g) {
        const seats = [2, 0, 1];
        g.log.push(...(yield* chooseAll(seats, NUMBER, options, () => ({ always }))));
      },
    });

  it('asks all at once and gives the answers in the order of the seats', () => {
    const match = start(
      voting((seat) => [seat, seat + 10]),
      3,
    );
    expect(match.asks.map(({ seat }) => seat)).toEqual([2, 0, 1]);
    match.answer(0, '10');
    match.answer(2, '2');
    expect(match.state.log).toEqual([]);
    match.answer(1, '11');
    expect(match.state.log).toEqual([2, 10, 11]);
  });

  it.each(['201', '210', '021', '012', '120', '102'])(
    'does not depend on who answers first: %s',
    (order) => {
      const match = start(
        voting((seat) => [seat, seat + 10]),
        3,
      );
      for (const seat of order) match.answer(Number(seat), String(10 + Number(seat)));
      expect(match.state.log).toEqual([12, 10, 11]);
      expect(match.decisions).toBe(3);
    },
  );

  it('a seat with one option is not asked, unless always', () => {
    const options = (seat: number): number[] => (seat === 0 ? [7] : [seat, 9]);
    expect(start(voting(options), 3).asks.map(({ seat }) => seat)).toEqual([2, 1]);
    expect(start(voting(options, true), 3).asks.map(({ seat }) => seat)).toEqual([2, 0, 1]);
    const match = start(voting(options), 3);
    match.answer(1, '9');
    match.answer(2, '2');
    expect(match.state.log).toEqual([2, 7, 9]);
  });

  it('asks nobody where all have one option, and where there is nobody', () => {
    expect(
      start(
        voting(() => [4]),
        3,
      ).state.log,
    ).toEqual([4, 4, 4]);
    const game = numbers({
      *main(g) {
        g.log.push((yield* chooseAll([], NUMBER, () => [])).length);
      },
    });
    expect(start(game).state.log).toEqual([0]);
  });

  it('is a broken law where a seat has nothing to choose', () => {
    expect(() =>
      start(
        voting((seat) => (seat === 1 ? [] : [1, 2])),
        3,
      ),
    ).toThrow(LawError);
  });
});

describe('judge', () => {
  it('parts candidates into options and refusals with their clause, in order', () => {
    const { options, refused } = judge([1, 2, 3, 4], (n) => (n % 2 === 0 ? `even ${n}` : null));
    expect(options).toEqual([1, 3]);
    expect(refused()).toEqual([
      { option: 2, clause: 'even 2' },
      { option: 4, clause: 'even 4' },
    ]);
  });

  it('works refusals out only when somebody asks', () => {
    let looked = 0;
    const { refused } = judge([1, 2], () => {
      looked++;
      return null;
    });
    expect(looked).toBe(2);
    refused();
    expect(looked).toBe(4);
  });
});
