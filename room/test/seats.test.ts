import { describe, expect, it } from 'vitest';
import { playOn, random, settle, World } from './support/world.ts';

describe('bots', () => {
  it('play a whole match among themselves', async () => {
    const world = await new World().start({ people: 0, bots: 3 });
    const spectator = world.connect([]);
    await world.quiet();
    expect(spectator.snapshot.position.ending?.by).toBe('rules');
    expect(world.errors).toEqual([]);
  });

  it('never answer sooner than people can follow', async () => {
    const world = new World({ pace: 400 });
    await world.start({ people: 0, bots: 2 });
    const spectator = world.connect([]);
    expect(spectator.snapshot.position.n).toBe(0);
    await world.clock.pass(399);
    expect(spectator.snapshot.position.n).toBe(0);
    await world.clock.pass(1);
    expect(spectator.snapshot.position.n).toBe(1);
    await world.clock.pass(4000);
    expect(spectator.snapshot.position.n).toBe(11);
  });

  it('that fail, or answer what is not offered, are replaced by any answer', async () => {
    let asked = 0;
    const world = new World({
      think: async () => {
        if (++asked % 2 === 1) throw new Error('thread died');
        return { key: 'nonsense', options: [] };
      },
    });
    await world.start({ people: 0, bots: 2 });
    await world.quiet();
    expect(world.room.ending?.by).toBe('rules');
  });

  it('block nobody while they think', async () => {
    let release = (): void => {};
    const world = new World({
      think: async (match, seat) => {
        await new Promise<void>((resolve) => (release = resolve));
        const ask = match.ask(seat)!;
        return { key: ask.prompt.key(ask.options[0]), options: [] };
      },
    });
    await world.start({ people: 1, bots: 1 });
    const ada = world.connect([0]);
    await playOn([ada], random(1), () => ada.question === null);
    const { n } = ada.snapshot.position;
    await ada.ask({ t: 'chat', text: 'take your time' });
    await ada.ask({ t: 'replay' });
    expect(ada.snapshot.position.n).toBe(n);
    release();
    await settle();
    expect(ada.snapshot.position.n).toBe(n + 1);
  });

  it('whose thought comes too late change nothing', async () => {
    const releases: (() => void)[] = [];
    const world = new World({
      think: async (match, seat) => {
        await new Promise<void>((resolve) => releases.push(resolve));
        const ask = match.ask(seat)!;
        return { key: ask.prompt.key(ask.options[0]), options: [] };
      },
    });
    await world.start({ people: 2 });
    const ada = world.connect([0]);
    await ada.ask({ t: 'standIn', seat: 0, level: 'random' });
    await ada.ask({ t: 'standIn', seat: 0, level: null });
    releases.forEach((release) => release());
    await settle();
    expect(ada.snapshot.position.n).toBe(0);
    await ada.answerAny(random(1));
    expect(ada.snapshot.position.n).toBe(1);
  });
});

describe('a bot that stands in', () => {
  it('can be called by others for a player who is away, and makes room again', async () => {
    const world = await new World().start();
    const [ada, ben] = [world.connect([0]), world.connect([1])];
    const spectator = world.connect([]);
    const call = { t: 'standIn', seat: 0, level: 'random' } as const;
    expect(await ben.refusal(call)).toBe('not-allowed');
    ada.close();
    expect(ben.snapshot.info.seats[0].online).toBe(false);
    expect(await ben.refusal(call)).toBe('not-allowed');
    await world.clock.pass(1000);
    expect(await spectator.refusal(call)).toBe('not-your-seat');
    expect(await ben.refusal({ ...call, level: 'genius' })).toBe('not-allowed');
    expect(await ben.refusal({ ...call, seat: 5 })).toBe('not-allowed');
    await ben.ask(call);
    await world.quiet();
    expect(ben.snapshot.position.n).toBeGreaterThan(0);
    expect(ben.snapshot.info.seats[0]).toEqual({
      name: 'Ada',
      player: 'bot',
      level: 'random',
      standIn: true,
      online: false,
    });
    expect(await ben.refusal({ ...call, level: null })).toBe('not-your-seat');
    await world.reopen();
    const back = world.connect([0]);
    await back.ask({ t: 'standIn', seat: 0, level: null });
    expect(back.snapshot.info.seats[0]).toEqual({ name: 'Ada', player: 'person', online: true });
  });

  it('is not asked to consent, and answers for a player who left while others waited', async () => {
    const world = await new World().start({ people: 3 });
    const [ada, ben, cyn] = [0, 1, 2].map((seat) => world.connect([seat]));
    await ada.ask({ t: 'propose', seat: 0, what: 'end' });
    await ben.ask({ t: 'consent', seat: 1, yes: true });
    expect(world.room.ending).toBeNull();
    await cyn.ask({ t: 'standIn', seat: 2, level: 'random' });
    expect(world.room.ending?.by).toBe('agreement');
  });
});

describe('chat', () => {
  it('is trimmed, has its limits, and is kept', async () => {
    const world = await new World().start();
    const [ada, ben] = [world.connect([0]), world.connect([1])];
    const spectator = world.connect([]);
    await ada.ask({ t: 'chat', text: '  ahoj\u0000\u202e <b>světe</b>  ' });
    await spectator.ask({ t: 'chat', text: 'hi' });
    expect(ben.snapshot.chat).toEqual([
      { id: 1, at: world.clock.time, name: 'Ada', seat: 0, text: 'ahoj <b>světe</b>' },
      { id: 2, at: world.clock.time, name: 'Somebody', seat: null, text: 'hi' },
    ]);
    expect(await ada.refusal({ t: 'chat', text: ' \n\t ' })).toBe('malformed');
    expect(await ada.refusal({ t: 'chat', text: 'x'.repeat(501) })).toBe('malformed');
    expect(await ada.refusal({ t: 'chat', text: 'x'.repeat(500) })).toBe('accepted');
    for (let i = 0; i < 210; i++) await ada.ask({ t: 'chat', text: `line ${i}` });
    await world.reopen();
    const { chat } = world.connect([0]).snapshot;
    expect([chat.length, chat.at(-1)?.text, chat.at(-1)?.id]).toEqual([200, 'line 209', 213]);
  });
});

describe('a hint', () => {
  it('tells what a bot would do and how sure it is, to the seat that is asked', async () => {
    const world = await new World().start({ hints: true });
    const [ada, ben] = [world.connect([0]), world.connect([1])];
    const data = await ada.ask({ t: 'hint', seat: 0 });
    const hint = data && 'hint' in data ? data.hint : null;
    expect(ada.question!.options.map(({ key }) => key)).toContain(hint?.key);
    expect(hint?.iterations).toBeGreaterThan(0);
    expect(hint?.options[0]).toMatchObject({ key: hint?.key });
    expect(await ben.refusal({ t: 'hint', seat: 1 })).toBe('not-asked');
    expect(await ben.refusal({ t: 'hint', seat: 0 })).toBe('not-your-seat');
  });

  it.each([
    ['alone with bots', { people: 1, bots: 2 }, {}, 'accepted'],
    ['among people who have not agreed on it', { people: 2 }, {}, 'no-hints'],
    ['among people at one device', { people: 2 }, { atOneDevice: true }, 'accepted'],
    ['among people who have agreed on it', { people: 2, hints: true }, {}, 'accepted'],
    ['alone in a rated match', { people: 1, bots: 1, hints: true }, { rated: true }, 'rated'],
  ])('is asked for %s', async (_, room, deps, reply) => {
    const world = await new World(deps).start(room);
    await world.quiet();
    const ada = world.connect([0]);
    expect(ada.snapshot.info.hints).toBe(reply === 'accepted' ? true : undefined);
    expect(await ada.refusal({ t: 'hint', seat: 0 })).toBe(reply);
    await world.reopen();
    expect(await world.connect([0]).refusal({ t: 'hint', seat: 0 })).toBe(reply);
  });
});
