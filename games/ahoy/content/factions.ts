/** The factions in clockwise order. AH-3.2 */
export const FACTIONS = ['bluefin', 'smuggler-1', 'union', 'smuggler-2'] as const;

export type FactionId = (typeof FACTIONS)[number];

/** Indices of FACTIONS. */
export const BLUEFIN = 0;
export const SMUGGLER_1 = 1;
export const UNION = 2;
export const SMUGGLER_2 = 3;

/** Who takes part, by number of players, clockwise from the Squadron. AH-3.1 */
export const FACTIONS_FOR: { readonly [players: number]: readonly number[] } = {
  2: [BLUEFIN, UNION],
  3: [BLUEFIN, SMUGGLER_1, UNION],
  4: [BLUEFIN, SMUGGLER_1, UNION, SMUGGLER_2],
};

/** What the slots of the boards do. AH-6, AH-14 to AH-16 */
export const ACTIONS = [
  'sail',
  'full-sail',
  'tailwind',
  'cannons',
  'order',
  'bombard',
  'deploy',
  'assemble',
  'inspire',
  'rally',
  'negotiate',
  'repair',
] as const;

export type Action = (typeof ACTIONS)[number];

export interface Slot {
  readonly id: string;
  readonly action: Action;
  /** The die values it takes, one bit each: bit 3 is a 3. AH-5.2 */
  readonly accepts: number;
  /** A broken frame: it cannot be damaged. AH-11.3 */
  readonly dashed: boolean;
}

export const ANY = 0b1111110;
export const EVEN = 0b1010100;

const only = (value: number): number => 1 << value;

function slots(action: Action, ...accepts: number[]): Slot[] {
  return accepts.map((values, i) => ({
    id: `${action}-${i + 1}`,
    action,
    accepts: values,
    dashed: action === 'repair',
  }));
}

const squadronSlots: readonly Slot[] = [
  ...slots('sail', ANY, ANY, ANY, ANY),
  ...slots('tailwind', ANY, ANY),
  ...slots('order', only(3)),
  ...slots('cannons', only(5), only(6)),
  ...slots('bombard', only(4)),
  ...slots('deploy', ANY),
  ...slots('repair', only(2)),
];

const unionSlots: readonly Slot[] = [
  ...slots('sail', ANY, ANY, ANY, ANY),
  ...slots('tailwind', ANY, ANY),
  ...slots('assemble', only(1)),
  ...slots('cannons', ANY),
  ...slots('inspire', only(6)),
  ...slots('rally', only(6)),
  ...slots('repair', EVEN),
];

const smugglerSlots: readonly Slot[] = [
  ...slots('sail', ANY, ANY, ANY),
  ...slots('full-sail', ANY),
  ...slots('tailwind', ANY),
  ...slots('cannons', ANY),
  ...slots('negotiate', EVEN),
  ...slots('repair', EVEN),
];

/** The slots of each faction's board, by index of FACTIONS. AH-14.1, AH-15.1, AH-16.1 */
export const BOARDS: readonly (readonly Slot[])[] = [
  squadronSlots,
  smugglerSlots,
  unionSlots,
  smugglerSlots,
];

/** The slots of the plan cards that stay in play. AH-15.1 */
export const SHIP_SLOTS: {
  readonly cutter: readonly number[];
  readonly gunship: readonly number[];
} = { cutter: [ANY], gunship: [only(4), only(6)] };

/** Action dice of each faction. AH-2 */
export const ACTION_DICE: readonly number[] = [5, 4, 4, 4];

/** What the winner of a battle may choose. AH-14.9, AH-15.13, AH-16.8 */
export const VICTORIES = [
  'damage-steal',
  'damage-2',
  'damage-remove-comrade',
  'damage-comrade',
  'damage-move',
  'damage-reward',
] as const;

export type Victory = (typeof VICTORIES)[number];

export const VICTORIES_OF: readonly (readonly Victory[])[] = [
  ['damage-steal', 'damage-2', 'damage-remove-comrade'],
  ['damage-move', 'damage-reward'],
  ['damage-comrade', 'damage-steal'],
  ['damage-move', 'damage-reward'],
];
