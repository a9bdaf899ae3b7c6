import { FastChance, keyFromSeed, Match, Run } from '@tablewright/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, EDGES } from '../content/index.ts';
import { roam } from '../index.ts';
import { columnOf, POSITIONS, rowOf, turned } from '../rules/map.ts';
import type { Roam } from '../rules/state.ts';
import { tokensOf } from '../rules/tokens.ts';

/** The same cases in every run. */
const SEED = 2019;

const pattern = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([height, width]) =>
    fc.array(
      fc
        .array(fc.constantFrom('#', 'o', '.'), { minLength: width, maxLength: width })
        .map((line) => line.join('')),
      { minLength: height, maxLength: height },
    ),
  );

const cardAndEdge = fc.record({
  card: fc.integer({ min: 0, max: CARDS.length - 1 }),
  quarters: fc.integer({ min: 0, max: EDGES.length - 1 }),
});

const table = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  artifacts: fc.boolean(),
  patrol: fc.boolean(),
  advanced: fc.boolean(),
  edges: fc.constantFrom('usual', 'choose'),
  start: fc.constantFrom('first', 'random'),
  seed: fc.nat(),
});

describe('properties of patterns', () => {
  it('RO-2.9 four quarter turns bring every pattern back', () => {
    fc.assert(
      fc.property(pattern, (drawn) => {
        expect(turned(turned(turned(turned(drawn, 1), 1), 1), 1)).toEqual(drawn);
        expect(turned(drawn, 4)).toEqual(drawn);
        expect(turned(turned(drawn, 1), 2)).toEqual(turned(drawn, 3));
      }),
      { seed: SEED },
    );
  });

  it('RO-2.9 turning keeps every square of the pattern', () => {
    fc.assert(
      fc.property(pattern, fc.integer({ min: 0, max: 7 }), (drawn, quarters) => {
        const marks = (lines: readonly string[]): string[] => Array.from(lines.join('')).sort();
        expect(marks(turned(drawn, quarters))).toEqual(marks(drawn));
      }),
      { seed: SEED },
    );
  });

  it('RO-2.11 positions never leave the map and keep the shape of the pattern', () => {
    fc.assert(
      fc.property(cardAndEdge, ({ card, quarters }) => {
        const [first, ...others] = POSITIONS[card][quarters];
        const shape = shapeOf(first.normal);
        for (const position of others) expect(shapeOf(position.normal)).toEqual(shape);
        const squares = [first, ...others].flatMap(({ normal, optional }) => [
          ...normal,
          ...optional,
        ]);
        expect(squares.every((square) => square >= 0 && square < 36)).toBe(true);
        const marks = (mark: string): number => CARDS[card].pattern.join('').split(mark).length - 1;
        expect(first.normal).toHaveLength(marks('#'));
        for (const { optional } of others) expect(optional.length).toBeLessThanOrEqual(marks('o'));
      }),
      { seed: SEED },
    );
  });
});

describe('properties of random matches', () => {
  it('RO-6.6 RO-14.1 tokens are conserved and squares never hold too many', () => {
    fc.assert(
      fc.property(table, (drawn) => {
        playThrough(drawn, (g) => {
          const most = g.variant.advanced ? 2 : 1;
          const held = (square: number): number =>
            g.players.reduce((sum, _, seat) => sum + tokensOf(square, seat), 0);
          if (g.squares.some((square) => held(square) > most)) expect.fail('a square is too full');
          g.players.forEach(({ tokens, coins }, seat) => {
            const onMap = g.squares.reduce((sum, square) => sum + tokensOf(square, seat), 0);
            if (tokens + onMap !== 24 || coins < 0) expect.fail(`pieces of seat ${seat} are amiss`);
          });
        });
      }),
      { numRuns: 40, seed: SEED },
    );
  });

  it('RO-10.2 all players have had as many turns when a match is over', () => {
    fc.assert(
      fc.property(table, (drawn) => {
        const g = playThrough(drawn, () => {});
        expect(g.turn % g.players.length).toBe(0);
        expect(g.active).toBe(g.order.at(-1));
      }),
      { numRuns: 40, seed: SEED },
    );
  });
});

/** The squares of a position, moved to the north-western corner. */
function shapeOf(squares: readonly number[]): string[] {
  const north = Math.min(...squares.map(rowOf));
  const west = Math.min(...squares.map(columnOf));
  return squares.map((square) => `${rowOf(square) - north},${columnOf(square) - west}`).sort();
}

/** Plays a match at random, looking at the state after every decision. */
function playThrough(
  {
    seats,
    seed,
    ...setup
  }: { seats: number; seed: number } & Record<string, string | number | boolean>,
  look: (g: Roam) => void,
): Roam {
  const { state } = Match.start(roam, { seats, setup, key: keyFromSeed(seed) }).checkpoints[0];
  const chance = new FastChance(seed);
  const run = new Run(roam, roam.clone(state), chance);
  run.start();
  while (!run.over) {
    const [ask] = run.asks;
    run.give(ask, ask.draw(chance));
    look(run.state);
  }
  return run.state;
}
