import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Aside } from '../src/matches/aside.ts';
import { USUAL_RULES } from '../src/matches/rules.ts';
import { useBundle } from './kit/bundle.ts';
import { twoPlayers } from './kit/guard.ts';
import { TestServer } from './kit/test-server.ts';

useBundle();
let testServer: TestServer;
beforeAll(async () => {
  testServer = await TestServer.open();
});
afterAll(() => testServer.close());

/** Far more slices than an answer over the loopback takes. */
const MOST_SLICES = 500;

describe('long work', () => {
  it('is interrupted by requests', async () => {
    const { asked } = await twoPlayers(testServer);
    let isAnswered = false;
    let slices = 0;
    const aside = new Aside(() => {
      slices++;
      return USUAL_RULES.nextTurn();
    });
    const work = aside.run('somebody', async (pause) => {
      while (!isAnswered && slices < MOST_SLICES) await pause();
    });
    void asked.ask({ t: 'ping' }).then(() => {
      isAnswered = true;
    });
    await work;
    expect(isAnswered).toBe(true);
  });

  it('is done one piece at a time, and by turns for those who want some', async () => {
    const aside = new Aside(USUAL_RULES.nextTurn);
    const done: string[] = [];
    let underWay = 0;
    const work = (who: string, fails = false): Promise<void> =>
      aside.run(who, async (pause) => {
        expect(++underWay).toBe(1);
        await pause();
        await USUAL_RULES.nextTurn();
        underWay--;
        done.push(who);
        if (fails) throw new Error('It fails.');
      });
    await Promise.allSettled([
      work('flooder'),
      work('flooder', true),
      work('flooder'),
      work('ann'),
      work('ben'),
    ]);
    expect(done).toEqual(['flooder', 'ann', 'ben', 'flooder', 'flooder']);
  });
});
