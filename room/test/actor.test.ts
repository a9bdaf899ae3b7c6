import { ahoy } from '@tablewright/ahoy';
import { arcs } from '@tablewright/arcs';
import type { Game } from '@tablewright/engine';
import { parley } from '@tablewright/engine/parley';
import { roam } from '@tablewright/roam';
import { describe, expect, it } from 'vitest';
import { Actor } from './support/actor.ts';

/** The whole proof: ACTIONS=10000, with SEED=… for other matches. */
const ACTIONS = Number(process.env.ACTIONS ?? 250);
const SEED = Number(process.env.SEED ?? 1);
const TIME = { timeout: 60_000 + ACTIONS * 500 };

describe('a match to which anything happens', TIME, () => {
  it.each([roam, ahoy, arcs, parley] as unknown as Game[])(
    'of $id can be opened again whenever it has left memory, and is the same',
    async (game) => {
      const actor = new Actor(game, SEED);
      await actor.act(ACTIONS);
      console.log(`${game.id}: ${JSON.stringify(actor.done)}`);
      expect(actor.done.reopen).toBeGreaterThan(0);
    },
  );
});
