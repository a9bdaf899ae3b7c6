import { everySetup } from '@tablewright/conformance';
import { keyFromSeed, parseJournal, SPECTATOR, verifyJournal } from '@tablewright/engine';
import { applyPatch, type FromRoom, type Replay } from '@tablewright/protocol';
import { roam } from '@tablewright/roam';
import { describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { playOn, random, World } from './support/world.ts';
import { veil } from './support/veil.ts';

async function replayOf(client: Client): Promise<Replay> {
  const data = await client.ask({ t: 'replay' });
  if (data === undefined || !('replay' in data)) throw new Error('no replay');
  return data.replay;
}

async function journalOf(client: Client): Promise<string> {
  const data = await client.ask({ t: 'journal' });
  if (data === undefined || !('journal' in data)) throw new Error('no journal');
  return data.journal;
}

describe('a replay', () => {
  it('shows every viewer what they were shown, without what was taken back', async () => {
    for (const [seed, { seats, setup }] of everySetup(roam).slice(0, 6).entries()) {
      const world = await new World().start({ people: seats, setup, key: keyFromSeed(seed) });
      const players = Array.from({ length: seats }, (_, seat) => world.connect([seat]));
      const states = new Map<number, string>();
      await playOn(players, random(seed), async (moves) => {
        const [ada] = players;
        if (moves % 5 === 4 && ada.snapshot.position.undo === 'free') await ada.undo();
        states.set(ada.snapshot.position.n, JSON.stringify(ada.snapshot.position.state));
        return moves > 60;
      });
      const replay = await replayOf(players[0]);
      expect(replay.frames.length).toBe(players[0].snapshot.position.n);
      let { state } = replay.first;
      for (const { n, patch } of replay.frames) {
        if (states.has(n)) expect(JSON.stringify(state)).toBe(states.get(n));
        state = applyPatch(state, patch);
      }
      expect(state).toEqual(players[0].snapshot.position.state);
      const log = replay.frames.flatMap(({ n, seat, events }) =>
        events.map((event) => ({ n, seat, ...event })),
      );
      expect(log.slice(-20)).toEqual(players[0].snapshot.log.slice(-20));
    }
  });

  it('tells the keys of others only when the match is over', async () => {
    const world = await new World().start({ people: 1, bots: 1 });
    const ada = world.connect([0]);
    await playOn([ada], random(1), (moves) => moves > 10);
    const running = await replayOf(ada);
    expect(running.frames.every(({ seat, key }) => (key !== null) === (seat === 0))).toBe(true);
    expect(running.ending).toBeNull();
    await playOn([ada], random(2), () => false);
    const over = await replayOf(ada);
    expect(over.frames.every(({ key }) => key !== null)).toBe(true);
    expect(over.ending?.by).toBe('rules');
  });

  it('is made once for each viewer and move', async () => {
    const world = await new World().start();
    const sent: unknown[] = [];
    const line = world.room.connect({ seats: [], send: (message) => sent.push(message) });
    await line.receive({ id: 1, t: 'replay' });
    await line.receive({ id: 2, t: 'replay' });
    const [one, other] = sent.slice(1) as { data: { replay: Replay } }[];
    expect(one.data.replay.frames).toBe(other.data.replay.frames);
    expect(one.data.replay.viewer).toBe(SPECTATOR);
  });
});

describe('a replay that takes long', () => {
  it('is worked out aside, as the match stood, while the match goes on', async () => {
    let goOn = (): void => undefined;
    const paused = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const asked: (string | null)[] = [];
    const world = await new World({
      aside: (who, work) => {
        asked.push(who);
        return work(() => paused);
      },
    }).start();
    const players = [world.connect([0]), world.connect([1])];
    await playOn(players, random(3), (moves) => moves >= 10);
    const spectators = [world.connect([]), world.connect([])];
    const replays = spectators.map(replayOf);
    await playOn(players, random(4), (moves) => moves >= 5);
    expect(players[0].snapshot.position.n).toBe(15);
    expect(spectators.map(({ replies }) => replies.length)).toEqual([0, 0]);
    goOn();
    const [one, other] = await Promise.all(replays);
    expect(one.frames).toHaveLength(10);
    expect(other).toEqual(one);
    expect((await replayOf(spectators[0])).frames).toHaveLength(15);
    expect(asked).toHaveLength(2);
  });

  it('is worked out again where it failed', async () => {
    let fails = true;
    const world = await new World({
      aside: (_who, work) => {
        if (fails) throw new Error('out of memory');
        return work(async () => undefined);
      },
    }).start();
    const ada = world.connect([0]);
    expect(await ada.refusal({ t: 'replay' })).toBe('unavailable');
    fails = false;
    expect(await ada.refusal({ t: 'replay' })).toBe('accepted');
  });
});

describe('what the host limits', () => {
  it('is refused, and nothing is done', async () => {
    const world = await new World().start();
    const sent: FromRoom[] = [];
    const line = world.room.connect({
      seats: [],
      allows: async () => false,
      send: (message) => sent.push(message),
    });
    await line.receive({ id: 1, t: 'chat', text: 'hello' });
    await line.receive({ id: 2, t: 'replay' });
    await line.receive({ id: 3, t: 'ping' });
    expect(sent.slice(1)).toMatchObject([
      { id: 1, ok: false, error: { code: 'too-many' } },
      { id: 2, ok: false, error: { code: 'too-many' } },
      { id: 3, ok: true },
    ]);
    expect(world.store.chat).toEqual([]);
  });
});

describe('the journal', () => {
  it('lies open when the match is over, and can be verified', async () => {
    const world = await new World().start();
    const players = [world.connect([0]), world.connect([1])];
    const spectator = world.connect([]);
    expect(await players[0].refusal({ t: 'journal' })).toBe('not-allowed');
    expect(await spectator.refusal({ t: 'journal' })).toBe('not-allowed');
    await playOn(players, random(1), () => false);
    const journal = parseJournal(await journalOf(spectator));
    expect(verifyJournal(roam, journal)).toMatchObject({ keyed: true, over: true });
  });

  it('of a running match is there for its owner, to go on with elsewhere', async () => {
    const world = await new World().start({ people: 1, bots: 1 });
    const ada = world.connect([0], { isOwner: true });
    await playOn([ada], random(1), (moves) => moves > 3);
    const verified = verifyJournal(roam, parseJournal(await journalOf(ada)));
    expect(verified).toMatchObject({ keyed: true, over: false });
  });
});

describe('a question to several at once', () => {
  it('takes answers in any order, also such as were sent before another came in', async () => {
    const world = await new World({ game: veil }).start({ people: 3 });
    const [ada, ben, cyn] = [0, 1, 2].map((seat) => world.connect([seat]));
    const keys = [ada, ben, cyn].map(({ question }) => question!.options[0].key);
    await cyn.answer(keys[2]);
    const late = { t: 'answer', seat: 0, n: 0, epoch: 0, key: keys[0] } as const;
    expect(await ada.refusal(late)).toBe('accepted');
    expect(await ada.refusal(late)).toBe('accepted');
    expect(await ada.refusal({ ...late, key: ben.question!.options[1].key })).toBe('stale');
    expect(ada.snapshot.position).toMatchObject({ n: 2, asked: [{ seat: 1 }], undo: 'free' });
    await cyn.undo();
    expect(cyn.snapshot.position).toMatchObject({ n: 1, epoch: 1, undo: 'nothing' });
    await cyn.answer(cyn.question!.options[1].key);
    await ben.answer(keys[1]);
    expect(ben.snapshot.position.n).toBe(3);
    await world.reopen();
    for (const before of [ada, ben, cyn]) {
      const { snapshot } = world.connect([before.seat]);
      expect(snapshot.position).toEqual(before.snapshot.position);
      expect(snapshot.log).toEqual(before.snapshot.log);
    }
  });
});
