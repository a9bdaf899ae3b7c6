import type { Core, Game } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { checkMatch, type MatchToCheck } from './check.ts';
import { everySetup } from './setups.ts';

/** The laws as tests: plays every way to set the game up at random and checks every decision. */
export function conformance<G extends Core>(
  game: Game<G>,
  { matches = 1, ...how }: { matches?: number } & Pick<MatchToCheck, 'every' | 'leftAfter'> = {},
): void {
  describe(`${game.id} obeys the laws`, () => {
    for (const { seats, setup } of everySetup(game)) {
      it(`with ${seats} seats and ${describeSetup(setup)}`, () => {
        for (let seed = 1; seed <= matches; seed++) {
          const { violations, result } = checkMatch(game, { seats, setup, seed, ...how });
          expect(violations).toEqual([]);
          if (how.leftAfter === undefined) expect(result?.places).toContain(1);
        }
      });
    }
  });
}

function describeSetup(setup: { readonly [option: string]: unknown }): string {
  const parts = Object.entries(setup).map(([name, value]) => `${name}=${String(value)}`);
  return parts.length > 0 ? parts.join(' ') : 'no options';
}
