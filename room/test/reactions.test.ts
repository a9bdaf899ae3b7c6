import type { ClockTerms, ReactionTerms, Replay } from '@tablewright/protocol';
import { describe, expect, it } from 'vitest';
import type { Seat } from '@tablewright/engine';
import { parley } from '@tablewright/engine/parley';
import type { Client } from './support/client.ts';
import { random, settle, World } from './support/world.ts';

const LIVE: ClockTerms = { kind: 'live', bank: 600_000, increment: 5000, out: 'skip' };
const DAYS: ClockTerms = { kind: 'days', days: 3, out: 'skip' };
const HOUR = 3_600_000;

interface Table {
  readonly world: World;
  /** The players, then a spectator. */
  readonly clients: Client[];
}

/** A table of Parley at which a window has just opened: the players' own is the one in which wiles are vetoed. */
async function reacting(
  {
    clock = LIVE,
    reactions,
    atOneDevice = false,
  }: { clock?: ClockTerms; reactions?: ReactionTerms; atOneDevice?: boolean } = {},
  seed = 1,
): Promise<Table> {
  const world = new World({ game: parley, atOneDevice });
  await world.start({ people: 4, clock, ...(reactions && { reactions }) });
  const clients = [0, 1, 2, 3].map((seat) => world.connect([seat]));
  const chance = random(seed);
  while (clients[0].snapshot.position.reactions?.prompt !== 'veto') {
    const asked = clients.filter(({ question }) => question !== null);
    if (clients[0].snapshot.position.reactions !== undefined) await passAll({ world, clients });
    else await asked[0].answerAny(chance);
  }
  return { world, clients: [...clients, world.connect([])] };
}

const askedIn = ({ clients }: Table): Client[] =>
  clients.filter(({ question }) => question !== null);

async function passAll(table: Table): Promise<void> {
  const { reactions } = table.clients[0].snapshot.position;
  for (const client of askedIn(table)) await client.answer(client.question!.otherwise!);
  await table.world.clock.pass(reactions!.least);
}

/** What a line has been sent of the match since: without replies and news of its own orders and offers. */
function sentSince(client: Client, before: number): string[] {
  return client.received.slice(before).filter((text) => !/^\{"t":"(reply|orders|desk)"/.test(text));
}

describe('while reactions are open', () => {
  it('everybody sees that they are, and nobody sees who is asked or has answered', async () => {
    const table = await reacting();
    const { clients, world } = table;
    const asked = askedIn(table);
    expect(asked.length).toBeGreaterThan(1);
    for (const { snapshot } of clients) {
      const { reactions, asked: shown } = snapshot.position;
      expect(shown).toEqual([]);
      expect(reactions).toMatchObject({ prompt: 'veto', least: 4000, most: 25_000, held: false });
      expect(reactions!.about).toHaveProperty('wile');
    }
    const others = clients.filter((client) => client !== asked[0]);
    const before = others.map(({ received }) => received.length);
    await asked[0].answer('veto:pass');
    expect(asked[0].snapshot.position.reactions!.mine.sealed).toBe('veto:pass');
    expect(others.map((client, i) => sentSince(client, before[i]))).toEqual(others.map(() => []));
    expect(world.room.waitingFor).toEqual([]);
    expect(world.room.reacting).toEqual(asked.slice(1).map(({ seat }) => seat));
  });

  it('an answer can be changed, and all are played at once when the least time is over', async () => {
    const table = await reacting();
    const { clients, world } = table;
    const { n } = clients[0].snapshot.position;
    const asked = askedIn(table);
    for (const client of asked) await client.answer('veto:lock');
    await asked[0].answer('veto:pass');
    await world.clock.pass(3999);
    expect(clients[0].snapshot.position.n).toBe(n);
    const before = clients.map(({ received }) => received.length);
    await world.clock.pass(1);
    for (const [i, client] of clients.entries()) {
      expect(client.snapshot.position.n).toBe(n + asked.length);
      expect(sentSince(client, before[i])).toHaveLength(1);
    }
    const line = world.store.lines.findLast((text) => text.includes('"veto:pass"'))!;
    expect(JSON.parse(line)).toMatchObject({ seat: asked[0].seat });
    expect(world.store.papers['sealed'] ?? '').not.toContain('veto:pass');
  });

  it('a seat that has not answered when the time is over passes', async () => {
    const table = await reacting();
    const { clients, world } = table;
    const { n } = clients[0].snapshot.position;
    await world.clock.pass(24_999);
    expect(clients[0].snapshot.position.n).toBe(n);
    await world.clock.pass(1);
    expect(clients[0].snapshot.position.n).toBeGreaterThan(n);
    const asked = world.store.lines.slice(-6).filter((text) => text.includes('"veto:pass"'));
    expect(asked.length).toBeGreaterThan(1);
  });

  it('no bank of time runs', async () => {
    const { clients, world } = await reacting();
    const { left } = clients[0].snapshot.clocks!;
    await world.clock.pass(20_000);
    expect(world.connect([]).snapshot.clocks!.left).toEqual(left);
  });

  it('anybody can hold, once for each question, whether asked or not, and nobody learns who', async () => {
    const table = await reacting();
    const { clients, world } = table;
    const asked = askedIn(table);
    const bluffer = clients.find(({ question, seat }) => question === null && seat >= 0)!;
    const { n, epoch } = bluffer.snapshot.position;
    for (const client of asked) await client.answer('veto:pass');
    const body = { t: 'hold', seat: bluffer.seat, n, epoch } as const;
    await bluffer.ask({ ...body, on: true });
    for (const { snapshot, seat } of clients)
      expect(snapshot.position.reactions).toMatchObject({
        held: true,
        most: 50_000,
        mine: { holding: seat === bluffer.seat },
      });
    expect(await asked[0].refusal({ ...body, seat: asked[0].seat, on: true })).toBe('not-allowed');
    await world.clock.pass(10_000);
    expect(clients[0].snapshot.position.n).toBe(n);
    await bluffer.ask({ ...body, on: false });
    expect(clients[0].snapshot.position.n).toBe(n + asked.length);
    expect(await bluffer.refusal({ ...body, on: true })).toBe('stale');
  });

  it('nobody waits for one who holds and leaves the match', async () => {
    const table = await reacting();
    const { clients, world } = table;
    const asked = askedIn(table);
    const bluffer = clients.find(({ question, seat }) => question === null && seat >= 0)!;
    const { n, epoch } = bluffer.snapshot.position;
    for (const client of asked) await client.answer('veto:pass');
    await bluffer.ask({ t: 'hold', seat: bluffer.seat, n, epoch, on: true });
    await world.clock.pass(4000);
    expect(clients[0].snapshot.position.n).toBe(n);
    await bluffer.ask({ t: 'concede', seat: bluffer.seat });
    await world.clock.pass(0);
    expect(clients[0].snapshot.position.n).toBeGreaterThan(n);
  });

  it('nobody holds without a clock: it would last until they let go', async () => {
    const { clients } = await reacting({ clock: { kind: 'none' } });
    const { n, epoch } = clients[0].snapshot.position;
    const hold = { t: 'hold', seat: 0, n, epoch, on: true } as const;
    expect(await clients[0].refusal(hold)).toBe('not-allowed');
    expect(clients[0].snapshot.position.reactions!.held).toBe(false);
  });

  it('a spectator cannot hold, and there is nothing to hold in a turn', async () => {
    const table = await reacting();
    const { clients } = table;
    const { n, epoch } = clients[4].snapshot.position;
    expect(await clients[4].refusal({ t: 'hold', seat: 0, n, epoch, on: true })).toBe(
      'not-your-seat',
    );
    await passAll(table);
    const now = clients[0].snapshot.position;
    expect(
      await clients[0].refusal({ t: 'hold', seat: 0, n: now.n, epoch: now.epoch, on: true }),
    ).toBe('not-now');
  });

  it('an answer after the opening is stale, and a wrong one is refused', async () => {
    const table = await reacting();
    const [client] = askedIn(table);
    const { n, epoch } = client.snapshot.position;
    const body = { t: 'answer', seat: client.seat, n, epoch } as const;
    expect(await client.refusal({ ...body, key: 'vote:for' })).toBe('not-offered');
    expect(
      await client.refusal({ t: 'plan', seat: client.seat, n, epoch, keys: ['veto:pass'] }),
    ).toBe('not-allowed');
    await passAll(table);
    expect(await client.refusal({ ...body, key: 'veto:lock' })).toBe('stale');
    expect(await client.refusal({ ...body, key: 'veto:pass' })).toBe('accepted');
  });

  it('nobody is called whose orders answer', async () => {
    const table = await reacting();
    const { world } = table;
    const asked = askedIn(table);
    await passAll(table);
    for (const { seat } of asked)
      await table.clients[seat].ask({ t: 'order', seat, key: 'pass:veto', scope: 'match' });
    const chance = random(4);
    while (table.clients[0].snapshot.position.reactions?.prompt !== 'veto') {
      if (table.clients[0].snapshot.position.reactions === undefined)
        await askedIn(table)[0].answerAny(chance);
      else await passAll(table);
    }
    expect(world.room.reacting.filter((seat) => asked.some((one) => one.seat === seat))).toEqual(
      [],
    );
  });

  it('a device that several share is told of its own seats alone', async () => {
    const table = await reacting();
    const [first, second] = askedIn(table);
    const others = [0, 1, 2, 3].filter((seat) => seat !== first.seat);
    const shared = table.world.connect(others, { viewer: others[0] });
    const before = shared.received.length;
    await first.answer('veto:pass');
    expect(sentSince(shared, before)).toEqual([]);
    const { asked } = shared.snapshot.position.reactions!.mine;
    expect(asked).toContain(second.seat);
    await second.answer('veto:pass');
    expect(shared.snapshot.position.reactions!.mine.asked).not.toContain(second.seat);
  });

  describe('the order of one who is asked', () => {
    /** A window that the store does not let standing orders answer. */
    async function ordered(): Promise<{ table: Table; seat: Seat; n: number }> {
      const table = await reacting();
      const { clients, world } = table;
      const [client] = askedIn(table).filter(({ question }) =>
        question!.options.some(({ key }) => key === 'veto:veto'),
      );
      const { n, reactions } = clients[0].snapshot.position;
      let saves = 0;
      // The first save is the order itself.
      world.store.fault = () => (saves++ === 0 ? null : 'before');
      const key = `veto:${String(reactions!.about['wile'])}`;
      await client.ask({ t: 'order', seat: client.seat, key, scope: 'match' });
      await settle();
      return { table, seat: client.seat, n };
    }

    it('is tried again when the store fails, though nothing else happens', async () => {
      const { table, seat } = await ordered();
      const mine = () => table.clients[seat].snapshot.position.reactions!.mine.sealed;
      table.world.store.fault = null;
      expect(mine()).toBeNull();
      await table.world.clock.pass(2000);
      expect(mine()).toBe('veto:veto');
    });

    it('counts when the time is over, even if it could not be sealed', async () => {
      const { table, seat, n } = await ordered();
      const { clock, store } = table.world;
      await clock.pass(24_999);
      store.fault = null;
      await clock.pass(2000);
      expect(table.clients[0].snapshot.position.n).toBeGreaterThan(n);
      const line = store.lines.find((text) => text.includes('"veto:veto"'));
      expect(JSON.parse(line ?? '{}')).toMatchObject({ seat });
      const { given } = table.clients[seat].snapshot.orders!;
      expect(given).toMatchObject([{ used: 1 }]);
    });
  });

  it('sealed answers outlive a restart, and so does the time', async () => {
    const table = await reacting();
    const { world } = table;
    const asked = askedIn(table);
    const { n } = asked[0].snapshot.position;
    for (const client of asked) await client.answer('veto:pass');
    await world.clock.pass(3000);
    await world.reopen();
    const back = world.connect([asked[0].seat]);
    expect(back.snapshot.position.reactions).toMatchObject({
      passed: 3000,
      mine: { sealed: 'veto:pass' },
    });
    await world.clock.pass(1000);
    expect(back.snapshot.position.n).toBe(n + asked.length);
  });

  it('a replay of the running match tells of nobody who reacted', async () => {
    const table = await reacting();
    const { length } = askedIn(table);
    await passAll(table);
    const spectator = table.clients[4];
    const data = await spectator.ask({ t: 'replay' });
    const { frames } = (data as { readonly replay: Replay }).replay;
    const passed = frames.slice(-length);
    expect(passed.map(({ seat }) => seat)).toEqual(new Array<null>(length).fill(null));
    expect(JSON.stringify(frames.at(-2)!.asked)).toBe('[]');
  });

  it('undo with consent takes all reactions back together', async () => {
    const table = await reacting();
    const { clients, world } = table;
    const asked = askedIn(table);
    const { n } = clients[0].snapshot.position;
    const { left } = clients[0].snapshot.clocks!;
    await passAll(table);
    expect(clients[0].snapshot.clocks!.left).toEqual(left);
    const last = asked.at(-1)!;
    await last.undo();
    for (const client of clients.slice(0, 4))
      if (client !== last) await client.ask({ t: 'consent', seat: client.seat, yes: true });
    expect(clients[0].snapshot.position.n).toBe(n);
    expect(askedIn(table)).toEqual(asked);
    expect(clients[0].snapshot.clocks!.left).toEqual(left);
    expect(clients[0].snapshot.position.reactions!.mine.sealed).toBeNull();
    await world.reopen();
    expect(world.connect([last.seat]).question).not.toBeNull();
  });
});

describe('the time for reactions', () => {
  it.each([
    ['live, quick', LIVE, 'quick', 0, 12_000],
    ['without a clock', { kind: 'none' }, 'usual', 4000, null],
    ['days, quick', DAYS, 'quick', 0, 24 * HOUR],
    ['days, strict', DAYS, 'strict', 12 * HOUR, 12 * HOUR],
  ] as const)('%s', async (_name, clock, reactions, least, most) => {
    const { clients } = await reacting({ clock, reactions });
    expect(clients[0].snapshot.position.reactions).toMatchObject({ least, most });
  });

  it('days, usual: between 5 and 45 minutes, drawn for each question whatever anybody holds', async () => {
    const times = new Set<number>();
    for (let seed = 1; seed <= 4; seed++) {
      const { clients } = await reacting({ clock: DAYS }, seed);
      const { least, most } = clients[0].snapshot.position.reactions!;
      expect(least).toBeGreaterThanOrEqual(300_000);
      expect(least).toBeLessThan(2_700_000);
      expect(most).toBe(24 * HOUR);
      times.add(least);
    }
    expect(times.size).toBeGreaterThan(1);
  });

  it('is nothing at one device, where everybody sees who thinks', async () => {
    const { clients } = await reacting({ clock: { kind: 'none' }, atOneDevice: true });
    expect(clients[0].snapshot.position.reactions).toMatchObject({ least: 0, most: null });
  });

  it('is nothing against bots alone', async () => {
    const world = await new World({ game: parley }).start({ people: 1, bots: 3, clock: LIVE });
    const me = world.connect([0]);
    const chance = random(3);
    for (let step = 0; me.snapshot.position.ending === null && step < 400; step++) {
      expect(me.snapshot.position.reactions?.least ?? 0).toBe(0);
      const { reactions } = me.snapshot.position;
      if (me.question === null || (reactions?.mine.sealed ?? null) !== null)
        await world.clock.pass(10);
      else await me.answerAny(chance);
    }
    expect(me.snapshot.position.ending).not.toBeNull();
  });
});

describe('a plan', () => {
  /** A table at which a player with at least two goods is about to send them on a mission. */
  async function sending(): Promise<{ world: World; client: Client; clients: Client[] }> {
    const world = await new World({ game: parley }).start({ people: 2 });
    const clients = [world.connect([0]), world.connect([1])];
    const chance = random(5);
    for (let step = 0; step < 2000; step++) {
      const client = clients.find(({ question }) => question !== null);
      const keys = client?.question!.options.map(({ key }) => key) ?? [];
      if (client === undefined || client.snapshot.position.reactions !== undefined)
        await passAll({ world, clients });
      else if (keys.includes('send:peace') && keys.includes('sendAll:peace'))
        return { world, client, clients };
      else if (keys.includes('mission')) await client.answer('mission');
      else await client.answerAny(chance);
    }
    throw new Error('nobody went on a mission');
  }

  it('is several answers in one append, shown as one move and taken back as one', async () => {
    const { world, client, clients } = await sending();
    const { n, epoch, state } = client.snapshot.position;
    const before = clients.map(({ received }) => received.length);
    const appends = world.store.appends;
    await client.ask({
      t: 'plan',
      seat: client.seat,
      n,
      epoch,
      keys: ['send:peace', 'send:trade'],
    });
    expect(world.store.appends).toBe(appends + 1);
    expect(client.snapshot.position.n).toBe(n + 2);
    for (const [i, each] of clients.entries()) expect(sentSince(each, before[i])).toHaveLength(1);
    expect(client.snapshot.position.undo).toBe('free');
    await world.reopen();
    const back = world.connect([client.seat]);
    await back.undo();
    expect(back.snapshot.position).toMatchObject({ n, state });
  });

  it('sent twice counts once', async () => {
    const { client } = await sending();
    const { n, epoch } = client.snapshot.position;
    const plan = {
      t: 'plan',
      seat: client.seat,
      n,
      epoch,
      keys: ['send:peace', 'send:trade'],
    } as const;
    await client.ask(plan);
    await client.ask(plan);
    expect(client.snapshot.position.n).toBe(n + 2);
  });

  it.each([
    ['with a wrong key in the middle', ['send:peace', 'vote:for', 'send:trade'], 'not-offered'],
    ['with nothing in it', [], 'malformed'],
    ['of 65 answers', new Array<string>(65).fill('send:peace'), 'malformed'],
    [
      'that goes on when others are asked',
      ['sendAll:peace', ...new Array<string>(8).fill('rest')],
      null,
    ],
  ])('%s changes nothing', async (_name, keys, code) => {
    const { client, world } = await sending();
    const { position } = client.snapshot;
    const { n, epoch } = position;
    const stored = world.store.lines.length;
    const refusal = await client.refusal({ t: 'plan', seat: client.seat, n, epoch, keys });
    if (code === null) expect(refusal).not.toBe('accepted');
    else expect(refusal).toBe(code);
    expect(client.snapshot.position).toEqual(position);
    expect(world.store.lines).toHaveLength(stored);
    expect(
      await client.refusal({ t: 'answer', seat: client.seat, n, epoch, key: 'send:peace' }),
    ).toBe('accepted');
  });
});
