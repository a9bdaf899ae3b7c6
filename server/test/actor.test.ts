import { expect, it } from 'vitest';
import { FINISHED } from './kit/games.ts';
import { Actor } from './kit/actor.ts';
import { useBundle } from './kit/bundle.ts';
import { eachStore } from './kit/stores.ts';

/** The whole proof: ACTIONS=10000; another one each time with SEED. */
const COUNT = Number(process.env.ACTIONS ?? 60);
const SEED = Number(process.env.SEED ?? 1);
const TIME = { timeout: 60_000 + COUNT * 2000 };

useBundle();

eachStore('whatever people and servers do', (store) => {
  it.each(FINISHED)('no match of $game.id is lost or changed by it', TIME, async ({ game }) => {
    const actor = await Actor.open(game, SEED, store);
    try {
      await actor.act(COUNT);
    } finally {
      await actor.close();
    }
    const { matches, opened, done } = actor;
    console.log(`${game.id}: ${matches} matches, opened again ${opened} times`, done);
    expect(opened).toBeGreaterThan(0);
  });
});
