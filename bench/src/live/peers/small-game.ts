/**
 * What the peers play: a game without rules whose state is as large as Roam's, and whose move changes about as
 * much of it as a decision in Roam does.
 */
export interface SmallGame {
  readonly players: ArrayLike<SmallPlayer>;
  readonly squares: Numbers;
  readonly slots: Numbers;
  readonly pile: Numbers;
  readonly display: Numbers;
  readonly stack: Numbers;
  patrol: number;
  active: number;
  turn: number;
}

interface SmallPlayer {
  coins: number;
  tokens: number;
}

interface Numbers {
  readonly length: number;
  [at: number]: number;
}

export const SEATS = 4;
export const SQUARES = 72;
const TOKENS = 12;

export function smallState() {
  const count = (length: number): number[] => Array.from({ length }, (_, i) => i);
  return {
    players: count(SEATS).map((edge) => ({
      edge,
      coins: 3,
      tokens: TOKENS,
      faceUp: [edge, edge + 4, edge + 8],
      faceDown: [edge + 12],
      ready: [edge],
      spent: [edge + 4],
    })),
    squares: count(SQUARES).map(() => 0),
    slots: count(9),
    pile: count(30),
    display: count(4),
    stack: count(12),
    patrol: -1,
    active: 0,
    turn: 0,
  };
}

/** Places a token of the active player; the next one is active. */
export function place(g: SmallGame, square: number): void {
  const player = g.players[g.active];
  g.squares[square] = (g.squares[square] + 1 + g.active) % 16;
  player.tokens = player.tokens === 0 ? TOKENS : player.tokens - 1;
  player.coins = (player.coins + 1) % 30;
  g.active = (g.active + 1) % SEATS;
  g.turn++;
}
