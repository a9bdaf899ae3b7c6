import type { Action, Suit } from './action-cards.ts';
import type { Ambition, BuildingKind, Resource } from './box.ts';
import type { Die } from './dice.ts';

/**
 * What a card changes for its holder, as data. Rules ask for a trait, never for a card by its name;
 * what cannot be said by a trait is a script in rules/cards.
 */
export interface Traits {
  /** Stays through Outrage; any token may be spent as this type, whose Outrage is ignored then. ARC-25.5 */
  readonly loyal?: Resource;
  /** The supply of this type counts as the holder's; rivals discard theirs after scoring. ARC-25.4 */
  readonly cartel?: Resource;
  /** May be laid beside a played card of this suit. ARC-25.3 */
  readonly union?: Suit;
  /** Rivals cannot steal anything of the holder but this card, which is buried then. */
  readonly guards?: true;
  /** Dice beyond the number of attacking ships. */
  readonly extraDice?: {
    readonly count: number;
    readonly where: 'gate' | 'anywhere';
    readonly must: boolean;
  };
  /** Dice that may be rolled again once in a battle. */
  readonly reroll?: { readonly die: Die; readonly per: 'weapon icon' | 'fresh ship' };
  /** Declaring one of these places no zero marker. */
  readonly keepsNumber?: readonly Ambition[];
  /** May declare with a card that surpasses or pivots. */
  readonly declaresFollowing?: true;
  /** What the single pip of a Copy or Pivot brings besides: a token with a tax... ARC-21.10 */
  readonly gainsWithTax?: Resource;
  /** ...or one more action before or after another. */
  readonly alsoTakes?: { readonly action: 'move' | 'influence'; readonly with: Action };
  /** Second place in this ambition gives nothing, the first only what the second would. */
  readonly weakAt?: Ambition;
  /** Discards these tokens after Tycoon was scored. */
  readonly lavish?: Resource;
  /** Can tax only where the system is controlled. */
  readonly taxNeedsControl?: true;
  readonly shipsPerMove?: number;
  /** Agents that a Guild card must hold to be secured. */
  readonly agentsForGuild?: number;
  /** Gives a Guild card to the weakest Rival in order to declare. */
  readonly paysForAmbition?: true;
  /** Influences after a battle that cost a defending piece; the attacker cannot ransack. */
  readonly beloved?: true;
  /** Types that are Outraged from the start. */
  readonly outraged?: readonly Resource[];
  /** Fresh ships move once more. */
  readonly movesAgain?: true;
  /** The attacker's assault dice bring an intercept. */
  readonly mirrors?: true;
  /** Ships are built fresh everywhere. */
  readonly freshShips?: true;
  /** A fresh starport keeps raid dice away. */
  readonly starportGuards?: true;
  /** Ignores one rolled intercept while all attacking ships are fresh. */
  readonly ignoresIntercept?: true;
  /** Repairs an attacking ship after the battle. */
  readonly repairsAttacker?: true;
  /** Can build this on a gate. */
  readonly gateBuilding?: BuildingKind;
  /** Rival ships that enter a gate with a fresh starport of the holder, who controls it, lose an agent. */
  readonly gateToll?: true;
  /** Can build a city beside the building slots of a planet, for a token of its type. */
  readonly cloudCity?: true;
  /** The attacker takes a hit before collecting dice. */
  readonly railgun?: true;
  /** Holds one more token, at this raid cost. */
  readonly holds?: number;
}

/** A new action stands in for a standard one. ARC-21.7 */
export interface NewAction {
  readonly id: string;
  readonly replaces: Action;
}
