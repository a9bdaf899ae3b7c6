import { FastChance, Match } from '@tablewright/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import { LONG_SETUP, makeLong } from './kit/long-match.ts';
import { answerOnce, eventually, playOn, newMatch } from './kit/matches.ts';
import { ServerProcess } from './kit/process.ts';
import { eachStore } from './kit/stores.ts';

useBundle();

eachStore('coming back', (store) => {
  let testServer: TestServer;
  afterEach(() => testServer.close());

  describe('after a restart', () => {
    it('everything is there: sessions, tables, matches, positions, logs, chat', async () => {
      testServer = await TestServer.open({}, {}, store);
      const { match, people } = await newMatch(testServer, 3);
      const clients = await Promise.all(people.map((person) => person.play(match)));
      await playOn(clients, new FastChance(1), 30);
      await clients[0].ask({ t: 'chat', text: 'See you tomorrow' });
      const { body: table } = await people[1].post('/api/tables', { game: 'roam', seats: 4 });
      const before = (await people[0].again().play(match)).snapshot;

      await testServer.restart();
      const [, , back] = people.map((person) => person.again(testServer.port));
      const again = await Promise.all(
        people.map((person) => person.again(testServer.port).play(match)),
      );
      const { info, position, log, chat } = again[0].snapshot;
      expect(position).toEqual(before.position);
      expect(log).toEqual(before.log);
      expect(chat.map(({ text }) => text)).toEqual(['See you tomorrow']);
      expect(info.commitment).toBe(before.info.commitment);
      expect((await back.get(`/api/tables/${table.id}`)).body).toEqual(table);
      expect((await back.get('/api/home')).body.mine[0].id).toBe(match);
      await playOn(again, new FastChance(2));
      expect(again[0].over).toBe(true);
    });

    it('bots go on without anybody looking', async () => {
      testServer = await TestServer.open({ pace: 60_000 }, {}, store);
      const person = await testServer.guest();
      const { body } = await person.post('/api/play', {
        game: 'roam',
        seats: 2,
        level: 'beginner',
      });
      const client = await person.play(body.match);
      while (client.isAsked) await answerOnce(client);
      const { n } = client;

      await testServer.restart({ pace: 0 });
      await eventually(async () => {
        const card = await person.again(testServer.port).get('/api/home');
        expect(card.body.mine[0]).toMatchObject({ myTurn: true });
      });
      const back = await person.again(testServer.port).play(body.match);
      expect(back.n).toBeGreaterThan(n);
    });

    it('clocks have run on, and act', async () => {
      let now = Date.now();
      testServer = await TestServer.open({ now: () => now, sweepEvery: 30 }, {}, store);
      const clock = { kind: 'live', bank: 60_000, increment: 0, out: 'lose' } as const;
      const { match, people } = await newMatch(testServer, 2, { clock });
      const clients = await Promise.all(people.map((person) => person.play(match)));
      now += 10_000;
      await playOn(clients, new FastChance(3), 1);

      await testServer.server.close();
      now += 20_000;
      await testServer.restart();
      const back = await people[0].again(testServer.port).play(match);
      const { clocks } = back.snapshot;
      const seconds = clocks!.left.map((left) => Math.round(left / 1000));
      expect([Math.min(...seconds), Math.max(...seconds)]).toEqual([30, 60]);

      await testServer.server.close();
      now += 40_000;
      await testServer.restart();
      await eventually(async () => {
        const { body } = await people[0].again(testServer.port).get(`/api/matches/${match}`);
        expect(body.over).toBe(true);
      });
      const { position } = (await people[0].again(testServer.port).play(match)).snapshot;
      expect(position.ending!.by).toBe('time');
    });
  });

  describe('a match that is watched and not played', () => {
    it('rests, and goes on as if it had not', async () => {
      let now = Date.now();
      testServer = await TestServer.open({ now: () => now, sweepEvery: 25 }, {}, store);
      const rested = vi.spyOn(Match.prototype, 'rest');
      const { match, people } = await newMatch(testServer, 2);
      const clients = await Promise.all(people.map((person) => person.play(match)));
      await playOn(clients, new FastChance(6), 12);
      const { state } = clients[0];
      now += 60_000;
      rested.mockClear();
      await eventually(() => expect(rested).toHaveBeenCalled());
      rested.mockRestore();
      const again = await people[0].again().play(match);
      expect(again.state).toEqual(state);
      await playOn(clients, new FastChance(7));
      expect(clients[0].over).toBe(true);
    });
  });

  describe('a match that nobody looks at', () => {
    it('leaves memory and comes back as it was', async () => {
      testServer = await TestServer.open({ idleAfter: 50, sweepEvery: 25 }, {}, store);
      const { matches } = testServer.server.services;
      const { match, people } = await newMatch(testServer, 2);
      const clients = await Promise.all(people.map((person) => person.play(match)));
      await playOn(clients, new FastChance(4), 12);
      const { state } = clients[0];
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(matches.inMemory).toBe(1);
      for (const client of clients) client.close();
      await eventually(() => expect(matches.inMemory).toBe(0));
      const { body } = await people[0].get('/api/home');
      expect(body.mine[0]).toMatchObject({ id: match, over: false });
      expect(matches.inMemory).toBe(0);

      const back = await Promise.all(people.map((person) => person.play(match)));
      expect(back[0].state).toEqual(state);
      await playOn(back, new FastChance(5), 20);
    });

    it('is left alone by a node that found it due before it was unloaded', async () => {
      let now = Date.now();
      testServer = await TestServer.open(
        { now: () => now, idleAfter: 50, sweepEvery: 25 },
        {},
        store,
      );
      const { matches, jobs } = testServer.server.services;
      const clock = { kind: 'days', days: 2, out: 'skip' } as const;
      const { match } = await newMatch(testServer, 2, { clock });
      now += 1000;
      await eventually(() => expect(matches.inMemory).toBe(0));
      const looked = vi.spyOn(matches['homes'], 'has');
      await jobs.add('wake', { match }, { id: 'late' });
      await eventually(() => expect(looked).toHaveBeenCalledWith(match));
      // It would stay from now on: the server's time stands still.
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(matches.inMemory).toBe(0);
    });

    it('comes back by itself when a clock runs out', async () => {
      let now = Date.now();
      testServer = await TestServer.open(
        { now: () => now, idleAfter: 50, sweepEvery: 25 },
        {},
        store,
      );
      const { matches } = testServer.server.services;
      const clock = { kind: 'days', days: 2, out: 'skip' } as const;
      const { match, people } = await newMatch(testServer, 2, { clock });
      now += 1000;
      await eventually(() => expect(matches.inMemory).toBe(0));
      now += 2 * 86_400_000;
      await eventually(async () => {
        now += 100;
        const { body } = await people[0].get(`/api/matches/${match}`);
        expect(body.changed).toBeGreaterThan(now - 3_600_000);
      });
      const client = await people[0].play(match);
      expect(client.n).toBeGreaterThan(0);
    });
  });

  describe('a match of 500 decisions', () => {
    it('opens without going through all of them', async () => {
      testServer = await TestServer.open({}, {}, store);
      const person = await testServer.guest();
      const { body } = await person.post('/api/play', {
        game: 'roam',
        seats: 4,
        level: 'beginner',
        setup: LONG_SETUP,
      });
      await testServer.server.close();
      await makeLong(testServer.place, body.match, 500);
      const cold = await ServerProcess.start(testServer.folder, testServer.ground.env);
      const started = performance.now();
      const first = await person.again(cold.port).play(body.match);
      const took = performance.now() - started;
      console.log(`a match of ${first.n} decisions opened in ${took.toFixed(0)} ms, server cold`);
      await cold.kill('SIGTERM');

      await testServer.restart();
      const answers = vi.spyOn(Match.prototype, 'answer');
      const client = await person.again(testServer.port).play(body.match);
      expect(client.n).toBeGreaterThanOrEqual(500);
      expect(answers.mock.calls.length).toBeLessThanOrEqual(210);
      answers.mockRestore();
    });
  });
});
