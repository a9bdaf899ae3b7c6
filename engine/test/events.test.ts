import {
  choose,
  emit,
  eventFor,
  FastChance,
  LawError,
  roll,
  Run,
  shuffle,
  SPECTATOR,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { NUMBER, numbers, start } from './support/toys.ts';

let made = 0;

const game = numbers({
  *main(g) {
    emit('opened', { n: 1 });
    const n = yield* choose(0, NUMBER, [1, 2]);
    g.log.push(n, roll(6));
    emit('drew', { player: 0 }, { seats: [0, 2], args: { card: n } });
    emit('counted', () => ({ n: ++made }));
  },
});

describe('events', () => {
  it('come back with the answer that caused them, and are no part of the state', () => {
    const match = start(game, 3);
    expect(match.opening.events).toEqual([{ type: 'opened', args: { n: 1 } }]);
    const { events } = match.answer(0, '2');
    expect(events.map(({ type }) => type)).toEqual(['drew', 'counted']);
    expect(Object.keys(match.state)).toEqual(['agenda', 'log']);
  });

  it('show their secret part to the seats that may know it, and to nobody else', () => {
    const [event] = start(game, 3).answer(0, '2').events;
    const told = { type: 'drew', args: { player: 0 } };
    const shown = { type: 'drew', args: { player: 0, card: 2 } };
    expect([0, 1, 2, SPECTATOR].map((seat) => eventFor(event, seat))).toEqual([
      shown,
      told,
      shown,
      told,
    ]);
  });

  it('cost nothing where nobody listens: not even their arguments are made', () => {
    made = 0;
    const run = new Run(game, game.unpack(3, {}), new FastChance(1));
    run.start();
    run.give(run.asks[0], 1);
    expect(run.over).toBe(true);
    expect(run.events).toBeNull();
    expect(made).toBe(0);
  });

  it('are not told again when a match is forked, saved or undone', () => {
    const match = start(game, 3);
    match.answer(0, '2');
    made = 0;
    match.fork();
    match.undoByConsent();
    expect(made).toBe(0);
  });
});

describe('the scene', () => {
  it.each<[string, () => unknown]>([
    ['rolling', () => roll(6)],
    ['shuffling', () => shuffle([1, 2])],
    ['telling', () => emit('told', {})],
  ])('%s outside a script is a broken law', (_what, go) => {
    expect(go).toThrow(LawError);
    start(game);
    expect(go).toThrow('belong to a running script');
  });

  it('is left also when a script fails', () => {
    const failing = numbers({
      *main() {
        roll(6);
        throw new Error('oops');
      },
    });
    expect(() => start(failing)).toThrow('oops');
    expect(() => roll(6)).toThrow(LawError);
  });

  it('listing options is no moment for chance', () => {
    const rolling = numbers({
      *main() {
        yield* choose(0, NUMBER, () => [roll(6), 7]);
      },
    });
    const match = start(rolling);
    expect(() => match.asks[0].renewed().options).toThrow(LawError);
  });

  it.each([0, -1, 1.5, NaN, 2 ** 32 + 1])('no die has %d sides', (sides) => {
    const rolling = numbers({
      *main(g) {
        g.log.push(roll(sides));
      },
    });
    expect(() => start(rolling)).toThrow(LawError);
  });

  it('every outcome is recorded, also those of a shuffle', () => {
    const shuffling = numbers({
      *main(g) {
        g.log.push(...shuffle([1, 2, 3, 4, 5]), roll(20));
      },
    });
    const match = start(shuffling);
    expect(match.opening.outcomes).toHaveLength(5);
    expect(match.opening.outcomes.at(-1)).toBe(match.state.log[5]);
    expect(new Set(match.state.log.slice(0, 5))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('a shuffle brings every order equally often', () => {
    const shuffling = numbers({
      *main(g) {
        g.log.push(...shuffle([1, 2, 3, 4]));
      },
    });
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 2_400; seed++) {
      const order = start(shuffling, 1, seed).state.log.join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const squares = [...counts.values()].reduce((sum, n) => sum + (n - 100) ** 2 / 100, 0);
    expect(squares).toBeLessThan(23 + 4 * Math.sqrt(46));
  });
});
