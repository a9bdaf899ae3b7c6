import { FastChance } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { PLAYABLE } from '../src/games.ts';
import { everythingOf, helps, presses, randomPosition, ROLES, shareOf } from './kit/presses.ts';

/** `npm run why` looks at many more. */
const POSITIONS = 4;
const LEAST = 0.9;
/** Thousands of drawings take longer than other tests where the machine has other work to do. */
const PATIENCE = 120_000;

describe.each(PLAYABLE.map(({ id }) => id))('a press on an unlit thing in %s', (id) => {
  test(
    'gets an answer that helps, whatever it is',
    async () => {
      const all = [...presses(await everythingOf(id), POSITIONS)];
      for (const role of ROLES) {
        const pressed = all.filter((press) => press.role === role);
        expect(pressed.length, role).toBeGreaterThan(50);
        const helpless = pressed.filter(({ why }) => !helps(why));
        const what = helpless.map(({ prompt, target }) => `${prompt} ${target}`).join(', ');
        expect(shareOf(pressed), `${role}: ${what}`).toBeGreaterThanOrEqual(LEAST);
      }
    },
    PATIENCE,
  );

  test('learns nothing from a refusal that the seat does not see', async () => {
    const { game } = await everythingOf(id);
    const chance = new FastChance(1);
    let asked = 0;
    for (let number = 0; number < POSITIONS; number++) {
      const match = randomPosition(game, number);
      for (const { seat } of match.asks) {
        // Everything hidden from the seat is dealt anew: the answer must stay the same.
        expect(match.sample(seat, chance).refusals(seat)).toEqual(match.refusals(seat));
        asked++;
      }
    }
    expect(asked).toBeGreaterThanOrEqual(POSITIONS);
  });
});
