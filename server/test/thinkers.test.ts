import { type Game, keyFromSeed, Match, saveMatch } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { Thinkers } from '../src/thinking/thinkers.ts';
import { FINISHED } from './kit/games.ts';
import { bundled, useBundle } from './kit/bundle.ts';

useBundle('next');

/** What a thread of the release says to a match that was saved under these rules. */
async function think(game: Game, rules: number, release: 'installed' | 'next'): Promise<string> {
  const match = Match.start(game, { seats: game.seats.min, key: keyFromSeed(1) });
  const thinkers = new Thinkers(bundled(release).worker, 1);
  const [{ seat, prompt, options }] = match.asks;
  const task = { save: { ...saveMatch(match), rules }, seat, bot: 'greedy', seed: 1 };
  try {
    const { key } = await thinkers.think(task);
    return options.some((option) => prompt.key(option) === key) ? 'offered' : key;
  } finally {
    await thinkers.close();
  }
}

describe.each(FINISHED)('a thread that thinks about $game.id', ({ game }) => {
  it('answers under its own rules, and leaves other rules to those who know them', async () => {
    const { rulesVersion: now } = game;
    expect(await think(game, now, 'installed')).toBe('offered');
    expect(await think(game, now + 1, 'next')).toBe('offered');
    await expect(think(game, now + 1, 'installed')).rejects.toThrow(`know rules ${now + 1}`);
    await expect(think(game, now, 'next')).rejects.toThrow(`know rules ${now} of`);
  });
});
