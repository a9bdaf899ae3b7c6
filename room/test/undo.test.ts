import { readFileSync } from 'node:fs';
import { ahoy } from '@tablewright/ahoy';
import {
  choose,
  defineGame,
  type Game,
  parseJournal,
  schedule,
  type Script,
  type Seat,
  verifyJournal,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { Room, type RoomRecord } from '../src/index.ts';
import type { Client } from './support/client.ts';
import { ACT, type Market, market } from './support/market.ts';
import { playOn, random, settle, World } from './support/world.ts';

/** A match without end, a step for each decision: whoever works goes on. */
const oneByOne = defineGame<Market>({
  ...market,
  steps: {
    *open(g: Market): Script {
      schedule(g, 'turn', 0);
    },
    *turn(g: Market, seat: Seat): Script {
      const what = yield* choose(seat, ACT, () => ['work', 'rest']);
      schedule(g, 'turn', what === 'work' ? seat : 1 - seat);
    },
  },
});

/** Plays on until the client's undo is on these terms. */
async function until(clients: Client[], client: Client, right: string, seed = 1): Promise<void> {
  await playOn(clients, random(seed), () => client.snapshot.position.undo === right);
  expect(client.snapshot.position.undo).toBe(right);
}

describe('undo', () => {
  it("is free for one's own last answer where nothing was learnt, and is shown to everybody", async () => {
    const world = await new World().start();
    const [ada, ben] = [world.connect([0]), world.connect([1])];
    const before = ada.snapshot;
    await ada.answer(ada.question!.options[0].key);
    expect([ada, ben].map(({ snapshot }) => snapshot.position.undo)).toEqual(['free', 'nothing']);
    await ada.undo();
    expect(ada.snapshot.position).toEqual({ ...before.position, epoch: 1 });
    expect(ada.snapshot.log).toEqual(before.log);
    expect(ben.snapshot.position.n).toBe(0);
    expect(await ada.refusal({ t: 'undo', seat: 0, n: 0, epoch: 1 })).toBe('not-allowed');
    expect(await ada.refusal({ t: 'undo', seat: 0, n: 0, epoch: 0 })).toBe('stale');
  });

  it("behind a barrier waits for the consent of all other people and goes back to one's own answer", async () => {
    const world = await new World().start({ people: 3, bots: 1 });
    const [ada, ben, cyn] = [0, 1, 2].map((seat) => world.connect([seat]));
    await playOn([ada, ben, cyn], random(2), () => ada.snapshot.position.n >= 20);
    await world.quiet();
    await until([ada, ben, cyn], ben, 'consent');
    const { n, epoch } = ben.snapshot.position;
    await ben.undo();
    expect(ada.snapshot.proposal).toEqual({ what: 'undo', by: 1, agreed: [1] });
    expect(await ben.refusal({ t: 'undo', seat: 1, n, epoch })).toBe('not-allowed');
    await ada.ask({ t: 'consent', seat: 0, yes: true });
    expect(ada.snapshot.position.n).toBe(n);
    await cyn.ask({ t: 'consent', seat: 2, yes: true });
    expect(cyn.snapshot.proposal).toBeNull();
    expect(cyn.snapshot.position.n).toBeLessThan(n);
    expect(cyn.snapshot.position.epoch).toBeGreaterThan(epoch);
    expect(ben.question).not.toBeNull();
    const fresh = world.connect([1]).snapshot;
    expect(fresh.position).toEqual(ben.snapshot.position);
  });

  it('takes back the longest plan whole', async () => {
    const endless = defineGame<Market>({
      ...market,
      steps: {
        ...market.steps,
        *turn(_g: Market, seat: Seat): Script {
          while ((yield* choose(seat, ACT, () => ['work', 'rest'])) !== 'rest');
        },
      },
    });
    const world = await new World({ game: endless }).start();
    const ada = world.connect([0]);
    const keys = new Array<string>(64).fill('work');
    await ada.ask({ t: 'plan', seat: 0, n: 0, epoch: 0, keys });
    expect(ada.snapshot.position).toMatchObject({ n: 64, undo: 'free' });
    await ada.undo();
    expect(ada.snapshot.position).toMatchObject({ n: 0, undo: 'nothing' });
  });

  it('reaches back over hundreds of decisions of others, also after the match has left memory', async () => {
    const world = await new World({ game: oneByOne }).start();
    const both = () => [world.connect([0]), world.connect([1])];
    let [ada, ben] = both();
    await ada.answer('work');
    const before = ada.snapshot;
    await ada.answer('rest');
    for (let n = 0; n < 300; n++) await ben.answer('work');
    expect(ada.snapshot.position).toMatchObject({ n: 302, undo: 'consent' });
    await world.reopen();
    [ada, ben] = both();
    expect(ada.snapshot.position).toMatchObject({ n: 302, undo: 'consent' });
    await ada.undo();
    await ben.ask({ t: 'consent', seat: 1, yes: true });
    expect(ada.snapshot.position).toEqual({ ...before.position, undo: 'free', epoch: 301 });
    expect(ben.snapshot.position.undo).toBe('nothing');
    verifyJournal(oneByOne, parseJournal(world.store.lines.join('\n')), world.room.record.key);
    await world.reopen();
    [ada, ben] = both();
    expect(ada.snapshot.position).toEqual({ ...before.position, undo: 'free', epoch: 301 });
    await ada.undo();
    expect(ada.snapshot.position).toMatchObject({ n: 0, undo: 'nothing' });
  });

  it('takes back a plan whole that others have buried under a hundred decisions', async () => {
    const world = await new World({ game: oneByOne }).start();
    const [ada, ben] = [world.connect([0]), world.connect([1])];
    const keys = [...new Array<string>(9).fill('work'), 'rest'];
    await ada.ask({ t: 'plan', seat: 0, n: 0, epoch: 0, keys });
    for (let n = 0; n < 95; n++) await ben.answer('work');
    await ada.undo();
    await ben.ask({ t: 'consent', seat: 1, yes: true });
    expect(ada.snapshot.position.n).toBe(0);
  });

  it('is refused by one, and with that withdrawn', async () => {
    const world = await new World().start();
    const [ada, ben] = [world.connect([0]), world.connect([1])];
    await until([ada, ben], ada, 'consent');
    const { n } = ada.snapshot.position;
    await ada.undo();
    await ben.ask({ t: 'consent', seat: 1, yes: false });
    expect([ada.snapshot.proposal, ada.snapshot.position.n]).toEqual([null, n]);
    expect(await ben.refusal({ t: 'consent', seat: 1, yes: true })).toBe('not-allowed');
  });

  it('is withdrawn by a new answer, and forgotten after a minute', async () => {
    const world = await new World().start();
    const [ada, ben] = [world.connect([0]), world.connect([1])];
    await until([ada, ben], ada, 'consent');
    await ada.undo();
    await playOn([ada, ben], random(4), (moves) => moves === 1);
    expect(ben.snapshot.proposal).toBeNull();
    await until([ada, ben], ben, 'consent');
    await ben.undo();
    expect(ada.snapshot.proposal).not.toBeNull();
    await world.clock.pass(60_000);
    expect(ada.snapshot.proposal).toBeNull();
  });

  it('needs nobody else where all others are bots, which wait while people talk', async () => {
    const world = await new World().start({ people: 1, bots: 2 });
    const ada = world.connect([0]);
    await playOn([ada], random(1), (moves) => moves === 4);
    await world.quiet();
    await until([ada], ada, 'consent');
    const { n } = ada.snapshot.position;
    await ada.undo();
    expect(ada.snapshot.position.n).toBeLessThan(n);
    expect(ada.question).not.toBeNull();
  });

  it('needs nobody else at a shared device', async () => {
    const world = await new World().start();
    const device = world.connect([0, 1]);
    await playOn([device], random(1), async () => {
      const [{ seat }] = device.snapshot.position.asked;
      if (seat !== device.seat) await device.ask({ t: 'look', seat });
      return device.snapshot.position.undo === 'consent';
    });
    const { n } = device.snapshot.position;
    await device.undo();
    expect(device.snapshot.position.n).toBeLessThan(n);
  });

  it('stops bots from answering while it is proposed', async () => {
    const world = await new World({ pace: 400 }).start({ people: 2, bots: 1 });
    const [ada, ben] = [world.connect([0]), world.connect([1])];
    await playOn([ada, ben], random(1), () => world.room.waitingFor.length === 0);
    expect(world.room.waitingFor).toEqual([]);
    const { n, undo } = ben.snapshot.position;
    expect(undo).not.toBe('nothing');
    await ada.ask({ t: 'propose', seat: 0, what: 'end' });
    await world.clock.pass(5000);
    expect(ada.snapshot.position.n).toBe(n);
    await ben.ask({ t: 'consent', seat: 1, yes: false });
    await world.clock.pass(5000);
    expect(ada.snapshot.position.n).toBeGreaterThan(n);
    await settle();
  });
});

describe('a match whose undo was stored by a server that could not read it', () => {
  it('opens at the decision that the undo led to, and goes on', async () => {
    const file = new URL('fixtures/undone-too-far.json', import.meta.url);
    const stored = JSON.parse(readFileSync(file, 'utf8')) as {
      record: RoomRecord;
      lines: string[];
    };
    const world = new World({ game: ahoy as unknown as Game });
    world.store.record = stored.record;
    world.store.lines = stored.lines;
    world.room = await Room.open(world.deps, world.store.all);
    const ada = world.connect([0]);
    expect(ada.snapshot.position.n).toBe(32);
    await playOn([ada], random(1), (moves) => moves === 3);
    expect(ada.snapshot.position.n).toBeGreaterThan(34);
  });
});

describe('ending a match before its end', () => {
  it('takes the consent of all people; nobody wins, and the key is revealed', async () => {
    const world = await new World().start({ people: 2, bots: 1 });
    const [ada, ben] = [world.connect([0]), world.connect([1])];
    await ada.ask({ t: 'propose', seat: 0, what: 'end' });
    await ben.ask({ t: 'consent', seat: 1, yes: true });
    expect(ben.snapshot.position).toMatchObject({
      asked: [],
      question: null,
      undo: 'nothing',
      ending: { by: 'agreement', result: null, key: world.room.record.key },
    });
    await world.reopen();
    expect(world.connect([0]).snapshot.position.ending?.by).toBe('agreement');
    expect(world.store.lines.at(-1)).toContain('"t":"aside"');
  });

  it('by conceding gives a match of two to the other', async () => {
    const world = await new World().start({ people: 1, bots: 1 });
    const ada = world.connect([0]);
    await ada.ask({ t: 'concede', seat: 0 });
    expect(ada.snapshot.position.ending).toMatchObject({
      by: 'concession',
      result: { places: [2, 1] },
    });
    expect(ada.snapshot.info.seats[0].conceded).toBe(true);
  });

  it('closes the journal later where that failed at first', async () => {
    const world = await new World().start();
    const ada = world.connect([0]);
    let writes = 0;
    world.store.fault = () => (++writes === 2 ? 'before' : null);
    await ada.ask({ t: 'concede', seat: 0 });
    expect(world.store.lines.at(-1)).not.toContain('"t":"aside"');
    expect(JSON.stringify(await ada.ask({ t: 'journal' }))).toContain('aside');
    await world.reopen();
    expect(world.store.lines.at(-1)).toContain('"t":"aside"');
  });

  it('by conceding among several leaves the seat to a bot and ranks it last', async () => {
    const world = await new World().start({ people: 3 });
    const [ada, ben, cyn] = [0, 1, 2].map((seat) => world.connect([seat]));
    await ada.ask({ t: 'concede', seat: 0 });
    expect(cyn.snapshot.info.seats[0]).toMatchObject({ player: 'bot', conceded: true });
    expect(await ada.refusal({ t: 'concede', seat: 0 })).toBe('not-allowed');
    expect(await ada.refusal({ t: 'standIn', seat: 0, level: null })).toBe('not-allowed');
    await playOn([ben, cyn], random(2), () => false);
    const { ending } = ben.snapshot.position;
    expect(ending?.by).toBe('rules');
    expect(ending?.result?.places[0]).toBe(3);
    expect(ending?.result?.places.slice(1).sort()).toEqual([1, 2]);
  });

  it('by conceding of all but one gives it to that one', async () => {
    const world = await new World().start({ people: 3 });
    const [ada, ben] = [0, 1, 2].map((seat) => world.connect([seat]));
    await ben.ask({ t: 'concede', seat: 1 });
    await ada.ask({ t: 'concede', seat: 0 });
    expect(ada.snapshot.position.ending?.result?.places).toEqual([2, 3, 1]);
  });
});
