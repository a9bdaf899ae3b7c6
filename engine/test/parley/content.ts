/** The wiles an envoy may hold in hand, how many of each are in the box, and what each weighs in a bid. */
export const WILES = [
  { id: 'veto', copies: 10, weight: 1 },
  { id: 'levy', copies: 5, weight: 3 },
  { id: 'gamble', copies: 5, weight: 2 },
  { id: 'gossip', copies: 5, weight: 2 },
  { id: 'theft', copies: 4, weight: 5 },
  { id: 'insight', copies: 6, weight: 4 },
  { id: 'oratory', copies: 5, weight: 3 },
] as const satisfies readonly { id: string; copies: number; weight: number }[];

export type Wile = (typeof WILES)[number];

/** The card with each number. */
export const CARDS: readonly Wile[] = WILES.flatMap((wile) =>
  new Array<Wile>(wile.copies).fill(wile),
);

/** What every envoy may do without a card. */
export const CUSTOMS = ['bribe'] as const;

/** In a full court each envoy has an office, motions become laws, and letters lie with others than their writers. */
export const OFFICES = ['herald', 'usher', 'orator', 'guard', 'steward', 'mimic'] as const;
export const LAWS = ['candour', 'clamour', 'dole'] as const;
export const LETTERS = ['credence'] as const;

/** What lasts until the vote, or to the end of the round. */
export const EFFECTS = ['fervour', 'hush'] as const;

/** What an envoy may secretly strive for. */
export const AIMS = [
  'riches',
  'poverty',
  'learning',
  'silence',
  'fame',
  'chair',
  'plenty',
] as const;

/** What envoys pledge themselves to before the talks begin. */
export const CAUSES = ['peace', 'trade', 'honour'] as const;

export const VOTES = ['for', 'against', 'abstain'] as const;

/** An envoy with so much favour wins at once. */
export const ENOUGH_FAVOUR = 6;
/** More cards than this are not kept after a deal. */
export const HAND_AFTER_DEAL = 5;
export const ROUNDS = 3;
export const FIRST_HAND = 3;
export const ACTIONS_IN_A_TURN = 4;
export const GOODS_EACH = 4;
