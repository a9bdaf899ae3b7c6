import fc from 'fast-check';
import { flag, hashOf, int, list, record, text } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { schemaAndState, spotsIn, stateOf } from './support/schemas.ts';

const RUNS = { numRuns: 500, seed: 2 };

describe('the hash of a state', () => {
  it('is equal for equal states, and 16 hexadecimal digits', () => {
    fc.assert(
      fc.property(schemaAndState, ({ schema, state }) => {
        const hash = hashOf(schema)(state);
        expect(hash).toMatch(/^[0-9a-f]{16}$/);
        expect(hashOf(schema)(structuredClone(state))).toBe(hash);
        expect(hashOf(schema)(JSON.parse(JSON.stringify(state)))).toBe(hash);
      }),
      RUNS,
    );
  });

  it('changes with any single value, wherever it lies', () => {
    fc.assert(
      fc.property(schemaAndState, fc.nat(), fc.integer(), ({ schema, state }, which, seed) => {
        const spots = spotsIn(schema, state);
        fc.pre(spots.length > 0);
        const { schema: of, holder, at } = spots[which % spots.length];
        const hash = hashOf(schema)(state);
        const before = holder[at];
        const [other] = fc.sample(stateOf(of), { numRuns: 1, seed });
        fc.pre(JSON.stringify(other) !== JSON.stringify(before));
        holder[at] = other;
        expect(hashOf(schema)(state)).not.toBe(hash);
        holder[at] = before;
        expect(hashOf(schema)(state)).toBe(hash);
      }),
      RUNS,
    );
  });

  it.each([
    ['one more than fits 32 bits', 5, 5 + 2 ** 32],
    ['a number and its other reading', -1, 2 ** 32 - 1],
    ['large numbers', 2 ** 52, 2 ** 52 + 2 ** 40],
    ['a number and its negative', 2 ** 40, -(2 ** 40)],
  ])('tells apart %s', (_what, one, other) => {
    expect(hashOf(int)(one)).not.toBe(hashOf(int)(other));
  });

  it.each([
    ['a longer list', list(int), [1, 2], [1, 2, 0]],
    ['another order', list(int), [1, 2], [2, 1]],
    [
      'where one list ends',
      record({ a: list(int), b: list(int) }),
      { a: [1], b: [] },
      { a: [], b: [1] },
    ],
    ['where one text ends', list(text()), ['ab', ''], ['a', 'b']],
    ['the other flag', flag, true, false],
  ])('tells apart %s', (_what, schema, one, other) => {
    expect(hashOf(schema)(one)).not.toBe(hashOf(schema)(other));
  });

  it('spreads: a thousand neighbouring states have a thousand hashes in each half', () => {
    const hashes = Array.from({ length: 1_000 }, (_, n) => hashOf(list(int))([n >> 5, n & 31]));
    expect(new Set(hashes.map((hash) => hash.slice(0, 8))).size).toBeGreaterThan(995);
    expect(new Set(hashes.map((hash) => hash.slice(8))).size).toBeGreaterThan(995);
  });
});
