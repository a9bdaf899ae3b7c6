import type { ClockTerms } from '@tablewright/protocol';
import { describe, expect, it } from 'vitest';
import { Room } from '../src/index.ts';
import type { Client } from './support/client.ts';
import { playOn, random, World } from './support/world.ts';

const LIVE: ClockTerms = { kind: 'live', bank: 60_000, increment: 0, out: 'lose' };
const DAYS: ClockTerms = { kind: 'days', days: 2, out: 'lose' };
const DAY = 86_400_000;

async function rated(people = 2, bots = 0, clock = LIVE): Promise<{ world: World; all: Client[] }> {
  const world = await new World({ rated: true }).start({ people, bots, clock });
  return { world, all: Array.from({ length: people }, (_, seat) => world.connect([seat])) };
}

const end = (seat: number) => ({ t: 'propose', seat, what: 'end' }) as const;
const agree = (seat: number) => ({ t: 'consent', seat, yes: true }) as const;

/** Plays on until the client is asked. */
async function turnOf(client: Client, all: readonly Client[]): Promise<void> {
  await playOn(all, random(3), () => client.question !== null);
  expect(client.question).not.toBeNull();
}

describe('a rated match', () => {
  it("has no undo, neither of one's own last answer nor by consent", async () => {
    const { all } = await rated();
    const [ada, ben] = all;
    expect(ada.snapshot.info.rated).toBe(true);
    await ada.answer(ada.question!.options[0].key);
    const { n, epoch, undo } = ada.snapshot.position;
    expect([n, undo]).toEqual([1, 'nothing']);
    expect(await ada.refusal({ t: 'undo', seat: 0, n, epoch })).toBe('rated');
    await turnOf(ben, all);
    const later = ada.snapshot.position;
    expect(later.undo).toBe('nothing');
    const undoLater = { t: 'undo', seat: 0, n: later.n, epoch: later.epoch } as const;
    expect(await ada.refusal(undoLater)).toBe('rated');
    expect([ben.snapshot.proposal, ben.snapshot.position.n]).toEqual([null, later.n]);
  });

  it('has no hints, and nobody leaves their seat to a bot', async () => {
    const { all } = await rated();
    expect(await all[0].refusal({ t: 'hint', seat: 0 })).toBe('rated');
    expect(await all[0].refusal({ t: 'standIn', seat: 0, level: 'random' })).toBe('rated');
  });

  it.each([
    ['live', LIVE, 60_000],
    ['by the day', DAYS, 2 * DAY],
  ])(
    'has no bot for a player who is away, who loses when time runs out: %s',
    async (_, clock, time) => {
      const { world, all } = await rated(2, 0, clock);
      const [ada, ben] = all;
      await turnOf(ben, all);
      ben.close();
      await world.clock.pass(time - 1);
      expect(await ada.refusal({ t: 'standIn', seat: 1, level: 'random' })).toBe('rated');
      expect(ada.snapshot.info.seats[1]).toEqual({ name: 'Ben', player: 'person', online: false });
      expect(ada.snapshot.position.ending).toBeNull();
      await world.clock.pass(1);
      expect(ada.snapshot.position.ending).toMatchObject({
        by: 'time',
        result: { places: [1, 2] },
      });
    },
  );

  it('goes on among the others, who are placed as they played, before the player who was away', async () => {
    const { world, all } = await rated(3);
    const [ada, ben, cyn] = all;
    ada.close();
    await world.clock.pass(59_999);
    expect(await cyn.refusal({ t: 'standIn', seat: 0, level: 'random' })).toBe('rated');
    await world.clock.pass(1);
    expect(ben.snapshot.info.seats[0]).toMatchObject({ player: 'bot', conceded: true });
    const back = world.connect([0]);
    expect(await back.refusal({ t: 'standIn', seat: 0, level: null })).toBe('not-allowed');
    await playOn([ben, cyn], random(2), () => false);
    const { by, result } = ben.snapshot.position.ending!;
    const [, bens, cyns] = result!.scores;
    const winner = result!.places.indexOf(1);
    expect([by, result!.places]).toEqual(['rules', winner === 1 ? [3, 1, 2] : [3, 2, 1]]);
    expect(result!.scores[winner]).toBe(Math.max(bens, cyns));
  });
});

describe('ending a rated match by agreement', () => {
  it('is refused to a player alone with bots, from the start or later', async () => {
    const alone = await rated(1, 2);
    const [solo] = alone.all;
    expect(await solo.refusal(end(0))).toBe('rated');
    expect(alone.world.room.ending).toBeNull();

    const { world, all } = await rated(2, 1);
    const [ada, ben] = all;
    await turnOf(ada, all);
    await ada.ask(end(0));
    await ben.ask({ t: 'concede', seat: 1 });
    expect([ada.snapshot.proposal, world.room.ending]).toEqual([null, null]);
    await turnOf(ada, [ada]);
    expect(await ada.refusal(end(0))).toBe('rated');
    await ada.ask({ t: 'concede', seat: 0 });
    expect(world.room.ending?.result?.places).toEqual([2, 3, 1]);
  });

  it('takes everybody, and is a draw', async () => {
    const { world, all } = await rated(3);
    const [ada, ben, cyn] = all;
    await ada.ask(end(0));
    await ben.ask(agree(1));
    expect(world.room.ending).toBeNull();
    await cyn.ask(agree(2));
    expect(world.room.ending).toMatchObject({ by: 'agreement', result: { places: [1, 1, 1] } });
  });

  it('leaves those behind who had conceded, and takes no bot its win', async () => {
    const { world, all } = await rated(3, 1);
    const [ada, ben, cyn] = all;
    await ben.ask({ t: 'concede', seat: 1 });
    await ada.ask(end(0));
    await cyn.ask(agree(2));
    expect(world.room.ending).toMatchObject({ by: 'agreement', result: { places: [2, 4, 2, 1] } });
  });

  it("can be proposed only while one's own clock runs, since bots wait for the answer", async () => {
    const { world, all } = await rated(2, 1);
    const [ada, ben] = all;
    expect(await ben.refusal(end(1))).toBe('rated');
    await ada.ask(end(0));
    await world.clock.pass(60_000);
    expect(ada.snapshot.info.seats[0].conceded).toBe(true);
  });

  it('is no draw if a moderator closes it', async () => {
    const { world } = await rated();
    await world.room.end();
    expect(world.room.ending).toMatchObject({ by: 'agreement', result: null });
  });
});

it('a rated match with a bot in an absent person’s place, from before that was refused, is played on', async () => {
  const world = await new World().start({ clock: { ...LIVE, out: 'bot' } });
  const ada = world.connect([0]);
  await ada.answer(ada.question!.options[0].key);
  await world.clock.pass(60_000);
  await world.room.close();
  world.room = await Room.open({ ...world.deps, rated: true }, world.store.all);
  const [back, ben] = [world.connect([0]), world.connect([1])];
  expect(ben.snapshot.info.seats[0].standIn).toBe(true);
  await world.quiet();
  await ben.ask(end(1));
  expect(world.room.ending).toBeNull();
  await ben.ask({ t: 'consent', seat: 1, yes: false });
  await back.ask({ t: 'standIn', seat: 0, level: null });
  await playOn([back, ben], random(2), () => false);
  expect(world.room.ending?.by).toBe('rules');
});
