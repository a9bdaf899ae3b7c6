import {
  choose,
  constant,
  core,
  defineGame,
  emit,
  type Game,
  type GameRules,
  hidden,
  type Infer,
  int,
  list,
  nobody,
  owner,
  type Prompt,
  record,
  schedule,
  type Script,
  type Seat,
  shuffle,
} from '@tablewright/engine';

export const tinySchema = record({
  ...core,
  /** What each card is worth. */
  worth: constant(list(int)),
  hands: list(hidden(list(int), { pool: 'cards', sees: owner })),
  deck: hidden(list(int), { pool: 'cards', sees: nobody }),
  open: list(int),
  coins: list(int),
  /** For whatever a broken rule wants to write down. */
  note: int,
  turn: int,
});

export type Tiny = Infer<typeof tinySchema>;

export const TURNS = 14;
const CARDS = 16;

/** The moments of a turn. A broken game replaces one of them, or something else of the rules. */
export interface Moments {
  /** The seat plays a card and gets what it is worth. */
  play(g: Tiny, seat: Seat): Script;
  /** The seat draws a card. */
  draw(g: Tiny, seat: Seat): Script;
  /** The next seat says something to it. */
  reply(g: Tiny, seat: Seat): Script;
}

/** A small game that keeps every law: play a card, draw a card, hear a word. */
export function tiny(broken: Partial<Moments> & Partial<GameRules<Tiny>> = {}): Game<Tiny> {
  const { play = playCard, draw = drawCard, reply = replyTo, ...rules } = broken;
  return defineGame<Tiny>({
    id: 'tiny',
    rulesVersion: 1,
    seats: { min: 2, max: 4 },
    setupOptions: {},
    schema: tinySchema,
    clone: (g) => ({
      agenda: g.agenda.slice(),
      worth: g.worth,
      hands: g.hands.map((hand) => hand.slice()),
      deck: g.deck.slice(),
      open: g.open.slice(),
      coins: g.coins.slice(),
      note: g.note,
      turn: g.turn,
    }),
    unpack: (seats) => ({
      agenda: [{ step: 'deal', args: [] }],
      worth: Array.from({ length: CARDS }, (_, card) => card % 3),
      hands: Array.from({ length: seats }, () => []),
      deck: Array.from({ length: CARDS }, (_, card) => card),
      open: [],
      coins: new Array<number>(seats).fill(0),
      note: 0,
      turn: 0,
    }),
    steps: {
      *deal(g: Tiny) {
        shuffle(g.deck);
        g.hands.forEach((_, seat) => (g.hands[seat] = g.deck.splice(-2)));
        schedule(g, 'turn', 0);
      },
      *turn(g: Tiny, seat: Seat) {
        g.turn++;
        yield* play(g, seat);
        yield* draw(g, seat);
        yield* reply(g, seat);
        if (g.turn < TURNS) schedule(g, 'turn', nextTo(g, seat));
      },
    },
    result: (g) => ({
      scores: g.coins,
      places: g.coins.map((coins) => 1 + g.coins.filter((other) => other > coins).length),
    }),
    turns: (g) => g.turn,
    census: (g) => countOf([...g.hands.flat(), ...g.deck, ...g.open]),
    ...rules,
  });
}

export function* playCard(g: Tiny, seat: Seat): Script {
  const options = (): number[] => [...g.hands[seat], NOTHING];
  const card = yield* choose(seat, cardPrompt, options, { always: true });
  if (card === NOTHING) return;
  const { hands } = g;
  g.open.push(...hands[seat].splice(hands[seat].indexOf(card), 1));
  g.coins[seat] += g.worth[card];
  emit('played', { player: seat, card });
}

export function* drawCard(g: Tiny, seat: Seat): Script {
  const card = g.deck.pop();
  if (card === undefined) return;
  g.hands[seat].push(card);
  emit('drew', { player: seat }, { seats: [seat], args: { card } });
}

export function* replyTo(g: Tiny, seat: Seat): Script {
  const other = nextTo(g, seat);
  const word = yield* choose(other, wordPrompt, [0, 1, 2]);
  emit('replied', { player: other, word });
}

/** A way to break the laws. */
export interface Breakage {
  readonly how: string;
  /** The laws that it breaks, and no others. */
  readonly laws: readonly string[];
  /** A part of the message. */
  readonly says: string;
  readonly game: () => Game<Tiny>;
}

/** What a broken rule keeps to itself, where no rule may keep anything. */
export const outside = { kept: 0 };

/** The game with another reply to what was played. */
export function saying(says: (g: Tiny, other: Seat) => Script): Game<Tiny> {
  return tiny({ reply: (g, seat) => says(g, nextTo(g, seat)) });
}

export const NOTHING = -1;

export function nextTo(g: Tiny, seat: Seat): Seat {
  return (seat + 1) % g.hands.length;
}

export const cardPrompt = prompt('card');
export const wordPrompt = prompt('word');

export function prompt(
  id: string,
  key: (n: number) => string = (n) => `${id}:${n}`,
): Prompt<number> {
  return { id, key, target: key, message: (n) => ({ id: `option.${id}`, about: { n } }) };
}

function countOf(cards: readonly number[]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const card of cards) count[card] = (count[card] ?? 0) + 1;
  return count;
}
