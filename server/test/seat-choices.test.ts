import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { MatchClient } from './kit/match-client.ts';
import { TestServer } from './kit/test-server.ts';

useBundle();

/** A game whose factions can be named for the seats. */
const GAME = { game: 'ti4', seats: 4 };

describe('what is chosen for each seat', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await TestServer.open({}, { gamesInDevelopment: 'listed' });
  });
  afterAll(() => testServer.close());

  it('is part of the terms of a table, and goes with the seats that stay', async () => {
    const owner = testServer.visitor();
    const { body } = await owner.post('/api/tables', {
      ...GAME,
      setup: { factions: ['sol', null, 'hacan'] },
    });
    expect(body.setup.factions).toEqual(['sol', null, 'hacan', null]);
    const change = (terms: object) => owner.act(body.id, { do: 'change', ...terms });
    await owner.act(body.id, { do: 'sit', seat: 0 });
    await owner.act(body.id, { do: 'bot', seat: 3, level: 'easy' });
    // The last empty seat goes first: the third one, with its faction.
    expect((await change({ seats: 3 })).body.setup.factions).toEqual(['sol', null, null]);
    const named = await change({ setup: { factions: [null, 'yin', 'saar'] } });
    expect(named.body.setup.factions).toEqual([null, 'yin', 'saar']);
    const grown = await change({ seats: 5 });
    expect(grown.body.setup.factions).toEqual([null, 'yin', 'saar', null, null]);
  });

  it('is in the match that begins', async () => {
    const visitor = testServer.visitor();
    const factions = ['winnu', 'nekro', null, 'muaat'];
    const { body } = await visitor.post('/api/play', {
      ...GAME,
      level: 'easy',
      setup: { factions },
    });
    const client = new MatchClient(visitor.socket(`/api/matches/${body.match}/live`));
    await client.ready;
    expect(client.snapshot.info.setup['factions']).toEqual(factions);
  });

  it.each([
    ['more than there are seats', ['sol', 'yin', 'saar', 'nekro', 'hacan']],
    ['one that nobody knows', ['atreides']],
    ['one twice', ['sol', 'sol']],
    ['no value', [{ id: 'sol' }]],
    ['far too many', Array.from({ length: 99 }, () => null)],
  ])('is refused: %s', async (_what, factions) => {
    const visitor = testServer.visitor();
    const { status } = await visitor.post('/api/tables', { ...GAME, setup: { factions } });
    expect(status).toBe(400);
  });
});
