/** Counts of the box. AH-2 */
export const GOLD = 20;
export const WEALTH_DICE = 11;
export const PATROLS = 10;
export const STRONGHOLDS = 3;
export const COMRADES = 20;

/** AH-3 */
export const STARTING_GOLD = 1;
export const STARTING_PLANS = 2;
export const STARTING_READY = 6;
export const STARTING_COMRADES = 2;
export const FACE_UP = 3;

export const DICE_PER_TURN = 2;
export const PLANS_PER_ROUND = 2;
export const HIGHEST_WEALTH = 6;
export const CARGO_LIMIT = 2;
export const DELIVERY_FAME = 2;

/** The game ends after a round in which somebody has this much. AH-13.3 */
export const FAME_TO_END = 30;

/** Added in battle. AH-9.8 */
export const STRONGHOLD_BONUS = 2;
export const GUNSHIP_BONUS = 3;

/** Places of the two first tiles: anchor and quarter turns clockwise; both ways are mirror images. AH-3.4 */
export const STARTING_LAYOUTS = [
  [
    { x: 0, y: 0, rotation: 2 },
    { x: 2, y: 1, rotation: 0 },
  ],
  [
    { x: 0, y: 0, rotation: 1 },
    { x: 2, y: -1, rotation: 3 },
  ],
] as const;
