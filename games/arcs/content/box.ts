export const RESOURCES = ['material', 'fuel', 'weapon', 'relic', 'psionic'] as const;

export type Resource = (typeof RESOURCES)[number];

export const AMBITIONS = ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'] as const;

export type Ambition = (typeof AMBITIONS)[number];

/** Which ambition counts a resource; Weapons count for none. ARC-19.2, ARC-20.3 */
export const AMBITION_OF: { readonly [R in Resource]: Ambition | null } = {
  material: 'tycoon',
  fuel: 'tycoon',
  weapon: null,
  relic: 'keeper',
  psionic: 'empath',
};

/** Pieces of one player. ARC-1.4 */
export const PIECES = { cities: 5, starports: 5, ships: 15, agents: 10 } as const;

export const BUILDINGS = ['city', 'starport'] as const;

export type BuildingKind = (typeof BUILDINGS)[number];

/** What may lie in a Trophies box. ARC-4.7 */
export const TROPHIES = ['ship', 'starport', 'city', 'agent'] as const;

export type Trophy = (typeof TROPHIES)[number];

/** Tokens of each type. ARC-1.2 */
export const TOKENS_EACH = 5;

/** Raid costs of the resource slots from left to right. ARC-1.6 */
export const RAID_COSTS = [3, 1, 1, 2, 1, 3] as const;

/** Open resource slots, by cities on the board. ARC-1.7 */
export const OPEN_SLOTS = [6, 6, 6, 4, 3, 2] as const;

/** Bonus of a sole first place, by cities on the board. ARC-1.7, ARC-20.9 */
export const CITY_BONUS = [5, 2, 0, 0, 0, 0] as const;

export interface MarkerSide {
  readonly first: number;
  readonly second: number;
}

/** Ambition markers, the most valuable first. ARC-1.8 */
export const MARKERS: readonly { readonly front: MarkerSide; readonly back: MarkerSide }[] = [
  { front: { first: 5, second: 3 }, back: { first: 9, second: 4 } },
  { front: { first: 3, second: 2 }, back: { first: 6, second: 3 } },
  { front: { first: 2, second: 0 }, back: { first: 4, second: 2 } },
];

export const CHAPTERS = 5;

/** Power that ends the game, by number of players. ARC-20.17 */
export const POWER_TO_END: { readonly [players: number]: number } = { 2: 33, 3: 30, 4: 27 };

/** Cards in the Court, by number of players. ARC-2.5 */
export const COURT_SIZE: { readonly [players: number]: number } = { 2: 3, 3: 4, 4: 4 };

/** Ships that come to the rescue of a player who has none. ARC-23.5 */
export const RESCUE_SHIPS = 3;

/** What goes to the systems A, B and C. ARC-2.11 */
export interface StartBox {
  readonly building: BuildingKind | null;
  readonly ships: number;
}

export interface StartBoxes {
  readonly A: StartBox;
  readonly B: StartBox;
  readonly C: StartBox;
}

export const STANDARD_BOXES: StartBoxes = {
  A: { building: 'city', ships: 3 },
  B: { building: 'starport', ships: 3 },
  C: { building: null, ships: 2 },
};
