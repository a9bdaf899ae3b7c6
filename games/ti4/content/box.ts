/** Victory points that end the game, and those of the long game. TI-21.1 */
export const VICTORY_POINTS = { standard: 10, long: 14 } as const;

/** Strategy cards that each player takes, by number of players. TI-2.2 */
export const STRATEGY_CARDS_EACH: { readonly [players: number]: number } = {
  3: 2,
  4: 2,
  5: 1,
  6: 1,
};

/** Command tokens of a faction. TI-4.1 */
export const COMMAND_TOKENS = 16;

export const POOLS = ['tactic', 'fleet', 'strategy'] as const;

export type Pool = (typeof POOLS)[number];

/** Command tokens at the start, in the order of `POOLS`. TI-4.1 */
export const STARTING_TOKENS: readonly number[] = [3, 3, 2];

/** Action cards in hand. TI-19.1 */
export const HAND_LIMIT = 7;

/** Secret objectives, scored or not. TI-20.5 */
export const SECRET_LIMIT = 3;

/** Public objectives laid out of each stage, and how many are open at the start. TI-20.6 */
export const OBJECTIVES_EACH_STAGE = 5;
export const OPEN_OBJECTIVES = 2;

/** Structures of a player on one planet. TI-13.3 */
export const DOCKS_ON_PLANET = 1;
export const PDS_ON_PLANET = 2;

/** Influence that removes the custodians token. TI-12.4 */
export const CUSTODIANS_COST = 6;

/** Dice have ten sides; 0 counts as 10. TI-1.10 */
export const DIE_SIDES = 10;
