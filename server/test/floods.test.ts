import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { refusalOf, twoPlayers } from './kit/guard.ts';
import { TestHouse } from './kit/house.ts';
import { eventually, newMatch } from './kit/matches.ts';
import type { Visitor } from './kit/visitor.ts';

useBundle();
let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open();
});
afterAll(() => house.close());

describe('floods', () => {
  it('of messages are refused and in the end cut off', async () => {
    const strict = await TestHouse.open({ messages: { burst: 20, perSecond: 5 } });
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
    const flooder = await house.guest();
    const made = await Promise.all(
      Array.from({ length: 70 }, () => flooder.post('/api/tables', { game: 'roam', seats: 2 })),
    );
    const refused = made.filter(({ status }) => status === 429);
    expect(refused.length).toBe(10);
    expect(refused[0].body.code).toBe('too-many');
    expect(
      (await (await house.guest()).post('/api/tables', { game: 'roam', seats: 2 })).status,
    ).toBe(200);
  });

  it('of guesses are refused by address, whatever the session', async () => {
    const guesser = await house.guest();
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
    const visitor = house.visitor();
    const statuses: number[] = [];
    for (let i = 0; i < 80; i++) {
      visitor.cookie = null;
      statuses.push((await visitor.get('/api/me')).status);
    }
    expect(statuses).toContain(429);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  });

  it('of connections are refused', async () => {
    const { match, people } = await newMatch(house, 2);
    const lines = await Promise.all(Array.from({ length: 30 }, () => people[0].play(match)));
    expect(await refusalOf(people[0], `/api/matches/${match}/live`)).toBe(4029);
    (await people[1].play(match)).close();
    for (const line of lines) line.close();
  });

  it('of hints are thought out once', async () => {
    const { asked } = await twoPlayers(house);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => asked.ask({ t: 'hint', seat: asked.seat })),
    );
    for (const reply of replies) expect(reply).toEqual({ ...replies[0], id: expect.any(Number) });
    expect(replies[0].ok).toBe(true);
  });

  it('that a client does not read do not fill the memory', async () => {
    const { match, people, asked } = await twoPlayers(house);
    const slow = await people[asked.seat].again().play(match);
    const closed = new Promise<void>((resolve) => slow.socket.once('close', () => resolve()));
    // A socket whose data is not read any more.
    const { _socket: line } = slow.socket as unknown as { _socket: NodeJS.ReadStream };
    line.pause();
    for (let i = 0; i < 4000; i++) slow.socket.send('{"id":1,"t":"replay"}');
    await eventually(async () => {
      expect((await asked.ask({ t: 'ping' })).ok).toBe(true);
      expect(house.server.house.presence.connectionsOf(await idOf(people[asked.seat]))).toBe(1);
    });
    line.resume();
    await closed;
  });
});

async function idOf(person: Visitor): Promise<string> {
  return (await person.get('/api/me')).body.id;
}
