import {
  chooseRows,
  FastChance,
  LawError,
  loadMatch,
  type Match,
  saveMatch,
  type Seat,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { keysFor, NUMBER, type Numbers, numbers, start } from './support/toys.ts';

/** Each seat names numbers that it has not named, three at most; 9 ends its row. */
const rowing = numbers({
  *main(g: Numbers) {
    const rows = yield* chooseRows([0, 1], NUMBER, (_seat, given) =>
      given.includes(9) || given.length === 3
        ? null
        : [...[1, 2, 3, 4].filter((each) => !given.includes(each)), 9],
    );
    for (const row of rows) g.log.push(...row, 0);
  },
});

const open = (match: Match<Numbers>): Seat[] => match.asks.map(({ seat }) => seat);

describe('rows of answers to one question', () => {
  it('go on seat by seat until each is done, in any order', () => {
    const match = start(rowing);
    match.answer(0, '2');
    expect(open(match)).toEqual([0, 1]);
    expect(keysFor(match, 0)).toEqual(['1', '3', '4', '9']);
    expect(keysFor(match, 1)).toEqual(['1', '2', '3', '4', '9']);
    match.answer(0, '9');
    expect(open(match)).toEqual([1]);
    for (const key of ['4', '3', '2']) match.answer(1, key);
    expect(match.state.log).toEqual([2, 9, 0, 4, 3, 2, 0]);
    expect(match.over).toBe(true);
  });

  it('take single options, and ask nobody who has nothing to choose', () => {
    const match = start(
      numbers({
        *main(g: Numbers) {
          const rows = yield* chooseRows([0, 1], NUMBER, (seat, given) => {
            if (seat === 0) return null;
            return [[5], [6, 7], [8]][given.length] ?? null;
          });
          for (const row of rows) g.log.push(...row, 0);
        },
      }),
    );
    expect(open(match)).toEqual([1]);
    match.answer(1, '7');
    expect(match.state.log).toEqual([0, 5, 7, 8, 0]);
    expect(match.undoRight(1)).toBe('free');
  });

  it('are free to take back while another seat is not done, and not when all are shown', () => {
    const match = start(rowing);
    match.answer(0, '1');
    match.answer(1, '9');
    match.answer(0, '2');
    expect([match.undoRight(0), match.undoRight(1)]).toEqual(['free', 'free']);
    match.undo(1);
    expect(open(match)).toEqual([0, 1]);
    match.undo(0);
    expect(keysFor(match, 0)).toEqual(['2', '3', '4', '9']);
    match.answer(0, '9');
    match.answer(1, '9');
    expect(match.state.log).toEqual([1, 9, 0, 9, 0]);
    expect(match.undoRight(1)).toBe('consent');
  });

  it('survive a load', () => {
    const match = start(rowing);
    match.answer(1, '3');
    match.answer(0, '1');
    match.answer(1, '1');
    const { match: loaded } = loadMatch(rowing, saveMatch(match));
    expect(keysFor(loaded, 1)).toEqual(['2', '4', '9']);
    expect(keysFor(loaded, 0)).toEqual(['2', '3', '4', '9']);
  });

  it.each([
    ['of one that goes on', ['1', '2'], [0, 1]],
    ['of one that is done', ['1', '9'], [0]],
  ])('of others are drawn for a sample, as many as there are: %s', (_which, keys, asked) => {
    const match = start(rowing);
    match.answer(0, '4');
    for (const key of keys) match.answer(1, key);
    const seen = new Set<string>();
    const chance = new FastChance(3);
    for (let n = 0; n < 100; n++) {
      const sampled = match.sample(0, chance);
      expect(open(sampled)).toEqual(asked);
      expect(sampled.decisions).toBe(match.decisions);
      expect(keysFor(sampled, 0)).toEqual(['1', '2', '3', '9']);
      sampled.answer(0, '9');
      if (!sampled.over) sampled.answer(1, '9');
      seen.add(sampled.state.log.join());
    }
    // Twelve pairs of numbers, or four before the nine.
    expect(seen.size).toBe(asked.length === 2 ? 12 : 4);
  });

  it('go on in a run for a search, with the own answers so far', () => {
    const match = start(rowing);
    match.answer(0, '4');
    match.answer(1, '1');
    const run = match.sampleRun(0, new FastChance(1));
    const ask = run.asks.find(({ seat }) => seat === 0)!;
    expect(ask.options).toEqual([1, 2, 3, 9]);
    match.answer(0, '9');
    expect(() => match.sampleRun(0, new FastChance(1))).toThrow('Seat 0 has answered already.');
  });

  it('are drawn for nobody outside of such a question', () => {
    const run = start(numbers({ *main() {} })).sampleRun(0, new FastChance(1));
    expect(() => run.drawRow(0, 1, true, new FastChance(1))).toThrow(LawError);
  });
});
