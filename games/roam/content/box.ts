/** Counts of the box. RO-1 */
export const TOKENS_EACH = 24;

/** Cards a player must own to bring on the end, starters included. RO-10.1 */
export const CARDS_TO_END = 10;

export const OPTIONAL_SQUARE_PRICE = 2;

export const PATROL_POINTS = 3;

/** Coins at the start, in turn order. RO-3.5 */
export const STARTING_COINS = [0, 1, 1, 2] as const;

/** The edges of the map in clockwise order; a player's edge turns the patterns by as many quarters. RO-2.8, RO-2.9 */
export const EDGES = ['S', 'W', 'N', 'E'] as const;

export type Edge = (typeof EDGES)[number];

/** Edges taken unless the players choose, by number of players. RO-2.8 */
export const USUAL_EDGES: { readonly [players: number]: readonly number[] } = {
  2: [0, 2],
  3: [0, 1, 2],
  4: [0, 1, 2, 3],
};
