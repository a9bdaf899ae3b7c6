import { parseJournal, replayJournal, type Seat } from '@tablewright/engine';
import type { ClockTerms, OutOfTime } from '@tablewright/protocol';
import { roam } from '@tablewright/roam';
import { describe, expect, it } from 'vitest';
import { playOn, random, World } from './support/world.ts';

const live = (out: OutOfTime, increment = 5000): ClockTerms => ({
  kind: 'live',
  bank: 60_000,
  increment,
  out,
});
const days = (out: OutOfTime): ClockTerms => ({ kind: 'days', days: 2, out });
const DAY = 86_400_000;

async function twoOnTheClock(clock: ClockTerms, people = 2) {
  const world = await new World().start({ people, clock });
  const clients = Array.from({ length: people }, (_, seat) => world.connect([seat]));
  return { world, clients, ada: clients[0], ben: clients[1] };
}

describe('live clocks', () => {
  it('run for the seats that are asked, and give the increment when the turn is handed on', async () => {
    const { world, ada, ben, clients } = await twoOnTheClock(live('skip'));
    await world.clock.pass(10_000);
    await ada.answer(ada.question!.options[0].key);
    expect(ada.snapshot.clocks).toEqual({ at: world.clock.time, left: [50_000, 60_000] });
    await playOn(clients, random(1), () => ben.question !== null);
    expect(ada.snapshot.clocks!.left).toEqual([55_000, 60_000]);
    await world.clock.pass(1000);
    expect(world.connect([0]).snapshot.clocks!.left).toEqual([55_000, 59_000]);
  });

  it('take the increment back with the answer that earned it', async () => {
    const { ada, ben, clients } = await twoOnTheClock(live('skip'));
    await playOn(clients, random(1), () => ben.question !== null);
    expect(ada.snapshot.clocks!.left[0]).toBe(65_000);
    await ada.undo();
    if (ada.snapshot.proposal) await ben.ask({ t: 'consent', seat: 1, yes: true });
    expect(ada.question).not.toBeNull();
    expect(ada.snapshot.clocks!.left[0]).toBe(60_000);
  });

  it('give back nothing that several turns earned when they are undone together', async () => {
    const { ada, ben, clients } = await twoOnTheClock(live('skip'));
    await playOn(clients, random(1), () => ada.snapshot.clocks!.left.join() === '70000,65000');
    await ben.undo();
    await ada.ask({ t: 'consent', seat: 0, yes: true });
    expect(ben.question).not.toBeNull();
    expect(ben.snapshot.clocks!.left).toEqual([65_000, 60_000]);
  });

  it('that run out take the default of the question, else the answer of a bot that stands in', async () => {
    const found = new Map<number, string>();
    const world = new World({
      levels: { standIn: 'last' },
      think: async (match, seat, level) => {
        const { prompt, options } = match.ask(seat)!;
        const key = prompt.key(options.at(-1)!);
        expect(level).toBe('last');
        found.set(match.decisions, key);
        return { key, iterations: 0, options: [] };
      },
    });
    await world.start({ people: 2, clock: live('skip') });
    const ada = world.connect([0]);
    await world.clock.pass(3_600_000);
    expect(ada.snapshot.position.ending).not.toBeNull();
    expect(world.errors).toEqual([]);
    const defaults = new Map<Seat, string | null>();
    const taken = { default: 0, found: 0 };
    for (const { line, match } of replayJournal(roam, parseJournal(world.store.lines.join('\n')))) {
      if (line.t === 'answer') {
        const usual = defaults.get(line.seat) ?? null;
        expect(line.key).toBe(usual ?? found.get(line.n));
        taken[usual === null ? 'found' : 'default']++;
      }
      for (const { seat, prompt, otherwise } of match.asks)
        defaults.set(seat, otherwise === null ? null : prompt.key(otherwise));
    }
    expect(Math.min(taken.default, taken.found)).toBeGreaterThan(5);
  });

  it('that run out while a bot thinks take an answer that its person gives meanwhile', async () => {
    let tell!: (key: string) => void;
    const world = new World({
      think: () =>
        new Promise((resolve) => (tell = (key) => resolve({ key, iterations: 0, options: [] }))),
    });
    await world.start({ people: 2, clock: live('skip') });
    const ada = world.connect([0]);
    await world.clock.pass(60_000);
    const [first, , third] = ada.question!.options;
    await ada.answer(first.key);
    const { n } = ada.snapshot.position;
    tell(third.key);
    await world.clock.pass(0);
    expect(ada.snapshot.position.n).toBe(n);
  });

  it('that run out play a legal answer when the bot fails, where that was agreed', async () => {
    const { world, ada } = await twoOnTheClock(live('skip'));
    world.deps = { ...world.deps, think: () => Promise.reject(new Error('no thread')) };
    await world.reopen();
    await world.clock.pass(60_000);
    expect(world.store.lines.length).toBeGreaterThan(1);
    expect(ada.snapshot.position.ending).toBeNull();
  });

  it('that run out play on to the end, where that was agreed', async () => {
    const { world, ada } = await twoOnTheClock(live('skip'));
    await world.clock.pass(59_999);
    expect(ada.snapshot.position.n).toBe(0);
    await world.clock.pass(1);
    expect(ada.snapshot.position.n).toBeGreaterThan(0);
    expect(ada.snapshot.position.ending).toBeNull();
    await world.clock.pass(3_600_000);
    expect(ada.snapshot.position.ending).not.toBeNull();
  });

  it('that run out leave the seat to a bot, where that was agreed, until its person is back', async () => {
    const { world, ada, clients } = await twoOnTheClock(live('bot'));
    await world.clock.pass(60_000);
    expect(ada.snapshot.info.seats[0]).toMatchObject({ player: 'bot', standIn: true });
    const { n, epoch } = ada.snapshot.position;
    expect(await ada.refusal({ t: 'answer', seat: 0, n, epoch, key: 'x' })).toBe('not-allowed');
    await ada.ask({ t: 'standIn', seat: 0, level: null });
    expect(ada.snapshot.clocks!.left[0]).toBe(30_000);
    await playOn(clients, random(1), (moves) => moves > 5);
    expect(ada.snapshot.position.ending).toBeNull();
  });

  it('that run out lose, where that was agreed; among several a bot plays on', async () => {
    const two = await twoOnTheClock(live('lose'));
    await two.world.clock.pass(60_000);
    expect(two.ben.snapshot.position.ending).toMatchObject({
      by: 'time',
      result: { places: [2, 1] },
    });
    expect(two.ben.snapshot.clocks!.left).toEqual([0, 60_000]);
    const three = await twoOnTheClock(live('lose'), 3);
    await three.world.clock.pass(60_000);
    expect(three.ben.snapshot.info.seats[0]).toMatchObject({ player: 'bot', conceded: true });
    expect(three.ben.snapshot.position.ending).toBeNull();
  });

  it('survive the host: they have run on meanwhile, and what is due is done', async () => {
    const { world, ada } = await twoOnTheClock(live('lose'));
    await world.clock.pass(20_000);
    await ada.answer(ada.question!.options[0].key);
    await world.clock.pass(10_000);
    await world.reopen();
    expect(world.connect([0]).snapshot.clocks!.left).toEqual([30_000, 60_000]);
    expect(world.room.deadline).toBe(world.clock.time + 30_000);
    await world.room.close();
    await world.clock.pass(40_000);
    await world.reopen();
    await world.clock.pass(1);
    expect(world.room.ending).toMatchObject({ by: 'time', result: { places: [2, 1] } });
  });

  it('try again when the store is not there at the moment they run out', async () => {
    const { world, ada } = await twoOnTheClock(live('lose'));
    world.store.fault = () => 'before';
    await world.clock.pass(60_000);
    expect(ada.snapshot.position.ending).toBeNull();
    world.store.fault = null;
    await world.clock.pass(2000);
    expect(ada.snapshot.position.ending?.by).toBe('time');
  });
});

describe('days for a move', () => {
  it('start anew with every answer', async () => {
    const { world, ada } = await twoOnTheClock(days('lose'));
    await world.clock.pass(DAY);
    await ada.answer(ada.question!.options[0].key);
    expect(ada.snapshot.clocks!.left).toEqual([2 * DAY, 2 * DAY]);
    await world.clock.pass(2 * DAY - 1);
    expect(ada.snapshot.position.ending).toBeNull();
    await world.reopen();
    await world.clock.pass(1);
    expect(world.room.ending?.by).toBe('time');
  });

  it('that are over skip one decision, or bring a bot', async () => {
    const skip = await twoOnTheClock(days('skip'));
    await skip.world.clock.pass(2 * DAY);
    expect(skip.ada.snapshot.position.n).toBe(1);
    const bot = await twoOnTheClock(days('bot'));
    await bot.world.clock.pass(2 * DAY);
    expect(bot.ada.snapshot.info.seats[0].standIn).toBe(true);
    await bot.ada.ask({ t: 'standIn', seat: 0, level: null });
    expect(bot.ada.snapshot.clocks!.left[0]).toBe(2 * DAY);
  });

  it('belong to their player: nobody else may call a bot', async () => {
    const { world, ada, ben } = await twoOnTheClock(days('lose'));
    ben.close();
    await world.clock.pass(DAY);
    expect(await ada.refusal({ t: 'standIn', seat: 1, level: 'random' })).toBe('not-allowed');
  });
});

it('a month for a move outlasts the longest timer of the platform', async () => {
  const waits: number[] = [];
  const world: World = new World({
    after: (ms, go) => {
      waits.push(ms);
      return world.clock.after(ms, go);
    },
  });
  await world.start({ clock: { kind: 'days', days: 30, out: 'lose' } });
  await world.clock.pass(30 * DAY - 1);
  expect(world.room.ending).toBeNull();
  await world.clock.pass(1);
  expect(world.room.ending?.by).toBe('time');
  expect(Math.max(...waits)).toBeLessThan(2 ** 31);
});
