import {
  constant,
  core,
  flag,
  hidden,
  type Infer,
  int,
  list,
  nobody,
  owner,
  record,
  type Seat,
  type Sees,
} from '@tablewright/engine';
import { SMUGGLER_1, SMUGGLER_2 } from '../content/index.ts';

export const NONE = -1;

/** A slot that holds neither a die (1 to 6) nor damage. */
export const EMPTY = 0;
export const DAMAGE = 7;

/** Only the Smuggler behind whose board it lies, until the end. AH-17.2, AH-18.4 */
const ownerOf =
  (faction: number): Sees =>
  (seat: Seat, _path, _index, g: Ahoy) =>
    g.over || (seat >= 0 && g.players[seat].faction === faction);

/** One side of a battle. AH-9.5 */
const side = record({
  seat: int,
  /** An index of FIGURES. */
  figure: int,
  /** Pips taken off the Cannons die. */
  lowered: int,
  /** Battle dice as they lie. */
  dice: list(int),
  secretWeapon: flag,
  weaponsCaches: int,
});

export const ahoySchema = record({
  ...core,
  /** Readings of the rules that the table has chosen instead of the usual ones. */
  variant: constant(
    record({
      /** Battering Beakhead as the English card has it: only a flagship that was beaten in battle moves. AH-12.5 */
      cardBeakhead: flag,
      /** Cutter and Gunship bring no Comrades by their Sail. AH-15.3 */
      flagshipComrades: flag,
      /** A current does not carry a figure that fought in its space. AH-9.9 */
      calmAfterBattle: flag,
      /** There are no battles while a Smuggler moves on after a victory. AH-16.8 */
      freeEscape: flag,
      /** Enlist works on islands with a Stronghold too. AH-12.2 */
      openEnlist: flag,
    }),
  ),
  /** Seats clockwise from the Squadron. AH-3.2 */
  order: constant(list(int)),
  /**
   * The map. A region is numbered like its tile, a space 4 × tile + corner, the corner as printed. `links` holds for
   * each space its neighbour to the north, east, south and west, or NONE.
   */
  map: constant(
    record({
      /** Tiles in the order in which they were laid. */
      tiles: list(int),
      /** By tile: the cell of the corner that lies in the north-west, and quarter turns clockwise. */
      x: list(int),
      y: list(int),
      rotation: list(int),
      links: list(int),
    }),
  ),
  /** The wealth die of each region; 0 where the tile is not on the map. */
  wealth: list(int),
  /** Wealth dice in the supply. */
  wealthDice: int,
  /** Tiles to come; the last is the top. */
  stack: hidden(list(int), { pool: 'tiles', sees: nobody }),
  /** The tile drawn and not laid yet, or NONE. AH-8.1 */
  drawn: int,
  /** The tile left in the box. AH-3.3 */
  boxed: hidden(list(int), { pool: 'tiles', sees: nobody }),
  /** Market cards face up. */
  market: list(int),
  deck: hidden(list(int), { pool: 'market', sees: nobody }),
  /** Market cards out of the game. */
  removed: list(int),
  /** Gold in the supply. */
  gold: int,
  players: list(
    record({
      /** An index of FACTIONS. */
      faction: int,
      fame: int,
      gold: int,
      /** Rolled and not placed yet. */
      dice: list(int),
      /** Set aside, or off a card that was lost. AH-4.5 */
      aside: list(int),
      /** The slots of the board: EMPTY, a die, or DAMAGE. */
      slots: list(int),
      crew: list(int),
      /** What lies on the slot of each crew card. */
      crewSlots: list(int),
      /** The space of the flagship. */
      flagship: int,
      cargo: list(int),
      /** Cells of the reward markers. AH-16.7 */
      white: int,
      black: int,
      /** Plans in hand. AH-15.7 */
      hand: hidden(list(int), { pool: 'plans', sees: owner }),
    }),
  ),
  /** Spaces of the Patrols on the map. */
  patrols: list(int),
  patrolSupply: int,
  strongholds: list(int),
  strongholdSupply: int,
  /** Comrades on the island of each region. */
  comrades: list(int),
  ready: int,
  comradeSupply: int,
  /** Spaces of the two ships, and what lies on the slots of their cards. AH-15.8 */
  cutter: int,
  gunship: int,
  cutterSlots: list(int),
  gunshipSlots: list(int),
  planDeck: hidden(list(int), { pool: 'plans', sees: nobody }),
  planDiscard: list(int),
  /** Which faction each of the two piles of pledges is for. AH-3.9 */
  pledges1: hidden(list(int), { pool: 'pledges1', sees: ownerOf(SMUGGLER_1) }),
  pledges2: hidden(list(int), { pool: 'pledges2', sees: ownerOf(SMUGGLER_2) }),
  /** Cards delivered, face down, by Smuggler and pile. AH-16.6 */
  delivered1: list(hidden(list(int), { pool: 'delivered', sees: ownerOf(SMUGGLER_1) })),
  delivered2: list(hidden(list(int), { pool: 'delivered', sees: ownerOf(SMUGGLER_2) })),
  round: int,
  firstPlayer: int,
  active: int,
  /** Turns begun. */
  turn: int,
  /** Dice still to be placed in this turn. AH-4.2 */
  diceLeft: int,
  /** Crew cards that work once a turn and have. */
  usedCrew: list(int),
  /** Smugglers who have moved on after a victory in this action. AH-16.8 */
  movedOn: list(int),
  /** The battle now fought: attacker and defender; none otherwise. */
  battle: list(side),
  /** Where it is fought. */
  battleSpace: int,
  /** The last round has been scored. */
  over: flag,
});

export type Ahoy = Infer<typeof ahoySchema>;
export type Player = Ahoy['players'][number];
export type Side = Ahoy['battle'][number];
