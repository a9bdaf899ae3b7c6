import { choose, rehearse, roll } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { NUMBER, numbers, start } from './support/toys.ts';

const game = numbers({
  *main(g) {
    g.log.push(yield* choose(0, NUMBER, [1, 2]));
    g.log.push(yield* choose(0, NUMBER, [3, 4]));
    g.log.push(yield* choose(1, NUMBER, [5, 6]));
  },
  *dicing(g) {
    g.log.push(yield* choose(0, NUMBER, [1, 2]));
    g.log.push(roll(6));
  },
  *failing() {
    throw new TypeError('a fault of the rules');
  },
});

const MAIN = { step: 'main', args: [] };

describe('a rehearsal', () => {
  it('tells what is asked after answers that nobody has given, and changes nothing', () => {
    const match = start(game);
    const { state } = match.observe(0);
    const at = (...keys: string[]) => rehearse(game, state, MAIN, 0, keys);
    expect(at()?.question?.options.map(({ key }) => key)).toEqual(['1', '2']);
    expect(at('2')?.question?.options.map(({ key }) => key)).toEqual(['3', '4']);
    expect(at('2', '3')).toMatchObject({ question: null, state: { log: [2, 3] } });
    expect(state.log).toEqual([]);
    expect(match.decisions).toBe(0);
  });

  it('is none of answers that are not offered, and of steps that need chance', () => {
    const { state } = start(game).observe(0);
    expect(rehearse(game, state, MAIN, 0, ['3'])).toBeNull();
    expect(rehearse(game, state, MAIN, 0, ['1', '3', '5'])).toBeNull();
    const dicing = { step: 'dicing', args: [] };
    expect(rehearse(game, state, dicing, 0, [])).not.toBeNull();
    expect(rehearse(game, state, dicing, 0, ['1'])).toBeNull();
  });

  it('does not hide a fault of the rules', () => {
    const { state } = start(game).observe(0);
    expect(() => rehearse(game, state, { step: 'failing', args: [] }, 0, [])).toThrow('a fault');
  });
});
