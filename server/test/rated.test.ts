import { FastChance } from '@tablewright/engine';
import type { ClockTerms, ResultsView, ToRoomBody } from '@tablewright/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import type { MatchClient } from './kit/match-client.ts';
import { answerOnce, eventually, playOn, startMatch } from './kit/matches.ts';
import { member } from './kit/people.ts';
import type { Visitor } from './kit/visitor.ts';

useBundle();

const LIVE = { kind: 'live', bank: 600_000, increment: 0, out: 'bot' } as const;

/** What somebody may try who is about to lose, or wants help. */
const help = (client: MatchClient, rival: number): ToRoomBody[] => [
  { t: 'undo', seat: client.seat, n: client.n, epoch: client.epoch },
  { t: 'hint', seat: client.seat },
  { t: 'standIn', seat: client.seat, level: 'master' },
  { t: 'standIn', seat: rival, level: 'beginner' },
];

describe('nobody escapes a loss in a rated match', () => {
  let testServer: TestServer;
  let later = 0;
  beforeAll(async () => {
    testServer = await TestServer.open({ now: () => Date.now() + later });
  });
  afterAll(() => testServer.close());

  it('by ending it alone against bots', async () => {
    const { visitor } = await member(testServer);
    const match = await rated([visitor], { bots: 1 });
    const line = await visitor.play(match);
    await line.until(() => line.isAsked);
    await answerOnce(line);
    const end = { t: 'propose', seat: 0, what: 'end' } as const;
    for (const message of [end, ...help(line, 1).slice(0, 3)]) {
      expect(await refusal(line, message), message.t).toBe('rated');
      const posted = await visitor.post(`/api/matches/${match}/messages`, message);
      expect([posted.status, posted.body.code], message.t).toEqual([403, 'rated']);
    }
    expect(line.over).toBe(false);
    await line.ask({ t: 'concede', seat: 0 });
    const [mine] = (await resultsOf(visitor, match)).results;
    expect(mine.place).toBe(2);
    expect(mine.change).toBeLessThan(-100);
  });

  it('by a bot for a rival who is away, and the end without them', async () => {
    const [ann, bob] = await Promise.all([member(testServer), member(testServer)]);
    const match = await rated([ann.visitor, bob.visitor]);
    const [mine, theirs] = [await ann.visitor.play(match), await bob.visitor.play(match)];
    await answerOnce(mine);
    theirs.close();
    await mine.until(() => !mine.snapshot.info.seats[1].online);
    later += 31_000;
    for (const message of help(mine, 1))
      expect(await refusal(mine, message), message.t).toBe('rated');
    await mine.until(() => mine.isAsked);
    expect(await refusal(mine, { t: 'propose', seat: 0, what: 'end' })).toBe('accepted');
    expect(mine.over).toBe(false);

    const back = await bob.visitor.play(match);
    expect(back.snapshot.proposal).toEqual({ what: 'end', by: 0, agreed: [0] });
    await back.ask({ t: 'consent', seat: 1, yes: true });
    const { results } = await resultsOf(ann.visitor, match);
    for (const { place, rating, change } of results) {
      expect(place).toBeNull();
      expect(rating).toBeCloseTo(1500, 6);
      expect(change).toBeCloseTo(0, 6);
    }
    const page = (await ann.visitor.get(`/api/players/${encodeURIComponent(ann.name)}`)).body;
    expect(page.ratings).toMatchObject([{ game: 'roam', pace: 'live', matches: 1 }]);
    expect(page.tally).toEqual([{ game: 'roam', played: 1, won: 0 }]);
  });

  it('by staying away', async () => {
    const [ann, bob] = await Promise.all([member(testServer), member(testServer)]);
    const match = await rated([ann.visitor, bob.visitor], { clock: { ...LIVE, bank: 1000 } });
    await eventually(async () => {
      const line = await bob.visitor.play(match);
      line.close();
      expect(line.snapshot.position.ending?.by).toBe('time');
    });
    const { results } = await resultsOf(bob.visitor, match);
    expect(results.map(({ place }) => place)).toEqual([2, 1]);
    expect(results[0].change).toBeLessThan(-100);
    expect(results[1].change).toBeGreaterThan(100);
  });

  it('in a match that began when all that was allowed; it is played on to its end', async () => {
    const [ann, bob] = await Promise.all([member(testServer), member(testServer)]);
    const people = [ann.visitor, bob.visitor];
    const { match } = await startMatch(people, { clock: LIVE });
    const before = await ann.visitor.play(match);
    await answerOnce(before);
    await testServer.database((db) =>
      sql`update matches set rated = 1 where id = ${match}`.execute(db),
    );
    await testServer.restart();
    const lines = await Promise.all(
      people.map((visitor) => visitor.again(testServer.port).play(match)),
    );
    expect(lines[0].snapshot.info).toMatchObject({ rated: true, clock: { out: 'bot' } });
    expect(lines[0].snapshot.position).toMatchObject({ n: 1, undo: 'nothing' });
    for (const message of help(lines[0], 1))
      expect(await refusal(lines[0], message), message.t).toBe('rated');
    await playOn(lines, new FastChance(5));
    const { rated: counts, results } = await resultsOf(ann.visitor.again(testServer.port), match);
    expect(counts).toBe(true);
    expect(results[0].change).toBeCloseTo(-results[1].change!, 6);
    expect(results[0].rating).not.toBeNull();
  });
});

/** These people at a table whose owner made it rated. */
async function rated(
  people: readonly Visitor[],
  { bots = 0, clock = LIVE }: { bots?: number; clock?: ClockTerms } = {},
): Promise<string> {
  const [owner] = people;
  const wish = { game: 'roam', seats: people.length + bots, clock };
  const { id } = (await owner.post('/api/tables', wish)).body;
  await owner.act(id, { do: 'change', rated: true });
  for (const [seat, person] of people.entries()) await person.act(id, { do: 'sit', seat });
  for (let i = 0; i < bots; i++)
    await owner.act(id, { do: 'bot', seat: people.length + i, level: 'beginner' });
  for (const person of people) await person.act(id, { do: 'ready', ready: true });
  return (await owner.act(id, { do: 'start' })).body.match;
}

async function refusal(line: MatchClient, message: ToRoomBody): Promise<string> {
  const reply = await line.ask(message);
  return reply.ok ? 'accepted' : reply.error.code;
}

async function resultsOf(visitor: Visitor, match: string): Promise<ResultsView> {
  let body!: ResultsView;
  await eventually(async () => {
    const answer = await visitor.get(`/api/matches/${match}/results`);
    expect(answer.status).toBe(200);
    body = answer.body;
  });
  return body;
}
