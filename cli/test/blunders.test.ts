import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Blunder, openBlunder, parseBlunders } from '@tablewright/bots';
import { describe, expect, it } from 'vitest';
import { TITLES } from '../src/registry.ts';
import { workshop } from './command.ts';

const { file, tablewright } = workshop();

const suiteOf = (game: string): string =>
  fileURLToPath(new URL(`../../games/${game}/test/blunders.jsonl`, import.meta.url));

const SUITES = TITLES.filter(({ game }) => existsSync(suiteOf(game.id))).map(({ game }) => ({
  game,
  id: game.id,
  stored: parseBlunders(readFileSync(suiteOf(game.id), 'utf8')),
}));

describe('stored positions', () => {
  it.each(SUITES)('of $id open, and ask the question as they did', ({ game, stored }) => {
    expect(stored.length).toBeGreaterThanOrEqual(20);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
    const gone = stored.flatMap((blunder) => {
      const { gone: why } = openBlunder(game, blunder);
      return why === undefined ? [] : [`${blunder.id}: ${why}`];
    });
    expect(gone, `npm run tw -- blunders ${game.id} --prune, then blunders find`).toEqual([]);
  });

  it.each(SUITES)('of $id say why, and do not accept what was played', ({ stored }) => {
    for (const { id, why, played, accepts } of stored) {
      expect(why, id).not.toBe('');
      expect(why, id).not.toContain('\n');
      expect(accepts.length, id).toBeGreaterThan(0);
      expect(accepts, id).not.toContain(played);
    }
  });
});

describe('blunders', () => {
  /** Two positions of the suite in the folder of this test; the question of the second is gone. */
  function storeTwo(): { readonly stored: string; readonly fine: Blunder } {
    const [fine, other] = SUITES[0].stored;
    const stored = file(path.join('games', 'roam', 'test', 'blunders.jsonl'));
    mkdirSync(path.dirname(stored), { recursive: true });
    const gone = { ...other, accepts: ['place:z9'] };
    writeFileSync(stored, [fine, gone].map((one) => `${JSON.stringify(one)}\n`).join(''));
    return { stored, fine };
  }

  it('tells how many each bot solves, and which questions are gone', async () => {
    storeTwo();
    const words = ['blunders', 'roam', '--bots', 'easy,search:50'];
    const { code, out } = await tablewright(words);
    expect(code).toBe(1);
    expect(out).toMatch(/^roam: 2 positions\n/);
    expect(out).toMatch(/^easy +[01] \/ 1 +\d+%$/m);
    expect(out).toMatch(/^search:50 +[01] \/ 1 +\d+%$/m);
    expect(out).toContain('no longer asked, because place:z9 is not offered');
    const { games } = JSON.parse((await tablewright([...words, '--json'])).out) as {
      games: { positions: number; gone: unknown[]; solved: { bot: string; of: number }[] }[];
    };
    expect(games).toMatchObject([
      { positions: 2, gone: [{}], solved: [{ bot: 'easy', of: 1 }, { of: 1 }] },
    ]);
  });

  it('forgets positions whose question is gone when asked to', async () => {
    const { stored, fine } = storeTwo();
    const { code } = await tablewright(['blunders', 'roam', '--bots', 'easy', '--prune']);
    expect(code).toBe(0);
    expect(parseBlunders(readFileSync(stored, 'utf8'))).toEqual([fine]);
    expect((await tablewright(['blunders', '--bots', 'easy'])).code).toBe(0);
  });

  it('says what is missing', async () => {
    const { code, err } = await tablewright(['blunders', 'arcs']);
    expect(code).toBe(2);
    expect(err).toContain('blunders.jsonl');
    const none = await tablewright(['blunders', 'find', 'chess']);
    expect(none.code).toBe(2);
    expect(none.err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('lets the bots play that are named after find', async () => {
    const { code, err } = await tablewright(['blunders', 'find', 'roam', '--bots', 'nobody']);
    expect(code).toBe(2);
    expect(err).toContain('nobody');
  });
});
