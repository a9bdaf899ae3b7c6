import {
  choose,
  chooseAll,
  core,
  type Deal,
  defineGame,
  emit,
  flag,
  hidden,
  type Infer,
  int,
  list,
  type Lot,
  nobody,
  type OrderBook,
  orderBook,
  owner,
  passOrders,
  type Prompt,
  readDeal,
  record,
  schedule,
  type Script,
  type Seat,
  shuffle,
} from '@tablewright/engine';

/** A small game of turns and votes for up to six, with deals in open coins and hidden gems, and orders. */
const ROUNDS = 3;
const COINS = 3;
const GEMS_IN_HAND = 2;

const schema = record({
  ...core,
  players: list(record({ coins: int, gems: hidden(list(int), { pool: 'gems', sees: owner }) })),
  pile: hidden(list(int), { pool: 'gems', sees: nobody }),
  bank: int,
  active: int,
  turn: int,
  round: int,
  /** Nobody deals for the rest of the turn. */
  shut: flag,
});

export type Market = Infer<typeof schema>;

const prompt = (id: string): Prompt<string> => ({
  id,
  key: (what) => what,
  target: (what) => `button:${what}`,
  message: (what) => ({ id: `option.${what}` }),
});

export const ACT = prompt('act');
const VOTE = prompt('vote');

/** Orders to give one answer to a prompt, whenever it is offered. */
function always(id: string, keys: readonly string[]): OrderBook<Market> {
  const orderOf = (key: string) => ({ key: `${id}:${key}`, message: { id: `order.${key}` } });
  const known = keys.map(orderOf);
  return {
    prompts: [id],
    offered: () => known,
    fitting: () => known,
    answer: (_view, _seat, _question, orders) =>
      keys.findLast((key) => orders.includes(`${id}:${key}`)) ?? null,
  };
}

const SELLING: OrderBook<Market> = {
  prompts: [],
  offered: () => [{ key: 'sell', message: { id: 'order.sell' }, clause: 'MK-9' }],
  fitting: () => [],
  answer: () => null,
};

export const market = defineGame<Market>({
  id: 'market',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  setupOptions: {},
  schema,
  clone: (state) => structuredClone(state),
  unpack: (seats) => ({
    agenda: [{ step: 'open', args: [] }],
    players: Array.from({ length: seats }, () => ({ coins: COINS, gems: [] })),
    pile: Array.from({ length: seats * GEMS_IN_HAND + 3 }, (_, gem) => gem),
    bank: 100,
    active: 0,
    turn: 0,
    round: 0,
    shut: false,
  }),
  steps: { open, round, turn, vote },
  result: ({ players }) => {
    const scores = players.map(({ coins, gems }) => coins + gems.length);
    return { scores, places: scores.map((own) => 1 + scores.filter((o) => o > own).length) };
  },
  turns: (g) => g.turn,
  rounds: (g) => g.round,
  census: ({ players, pile, bank }) => ({
    coins: players.reduce((sum, { coins }) => sum + coins, bank),
    gems: players.reduce((sum, { gems }) => sum + gems.length, pile.length),
  }),
  orders: orderBook<Market>(
    always('act', ['work', 'shut']),
    always('vote', ['yes', 'no']),
    passOrders(['act']),
    SELLING,
  ),
  accords: {
    parties: (_g, key) => {
      const deal = readDeal(key);
      return deal && [deal.from, deal.to];
    },
    forbids: (g, key) => forbids(g, readDeal(key)!, null),
    *carryOut(g, key) {
      const { from, to, gives, wants } = readDeal(key)!;
      hand(g, from, to, gives);
      hand(g, to, from, wants);
      emit('traded', { from, to });
    },
    examples: (g) => (g.players[0].coins > 0 ? ['deal:0:1:coins*1:'] : []),
  },
  deals: {
    tradable: (view, giver) => [
      { thing: 'coins', most: view.players[giver].coins, message: { id: 'thing.coins' } },
      { thing: 'gems', most: view.players[giver].gems.length, message: { id: 'thing.gems' } },
    ],
    forbids: (view, deal, viewer) => forbids(view, deal, viewer),
  },
});

/** MK-1: nobody gives what they do not have. MK-2: one of the two is at turn. MK-3: red gems (even) are not traded. */
function forbids(g: Market, { from, to, gives, wants }: Deal, viewer: Seat | null): string | null {
  const lacks = (seat: Seat, lots: readonly Lot[]): boolean =>
    lots.some(({ thing, count }) => {
      const { coins, gems } = g.players[seat];
      if (thing === 'coins') return coins < count;
      if (thing !== 'gems') return true;
      const isSeen = viewer === null || viewer === seat;
      return (isSeen ? gems.filter((gem) => gem % 2 === 1).length : gems.length) < count;
    });
  if (g.active !== from && g.active !== to) return 'MK-2';
  return lacks(from, gives) || lacks(to, wants) ? 'MK-1' : null;
}

function hand(g: Market, giver: Seat, taker: Seat, lots: readonly Lot[]): void {
  for (const { thing, count } of lots) {
    if (thing === 'coins') {
      g.players[giver].coins -= count;
      g.players[taker].coins += count;
    } else {
      const { gems } = g.players[giver];
      for (let n = 0; n < count; n++)
        g.players[taker].gems.push(
          ...gems.splice(
            gems.findIndex((gem) => gem % 2 === 1),
            1,
          ),
        );
    }
  }
}

function* open(g: Market): Script {
  shuffle(g.pile);
  for (const player of g.players) player.gems = g.pile.splice(-GEMS_IN_HAND);
  schedule(g, 'round');
}

function* round(g: Market): Script {
  g.round++;
  g.players.forEach((_, seat) => schedule(g, 'turn', seat));
  schedule(g, 'vote');
}

function* turn(g: Market, seat: Seat): Script {
  g.turn++;
  g.active = seat;
  for (let goesOn = true; goesOn;) {
    const options = () => ['work', 'shut', 'rest'].filter((what) => what !== 'shut' || !g.shut);
    const what = yield* choose(seat, ACT, options, { accords: !g.shut, otherwise: 'rest' });
    if (what === 'work') {
      g.players[seat].coins++;
      g.bank--;
    } else if (what === 'shut') g.shut = true;
    emit('acted', { player: seat, what });
    goesOn = what !== 'rest' && g.players[seat].coins < 12;
  }
  g.shut = false;
}

function* vote(g: Market): Script {
  const seats = g.players.map((_, seat) => seat);
  const votes = yield* chooseAll(seats, VOTE, () => ['yes', 'no']);
  emit('voted', { votes });
  if (g.round < ROUNDS) schedule(g, 'round');
}
