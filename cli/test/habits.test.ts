import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { habitsOf } from './habits.ts';

const { BOTS = 'greedy', MATCHES = '1', SEED = 'habits' } = process.env;

describe('bots of Arcs', () => {
  // `BOTS=search:300 MATCHES=20 npx vitest run --project rules cli/test/habits.test.ts` counts over more.
  it('fly to no gate twice, spend their keys, spare damaged ships and roll dice', async () => {
    const habits = await habitsOf(BOTS, Number(MATCHES), SEED);
    if (process.env['MATCHES'] !== undefined) process.stdout.write(`${JSON.stringify(habits)}\n`);
    expect(habits.battles).toBeGreaterThan(0);
    expect(habits).toMatchObject({ bounced: 0, keysLeft: 0, shipsGivenUp: 0, withoutDice: 0 });
  }, 3_600_000);
});
