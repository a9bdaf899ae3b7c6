import { findDeal, judgeDeal } from '@tablewright/bots';
import {
  type BotHooks,
  choose,
  chooseAll,
  defineGame,
  keyFromSeed,
  type Lot,
  Match,
  schedule,
  type Script,
  type Seat,
  shuffle,
} from '@tablewright/engine';
import { LONGEST_TERM, MOST_OFFERS, type OfferView, type ToRoomBody } from '@tablewright/protocol';
import { describe, expect, it } from 'vitest';
import { ACT, type Market, market } from './support/market.ts';
import { type Client, Said } from './support/client.ts';
import { settle, World } from './support/world.ts';

const coins = (count: number): Lot[] => [{ thing: 'coins', count }];
const gems = (count: number): Lot[] => [{ thing: 'gems', count }];

type Offering = Extract<ToRoomBody, { t: 'offer' }>;

/** The market, but a player starts with one red gem, which is not traded, and may dig for another one. */
const digging = defineGame<Market>({
  ...market,
  steps: {
    ...market.steps,
    *open(g: Market): Script {
      g.players.forEach((player, seat) => (player.gems = [2 * seat]));
      g.pile = g.pile.filter((gem) => !g.players.some(({ gems: held }) => held.includes(gem)));
      shuffle(g.pile);
      schedule(g, 'turn', 0);
    },
    *turn(g: Market, seat: Seat): Script {
      g.active = seat;
      const what = yield* choose(seat, ACT, () => ['dig', 'rest'], { accords: true });
      if (what === 'dig') g.players[seat].gems.push(...g.pile.splice(-1));
      yield* choose(seat, ACT, () => ['work', 'rest'], { accords: true });
    },
  },
});

/** The market, open to deals at every question; all players are asked together, in secret or openly. */
const together = (quiet: boolean) =>
  defineGame<Market>({
    ...market,
    accords: { ...market.accords!, open: () => true },
    steps: {
      ...market.steps,
      *turn(g: Market, seat: Seat): Script {
        g.active = seat;
        yield* chooseAll(
          () => [0, 1, 2],
          ACT,
          () => () => ['work', 'rest'],
          () => ({ always: true, quiet, otherwise: 'rest' }),
        );
      },
    },
  });

async function threeAtTheMarket(options: ConstructorParameters<typeof World>[0] = {}, seed = 1) {
  const world = await new World({ game: market, ...options }).start({
    people: 3,
    key: keyFromSeed(seed),
  });
  const [ada, ben, cyn] = [0, 1, 2].map((seat) => world.connect([seat]));
  return { world, ada, ben, cyn };
}

function offering(from: Client, to: Client, more: Partial<Offering> = {}): Offering {
  const nothing = { gives: [], wants: [], words: '', term: null, on: null, counters: null };
  return { t: 'offer', seat: from.seat, to: to.seat, ...nothing, ...more };
}

async function offer(from: Client, to: Client, more: Partial<Offering>): Promise<OfferView> {
  await from.ask(offering(from, to, more));
  await settle();
  return from.snapshot.desk!.offers.at(-1)!;
}

const sign = async (client: Client, { id }: OfferView): Promise<void> => {
  await client.ask({ t: 'sign', seat: client.seat, offer: id });
  await settle();
};
const stateOf = (client: Client, { id }: OfferView): string | undefined =>
  client.snapshot.desk!.offers.find((other) => other.id === id)?.state;
const purses = (client: Client): number[] =>
  (client.snapshot.position.state as { players: { coins: number }[] }).players.map(
    (player) => player.coins,
  );
const linesOf = (world: World): string[] =>
  world.store.lines.map((line) => (JSON.parse(line) as { key?: string }).key ?? '');

describe('an offer', () => {
  it('is seen by its two parties alone, and blocks nobody', async () => {
    let changes = 0;
    const { world, ada, ben, cyn } = await threeAtTheMarket({ changed: () => changes++ });
    const spectator = world.connect([]);
    const before = [cyn, spectator].map(({ received }) => received.length);
    const made = await offer(ada, ben, { gives: coins(2), words: '  peace?\u202e ' });
    expect(made).toMatchObject({ from: 0, to: 1, state: 'open', words: 'peace?', waits: null });
    expect(ben.snapshot.desk!.offers).toEqual([made]);
    expect(world.connect([1]).snapshot.desk!.offers).toEqual([made]);
    await ben.ask({ t: 'refuse', seat: 1, offer: made.id });
    expect(stateOf(ada, made)).toBe('refused');
    expect([cyn, spectator].map(({ received }) => received.length)).toEqual(before);
    expect(world.connect([2]).snapshot.desk!.offers).toEqual([]);
    expect(spectator.snapshot.desk).toBeUndefined();
    expect(changes).toBe(0);
    expect(ada.question).not.toBeNull();
    // How often others have dealt does not show in the number of the next offer.
    const other = await offer(cyn, ada, { gives: coins(1) });
    expect(Math.floor(other.id / 64 ** 2)).toBe(1);
  });

  it('that is signed is carried out at once where the game allows it', async () => {
    const { world, ada, ben, cyn } = await threeAtTheMarket();
    const made = await offer(ada, ben, { gives: coins(2), wants: coins(1) });
    await sign(ben, made);
    expect(purses(cyn)).toEqual([2, 4, 3]);
    expect(stateOf(ada, made)).toBe('done');
    expect(linesOf(world).at(-1)).toBe('deal:0:1:coins*2:coins*1');
    expect(ada.question?.prompt).toBe('act');
    await ada.answer('rest');
  });

  it('waits, signed, for the first moment at which the game allows it, also through a restart', async () => {
    const { world, ada, ben, cyn } = await threeAtTheMarket();
    const made = await offer(ben, cyn, { gives: coins(2) });
    expect(made.waits).toBe('MK-2');
    await sign(cyn, made);
    expect(cyn.snapshot.desk!.offers[0]).toMatchObject({ state: 'signed', waits: 'MK-2' });
    await world.reopen();
    const [a, b] = [0, 1].map((seat) => world.connect([seat]));
    expect(purses(a)).toEqual([3, 3, 3]);
    await a.answer('rest');
    await settle();
    expect(purses(a)).toEqual([3, 1, 5]);
    expect(b.question?.prompt).toBe('act');
    expect(stateOf(b, made)).toBe('done');
    expect(ada.question).not.toBeNull();
  });

  it('comes before the answers of bots and orders', async () => {
    const { world, ada, ben, cyn } = await threeAtTheMarket();
    await ben.ask({ t: 'order', seat: 1, key: 'pass:act', scope: 'match' });
    await sign(cyn, await offer(ben, cyn, { gives: coins(1) }));
    await ada.answer('rest');
    await world.clock.pass(1000);
    expect(linesOf(world).slice(-3)).toEqual(['rest', 'deal:1:2:coins*1:', 'rest']);
  });

  it('can be withdrawn by both until it is carried out', async () => {
    const { ada, ben, cyn } = await threeAtTheMarket();
    const first = await offer(ben, cyn, { gives: coins(1) });
    const second = await offer(ben, cyn, { gives: coins(2) });
    const third = await offer(ben, cyn, { gives: coins(3) });
    await sign(cyn, first);
    await sign(cyn, second);
    await cyn.ask({ t: 'withdraw', seat: 2, offer: first.id });
    await ben.ask({ t: 'withdraw', seat: 1, offer: second.id });
    await ben.ask({ t: 'withdraw', seat: 1, offer: third.id });
    expect(ben.snapshot.desk!.offers.map(({ state }) => state)).toEqual([
      'withdrawn',
      'withdrawn',
      'withdrawn',
    ]);
    await ada.answer('rest');
    await settle();
    expect(purses(ada)).toEqual([3, 3, 3]);
  });

  it('is replaced by a counter-offer', async () => {
    const { ada, ben } = await threeAtTheMarket();
    const made = await offer(ada, ben, { gives: coins(1) });
    const counter = await offer(ben, ada, { wants: coins(2), counters: made.id });
    expect(stateOf(ada, made)).toBe('countered');
    expect(await ben.refusal({ t: 'sign', seat: 1, offer: made.id })).toBe('stale');
    await sign(ada, counter);
    expect(purses(ada)).toEqual([1, 5, 3]);
  });

  it('lapses with its term, also while nobody is there, and with the match', async () => {
    const { world, ada, ben, cyn } = await threeAtTheMarket();
    const made = await offer(ada, ben, { gives: coins(1), term: 5000 });
    const later = await offer(ben, cyn, { gives: coins(1), term: LONGEST_TERM });
    expect(world.room.deadline).toBe(world.clock.time + 5000);
    await world.reopen();
    const b = world.connect([1]);
    await world.clock.pass(4999);
    expect(stateOf(b, made)).toBe('open');
    await world.clock.pass(1);
    expect(stateOf(b, made)).toBe('lapsed');
    expect(await b.refusal({ t: 'sign', seat: 1, offer: made.id })).toBe('stale');
    expect(world.room.deadline).toBe(later.until);
    await world.room.end();
    await settle();
    expect(stateOf(b, later)).toBe('lapsed');
    expect(world.room.deadline).toBeNull();
  });

  it('loses its words when the one who wrote them wants to be forgotten', async () => {
    const { world, ada, ben } = await threeAtTheMarket();
    const mine = await offer(ada, ben, { gives: coins(1), words: 'call me at home' });
    const other = await offer(ben, ada, { gives: coins(1), words: 'gladly' });
    await world.room.forget('g1', [0], 'Somebody');
    const words = ({ snapshot }: Client) => snapshot.desk!.offers.map((each) => each.words);
    expect(words(ben)).toEqual(['', 'gladly']);
    expect(JSON.stringify(world.store.papers)).not.toContain('call me');
    await world.reopen();
    expect(words(world.connect([1]))).toEqual(['', 'gladly']);
    expect([stateOf(ben, mine), stateOf(ben, other)]).toEqual(['open', 'open']);
  });

  it('that was carried out and taken back lapses', async () => {
    const { ada, ben, cyn } = await threeAtTheMarket();
    await ada.answer('shut');
    await ada.undo();
    await ada.answer('work');
    const made = await offer(ada, ben, { gives: coins(1) });
    await sign(ben, made);
    await ada.undo();
    for (const client of [ben, cyn])
      await client.ask({ t: 'consent', seat: client.seat, yes: true });
    await settle();
    expect(purses(ada)).toEqual([3, 3, 3]);
    expect(stateOf(ada, made)).toBe('lapsed');
  });
});

describe('an offer on the clock', () => {
  it('gives nobody an increment, and taking it back takes none', async () => {
    const world = await new World({ game: market }).start({
      people: 3,
      clock: { kind: 'live', bank: 60_000, increment: 2000, out: 'skip' },
    });
    const [ada, ben, cyn] = [0, 1, 2].map((seat) => world.connect([seat]));
    await ada.answer('work');
    await sign(ben, await offer(ada, ben, { gives: coins(1) }));
    await ada.undo();
    for (const client of [ben, cyn])
      await client.ask({ t: 'consent', seat: client.seat, yes: true });
    expect(purses(ada)).toEqual([3, 3, 3]);
    expect(ada.snapshot.clocks!.left).toEqual([60_000, 60_000, 60_000]);
  });
});

describe('a deal at a question to several', () => {
  it('leaves sealed answers sealed, and they stand, also through a restart', async () => {
    const { world, ada, ben, cyn } = await threeAtTheMarket({ game: together(true) });
    await ada.answer('work');
    await sign(ben, await offer(ada, ben, { gives: coins(1) }));
    expect(purses(cyn)).toEqual([2, 4, 3]);
    const lines = linesOf(world).length;
    await world.reopen();
    const [a, b, c] = [0, 1, 2].map((seat) => world.connect([seat]));
    expect(a.snapshot.position.reactions?.mine.sealed).toBe('work');
    expect(b.snapshot.position.reactions?.mine.sealed).toBeNull();
    await b.answer('rest');
    await c.answer('rest');
    await world.clock.pass(5000);
    expect(linesOf(world).slice(lines, lines + 3)).toEqual(['work', 'rest', 'rest']);
  });

  it('waits while some have answered openly', async () => {
    const { ada, ben, cyn } = await threeAtTheMarket({ game: together(false) });
    await ada.answer('work');
    const made = await offer(ada, ben, { gives: coins(1) });
    expect(made.waits).toBeNull();
    await sign(ben, made);
    expect(purses(cyn)).toEqual([3, 3, 3]);
    expect(stateOf(ada, made)).toBe('signed');
  });

  it('can be tied to an answer, but to none that is secret', async () => {
    const { world, ada, ben } = await threeAtTheMarket({ game: together(false) });
    const made = await offer(ben, ada, { gives: coins(1), on: 'work' });
    await sign(ada, made);
    expect(linesOf(world).slice(-2)).toEqual(['deal:1:0:coins*1:', 'work']);
    const secret = await threeAtTheMarket({ game: together(true) });
    const tied = offering(secret.ben, secret.ada, { gives: coins(1), on: 'work' });
    expect(await secret.ben.refusal(tied)).toBe('not-allowed');
  });
});

describe('an offer tied to an answer', () => {
  it('is played with it, and undone with it', async () => {
    const { world, ada, ben, cyn } = await threeAtTheMarket();
    const made = await offer(ada, ben, { gives: coins(3), on: 'work' });
    expect(made.on).toBe('work');
    await sign(ben, made);
    expect(linesOf(world).slice(-2)).toEqual(['work', 'deal:0:1:coins*3:']);
    expect(purses(ada)).toEqual([1, 6, 3]);
    await ada.undo();
    for (const client of [ben, cyn])
      await client.ask({ t: 'consent', seat: client.seat, yes: true });
    expect(purses(ada)).toEqual([3, 3, 3]);
    expect(ada.snapshot.position.n).toBe(0);
  });

  it('happens before the answer where the answer ends the moment for deals', async () => {
    const { world, ada, ben, cyn } = await threeAtTheMarket();
    const made = await offer(ada, ben, { gives: coins(1), on: 'shut' });
    await sign(ben, made);
    expect(linesOf(world).slice(-2)).toEqual(['deal:0:1:coins*1:', 'shut']);
    // The answer is the proposer's own, but the goods are not: both are undone, or neither.
    expect(ada.snapshot.position.undo).toBe('consent');
    await ada.undo();
    expect(purses(ada)).toEqual([2, 4, 3]);
    for (const client of [ben, cyn])
      await client.ask({ t: 'consent', seat: client.seat, yes: true });
    expect(purses(ada)).toEqual([3, 3, 3]);
    expect(ada.snapshot.position.n).toBe(0);
    expect(ada.question?.options.map(({ key }) => key)).toContain('shut');
    await settle();
    expect(stateOf(ben, made)).toBe('lapsed');
  });

  it('is no look at what the answer brings to light', async () => {
    const heard = new Set<string>();
    const dug = new Set<number>();
    for (let seed = 0; seed < 6; seed++) {
      const { ada, ben } = await threeAtTheMarket({ game: digging }, seed);
      const before = ada.snapshot.position;
      const made = await offer(ada, ben, { gives: gems(1), on: 'dig' });
      heard.add(await ben.refusal({ t: 'sign', seat: 1, offer: made.id }));
      expect(ada.snapshot.position).toEqual(before);
      await ada.answer('dig');
      const { players } = ada.snapshot.position.state as { players: { gems: number[] }[] };
      dug.add(players[0].gems[1] % 2);
    }
    // It is refused whether the gem that the answer brings can be traded or not.
    expect([dug.size, ...heard]).toEqual([2, 'not-now']);
  });

  it('lapses when its question has gone', async () => {
    const { ada, ben } = await threeAtTheMarket();
    const made = await offer(ada, ben, { gives: coins(1), on: 'work' });
    await ada.answer('shut');
    await settle();
    expect(stateOf(ben, made)).toBe('lapsed');
  });

  it('happens not at all if one half cannot', async () => {
    const { world, ada, ben } = await threeAtTheMarket();
    await ada.answer('shut');
    const made = await offer(ada, ben, { gives: coins(1), on: 'work' });
    expect(made.waits).toBe('not-now');
    const lines = world.store.lines.length;
    expect(await ben.refusal({ t: 'sign', seat: 1, offer: made.id })).toBe('not-now');
    expect(world.store.lines.length).toBe(lines);
    expect(stateOf(ben, made)).toBe('open');
    expect(ada.question?.options.map(({ key }) => key)).toEqual(['work', 'rest']);
  });

  it('happens whole or not at all when the store fails', async () => {
    for (const fault of ['before', 'after'] as const) {
      const { world, ada, ben } = await threeAtTheMarket();
      const made = await offer(ada, ben, { gives: coins(1), on: 'work' });
      let faults = 1;
      world.store.fault = () => (faults-- > 0 ? fault : null);
      expect(await ben.refusal({ t: 'sign', seat: 1, offer: made.id })).toBe('unavailable');
      await settle();
      const isStored = fault === 'after';
      expect(purses(ada)).toEqual(isStored ? [3, 4, 3] : [3, 3, 3]);
      expect(stateOf(ben, made)).toBe(isStored ? 'done' : 'open');
      await world.reopen();
      expect(stateOf(world.connect([1]), made)).toBe(isStored ? 'done' : 'open');
    }
  });
});

describe('what is refused', () => {
  it('is refused with one sentence and changes nothing', async () => {
    const { world, ada, ben, cyn } = await threeAtTheMarket();
    const made = await offer(ada, ben, { gives: coins(1) });
    const papers = JSON.stringify(world.store.papers);
    const said = async (client: Client, body: ToRoomBody): Promise<string> => {
      const error: unknown = await client.ask(body).catch((caught: unknown) => caught);
      return error instanceof Said ? error.message : 'accepted';
    };
    const bad = (more: Partial<Offering>) => said(ada, offering(ada, ben, more));
    expect(await bad({ seat: 1, to: 0, gives: coins(1) })).toBe(
      'not-your-seat: Seat 1 is not yours.',
    );
    const lots = 'malformed: A deal names each thing once, with a count from 1 to 999.';
    expect(await bad({})).toBe(lots);
    expect(await bad({ gives: coins(0) })).toBe(lots);
    expect(await bad({ gives: coins(1000) })).toBe(lots);
    expect(await bad({ gives: [...coins(1), ...coins(1)] })).toBe(lots);
    expect(await bad({ gives: [{ thing: 'coins*1+gems', count: 1 }] })).toBe(lots);
    expect(await bad({ to: 0, gives: coins(1) })).toMatch(/^malformed: An offer goes to another/);
    expect(await bad({ to: 3, gives: coins(1) })).toMatch(/^malformed: An offer goes to another/);
    expect(await bad({ gives: coins(4) })).toBe(
      'not-offered: You can give at most 3 of "coins" here.',
    );
    expect(await bad({ wants: [{ thing: 'moon', count: 1 }] })).toBe(
      'not-offered: You can get at most 0 of "moon" here.',
    );
    for (const term of [0, LONGEST_TERM + 1])
      expect(await bad({ gives: coins(1), term })).toMatch(/^malformed: An offer stands for up to/);
    expect(await bad({ gives: coins(1), on: 'fly' })).toMatch(/^not-offered/);
    expect(await said(ben, offering(ben, ada, { gives: coins(1), on: 'work' }))).toMatch(
      /^not-asked/,
    );
    const none = 'not-allowed: There is no such offer.';
    expect(await bad({ gives: coins(1), counters: made.id })).toBe(none);
    expect(await said(cyn, { t: 'sign', seat: 2, offer: made.id })).toBe(none);
    expect(await said(cyn, { t: 'sign', seat: 2, offer: made.id + 1 })).toBe(none);
    expect(await said(ada, { t: 'sign', seat: 0, offer: made.id })).toBe(
      'not-allowed: Your own offer is signed already.',
    );
    expect(await said(ada, { t: 'refuse', seat: 0, offer: made.id })).toMatch(/^not-allowed/);
    expect(await said(ben, { t: 'withdraw', seat: 1, offer: made.id })).toMatch(/^not-allowed/);
    for (const wrong of [-1, 1.5, '2'])
      expect(
        (
          await ada.sendText(
            JSON.stringify({
              id: 1,
              ...offering(ada, ben),
              gives: [{ thing: 'coins', count: wrong }],
            }),
          )
        ).ok,
      ).toBe(false);
    expect(
      (await ada.sendText(JSON.stringify({ id: 1, ...offering(ada, ben), words: 'x'.repeat(201) })))
        .ok,
    ).toBe(false);
    expect(JSON.stringify(world.store.papers)).toBe(papers);
  });

  it('is the same signature twice, and one that could not be given', async () => {
    const { world, ben, cyn } = await threeAtTheMarket();
    const made = await offer(ben, cyn, { wants: coins(3) });
    await sign(cyn, made);
    expect(await cyn.refusal({ t: 'sign', seat: 2, offer: made.id })).toBe('not-allowed');
    const plain = await new World().start();
    expect(await plain.connect([0]).refusal({ t: 'desk', seat: 0 })).toBe('not-allowed');
    expect(await plain.connect([0]).refusal({ t: 'sign', seat: 0, offer: 1 })).toBe('not-allowed');
    await cyn.ask({ t: 'standIn', seat: 2, level: 'random' });
    const others = await offer(ben, cyn, { wants: coins(1) });
    expect(await cyn.refusal({ t: 'sign', seat: 2, offer: others.id })).toBe('not-allowed');
    await world.room.end();
    expect(await ben.refusal(offering(ben, cyn, { gives: coins(1) }))).toBe('over');
    expect(await ben.refusal({ t: 'withdraw', seat: 1, offer: others.id })).toBe('over');
  });

  it('is one offer too many', async () => {
    const { ada, ben } = await threeAtTheMarket();
    for (let n = 0; n < MOST_OFFERS; n++) await offer(ada, ben, { gives: coins(1) });
    expect(await ada.refusal(offering(ada, ben, { gives: coins(1) }))).toBe('too-many');
    await ada.ask({ t: 'withdraw', seat: 0, offer: ada.snapshot.desk!.offers[0].id });
    await offer(ada, ben, { gives: coins(1) });
  });

  it('tells nothing of a hidden hand', async () => {
    const heard = new Set<string>();
    const gemsOf = new Set<number>();
    for (let seed = 0; seed < 8; seed++) {
      const world = await new World({ game: market }).start({
        people: 3,
        key: seed.toString(16).padStart(64, '0'),
      });
      const [ada, ben] = [0, 1].map((seat) => world.connect([seat]));
      const { waits } = await offer(ada, ben, { wants: gems(2) });
      heard.add(
        `${waits} ${JSON.stringify(ada.snapshot.desk!.partners)}`.replaceAll(/"most":\d/g, ''),
      );
      const { players } = ben.snapshot.position.state as { players: { gems: number[] }[] };
      gemsOf.add(players[1].gems.filter((gem) => gem % 2 === 1).length);
    }
    expect(gemsOf.size).toBeGreaterThan(1);
    expect(heard.size).toBe(1);
  });
});

describe('bots', () => {
  /** A bot that wants coins, and more than the others. */
  const hooks: BotHooks<Market> = {
    evaluate: (g, seat) => g.players[seat].coins,
    lead: 20,
    slack: 1,
  };

  async function withABot(judge = hooks) {
    const world = await new World({
      game: market,
      judgeDeal: async (match, seat, deal) =>
        judgeDeal(match as Match<Market>, seat, deal, judge, 1),
      pace: 400,
    }).start({ people: 2, bots: 1 });
    const [ada, ben] = [0, 1].map((seat) => world.connect([seat]));
    return { world, ada, ben, bot: { seat: 2 } as Client };
  }

  it('sign what is good for them and refuse the rest, at their pace', async () => {
    const { world, ada, bot } = await withABot();
    const good = await offer(ada, bot, { gives: coins(2), wants: coins(1) });
    const bad = await offer(ada, bot, { gives: coins(1), wants: coins(2) });
    await world.clock.pass(399);
    expect([stateOf(ada, good), stateOf(ada, bad)]).toEqual(['open', 'open']);
    await world.clock.pass(1);
    await settle();
    expect([stateOf(ada, good), stateOf(ada, bad)]).toEqual(['done', 'refused']);
    expect(purses(ada)).toEqual([2, 3, 4]);
  });

  it.each([
    ['sign', 20, 'done'],
    ['never sign, where the other wins by it,', 1, 'refused'],
  ])('%s what is good for both', async (_what, lead, state) => {
    // The bot wants to get rid of its coins.
    const evaluate: typeof hooks.evaluate = (g, seat) =>
      (seat === 2 ? -2 : 1) * g.players[seat].coins;
    const { world, ada, bot } = await withABot({ ...hooks, lead, evaluate });
    const made = await offer(ada, bot, { wants: coins(1) });
    await world.clock.pass(400);
    await settle();
    expect(stateOf(ada, made)).toBe(state);
  });

  it('offer what both like', () => {
    const match = Match.start(market, { seats: 3, key: keyFromSeed(1) }) as Match<Market>;
    // Only the second wants coins.
    const likes: BotHooks<Market> = {
      ...hooks,
      lead: 8,
      evaluate: (g, seat) => (seat === 1 ? 3 : -2) * g.players[seat].coins - (seat === 1 ? 20 : 0),
    };
    expect(findDeal(match, 0, likes, 1)).toEqual({
      from: 0,
      to: 1,
      gives: [{ thing: 'coins', count: 1 }],
      wants: [],
    });
    expect(findDeal(match, 0, hooks, 1)).toBeNull();
  });

  it('drop an idea that the table no longer allows, and nobody hears of it', async () => {
    let ideas = 0;
    const world = await new World({
      game: market,
      findDeal: async (_match, seat) => {
        ideas++;
        return { from: seat, to: 0, gives: coins(50), wants: [] };
      },
    }).start({ people: 1, bots: 2 });
    const ada = world.connect([0]);
    for (let n = 0; n < 20 && ideas === 0; n++) {
      if (ada.question !== null) await ada.answer(ada.question.prompt === 'act' ? 'rest' : 'yes');
      await world.clock.pass(1000);
      await settle();
    }
    expect(ideas).toBeGreaterThan(0);
    expect(ada.snapshot.desk!.offers).toEqual([]);
    expect(world.errors).toEqual([]);
  });
});
