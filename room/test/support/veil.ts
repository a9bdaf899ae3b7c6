import {
  choose,
  chooseAll,
  core,
  defineGame,
  emit,
  hidden,
  type Infer,
  int,
  list,
  nobody,
  owner,
  type Prompt,
  record,
  roll,
  schedule,
  type Script,
  type Seat,
  shuffle,
} from '@tablewright/engine';

/**
 * A small game full of secrets: hands, cards laid face down by all at once, looks at others' cards that only
 * the viewer learns. Roam has none of it, and a host could give it away.
 */
const CARDS = 7;
const HAND = 2;

const schema = record({
  ...core,
  players: list(
    record({
      hand: hidden(list(int), { pool: 'cards', sees: owner }),
      laid: hidden(list(int), { pool: 'cards', sees: owner }),
    }),
  ),
  pile: hidden(list(int), { pool: 'cards', sees: nobody }),
  open: list(int),
  turn: int,
});

export type Veil = Infer<typeof schema>;

const layPrompt: Prompt<number> = {
  id: 'lay',
  key: (card) => `lay:${card}`,
  target: (card) => `card:${card}`,
  message: (card) => ({ id: 'option.lay', about: { card } }),
};

const lookPrompt: Prompt<string> = {
  id: 'look',
  key: (what) => what,
  target: (what) => `button:${what}`,
  message: (what) => ({ id: `option.${what}` }),
};

export const veil = defineGame<Veil>({
  id: 'veil',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  setupOptions: {},
  schema,
  clone: (state) => structuredClone(state),
  unpack: (seats) => ({
    agenda: [{ step: 'deal', args: [] }],
    players: Array.from({ length: seats }, () => ({ hand: [], laid: [] })),
    pile: Array.from({ length: CARDS }, (_, card) => card),
    open: [],
    turn: 0,
  }),
  steps: { deal, lay, look, reveal },
  result: ({ open }) => ({
    scores: open,
    places: open.map((own) => 1 + open.filter((o) => o > own).length),
  }),
  turns: ({ turn }) => turn,
  census: ({ players, pile, open }) => ({
    cards: players.reduce(
      (sum, { hand, laid }) => sum + hand.length + laid.length,
      pile.length + open.length,
    ),
  }),
});

function* deal(g: Veil): Script {
  shuffle(g.pile);
  g.players.forEach((player, seat) => {
    player.hand = g.pile.splice(-HAND).sort((a, b) => a - b);
    emit('dealt', { player: seat }, { seats: [seat], args: { cards: player.hand.slice() } });
  });
  schedule(g, 'lay');
}

function* lay(g: Veil): Script {
  g.turn++;
  const seats = g.players.map((_, seat) => seat);
  const laid = yield* chooseAll(seats, layPrompt, (seat) => () => g.players[seat].hand);
  laid.forEach((card, seat) => {
    const { hand } = g.players[seat];
    hand.splice(hand.indexOf(card), 1);
    g.players[seat].laid.push(card);
    emit('laid', { player: seat }, { seats: [seat], args: { card } });
  });
  seats.forEach((seat) => schedule(g, 'look', seat));
  schedule(g, 'reveal');
}

function* look(g: Veil, seat: Seat): Script {
  const what = yield* choose(seat, lookPrompt, ['peek', 'pass']);
  if (what === 'pass') return;
  const at = (seat + 1 + roll(g.players.length - 1)) % g.players.length;
  emit('peeked', { player: seat, at }, { seats: [seat], args: { card: g.players[at].laid[0] } });
}

function* reveal(g: Veil): Script {
  for (const player of g.players) g.open.push(...player.laid.splice(0));
  emit('revealed', { cards: g.open.slice() });
}
