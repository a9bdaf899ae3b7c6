import fc from 'fast-check';
import {
  constant,
  FastChance,
  HIDDEN,
  hidden,
  int,
  LawError,
  list,
  nobody,
  owner,
  record,
  type Schema,
  type Sees,
  SPECTATOR,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { secrecyOf, somethingRevealed } from '../src/secrecy.ts';

/** The seat whose number stands in the state sees it; everybody sees the last of a list. */
const friend: Sees = (seat, _path, index, g: State) =>
  seat === g.friend || index === g.pile.length - 1;

const schema = record({
  friend: int,
  players: list(
    record({
      hand: hidden(list(int), { pool: 'cards', sees: owner }),
      aim: hidden(int, { pool: 'aims', sees: owner }),
      /** Three rows in front of each player; only the player looks under the cards. */
      rows: list(hidden(list(int), { pool: 'cards', sees: owner })),
    }),
  ),
  pile: hidden(list(int), { pool: 'cards', sees: friend }),
  box: record({ aims: hidden(list(int), { pool: 'aims', sees: nobody }) }),
  open: list(int),
});

interface State {
  friend: number;
  players: { hand: number[]; aim: number; rows: number[][] }[];
  pile: number[];
  box: { aims: number[] };
  open: number[];
}

const state = (): State => ({
  friend: 1,
  players: [
    { hand: [1, 2], aim: 7, rows: [[3], [], [4, 5]] },
    { hand: [6], aim: 8, rows: [[], [9], []] },
  ],
  pile: [10, 11, 12],
  box: { aims: [1, 2] },
  open: [13],
});

const secrecy = secrecyOf<State>(schema);
const H = HIDDEN;

describe('a view', () => {
  it.each([
    [
      'the first player',
      0,
      {
        friend: 1,
        players: [
          { hand: [1, 2], aim: 7, rows: [[3], [], [4, 5]] },
          { hand: [H], aim: H, rows: [[], [H], []] },
        ],
        pile: [H, H, 12],
        box: { aims: [H, H] },
        open: [13],
      },
    ],
    [
      'the second player, who may look through the pile',
      1,
      {
        friend: 1,
        players: [
          { hand: [H, H], aim: H, rows: [[H], [], [H, H]] },
          { hand: [6], aim: 8, rows: [[], [9], []] },
        ],
        pile: [10, 11, 12],
        box: { aims: [H, H] },
        open: [13],
      },
    ],
    [
      'a spectator',
      SPECTATOR,
      {
        friend: 1,
        players: [
          { hand: [H, H], aim: H, rows: [[H], [], [H, H]] },
          { hand: [H], aim: H, rows: [[], [H], []] },
        ],
        pile: [H, H, 12],
        box: { aims: [H, H] },
        open: [13],
      },
    ],
  ])('of %s covers what is not theirs to see', (_who, seat, seen) => {
    const masked = state();
    secrecy.mask(masked, seat);
    expect(masked).toEqual(seen);
  });
});

describe('what a seat cannot see', () => {
  it('is visited with its pools, across all zones', () => {
    const found: string[] = [];
    secrecy.eachUnseen(state(), 0, (holder, at, pool) => found.push(`${pool}:${holder[at]}`));
    expect(found.toSorted()).toEqual(
      ['cards:6', 'cards:9', 'cards:10', 'cards:11', 'aims:8', 'aims:1', 'aims:2'].toSorted(),
    );
  });

  it('tells pools apart where ids are the same', () => {
    const g = state();
    g.pile = [1, 1, 1];
    g.box.aims = [1, 2];
    const numbers = secrecy.unseen(g, 0);
    expect(numbers.length).toBe(secrecy.unseen(state(), 0).length);
    expect(numbers.filter((number) => number === numbers.at(-2))).toHaveLength(1);
  });

  it('is revealed where there is less of it, wherever it lies now', () => {
    const revealed = (before: number[], after: number[]): boolean =>
      somethingRevealed([[7], before], [[7], after]);
    expect(revealed([3, 4, 4], [3, 4, 4])).toBe(false);
    expect(revealed([3, 4, 4], [4, 3, 4, 9])).toBe(false);
    expect(revealed([3, 4, 4], [3, 4])).toBe(true);
    expect(revealed([3, 4, 4], [3, 4, 5])).toBe(true);
    expect(revealed([3], [])).toBe(true);
  });
});

describe('a redeal', () => {
  const chance = (seed: number): FastChance => new FastChance(seed);

  it('changes nothing that the seat sees, loses nothing and mixes no pools', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(0, 1, SPECTATOR), (seed, seat) => {
        const dealt = state();
        secrecy.redeal(dealt, seat, chance(seed));
        const [view, seen] = [state(), structuredClone(dealt)];
        secrecy.mask(view, seat);
        secrecy.mask(seen, seat);
        expect(seen).toEqual(view);
        const unseen = (g: State): number[] =>
          secrecy.unseen(g, seat).toSorted((one, other) => one - other);
        expect(unseen(dealt)).toEqual(unseen(state()));
      }),
      { numRuns: 200, seed: 5 },
    );
  });

  it('brings any hidden card to any hidden place of its pool, all equally often', () => {
    const places = (g: State): number[] => [
      g.players[1].hand[0],
      g.players[1].rows[1][0],
      g.pile[0],
      g.pile[1],
    ];
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 2_400; seed++) {
      const g = state();
      secrecy.redeal(g, 0, chance(seed));
      const deal = places(g).join();
      counts.set(deal, (counts.get(deal) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const squares = [...counts.values()].reduce((sum, n) => sum + (n - 100) ** 2 / 100, 0);
    expect(squares).toBeLessThan(23 + 4 * Math.sqrt(46));
  });

  it('deals equal ids as often as there are of them', () => {
    const counts = new Map<number, number>();
    for (let seed = 0; seed < 3_000; seed++) {
      const g = state();
      g.players[1] = { hand: [6], aim: 8, rows: [[], [6], []] };
      g.pile = [6, 10, 12];
      secrecy.redeal(g, 0, chance(seed));
      counts.set(g.players[1].hand[0], (counts.get(g.players[1].hand[0]) ?? 0) + 1);
    }
    expect(new Set(counts.keys())).toEqual(new Set([6, 10]));
    expect(counts.get(6)! / 3_000).toBeCloseTo(0.75, 1);
  });
});

describe('a schema', () => {
  it('without secrets hides nothing', () => {
    const open = secrecyOf<{ a: number[] }>(record({ a: list(int) }));
    const g = { a: [1, 2] };
    open.mask(g, 0);
    open.redeal(g, 0, new FastChance(1));
    expect(g).toEqual({ a: [1, 2] });
    expect(open.unseen(g, 0)).toEqual([]);
  });

  it('of lists in lists tells the whole path', () => {
    const paths: string[] = [];
    const noting: Sees = (_seat, path, index) => {
      paths.push(`${path.join('.')}:${index}`);
      return true;
    };
    const deep = secrecyOf<{ a: { b: number[][] }[] }>(
      record({ a: list(record({ b: list(hidden(list(int), { pool: 'x', sees: noting })) })) }),
    );
    deep.unseen({ a: [{ b: [[5], [6, 7]] }, { b: [[8]] }] }, 0);
    expect(paths).toEqual(['0.0:0', '0.1:0', '0.1:1', '1.0:0']);
  });

  it.each<[string, Schema]>([
    ['field', constant(record({ a: hidden(int, { pool: 'x', sees: nobody }) }))],
    ['list', list(constant(list(hidden(list(int), { pool: 'x', sees: nobody }))))],
  ])('may not hide a %s inside a constant, which copies share', (_what, spoilt) => {
    expect(() => secrecyOf(record({ spoilt }))).toThrow(LawError);
  });
});
