import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClockTerms, Ending } from '@tablewright/protocol';
import { newId } from '../src/ids.ts';
import type { MatchFacts } from '../src/matches/facts.ts';
import { aged, NEWCOMER, rate, type Rating } from '../src/ratings/glicko2.ts';
import { rateMatch } from '../src/ratings/match.ts';
import { Ratings } from '../src/ratings/ratings.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';
import { useBundle } from './kit/bundle.ts';
import { temporaryFolder, TestServer } from './kit/test-server.ts';
import { eventually } from './kit/matches.ts';
import { eachStore, type Ground } from './kit/stores.ts';
import type { Visitor } from './kit/visitor.ts';

useBundle();

const of = (rating: number, deviation: number): Rating => ({
  rating,
  deviation,
  volatility: 0.06,
});

describe('Glicko-2', () => {
  it("gives the figures of the paper's example", () => {
    const after = rate(of(1500, 200), [
      { opponent: of(1400, 30), score: 1, weight: 1 },
      { opponent: of(1550, 100), score: 0, weight: 1 },
      { opponent: of(1700, 300), score: 0, weight: 1 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.059996, 6);
  });

  it('raises the volatility of somebody who surprises again and again', () => {
    const opponent = of(2000, 50);
    let player = of(1500, 60);
    for (let i = 0; i < 3; i++)
      player = rate(player, Array(5).fill({ opponent, score: 1, weight: 1 }));
    expect(player.volatility).toBeGreaterThan(0.0605);
    expect(player.rating).toBeGreaterThan(1600);
  });

  it('knows less and less of who does not play, but never less than of a newcomer', () => {
    const rested = aged(of(1800, 60), 73);
    expect(rested).toMatchObject({ rating: 1800, volatility: 0.06 });
    expect(rested.deviation).toBeGreaterThan(100);
    expect(rested.deviation).toBeLessThan(115);
    expect(aged(of(1800, 60), 100_000).deviation).toBe(NEWCOMER.deviation);
    // The same as a period without a match in the paper.
    expect(rate(of(1800, 60), []).deviation).toBeCloseTo(Math.hypot(60, 0.06 * 173.7178), 6);
  });
});

describe('a match of several seats', () => {
  const before = () => ({ rating: of(1500, 100), periods: 0 });

  it('counts for each seat like a match of two', () => {
    const two = rateMatch([seat('a', 1), seat('b', 2)], before);
    const four = rateMatch([seat('a', 1), seat('b', 2), seat('c', 2), seat('d', 2)], before);
    expect(four.get('a')!.rating).toBeCloseTo(two.get('a')!.rating, 6);
    expect(four.get('a')!.deviation).toBeCloseTo(two.get('a')!.deviation, 6);
  });

  it('moves ratings by places, and leaves them where all share one', () => {
    const after = rateMatch([seat('a', 3), seat('b', 1), seat('c', 2)], before);
    const [a, b, c] = ['a', 'b', 'c'].map((player) => after.get(player)!.rating);
    expect(b).toBeGreaterThan(1500);
    expect(c).toBeCloseTo(1500, 6);
    expect(a).toBeCloseTo(3000 - b, 6);
    const tie = rateMatch([seat('a', 1), seat('b', 1), seat('c', 1)], before);
    for (const { rating } of tie.values()) expect(rating).toBeCloseTo(1500, 9);
  });

  it('says nothing about a bot against itself', () => {
    expect(rateMatch([seat('bot:easy', 1), seat('bot:easy', 2)], before).size).toBe(0);
    const after = rateMatch([seat('a', 1), seat('bot:easy', 2), seat('bot:easy', 3)], before);
    const two = rateMatch([seat('a', 1), seat('bot:easy', 2)], before);
    expect(after.get('a')!.rating).toBeCloseTo(two.get('a')!.rating, 6);
    expect(after.get('bot:easy')!.rating).toBeLessThan(1500);
  });

  function seat(player: string, place: number): { player: string; place: number } {
    return { player, place };
  }
});

const LIVE: ClockTerms = { kind: 'live', bank: 600_000, increment: 0, out: 'lose' };

eachStore('settling a match', (store) => {
  let ground: Ground;
  let db: Database;
  let other: Database;
  let now = 1_700_000_000_000;
  let ratings: Ratings;
  const folder = temporaryFolder();

  beforeAll(async () => {
    ground = await store.fresh();
    const place = { dataDir: folder, databaseUrl: ground.settings.databaseUrl };
    db = await openDatabase(place);
    other = await openDatabase(place);
    ratings = new Ratings(db, () => now);
  });
  afterAll(async () => {
    await Promise.all([db.destroy(), other.destroy()]);
    await ground.clear();
    rmSync(folder, { recursive: true });
  });

  it('writes results of every match, and ratings of rated ones alone', async () => {
    const [a, b] = await people(2);
    const friendly = await match([a, b], { rated: false });
    await settle(friendly, [1, 2]);
    expect(await ratings.resultsOf(friendly.id)).toEqual({
      rated: false,
      results: [
        { seat: 0, place: 1, rating: null, change: null },
        { seat: 1, place: 2, rating: null, change: null },
      ],
    });
    expect(await ratings.of(a)).toEqual([]);

    const rated = await match([a, b]);
    await settle(rated, [1, 2]);
    const { results } = await ratings.resultsOf(rated.id);
    expect(results[0].rating).toBeCloseTo(1662.3, 0);
    expect(results[0].change).toBeCloseTo(results[0].rating! - 1500, 6);
    expect(results[1].change).toBeCloseTo(-results[0].change!, 6);
    expect(await ratings.of(a)).toEqual([
      expect.objectContaining({ game: 'roam', pace: 'live', matches: 1 }),
    ]);
  });

  it('settles once, however often it is called', async () => {
    const [a, b] = await people(2);
    const rated = await match([a, b]);
    await settle(rated, [1, 2]);
    const first = await ratings.of(a);
    await settle(rated, [2, 1]);
    await Promise.all([settle(rated, [2, 1]), settle(rated, [1, 2], other)]);
    expect(await ratings.of(a)).toEqual(first);
    expect((await ratings.resultsOf(rated.id)).results.map(({ place }) => place)).toEqual([1, 2]);
  });

  it('leaves ratings alone where nobody won, and without a clock', async () => {
    const [a, b] = await people(2);
    const agreed = await match([a, b]);
    await settle(agreed, null);
    expect((await ratings.resultsOf(agreed.id)).results).toEqual([
      { seat: 0, place: null, rating: null, change: null },
      { seat: 1, place: null, rating: null, change: null },
    ]);
    const timeless = await match([a, b], { clock: { kind: 'none' } });
    await settle(timeless, [1, 2]);
    expect((await ratings.resultsOf(timeless.id)).rated).toBe(false);
    expect(await ratings.of(a)).toEqual([]);
  });

  it('counts an agreement that has places as a draw, without a place for anybody', async () => {
    const [a, b] = await people(2);
    await settle(await match([a, b]), [1, 2]);
    const drawn = await match([a, b]);
    await settle(drawn, [1, 1], db, 'agreement');
    const { results } = await ratings.resultsOf(drawn.id);
    expect(results.map(({ place }) => place)).toEqual([null, null]);
    expect(results[0].change).toBeLessThan(-10);
    expect(results[1].change).toBeGreaterThan(10);
  });

  it('keeps paces apart and rates bots', async () => {
    const [a] = await people(1);
    await settle(await match([a, null]), [1, 2]);
    await settle(await match([a, null], { clock: { kind: 'days', days: 3, out: 'lose' } }), [2, 1]);
    const mine = await ratings.of(a);
    expect(mine.map(({ pace }) => pace).sort()).toEqual(['days', 'live']);
    expect(mine.find(({ pace }) => pace === 'live')!.rating).toBeGreaterThan(1500);
    expect(mine.find(({ pace }) => pace === 'days')!.rating).toBeLessThan(1500);
    expect((await ratings.of('bot:easy')).length).toBe(2);
  });

  it('lets deviations grow with time', async () => {
    const [a, b] = await people(2);
    for (let i = 0; i < 5; i++) await settle(await match([a, b]), [1, 2]);
    const [{ deviation }] = await ratings.of(a);
    now += 365 * 86_400_000;
    const [later] = await ratings.of(a);
    expect(later.deviation).toBeGreaterThan(deviation + 10);
    expect(later.rating).toBe((await ratings.of(a))[0].rating);
  });

  it('counts every one of many matches that end at once on two nodes', async () => {
    const players = await people(4);
    const pairs = Array.from({ length: 12 }, (_, i) => [
      players[i % 4],
      players[(i + 1 + (i % 3)) % 4],
    ]);
    const matches = await Promise.all(pairs.map((pair) => match(pair)));
    await Promise.all(matches.map((facts, i) => settle(facts, [1, 2], i % 2 === 0 ? db : other)));
    const counts = await Promise.all(
      players.map(async (player) => (await ratings.of(player))[0].matches),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(24);
    // Every change starts from where the one before it ended.
    for (const player of players) {
      const rows = await db
        .selectFrom('results')
        .select(['before', 'after'])
        .where('player', '=', player)
        .execute();
      const changes = rows.reduce((sum, { before, after }) => sum + after! - before!, 0);
      expect(1500 + changes).toBeCloseTo((await ratings.of(player))[0].rating, 6);
    }
  });

  async function settle(
    facts: MatchFacts,
    places: readonly number[] | null,
    through = db,
    by: Ending['by'] = places === null ? 'agreement' : 'rules',
  ): Promise<void> {
    const result = places && { places, scores: places.map((place) => -place) };
    const ending: Ending = { by, result, key: '' };
    // As the writer of journals does, try again while the database is busy.
    await eventually(() =>
      through.transaction().execute((transaction) => ratings.settle(transaction, facts, ending)),
    );
  }

  async function people(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => newId());
    for (const id of ids)
      await db.insertInto('guests').values({ id, name: id, created: now }).execute();
    return ids;
  }

  async function match(
    guests: readonly (string | null)[],
    { rated = true, clock = LIVE }: { rated?: boolean; clock?: ClockTerms } = {},
  ): Promise<MatchFacts> {
    const id = newId();
    await db
      .insertInto('matches')
      .values({
        id,
        game: 'roam',
        open: 0,
        started: now,
        changed: now,
        over: 1,
        record: '{}',
        card: '{}',
        due: null,
        fence: 0,
        rated: Number(rated),
      })
      .execute();
    const players = guests.map((guest) => ({
      name: '',
      guest,
      level: guest === null ? 'easy' : null,
    }));
    return { id, game: 'roam', open: false, rated, clock, started: now, players };
  }
});

eachStore('a rated match', (store) => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await TestServer.open({}, {}, store);
  });
  afterAll(() => testServer.close());

  it('changes the ratings of those who played it, as soon as it is over', async () => {
    const people = [await member('First'), await member('Second')];
    const table = { game: 'roam', seats: 3, clock: LIVE, rated: true };
    const { id } = (await people[0].post('/api/tables', table)).body;
    await people[1].act(id, { do: 'sit', seat: 1 });
    await people[0].act(id, { do: 'bot', seat: 2, level: 'beginner' });
    await people[1].act(id, { do: 'ready', ready: true });
    const { match } = (await people[0].act(id, { do: 'start' })).body;
    const players = [await people[0].play(match), await people[1].play(match)];
    expect((await people[0].get(`/api/matches/${match}/results`)).status).toBe(404);
    await players[1].ask({ t: 'concede', seat: 1 });
    await players[0].ask({ t: 'concede', seat: 0 });
    await eventually(async () => {
      const { body } = await people[0].get(`/api/matches/${match}/results`);
      expect(body).toMatchObject({
        rated: true,
        results: [
          { seat: 0, place: 2 },
          { seat: 1, place: 3 },
          { seat: 2, place: 1 },
        ],
      });
      const [middle, last, bot] = body.results.map(({ change }: { change: number }) => change);
      expect(middle).toBeCloseTo(0, 6);
      expect(bot).toBeGreaterThan(100);
      expect(last).toBeCloseTo(-bot, 6);
    });
    const { body } = await people[0].get('/api/players/bot:beginner');
    expect(body.ratings).toMatchObject([{ game: 'roam', pace: 'live', matches: 1 }]);
    for (const player of players) player.close();
  });

  async function member(name: string): Promise<Visitor> {
    const visitor = await testServer.guest();
    await visitor.post('/api/account', { name, password: 'correct horse battery' });
    return visitor;
  }
});
