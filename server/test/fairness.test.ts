import { FastChance } from '@tablewright/engine';
import type { MatchCard } from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import type { MatchClient } from './kit/match-client.ts';
import { answerOnce, eventually, playOn } from './kit/matches.ts';
import { eachStore } from './kit/stores.ts';
import type { Visitor } from './kit/visitor.ts';

useBundle();

const TOKEN = 'figures-for-this-test';

const FLOOD = 24;

/** A match with a bot, at the bot's turn, and the line to it. */
async function atBotsTurn(visitor: Visitor, level: string): Promise<[string, MatchClient]> {
  const { match } = (await visitor.post('/api/play', { game: 'roam', seats: 2, level })).body;
  const client = await visitor.play(match);
  while (client.isAsked) await answerOnce(client);
  return [match, client];
}

/** The same for a match by correspondence, whose line is closed. */
async function byCorrespondence(visitor: Visitor, level: string): Promise<string> {
  const clock = { kind: 'days', days: 3, out: 'bot' };
  const { id } = (await visitor.post('/api/tables', { game: 'roam', seats: 2, clock })).body;
  await visitor.act(id, { do: 'bot', seat: 1, level });
  const { match } = (await visitor.act(id, { do: 'start' })).body;
  const client = await visitor.play(match);
  while (client.isAsked) await answerOnce(client);
  client.close();
  return match;
}

eachStore('the bots of one guest', (store) => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await TestServer.open({}, { thinkers: 1, metricsToken: TOKEN }, store);
  });
  afterAll(() => testServer.close());

  async function waiting(): Promise<number> {
    const authorization = `Bearer ${TOKEN}`;
    const { body } = await testServer.visitor().get('/metrics', { authorization });
    return Number(/tablewright_jobs_waiting\{queue="think"\} (\d+)/.exec(body)![1]);
  }

  describe('who wants very many of them', () => {
    it('keep nobody else’s waiting, and stop when the guest has gone', async () => {
      const flooder = await testServer.guest();
      const flood = await Promise.all(
        Array.from({ length: FLOOD }, () => atBotsTurn(flooder, 'master')),
      );
      const decided = (): number => flood.reduce((sum, [, { n }]) => sum + n, 0);
      const before = decided();

      // Another person from the same address has a share too.
      const ann = await testServer.guest();
      ann.address = flooder.address;
      const { match } = (await ann.post('/api/play', { game: 'roam', seats: 2, level: 'easy' }))
        .body;
      const line = await ann.play(match);
      await playOn([line], new FastChance(1), 10);
      // A few of the flood have had their turn meanwhile; before the others somebody else comes.
      expect(decided() - before).toBeLessThan(FLOOD);
      expect(await waiting()).toBeGreaterThan(FLOOD / 2);
      await line.until(() => line.isAsked);
      expect(await line.ask({ t: 'hint', seat: line.seat })).toMatchObject({ ok: true });
      expect(await waiting()).toBeGreaterThan(FLOOD / 2);

      for (const [, client] of flood) client.close();
      await eventually(async () => expect(await waiting()).toBe(0));
      expect((await flooder.get('/api/home')).body.mine).toHaveLength(FLOOD);

      // Where somebody looks again, the bot goes on.
      const [left] = flood.find(([, client]) => !client.isAsked)!;
      const back = await flooder.again().play(left);
      await back.until(() => back.isAsked);
      back.close();
      line.close();
    });
  });

  it('go on for somebody who plays by correspondence', async () => {
    const ann = await testServer.guest();
    const match = await byCorrespondence(ann, 'medium');
    await eventually(async () => {
      const { body } = await ann.get('/api/home');
      expect(body.mine[0]).toMatchObject({ id: match, myTurn: true });
    });
  });

  it('wait once for each of them, however often an answer is taken back', async () => {
    const ann = await testServer.guest();
    const lines = await Promise.all([atBotsTurn(ann, 'master'), atBotsTurn(ann, 'master')]);
    for (let undone = 0; undone < 8;)
      for (const [, line] of lines) {
        const { seat, n, epoch } = line;
        if ((await line.ask({ t: 'undo', seat, n, epoch })).ok) undone++;
        while (line.isAsked) await answerOnce(line);
      }
    // With one that is being thought about.
    expect(await waiting()).toBeLessThanOrEqual(lines.length + 1);
    for (const [, line] of lines) line.close();
    await eventually(async () => expect(await waiting()).toBe(0));
  });

  it('wait after a restart until somebody looks', async () => {
    // Bots have made up their minds, and take their time to say so.
    await testServer.restart({ pace: 60_000 });
    const ann = await testServer.guest();
    const [match, client] = await atBotsTurn(ann, 'medium');
    const letters = [await byCorrespondence(ann, 'medium'), await byCorrespondence(ann, 'medium')];
    await testServer.restart({ pace: 0 });
    await eventually(async () => {
      const { body } = await ann.again(testServer.port).get('/api/home');
      const asking = body.mine.filter(({ myTurn }: MatchCard) => myTurn);
      expect(new Set(asking.map(({ id }: MatchCard) => id))).toEqual(new Set(letters));
    });
    const back = await ann.again(testServer.port).play(match);
    expect(back.n).toBe(client.n);
    await back.until(() => back.isAsked);
    back.close();
  });

  it('take up no memory while they wait', async () => {
    await testServer.restart({ pace: 60_000, idleAfter: 50, sweepEvery: 30 });
    const ann = await testServer.guest();
    const [match, client] = await atBotsTurn(ann, 'medium');
    client.close();
    await testServer.restart({ pace: 0, idleAfter: 50, sweepEvery: 30 });
    const due = (): Promise<{ due: number | null }> =>
      testServer.database((db) =>
        db.selectFrom('matches').select('due').where('id', '=', match).executeTakeFirstOrThrow(),
      );
    // It was opened to check it, and unloaded until somebody comes.
    await eventually(async () => expect(await due()).toEqual({ due: null }));
    expect((await ann.again(testServer.port).get(`/api/matches/${match}`)).body.myTurn).toBe(false);
    const back = await ann.again(testServer.port).play(match);
    await back.until(() => back.isAsked);
    back.close();
  });
});
