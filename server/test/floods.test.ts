import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { USUAL_ALLOWANCES } from '../src/matches/allowances.ts';
import { useBundle } from './kit/bundle.ts';
import { refusalOf, twoPlayers } from './kit/guard.ts';
import { TestServer } from './kit/test-server.ts';
import { answerOnce, eventually, newMatch } from './kit/matches.ts';
import type { Visitor } from './kit/visitor.ts';

useBundle();
let testServer: TestServer;
beforeAll(async () => {
  testServer = await TestServer.open();
});
afterAll(() => testServer.close());

describe('floods', () => {
  it('of messages are refused and in the end cut off', async () => {
    const strict = await TestServer.open({ messages: { burst: 20, perSecond: 5 } });
    const { match, people } = await newMatch(strict, 2);
    const flooder = await people[0].play(match);
    const replies = await Promise.all(Array.from({ length: 60 }, () => flooder.ask({ t: 'ping' })));
    expect(replies.filter(({ ok }) => ok).length).toBeLessThan(40);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'too-many' } });
    for (let i = 0; i < 400; i++) flooder.socket.send('{"id":1,"t":"ping"}');
    expect(await flooder.closed).toBe(4029);
    const back = await people[0].again().play(match);
    expect((await back.ask({ t: 'ping' })).ok).toBe(true);
    await strict.close();
  });

  it('of requests are refused, for one session and not for others', async () => {
    const flooder = await testServer.guest();
    const made = await Promise.all(
      Array.from({ length: 70 }, () => flooder.post('/api/tables', { game: 'roam', seats: 2 })),
    );
    const refused = made.filter(({ status }) => status === 429);
    expect(refused.length).toBe(10);
    expect(refused[0].body.code).toBe('too-many');
    expect(
      (await (await testServer.guest()).post('/api/tables', { game: 'roam', seats: 2 })).status,
    ).toBe(200);
  });

  it('of guesses are refused by address, whatever the session', async () => {
    const guesser = await testServer.guest();
    let refused = 0;
    for (let i = 0; i < 70; i++) {
      guesser.cookie = null;
      const { status } = await guesser.get('/api/tables/by-code/QQQQQQ');
      if (status === 429) refused++;
      else expect(status).toBe(404);
    }
    expect(refused).toBe(10);
  });

  it('of new guests are refused by address', async () => {
    const visitor = testServer.visitor();
    const statuses: number[] = [];
    for (let i = 0; i < 80; i++) {
      visitor.cookie = null;
      statuses.push((await visitor.get('/api/me')).status);
    }
    expect(statuses).toContain(429);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  });

  it('of connections are refused', async () => {
    const { match, people } = await newMatch(testServer, 2);
    const lines = await Promise.all(Array.from({ length: 30 }, () => people[0].play(match)));
    expect(await refusalOf(people[0], `/api/matches/${match}/live`)).toBe(4029);
    (await people[1].play(match)).close();
    for (const line of lines) line.close();
  });

  it('of hints are thought out once', async () => {
    const { asked } = await twoPlayers(testServer);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => asked.ask({ t: 'hint', seat: asked.seat })),
    );
    for (const reply of replies) expect(reply).toEqual({ ...replies[0], id: expect.any(Number) });
    expect(replies[0].ok).toBe(true);
  });

  it('of chat are refused for a person and for an address, and little is stored', async () => {
    let time = Date.now();
    const strict = await TestServer.open({ allowances: USUAL_ALLOWANCES, now: () => time });
    const { match } = await newMatch(strict, 2, { open: true });
    const text = '語'.repeat(500);
    const say = async (from: Visitor, lines: number): Promise<string[]> => {
      const line = await from.play(match);
      const replies = await Promise.all(
        Array.from({ length: lines }, () => line.ask({ t: 'chat', text })),
      );
      line.close();
      return replies.map((reply) => (reply.ok ? 'said' : reply.error.code));
    };
    const said = (lines: string[]): number => lines.filter((reply) => reply === 'said').length;
    const crowd = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const guest = strict.visitor();
        guest.address = '10.9.8.7';
        await guest.get('/api/me');
        return guest;
      }),
    );
    const first = await say(crowd[0], 60);
    expect(first.slice(20)).toEqual(Array.from({ length: 40 }, () => 'too-many'));
    expect(said(first)).toBe(20);
    for (const guest of crowd.slice(1, 5)) expect(said(await say(guest, 30))).toBe(20);
    // So many together is the most from one address, and others are not concerned.
    expect(said(await say(crowd[5], 1))).toBe(0);
    const other = await strict.guest();
    expect(said(await say(other, 20))).toBe(20);
    for (let minute = 0; minute < 5; minute++) {
      time += 60_000;
      expect(said(await say(other, 60))).toBeLessThanOrEqual(30);
    }
    const { rows } = await strict.database((db) =>
      sql<{ bytes: number }>`select sum(length(cast(text as blob))) as bytes from chat`.execute(db),
    );
    expect(rows[0].bytes).toBeLessThanOrEqual(200 * 1500);
    await strict.close();
  });

  it('of replays are refused for a person and for an address', async () => {
    const strict = await TestServer.open({ allowances: USUAL_ALLOWANCES, now: () => 1e12 });
    const { match } = await newMatch(strict, 2, { open: true });
    const shown = async (from: Visitor): Promise<number> => {
      const line = await from.play(match);
      const replies = await Promise.all(
        Array.from({ length: 15 }, () => line.ask({ t: 'replay' })),
      );
      line.close();
      return replies.filter(({ ok }) => ok).length;
    };
    for (const expected of [10, 10, 10, 10, 10, 10, 0]) {
      const guest = strict.visitor();
      guest.address = '10.9.8.7';
      await guest.get('/api/me');
      expect(await shown(guest)).toBe(expected);
    }
    expect(await shown(await strict.guest())).toBe(10);
    await strict.close();
  });

  it('of replays let everybody else go first', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const busy = await TestServer.open({ nextTurn: () => held });
    const { match, asked } = await twoPlayers(busy);
    const guest = await busy.guest();
    const flooder = await guest.play(match);
    const shown: string[] = [];
    const replays = Array.from({ length: 3 }, async () => {
      const { ok } = await flooder.ask({ t: 'replay' });
      shown.push(ok ? 'replay' : 'refused');
    });
    await answerOnce(asked);
    await flooder.until(() => flooder.n === 1);
    expect((await flooder.ask({ t: 'ping' })).ok).toBe(true);
    expect(shown).toEqual([]);
    goOn();
    await Promise.all(replays);
    expect(shown).toEqual(['replay', 'replay', 'replay']);
    await busy.close();
  });

  it('that a client does not read do not fill the memory', async () => {
    const { match, people, asked } = await twoPlayers(testServer);
    const slow = await people[asked.seat].again().play(match);
    const closed = new Promise<void>((resolve) => slow.socket.once('close', () => resolve()));
    // A socket whose data is not read any more.
    const { _socket: line } = slow.socket as unknown as { _socket: NodeJS.ReadStream };
    line.pause();
    for (let i = 0; i < 4000; i++) slow.socket.send('{"id":1,"t":"replay"}');
    await eventually(async () => {
      expect((await asked.ask({ t: 'ping' })).ok).toBe(true);
      expect(
        testServer.server.services.presence.connectionsOf(await idOf(people[asked.seat])),
      ).toBe(1);
    });
    line.resume();
    await closed;
  });
});

async function idOf(person: Visitor): Promise<string> {
  return (await person.get('/api/me')).body.id;
}
