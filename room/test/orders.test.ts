import type { OrdersView } from '@tablewright/protocol';
import { MOST_ORDERS } from '@tablewright/protocol';
import { describe, expect, it } from 'vitest';
import { market } from './support/market.ts';
import { veil } from './support/veil.ts';
import type { Client } from './support/client.ts';
import { settle, World } from './support/world.ts';

const PACE = 400;

async function threeAtTheMarket(changed?: () => void) {
  const world = await new World({ game: market, pace: PACE, ...(changed && { changed }) }).start({
    people: 3,
  });
  const clients = [0, 1, 2].map((seat) => world.connect([seat]));
  return { world, clients, ada: clients[0], ben: clients[1], cyn: clients[2] };
}

const ordersOf = (client: Client): OrdersView => client.snapshot.orders!;
const given = (client: Client): string[] => ordersOf(client).given.map(({ key }) => key);
const give = (client: Client, key: string, scope: 'turn' | 'round' | 'match' = 'match') =>
  client.ask({ t: 'order', seat: client.seat, key, scope });

describe('standing orders', () => {
  it('answer at the pace of bots, are counted, and leave other people alone', async () => {
    const { world, ada, ben } = await threeAtTheMarket();
    await give(ben, 'pass:act');
    await ada.answer('rest');
    expect(ben.question?.prompt).toBe('act');
    expect(ordersOf(ben).answer).toBe('rest');
    expect(ben.snapshot.position.n).toBe(1);
    await world.clock.pass(PACE - 1);
    expect(ben.snapshot.position.n).toBe(1);
    await world.clock.pass(1);
    expect(ben.snapshot.position.n).toBe(2);
    expect(ordersOf(ben).given).toEqual([
      { key: 'pass:act', message: { id: 'order.pass.act' }, scope: 'match', used: 1, last: 1 },
    ]);
    const did = { n: 1, order: { id: 'order.pass.act' }, answer: { id: 'option.rest' } };
    expect(ordersOf(ben).did).toEqual([did]);
    expect(ordersOf(ada).did).toEqual([]);
    await world.clock.pass(10 * PACE);
    expect(world.room.waitingFor).toEqual([2]);
  });

  it('go on when nobody has the match open, and after a restart', async () => {
    const { world, clients, ada, ben } = await threeAtTheMarket();
    await give(ben, 'pass:act');
    await ada.answer('rest');
    for (const client of clients) client.close();
    expect(world.room.deadline).toBe(world.clock.time + PACE);
    await world.reopen();
    expect(world.room.deadline).toBe(world.clock.time + PACE);
    await world.clock.pass(PACE);
    expect(world.room.waitingFor).toEqual([2]);
    expect(world.room.deadline).toBeNull();
    expect(ordersOf(world.connect([1])).given[0].used).toBe(1);
  });

  it('last as long as was said', async () => {
    const { world, ada, ben, cyn } = await threeAtTheMarket();
    await give(ada, 'act:shut', 'turn');
    await world.clock.pass(PACE);
    await ada.answer('rest');
    expect(given(ada)).toEqual([]);
    // What it did is told also when it stands no longer.
    expect(ordersOf(ada).did.map(({ order }) => order.id)).toEqual(['order.shut']);
    await give(ben, 'act:shut', 'round');
    await give(ben, 'vote:no', 'match');
    await world.clock.pass(PACE);
    await ben.answer('rest');
    expect(given(ben)).toEqual(['act:shut', 'vote:no']);
    await cyn.answer('rest');
    await world.clock.pass(PACE);
    await ada.answer('yes');
    await cyn.answer('yes');
    expect(given(ben)).toEqual(['vote:no']);
  });

  it('are taken back', async () => {
    const { world, ada, ben } = await threeAtTheMarket();
    await give(ben, 'pass:act');
    await ben.ask({ t: 'order', seat: 1, key: 'pass:act', scope: null });
    expect(given(ben)).toEqual([]);
    expect(await ben.refusal({ t: 'order', seat: 1, key: 'pass:act', scope: null })).toBe(
      'not-offered',
    );
    await ada.answer('rest');
    await world.clock.pass(10 * PACE);
    expect(world.room.waitingFor).toEqual([1]);
    expect(world.store.papers).toEqual({});
  });

  it('answer at once for a seat that is asked already', async () => {
    const { world, ada } = await threeAtTheMarket();
    await give(ada, 'pass:act');
    await world.clock.pass(PACE);
    expect(world.room.waitingFor).toEqual([1]);
  });

  it('do not give an answer again that was taken back, but the next one', async () => {
    const { world, ada } = await threeAtTheMarket();
    await give(ada, 'act:shut', 'turn');
    await give(ada, 'act:work', 'turn');
    await world.clock.pass(PACE);
    expect(ada.snapshot.position.n).toBe(1);
    expect(ordersOf(ada).did).toHaveLength(1);
    await ada.undo();
    expect(ada.snapshot.position.n).toBe(0);
    expect(ordersOf(ada)).toMatchObject({ answer: null, did: [] });
    await world.clock.pass(10 * PACE);
    expect(ada.snapshot.position.n).toBe(0);
    await world.reopen();
    await world.clock.pass(10 * PACE);
    const again = world.connect([0]);
    expect(again.snapshot.position.n).toBe(0);
    await again.answer('work');
    await world.clock.pass(PACE);
    expect(again.snapshot.position.n).toBe(2);
  });

  it('are not shown to anybody else, not even by when something is sent', async () => {
    let changes = 0;
    const { world, ada, ben, cyn } = await threeAtTheMarket(() => changes++);
    const spectator = world.connect([]);
    const before = [ada, cyn, spectator].map(({ received }) => received.length);
    await give(ben, 'vote:yes');
    await give(ben, 'pass:act', 'round');
    await ben.ask({ t: 'order', seat: 1, key: 'vote:yes', scope: null });
    expect([ada, cyn, spectator].map(({ received }) => received.length)).toEqual(before);
    expect(spectator.snapshot.orders).toBeUndefined();
    expect(given(ada)).toEqual([]);
    expect(world.store.lines.join()).not.toContain('pass:act');
    expect(changes).toBe(0);
  });

  it('never answer for a bot that stands in, nor after a concession', async () => {
    const { world, ada, ben } = await threeAtTheMarket();
    await give(ben, 'act:shut');
    await ben.ask({ t: 'standIn', seat: 1, level: 'random' });
    expect(ordersOf(world.connect([1])).answer).toBeNull();
    await give(ada, 'act:shut');
    await ada.ask({ t: 'concede', seat: 0 });
    await world.clock.pass(PACE);
    expect(world.connect([1]).snapshot.orders!.given[0].used).toBe(0);
    expect(world.connect([0]).snapshot.orders!.given[0].used).toBe(0);
  });

  it('wait while an undo or an end is proposed', async () => {
    const { world, ada, ben } = await threeAtTheMarket();
    await give(ben, 'pass:act');
    await ada.answer('rest');
    await ada.ask({ t: 'propose', seat: 0, what: 'end' });
    await world.clock.pass(10 * PACE);
    expect(world.room.waitingFor).toEqual([1]);
    await ben.ask({ t: 'consent', seat: 1, yes: false });
    await world.clock.pass(PACE);
    expect(world.room.waitingFor).toEqual([2]);
  });

  it('keep notices from people whom nobody needs', async () => {
    const { world, ada, ben } = await threeAtTheMarket();
    await give(ben, 'pass:act');
    await ada.answer('rest');
    expect(world.room.waitingFor).toEqual([1]);
    expect(world.room.needed).toEqual([]);
    await world.clock.pass(PACE);
    expect(world.room.needed).toEqual([2]);
  });

  it('that fail leave the answer to the person', async () => {
    const orders: typeof market.orders = {
      prompts: ['act'],
      offered: () => [{ key: 'broken', message: { id: 'order' } }],
      fitting: () => [],
      answer: () => {
        throw new Error('a fault of the order book');
      },
    };
    const world = await new World({ game: { ...market, orders } as never, pace: PACE }).start();
    const ada = world.connect([0]);
    await give(ada, 'broken');
    await world.clock.pass(10 * PACE);
    expect(world.room.needed).toEqual([0]);
    expect(String(world.errors[0])).toBe('Error: a fault of the order book');
    await ada.answer('rest');
  });

  it('answer one of several who are asked at once', async () => {
    const { world, clients, ada, ben, cyn } = await threeAtTheMarket();
    await give(cyn, 'vote:yes');
    for (const client of [ada, ben, cyn]) await client.answer('rest');
    await world.clock.pass(PACE);
    expect(world.room.waitingFor).toEqual([0, 1]);
    for (const client of clients.slice(0, 2)) await client.answer('no');
    expect(ada.snapshot.log.find(({ type }) => type === 'voted')!.args).toEqual({
      votes: ['no', 'no', 'yes'],
    });
  });
});

describe('orders that are refused', () => {
  it('change nothing and say why in one sentence', async () => {
    const { world, ada } = await threeAtTheMarket();
    const refused = async (body: Parameters<Client['ask']>[0]): Promise<string> =>
      ada.ask(body).then(
        () => 'accepted',
        (error: unknown) => (error as Error).message,
      );
    const order = { t: 'order', seat: 0, key: 'vote:yes', scope: 'match' } as const;
    expect(await refused({ ...order, seat: 1 })).toBe('not-your-seat: Seat 1 is not yours.');
    expect(await refused({ ...order, key: 'fly' })).toBe(
      'not-offered: This cannot be ordered now.',
    );
    expect(await refused({ ...order, key: 'sell' })).toBe(
      'not-offered: This cannot be ordered: MK-9.',
    );
    expect(await refused({ t: 'orders', seat: 2 })).toBe('not-your-seat: Seat 2 is not yours.');
    expect(
      (await ada.sendText('{"id":9,"t":"order","seat":0,"key":"vote:yes","scope":"year"}')).ok,
    ).toBe(false);
    expect(world.store.papers).toEqual({});
  });

  it('are those of games without orders or rounds, and one too many', async () => {
    const plain = await new World({ game: veil }).start();
    const ada = plain.connect([0]);
    expect(await ada.refusal({ t: 'order', seat: 0, key: 'x', scope: 'match' })).toBe(
      'not-allowed',
    );
    expect(await ada.refusal({ t: 'orders', seat: 0 })).toBe('not-allowed');

    const roundless = { ...market, rounds: undefined };
    const keys = Array.from({ length: MOST_ORDERS + 1 }, (_, i) => `order ${i}`);
    const orders = {
      prompts: ['act'],
      offered: () => keys.map((key) => ({ key, message: { id: 'order' } })),
      fitting: () => [],
      answer: () => null,
    };
    const world = await new World({ game: { ...roundless, orders } as never }).start();
    const ben = world.connect([1]);
    expect(await ben.refusal({ t: 'order', seat: 1, key: keys[0], scope: 'round' })).toBe(
      'not-allowed',
    );
    for (const key of keys.slice(1)) await give(ben, key);
    expect(await ben.refusal({ t: 'order', seat: 1, key: keys[0], scope: 'match' })).toBe(
      'too-many',
    );
    expect(given(ben)).toEqual(keys.slice(1));
  });

  it('are those that could not be stored', async () => {
    const { world, ada } = await threeAtTheMarket();
    world.store.fault = () => 'before';
    expect(await ada.refusal({ t: 'order', seat: 0, key: 'pass:act', scope: 'match' })).toBe(
      'unavailable',
    );
    world.store.fault = null;
    await world.clock.pass(10 * PACE);
    await settle();
    expect(world.room.waitingFor).toEqual([0]);
  });
});
