import type { ModerationAct, ModerationView } from '@tablewright/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { refusalOf } from './kit/guard.ts';
import { TestServer } from './kit/test-server.ts';
import { eventually, newMatch, startMatch } from './kit/matches.ts';
import { eachStore, SQLITE } from './kit/stores.ts';
import type { Answer, Visitor } from './kit/visitor.ts';

useBundle();

const NOWHERE = '1'.repeat(22);

eachStore('moderation', (store) => {
  let testServer: TestServer;
  let moderator: Visitor;
  let now = Date.now();

  beforeAll(async () => {
    testServer = await TestServer.open(
      { now: () => now },
      { hostNames: ['Ludmila', 'žofie Host'] },
      store,
    );
    moderator = await member('LUDMILA');
  });
  afterAll(() => testServer.close());

  it('is for moderators alone', async () => {
    const others = [testServer.visitor(), await testServer.guest(), await member('Ludmila 2')];
    for (const visitor of others) {
      for (const path of ['/api/host', '/api/host/log', '/api/host/players?name=a'])
        expect((await visitor.get(path)).status, path).toBe(403);
      const unban = { do: 'unban', player: NOWHERE, note: '' };
      expect((await visitor.post('/api/host/acts', unban)).status).toBe(403);
    }
    const { token } = (await moderator.post('/api/tokens', { name: 'bot' })).body;
    const program = testServer.visitor();
    const bearer = { authorization: `Bearer ${token}` };
    expect((await program.get('/api/me', bearer)).body.host).toBe(true);
    expect((await program.get('/api/host', bearer)).status).toBe(403);
    expect((await moderator.get('/api/me')).body).toMatchObject({ guest: false, host: true });
    expect((await moderator.get('/api/host')).status).toBe(200);
    expect((await (await member('Žofie HOST')).get('/api/host')).status).toBe(200);
  });

  it('hears reports, with what was said in the match', async () => {
    const { match, people } = await newMatch(testServer, 2);
    const [good, bad] = people;
    const client = await bad.play(match);
    for (let i = 1; i <= 23; i++) await client.ask({ t: 'chat', text: `line ${i}` });
    client.close();
    const about = await nameOf(bad);
    const report = { about: about.toUpperCase(), match, text: '  He says lines. ' };
    expect((await good.post('/api/reports', report)).status).toBe(204);
    const [found] = (await moderation()).reports;
    expect(found).toMatchObject({
      by: await nameOf(good),
      about: { id: await idOf(bad), name: about },
      match,
      text: 'He says lines.',
      handled: null,
    });
    expect(found.chat.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, i) => `line ${i + 4}`),
    );
    await act({ do: 'handle', report: found.id, note: 'talked to him' });
    expect((await moderation()).reports[0]).toMatchObject({
      id: found.id,
      handled: { by: 'LUDMILA', at: now },
    });
    expect(await lastLogged()).toEqual({
      at: now,
      by: 'LUDMILA',
      act: 'handle',
      whom: about,
      note: 'talked to him',
    });
  });

  it('shows who said a line, also of a spectator with the name of a player', async () => {
    const { match, people } = await newMatch(testServer, 2);
    const [good, other] = people;
    const spectator = await testServer.guest();
    await spectator.patch('/api/me', { name: await nameOf(other) });
    const loud = await spectator.play(match);
    await loud.ask({ t: 'chat', text: 'boo' });
    const client = await good.play(match);
    for (let i = 1; i <= 20; i++) await client.ask({ t: 'chat', text: `line ${i}` });
    await client.until(() => client.snapshot.chat.length === 21);
    const [line] = client.snapshot.chat;
    // Only the moderator learns who it was.
    const late = await other.play(match);
    expect(late.snapshot.chat).toEqual(client.snapshot.chat);
    expect(String([late.received, loud.received])).not.toContain(await idOf(spectator));
    const report = { about: line.name, match, text: 'Rude.' };
    expect((await good.post('/api/reports', { ...report, line: 99 })).status).toBe(404);
    expect((await good.post('/api/reports', { ...report, line: line.id })).status).toBe(204);
    const [found] = (await moderation()).reports;
    expect(found.about).toEqual({ id: await idOf(spectator), name: line.name, account: false });
    expect(found.chat).toHaveLength(21);
    expect(found.chat.filter(({ meant }) => meant)).toMatchObject([{ text: 'boo' }]);
    expect((await spectator.post('/api/reports', { ...report, line: line.id })).status).toBe(400);
    for (const open of [client, loud, late]) open.close();
  });

  it('takes reports of people that exist, with words, and not too many', async () => {
    const member1 = await member('Reporter');
    await member('Reported');
    const report = (about: string, rest: object = {}): Promise<Answer> =>
      member1.post('/api/reports', { about, text: 'x', ...rest });
    expect((await report('Nobody of that name')).status).toBe(404);
    expect((await report('bot:easy')).status).toBe(404);
    expect((await report('Reported', { match: NOWHERE })).status).toBe(404);
    expect((await report('Reporter')).status).toBe(400);
    expect((await report('Reported', { text: ' ' })).status).toBe(400);
    expect((await report('Reported', { text: 'x'.repeat(2001) })).status).toBe(400);
    expect(
      (await testServer.visitor().post('/api/reports', { about: 'x', text: 'x' })).status,
    ).toBe(401);
    for (let i = 0; i < 10; i++) expect((await report('reported')).status).toBe(204);
    expect((await report('Reported')).status).toBe(429);
    now += 86_400_001;
    expect((await report('Reported')).status).toBe(204);
  });

  it('bans at once on every line, until it ends', async () => {
    const bad = await member('Rowdy');
    const other = await testServer.guest();
    const { match } = await startMatch([bad, other]);
    const player = await idOf(bad);
    const there = store.isPostgres
      ? await TestServer.open({ now: () => now }, testServer.ground.settings, SQLITE)
      : testServer;
    const client = await bad.play(match);
    const page = bad.again(there.port).socket('/api/me/live');
    const closed = new Promise((resolve) => page.on('close', resolve));
    await new Promise((resolve) => page.once('message', resolve));
    const until = now + 1000;
    await act({ do: 'ban', player, until, note: 'be kind' });
    expect(await Promise.all([client.closed, closed])).toEqual([4003, 4003]);
    expect((await bad.get('/api/me')).body).toMatchObject({
      code: 'banned',
      until,
      reason: 'be kind',
    });
    expect(await refusalOf(bad, `/api/matches/${match}/live`)).toBe(4003);
    expect((await moderation()).banned).toEqual([
      { id: player, name: 'Rowdy', until, reason: 'be kind' },
    ]);
    now += 1001;
    expect((await bad.get('/api/me')).body.name).toBe('Rowdy');
    expect((await moderation()).banned).toEqual([]);

    await act({ do: 'ban', player, until: null, note: 'again' });
    expect((await bad.get('/api/me')).body.until).toBeNull();
    await act({ do: 'unban', player, note: 'sorry' });
    expect((await bad.get('/api/me')).status).toBe(200);
    if (there !== testServer) await there.close();
    expect((await log()).slice(0, 3).map(({ act: done, whom }) => [done, whom])).toEqual([
      ['unban', 'Rowdy'],
      ['ban', 'Rowdy'],
      ['ban', 'Rowdy'],
    ]);
  });

  it('frees from offensive names, everywhere they stand', async () => {
    const bad = await member('Filthy');
    const other = await testServer.guest();
    const { match } = await startMatch([bad, other]);
    const { body: table } = await bad.post('/api/tables', { game: 'roam', seats: 2 });
    const player = await idOf(bad);
    await act({ do: 'rename', player, name: 'Clean', note: 'rude' });
    expect(await lastLogged()).toMatchObject({ act: 'rename', whom: 'Filthy', note: 'rude' });
    expect(await nameOf(bad)).toBe('Clean');
    expect((await other.get(`/api/matches/${match}`)).body.players).toContain('Clean');
    const view = (await other.get(`/api/tables/${table.id}`)).body;
    expect(view.seats[0].name).toBe('Clean');
    const before = await log();
    expect((await tryTo({ do: 'rename', player, name: 'Ludmila', note: '' })).status).toBe(409);
    expect((await tryTo({ do: 'rename', player, name: '\u202e', note: '' })).status).toBe(400);
    // What was not done is not logged.
    expect(await log()).toEqual(before);
  });

  it('closes tables and matches', async () => {
    const guest = await testServer.guest();
    const { body: table } = await guest.post('/api/tables', { game: 'roam', seats: 2 });
    const name = await nameOf(guest);
    expect((await moderation()).tables).toContainEqual(
      expect.objectContaining({ id: table.id, game: 'roam', players: [name] }),
    );
    await act({ do: 'closeTable', table: table.id, note: 'rude words' });
    expect((await guest.get(`/api/tables/${table.id}`)).status).toBe(404);
    expect(await lastLogged()).toMatchObject({ act: 'closeTable', whom: table.code });

    const { match, people } = await newMatch(testServer, 2);
    expect((await moderation()).matches.map(({ id }) => id)).toContain(match);
    const client = await people[0].play(match);
    await act({ do: 'closeMatch', match, note: 'stuck' });
    await client.until(() => client.over);
    await eventually(async () => {
      expect((await moderation()).matches.map(({ id }) => id)).not.toContain(match);
      const { body } = await guest.get(`/api/matches/${match}/results`);
      expect(body.results.map(({ place }: { place: number | null }) => place)).toEqual([
        null,
        null,
      ]);
    });
    const names = await Promise.all(people.map(nameOf));
    expect(await lastLogged()).toMatchObject({ act: 'closeMatch', whom: names.join(', ') });
    client.close();
  });

  it('refuses what makes no sense, and acts against moderators', async () => {
    const player = await idOf(moderator);
    const before = await log();
    for (const [wrong, status] of [
      [{ do: 'ban', player, until: null, note: '' }, 403],
      [{ do: 'rename', player, name: 'X', note: '' }, 403],
      [{ do: 'ban', player: NOWHERE, until: null, note: '' }, 404],
      [{ do: 'closeTable', table: NOWHERE, note: '' }, 404],
      [{ do: 'closeMatch', match: NOWHERE, note: '' }, 404],
      [{ do: 'handle', report: NOWHERE, note: '' }, 404],
      [{ do: 'unban', player: NOWHERE, note: '' }, 404],
      [{ do: 'explode', note: '' }, 400],
      [{ do: 'unban', player }, 400],
    ] as const)
      expect((await moderator.post('/api/host/acts', wrong)).status, wrong.do).toBe(status);
    const guest = await idOf(await testServer.guest());
    const past = { do: 'ban', player: guest, until: now - 1, note: '' } as const;
    expect((await tryTo(past)).status).toBe(400);
    expect(await log()).toEqual(before);
  });

  it('finds people by how their names begin', async () => {
    await member('Percy_100%');
    await member('Percy');
    const find = async (name: string): Promise<string[]> =>
      (await moderator.get(`/api/host/players?name=${encodeURIComponent(name)}`)).body.map(
        (found: { name: string }) => found.name,
      );
    expect((await find('perc')).toSorted()).toEqual(['Percy', 'Percy_100%']);
    expect(await find('Percy_')).toEqual(['Percy_100%']);
    expect(await find('%')).toEqual([]);
    const guest = await testServer.guest();
    const name = await nameOf(guest);
    const found = (await moderator.get(`/api/host/players?name=${encodeURIComponent(name)}`)).body;
    expect(found).toContainEqual({
      id: await idOf(guest),
      name,
      created: expect.any(Number),
      guest: true,
    });
  });

  async function member(name: string): Promise<Visitor> {
    const visitor = await testServer.guest();
    const answer = await visitor.post('/api/account', { name, password: 'correct horse battery' });
    expect(answer.status).toBe(200);
    return visitor;
  }

  async function moderation(): Promise<ModerationView> {
    return (await moderator.get('/api/host')).body;
  }

  function tryTo(act_: ModerationAct): Promise<Answer> {
    return moderator.post('/api/host/acts', act_);
  }

  async function act(wanted: ModerationAct): Promise<void> {
    now += 1;
    const { status, body } = await tryTo(wanted);
    expect(status, JSON.stringify(body)).toBe(204);
  }

  async function log(): Promise<{ at: number; act: string; whom: string }[]> {
    return (await moderator.get('/api/host/log')).body;
  }

  async function lastLogged(): Promise<object> {
    return (await log())[0];
  }

  async function idOf(visitor: Visitor): Promise<string> {
    return (await visitor.get('/api/me')).body.id;
  }

  async function nameOf(visitor: Visitor): Promise<string> {
    return (await visitor.get('/api/me')).body.name;
  }
});
