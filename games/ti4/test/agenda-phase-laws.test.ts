import { checkMatch } from '@tablewright/conformance';
import type { Setup } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../rules/game.ts';

/** The custodians token is gone from the start, so that every round has an agenda phase. */
const game = {
  ...ti4,
  unpack: (seats: number, setup: Setup) => ({ ...ti4.unpack(seats, setup), custodians: false }),
};

describe('a match with an agenda phase in every round', () => {
  it('TI-2.1 obeys the laws', () => {
    const { violations, result } = checkMatch(game, { seats: 4, seed: 'council', every: 60 });
    expect(violations).toEqual([]);
    expect(result?.places).toContain(1);
  });
});
