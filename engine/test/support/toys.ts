import {
  type Chance,
  type Core,
  core,
  defineGame,
  type Game,
  type GameRules,
  hidden,
  type Infer,
  int,
  keyFromSeed,
  list,
  Match,
  nobody,
  owner,
  type Prompt,
  record,
  type Seat,
  shuffle,
  type Step,
} from '@tablewright/engine';

/** A game for a test: what it does not say is as simple as can be. */
export function toy<G extends Core>(
  rules: Pick<GameRules<G>, 'schema' | 'unpack' | 'steps'> & Partial<GameRules<G>>,
): Game<G> {
  return defineGame<G>({
    id: 'toy',
    rulesVersion: 1,
    seats: { min: 1, max: 6 },
    setupOptions: {},
    clone: (state) => structuredClone(state),
    result: () => ({ scores: [0], places: [1] }),
    turns: () => 0,
    census: () => ({}),
    ...rules,
  });
}

export const numbersSchema = record({ ...core, log: list(int) });
export type Numbers = Infer<typeof numbersSchema>;

/** A game whose state is a list of numbers; the first step given is the one it begins with. */
export function numbers(
  steps: { readonly [name: string]: Step<Numbers> },
  rules: Partial<GameRules<Numbers>> = {},
): Game<Numbers> {
  return toy<Numbers>({
    schema: numbersSchema,
    unpack: () => ({ agenda: [{ step: Object.keys(steps)[0], args: [] }], log: [] }),
    steps,
    ...rules,
  });
}

export const cardsSchema = record({
  ...core,
  hands: list(hidden(list(int), { pool: 'cards', sees: owner })),
  deck: hidden(list(int), { pool: 'cards', sees: nobody }),
  open: list(int),
  log: list(int),
});
export type Cards = Infer<typeof cardsSchema>;

/** A game of twelve cards, two in each hand, the others face down; then the first step given. */
export function cards(
  steps: { readonly [name: string]: Step<Cards> },
  rules: Partial<GameRules<Cards>> = {},
): Game<Cards> {
  return toy<Cards>({
    schema: cardsSchema,
    unpack: (seats) => ({
      agenda: [
        { step: Object.keys(steps)[0], args: [] },
        { step: 'deal', args: [] },
      ],
      hands: Array.from({ length: seats }, () => []),
      deck: Array.from({ length: 12 }, (_, card) => card),
      open: [],
      log: [],
    }),
    steps: {
      ...steps,
      *deal(g: Cards) {
        shuffle(g.deck);
        g.hands.forEach((_, seat) => (g.hands[seat] = g.deck.splice(-2)));
      },
    },
    census: (g) =>
      Object.fromEntries([...g.hands.flat(), ...g.deck, ...g.open].map((card) => [card, 1])),
    ...rules,
  });
}

/** A question whose options are numbers. */
export const NUMBER: Prompt<number> = {
  id: 'number',
  key: String,
  target: (n) => `number:${n}`,
  message: (n) => ({ id: 'option.number', about: { n } }),
};

export function start<G extends Core>(
  game: Game<G>,
  seats = 2,
  seed: number | string = 1,
): Match<G> {
  return Match.start(game, { seats, key: keyFromSeed(seed) });
}

/** Keys that a seat is offered now. */
export function keysFor<G extends Core>(match: Match<G>, seat: Seat): string[] {
  const ask = match.ask(seat);
  return ask === null ? [] : ask.options.map((option) => ask.prompt.key(option));
}

/** An answer that is open now, picked at random. */
export function anyAnswer<G extends Core>(match: Match<G>, chance: Chance): [Seat, string] {
  const ask = match.asks[chance.below(match.asks.length)];
  return [ask.seat, ask.prompt.key(ask.options[chance.below(ask.options.length)])];
}

/** Plays at random, so many answers or to the end. */
export function playOn<G extends Core>(match: Match<G>, chance: Chance, answers = Infinity): void {
  for (let n = 0; n < answers && !match.over; n++) match.answer(...anyAnswer(match, chance));
}

/** Everything that two equal matches have in common. */
export function fingerprint<G extends Core>(match: Match<G>): string {
  const asks = match.asks.map(({ seat }) => `${seat}: ${keysFor(match, seat).join()}`);
  return [match.hash(), match.decisions, match.position, match.over, ...asks].join(' | ');
}
