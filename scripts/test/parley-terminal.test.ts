import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withParley } from '../parley-site.mjs';
import { again, type Finished, start } from '../../cli/test/command.ts';

const PATIENCE = 120_000;
const folder = mkdtempSync(path.join(tmpdir(), 'tablewright-parley-'));
const program = path.join(folder, 'tablewright.mjs');

beforeAll(async () => {
  await build({
    entryPoints: [new URL('../../cli/src/main.ts', import.meta.url).pathname],
    outfile: program,
    plugins: [await withParley()],
    bundle: true,
    platform: 'node',
    format: 'esm',
    // CommonJS packages inside an ES module ask for what is not there.
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
    },
    logLevel: 'silent',
  });
}, PATIENCE);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A match of Parley for two against a bot that plays at random, with this typed. */
const play = (typed: readonly string[], ...words: string[]): Promise<Finished> =>
  start(
    program,
    ['play', 'parley', '--seats', '2', '--seed', '3', '--bots', 'random', ...words],
    folder,
    { typed },
  );

/** Both pledge twice; then it is the person's turn. */
const CEREMONY = ['1', '1'];

describe('a big table in the terminal', () => {
  it(
    'takes several answers in one line, all or none',
    async () => {
      const { out } = await play([
        ...CEREMONY,
        'work',
        'work',
        'mission',
        '3 1 9',
        '3 1 4',
        'board',
      ]);
      expect(out).toMatch(
        /Answer 3 is wrong: there is no option 9 then,[^.]*\. Nothing was\s+done\./,
      );
      const said = out.slice(out.indexOf('Answer 3 is wrong'));
      expect(said).toMatch(/sends 1 good to honour[\s\S]*sends 1 good to peace/);
    },
    PATIENCE,
  );

  it(
    'lists orders, lets them answer and takes them back',
    async () => {
      const { out } = await play([...CEREMONY, 'orders 12', 'orders', 'rest', ...again('1', 30)]);
      expect(out).toContain(' 12 * Say nothing in debates');
      expect(out).toContain('Your order answers: Pass.');
      const back = await play([...CEREMONY, 'orders 12', 'orders 12', 'orders 1', 'orders']);
      expect(back.out.slice(back.out.lastIndexOf('orders')).match(/ \* /)).toBeNull();
      expect(back.out).toContain('Whether to veto a veto depends on whose it is');
    },
    PATIENCE,
  );

  it(
    'makes deals with bots, and says what forbids one',
    async () => {
      const { out } = await play([
        ...CEREMONY,
        'deal',
        'deal 2 goods*1 :',
        'deal 2 goods*1 :',
        'work',
        'deal 2 goods*1 :',
        'deal 2 : goods*9',
        'board',
      ]);
      expect(out).toMatch(/You could give .*: goods\*1 \(Goods\)/);
      expect(out).toMatch(/signs\.\n.*make a deal/);
      expect(out).toContain('Two envoys make at most one deal in a turn.');
    },
    PATIENCE,
  );

  it(
    'says in the language of the player that reactions are open',
    async () => {
      const { out } = await play([...CEREMONY, 'rest'], '--lang', 'cs');
      expect(out).toContain('Můžete reagovat');
    },
    PATIENCE,
  );
});
