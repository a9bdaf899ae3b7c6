import { keyFromSeed } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { Room } from '../src/index.ts';
import { PaperBox } from '../src/papers.ts';
import { MemoryStore, playOn, random, settle, World } from './support/world.ts';

describe('a store that fails', () => {
  it('loses nothing that was acknowledged and shows nothing that is not stored', async () => {
    for (let seed = 0; seed < 12; seed++) {
      const chance = random(seed);
      const world = await new World().start({ people: 2, bots: 1, key: keyFromSeed(seed) });
      world.store.fault = () => {
        const drawn = chance.below(8);
        return drawn === 0 ? 'before' : drawn === 1 ? 'after' : null;
      };
      const players = [world.connect([0]), world.connect([1])];
      let refused = 0;
      for (let moves = 0; moves < 120 && players[0].snapshot.position.ending === null; moves++) {
        const asked = players.find((client) => client.question !== null);
        if (asked === undefined) {
          await world.clock.pass(2000);
          continue;
        }
        const { n } = asked.snapshot.position;
        try {
          await asked.answerAny(chance);
          expect(asked.snapshot.position.n).toBeGreaterThan(n);
        } catch (error) {
          refused++;
          expect(String(error)).toMatch(/unavailable/);
        }
        await settle();
        // Whatever anybody is shown is in the journal.
        for (const { snapshot } of players) expect(snapshot.position.n).toBe(decisionsIn(world));
      }
      expect(refused).toBeGreaterThan(0);
      world.store.fault = null;
      await world.quiet();
      await world.reopen();
      const again = world.connect([0]).snapshot.position;
      expect(again).toEqual({ ...players[0].snapshot.position, undo: again.undo });
    }
  });

  it('that another writes to makes the room read again, and everybody sees the true match', async () => {
    const world = await new World().start();
    const ada = world.connect([0]);
    const rival = new World({ store: world.store });
    rival.room = await Room.open(rival.deps, world.store.all);
    const elsewhere = rival.connect([0]);
    await elsewhere.answer(elsewhere.question!.options[0].key);
    const { n, epoch } = ada.snapshot.position;
    const other = ada.question!.options[1].key;
    expect(await ada.refusal({ t: 'answer', seat: 0, n, epoch, key: other })).toBe('unavailable');
    expect(ada.snapshot.position).toEqual(elsewhere.snapshot.position);
  });

  it('that took an answer but could not say so is believed', async () => {
    const world = await new World().start();
    const ada = world.connect([0]);
    let faults = 1;
    world.store.fault = () => (faults-- > 0 ? 'after' : null);
    await ada.answer(ada.question!.options[0].key);
    expect(ada.snapshot.position.n).toBe(1);
    await ada.answer(ada.question!.options[0].key);
    expect(ada.snapshot.position.n).toBe(2);
  });

  it('keeps what the record holds as it was', async () => {
    const world = await new World().start({ people: 3 });
    const ada = world.connect([0]);
    world.store.fault = () => 'before';
    expect(await ada.refusal({ t: 'chat', text: 'hello' })).toBe('unavailable');
    expect(await ada.refusal({ t: 'concede', seat: 0 })).toBe('unavailable');
    expect(await ada.refusal({ t: 'standIn', seat: 0, level: 'random' })).toBe('unavailable');
    world.store.fault = null;
    const fresh = world.connect([0]);
    expect(fresh.snapshot.chat).toEqual([]);
    expect(fresh.snapshot.info.seats[0]).toEqual({ name: 'Ada', player: 'person', online: true });
  });
});

describe('papers', () => {
  it('that were stored without the store being able to say so are believed', async () => {
    const store = new MemoryStore();
    const papers = new PaperBox(store, {});
    store.fault = () => 'after';
    await papers.save({ offers: '[1]' });
    expect(papers.read('offers')).toEqual([1]);
    store.fault = () => 'before';
    await expect(papers.save({ offers: '[2]' })).rejects.toThrow('could not be stored');
    expect(papers.read('offers')).toEqual([1]);
  });
});

describe('chat that was stored without the store being able to say so', () => {
  it('is replaced by the next line, which its writer had to send again', async () => {
    const world = await new World().start();
    const ada = world.connect([0]);
    await ada.ask({ t: 'chat', text: 'hello' });
    world.store.fault = () => 'after';
    expect(await ada.refusal({ t: 'chat', text: 'is anybody there?' })).toBe('unavailable');
    world.store.fault = null;
    await ada.ask({ t: 'chat', text: 'is anybody there?' });
    await world.reopen();
    const { chat } = world.connect([0]).snapshot;
    expect(chat.map(({ id, text }) => [id, text])).toEqual([
      [1, 'hello'],
      [2, 'is anybody there?'],
    ]);
  });
});

describe('a store that takes its time', () => {
  it('comes first: a client that connects meanwhile sees the match as it was', async () => {
    const world = await new World().start();
    const chance = random(5);
    const players = [world.connect([0]), world.connect([1])];
    const { append } = world.store;
    for (let moves = 0; moves < 40; moves++) {
      const asked = players.find((client) => client.question !== null)!;
      const before = asked.snapshot.position;
      let store = (): void => undefined;
      const stored = new Promise<void>((resolve) => {
        store = resolve;
      });
      world.store.append = async (...lines) => {
        await stored;
        await append(...lines);
      };
      const answering = asked.answerAny(chance);
      await settle();
      const late = world.connect([asked.seat]);
      expect(late.snapshot.position).toEqual(before);
      expect(await late.ask({ t: 'why', seat: asked.seat })).toBeDefined();
      expect(world.room.waitingFor).toEqual(before.asked.map(({ seat }) => seat));
      store();
      await answering;
      expect(late.snapshot.position).toEqual(asked.snapshot.position);
      expect(late.snapshot.position.n).toBe(before.n + 1);
      late.close();
    }
  });
});

describe('reopening', () => {
  it('at any moment gives the same match, log and undo, also far behind many takings back', async () => {
    const world = await new World().start({ people: 2, bots: 2, setup: { advanced: true } });
    let players = [world.connect([0]), world.connect([1])];
    const chance = random(5);
    for (let round = 0; round < 25 && world.room.ending === null; round++) {
      await playOn(players, chance, (moves) => moves >= 7);
      await world.quiet();
      if (world.room.ending !== null) break;
      const [ada, ben] = players;
      if (round % 2 === 0 && ada.snapshot.position.undo !== 'nothing') {
        await ada.undo();
        if (ada.snapshot.proposal !== null) await ben.ask({ t: 'consent', seat: 1, yes: true });
      }
      await world.quiet();
      const before = players.map(({ snapshot }) => snapshot);
      await world.reopen();
      players = [world.connect([0]), world.connect([1])];
      players.forEach(({ snapshot }, i) => {
        expect(snapshot.position).toEqual(before[i].position);
        const entries = Math.min(snapshot.log.length, before[i].log.length);
        expect(entries).toBeGreaterThan(0);
        expect(snapshot.log.slice(-entries)).toEqual(before[i].log.slice(-entries));
      });
    }
    expect(players[0].snapshot.position.n).toBeGreaterThan(130);
    expect(players[0].snapshot.position.epoch).toBeGreaterThan(10);
  });
});

function decisionsIn(world: World): number {
  return world.store.lines.reduce((n, line) => {
    const { t } = JSON.parse(line) as { t?: string };
    return t === 'answer' ? n + 1 : t === 'undo' ? n - 1 : n;
  }, 0);
}
