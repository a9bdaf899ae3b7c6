import {
  constant,
  core,
  flag,
  hidden,
  type Infer,
  int,
  list,
  nobody,
  record,
  type Sees,
} from '@tablewright/engine';

/** The pile is landscape side up, so its top card is visible. RO-3.2, RO-16.1 */
const topOnly: Sees = (_seat, _path, index, g: Roam) => index === g.pile.length - 1;

export const roamSchema = record({
  ...core,
  variant: constant(
    record({
      /** The full game. RO-11 */
      artifacts: flag,
      /** RO-13 */
      patrol: flag,
      /** Two tokens to a square. RO-14 */
      advanced: flag,
    }),
  ),
  /** Seats in turn order from the starting player: clockwise by edge. RO-3.5 */
  order: constant(list(int)),
  players: list(
    record({
      /** Quarter turns clockwise from the south: S, W, N, E. RO-2.8 */
      edge: int,
      coins: int,
      /** Tokens in supply. */
      tokens: int,
      faceUp: list(int),
      faceDown: list(int),
      /** Artifacts face up. */
      ready: list(int),
      /** Artifacts face down. */
      spent: list(int),
    }),
  ),
  /** Tokens on each square, four bits a seat: sums of squares count the tokens of all seats at once. */
  squares: list(int),
  /** The landscape card in each slot, or NONE where the pile ran out. RO-15.3 */
  slots: list(int),
  /** Landscape cards to come; the last is the top. */
  pile: hidden(list(int), { pool: 'landscapes', sees: topOnly }),
  /** Artifacts for sale. */
  display: list(int),
  stack: hidden(list(int), { pool: 'artifacts', sees: nobody }),
  /** Who holds the patrol card, or NONE. RO-13 */
  patrol: int,
  active: int,
  /** Turns begun. */
  turn: int,
  /** Has a token been placed, moved or replaced in this round? RO-10.6 */
  stirred: flag,
  /** A player owns ten adventurers: this round is the last. RO-10.1 */
  ending: flag,
});

export type Roam = Infer<typeof roamSchema>;
export type Player = Roam['players'][number];

export const NONE = -1;
