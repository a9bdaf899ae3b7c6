import { ahoy } from '@tablewright/ahoy';
import { arcs } from '@tablewright/arcs';
import type { Game } from '@tablewright/engine';
import { parley } from '@tablewright/engine/parley';
import { roam } from '@tablewright/roam';
import { ti4 } from '@tablewright/ti4';
import { describe, expect, it } from 'vitest';
import { Actor } from './support/actor.ts';

const GAMES = [roam, ahoy, arcs, parley, ti4] as unknown as Game[];
const SEED = Number(process.env.SEED ?? 1);
/** In the quick check; of a heavy game fewer. */
const fewOf = (game: Game): number => (game.id === 'ti4' ? 60 : 250);
/** Of the whole proof. */
const ACTIONS = Number(process.env.ACTIONS ?? 10_000);
const TIME = { timeout: 60_000 + ACTIONS * 500 };

async function act(game: Game, actions: number): Promise<void> {
  const actor = new Actor(game, SEED);
  await actor.act(actions);
  const { done, matches, opened } = actor;
  console.log(
    `${game.id}: ${matches} matches opened again ${opened} times, ${JSON.stringify(done)}`,
  );
  expect(opened).toBeGreaterThan(0);
}

describe('a match to which anything happens', TIME, () => {
  it.each(GAMES)(
    'of $id can be opened again whenever it has left memory, and is the same',
    (game) => act(game, fewOf(game)),
  );

  it.each(GAMES)(
    `of $id is the same after each of ${ACTIONS} actions after which it left memory`,
    { tags: ['long'] },
    (game) => act(game, ACTIONS),
  );
});
