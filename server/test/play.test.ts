import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { FastChance, parseJournal, verifyJournal } from '@tablewright/engine';
import { roam } from '@tablewright/roam';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import { playOn, newMatch } from './kit/matches.ts';
import { eachStore } from './kit/stores.ts';

useBundle();

eachStore(
  'play',
  (store) => {
    let testServer: TestServer;
    beforeAll(async () => {
      testServer = await TestServer.open({}, {}, store);
    });
    afterAll(() => testServer.close());

    describe('a match over WebSocket', () => {
      it('is played by three people to its end, who choose what they are offered', async () => {
        const { match, people } = await newMatch(testServer, 3);
        const clients = await Promise.all(people.map((person) => person.play(match)));
        expect(clients.map(({ seat }) => seat)).toEqual([0, 1, 2]);
        const watcher = await (await testServer.guest()).play(match);
        expect(watcher.seat).toBe(-1);

        const running = await people[0].get(`/api/matches/${match}/journal`);
        expect(running.status).toBe(403);
        expect(running.body.message).toMatch(/still running/);

        await playOn(clients, new FastChance(1));
        for (const client of [...clients, watcher]) await client.until(() => client.over);
        const { position } = (await people[0].play(match)).snapshot;
        expect(position.ending!.by).toBe('rules');
        for (const client of clients) expect(client.n).toBe(position.n);

        const journal = await (await testServer.guest()).get(`/api/matches/${match}/journal`);
        expect(journal.status).toBe(200);
        const verified = verifyJournal(roam, parseJournal(journal.body));
        expect(verified).toMatchObject({ keyed: true, over: true, decisions: position.n });

        const card = await people[1].get(`/api/matches/${match}`);
        expect(card.body).toMatchObject({ id: match, over: true, myTurn: false, waitingFor: [] });
        const moves = clients[0].received.filter((text) => text.startsWith('{"t":"m"'));
        const bytes = moves.reduce((sum, text) => sum + text.length, 0) / moves.length;
        console.log(`a move costs a receiver ${bytes.toFixed(0)} bytes on average`);
        expect(bytes).toBeLessThan(300);
      });

      it('against bots starts at once and goes on by itself', async () => {
        const person = await testServer.guest();
        const { body } = await person.post('/api/play', {
          game: 'roam',
          seats: 3,
          level: 'beginner',
        });
        const client = await person.play(body.match);
        expect(client.snapshot.info.seats.map(({ player }) => player)).toEqual([
          'person',
          'bot',
          'bot',
        ]);
        await playOn([client], new FastChance(2));
        expect(client.over).toBe(true);
      });

      it('is the same after a lost line, and in two tabs', async () => {
        const { match, people } = await newMatch(testServer, 2);
        const clients = await Promise.all(people.map((person) => person.play(match)));
        const tab = await people[0].again().play(match);
        await playOn(clients, new FastChance(3), 10);
        await tab.until(() => tab.n === 10);
        expect(tab.state).toEqual(clients[0].state);

        clients[0].socket.terminate();
        const back = await people[0].again().play(match);
        expect(back.state).toEqual(tab.state);
        expect(back.offered).toEqual(tab.offered);
        await playOn([back, clients[1]], new FastChance(4), 20);
        await tab.until(() => tab.n === 20);
        expect(tab.state).toEqual(back.state);
      });

      // failover.test.ts covers play while PostgreSQL is away.
      it.skipIf(store.isPostgres)(
        'refuses a move that cannot be stored, and takes it when it can',
        async () => {
          const { match, people } = await newMatch(testServer, 2);
          const clients = await Promise.all(people.map((person) => person.play(match)));
          const asked = clients.find(({ isAsked }) => isAsked)!;
          const other = new DatabaseSync(path.join(testServer.folder, 'tablewright.db'));
          other.exec('BEGIN EXCLUSIVE');
          const refused = await asked.answer(asked.offered[0]);
          expect(refused).toMatchObject({ ok: false, error: { code: 'unavailable' } });
          expect((await people[0].patch('/api/me', { name: 'Late' })).body.code).toBe(
            'unavailable',
          );
          expect(clients.map(({ n }) => n)).toEqual([0, 0]);
          other.exec('ROLLBACK');
          other.close();
          expect((await asked.answer(asked.offered[0])).ok).toBe(true);
          await Promise.all(clients.map((client) => client.until(() => client.n === 1)));
        },
      );

      it('shows who is there', async () => {
        const { match, people } = await newMatch(testServer, 2);
        const first = await people[0].play(match);
        expect(first.snapshot.info.seats.map(({ online }) => online)).toEqual([true, false]);
        const second = await people[1].play(match);
        await first.until(() => first.snapshot.info.seats[1].online);
        second.close();
        await first.until(() => !first.snapshot.info.seats[1].online);
      });
    });
  },
  { isQuick: true },
);
