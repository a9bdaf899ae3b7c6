/** A cell of the Smugglers' reward grid. AH-16.7 */
export type Reward =
  | { readonly kind: 'fame' | 'gold'; readonly amount: number }
  | {
      readonly kind:
        | 'start'
        | 'spend-gold-for-fame'
        | 'move'
        | 'move-ignore-battles'
        | 'recruit'
        | 'fame-and-wealth'
        | 'free-tailwind'
        | 'repair-all'
        | 'repair-all-for-fame'
        | 'add-tile';
    };

export type RewardKind = Reward['kind'];

/** Five rows of five. */
export const GRID_SIDE = 5;

/** The centre, where both markers start. */
export const GRID_START = 12;

const fame = (amount: number): Reward => ({ kind: 'fame', amount });
const gold = (amount: number): Reward => ({ kind: 'gold', amount });
const cell = (kind: Exclude<RewardKind, 'fame' | 'gold'>): Reward => ({ kind });

// oxfmt-ignore
export const REWARDS: readonly Reward[] = [
  cell('spend-gold-for-fame'), cell('move'), fame(2), cell('recruit'), cell('fame-and-wealth'),
  cell('recruit'), cell('free-tailwind'), gold(1), fame(1), cell('repair-all'),
  gold(2), fame(1), cell('start'), cell('add-tile'), fame(2),
  cell('free-tailwind'), cell('move-ignore-battles'), cell('recruit'), gold(2), cell('move'),
  fame(3), gold(2), fame(2), gold(1), cell('repair-all-for-fame'),
];

/** `r0c0` to `r4c4`. */
export const CELL_NAMES: readonly string[] = REWARDS.map(
  (_, at) => `r${Math.floor(at / GRID_SIDE)}c${at % GRID_SIDE}`,
);

/** Fame and wealth of the corner that gives both. */
export const FAME_WITH_WEALTH = 4;

/** The most gold that the first corner turns into fame. */
export const GOLD_FOR_FAME = 5;

/** Cells beside each other, never over a corner. */
export const CELL_NEIGHBOURS: readonly (readonly number[])[] = REWARDS.map((_, at) => {
  const row = Math.floor(at / GRID_SIDE);
  const column = at % GRID_SIDE;
  return [
    ...(row > 0 ? [at - GRID_SIDE] : []),
    ...(column < GRID_SIDE - 1 ? [at + 1] : []),
    ...(row < GRID_SIDE - 1 ? [at + GRID_SIDE] : []),
    ...(column > 0 ? [at - 1] : []),
  ];
});
