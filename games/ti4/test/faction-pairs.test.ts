import { checkMatch } from '@tablewright/conformance';
import { keyFromSeed, Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { FACTIONS } from '../content/index.ts';
import { ti4 } from '../rules/game.ts';

/** `PAIRS=136 SEED=… EVERY=25` for all of them. */
const PAIRS = Number(process.env['PAIRS'] ?? 2);
const SEED = process.env['SEED'] ?? 'pairs';
const EVERY = Number(process.env['EVERY'] ?? 200);

const table = { seats: 3, setup: { factions: 'all', galaxy: 'fair' } };

const pairs = FACTIONS.flatMap(({ id }, one) =>
  FACTIONS.slice(one + 1).map((other) => [id, other.id] as const),
);

/** The first of the seeds by which both are dealt. */
function seedFor(wanted: (typeof pairs)[number]): string {
  for (let tries = 0; ; tries++) {
    const seed = `${SEED} ${tries}`;
    const { state } = Match.start(ti4, { ...table, key: keyFromSeed(seed) });
    const dealt = state.players.map(({ faction }) => FACTIONS[faction].id);
    if (wanted.every((id) => dealt.includes(id))) return seed;
  }
}

describe('all laws hold where two factions meet', () => {
  it.each(pairs.slice(0, PAIRS))(
    '%s and %s',
    (...both) => {
      const { violations, result } = checkMatch(ti4, {
        ...table,
        seed: seedFor(both),
        every: EVERY,
      });
      expect(violations).toEqual([]);
      expect(result).not.toBeNull();
    },
    600_000,
  );
});
