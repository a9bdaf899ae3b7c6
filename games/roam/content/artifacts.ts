/**
 * The 24 artifacts. The six abilities and the total are known; names, costs, points and how often each
 * ability occurs are a reconstruction (see README.md).
 */
export const ABILITIES = ['COIN', 'SHIFT', 'ROTATE', 'FILL', 'FLIP', 'SWAP'] as const;

export type Ability = (typeof ABILITIES)[number];

export interface Artifact {
  readonly id: string;
  readonly ability: Ability;
  readonly cost: number;
  readonly points: number;
}

/** Face up beside the map. RO-11.1 */
export const DISPLAY_SIZE = 4;

export const ARTIFACTS: readonly Artifact[] = [
  { id: 'RO-A01', ability: 'COIN', cost: 3, points: 1 },
  { id: 'RO-A02', ability: 'COIN', cost: 3, points: 1 },
  { id: 'RO-A03', ability: 'COIN', cost: 4, points: 2 },
  { id: 'RO-A04', ability: 'COIN', cost: 6, points: 3 },
  { id: 'RO-A05', ability: 'SHIFT', cost: 4, points: 1 },
  { id: 'RO-A06', ability: 'SHIFT', cost: 4, points: 1 },
  { id: 'RO-A07', ability: 'SHIFT', cost: 5, points: 2 },
  { id: 'RO-A08', ability: 'SHIFT', cost: 7, points: 3 },
  { id: 'RO-A09', ability: 'ROTATE', cost: 3, points: 1 },
  { id: 'RO-A10', ability: 'ROTATE', cost: 3, points: 1 },
  { id: 'RO-A11', ability: 'ROTATE', cost: 4, points: 2 },
  { id: 'RO-A12', ability: 'ROTATE', cost: 6, points: 3 },
  { id: 'RO-A13', ability: 'FILL', cost: 4, points: 1 },
  { id: 'RO-A14', ability: 'FILL', cost: 4, points: 1 },
  { id: 'RO-A15', ability: 'FILL', cost: 5, points: 2 },
  { id: 'RO-A16', ability: 'FILL', cost: 7, points: 3 },
  { id: 'RO-A17', ability: 'FLIP', cost: 4, points: 1 },
  { id: 'RO-A18', ability: 'FLIP', cost: 4, points: 1 },
  { id: 'RO-A19', ability: 'FLIP', cost: 5, points: 2 },
  { id: 'RO-A20', ability: 'FLIP', cost: 7, points: 3 },
  { id: 'RO-A21', ability: 'SWAP', cost: 5, points: 1 },
  { id: 'RO-A22', ability: 'SWAP', cost: 5, points: 1 },
  { id: 'RO-A23', ability: 'SWAP', cost: 6, points: 2 },
  { id: 'RO-A24', ability: 'SWAP', cost: 8, points: 3 },
];
