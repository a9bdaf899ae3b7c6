import { Abilities, type Ability, type CardEntry, type Seat } from '@tablewright/engine';
import {
  type Action,
  type Ambition,
  type BuildingKind,
  COURT,
  type Die,
  LEADERS,
  LORE,
  type NewAction,
  type Resource,
} from '../content/index.ts';
import { type Arcs, NONE } from './state.ts';

/** What cards change for their holders, as data. Rules ask for it by name, never for a card. ARC-19.3, ARC-21.8 */
export interface Passives {
  /** Stays through Outrage; any token may be spent as this type, whose Outrage is ignored then. ARC-25.5 */
  readonly loyal: Resource;
  /** The supply of this type counts as the holder's; rivals discard theirs after scoring. ARC-25.4 */
  readonly cartel: Resource;
  /** Rivals can steal nothing from the holder but this card, which is then buried. */
  readonly guards: true;
  /** Dice beyond the number of attacking ships. */
  readonly extraDice: {
    readonly count: number;
    readonly where: 'gate' | 'anywhere';
    readonly must: boolean;
  };
  /** Dice that may be rolled again once in a battle. */
  readonly reroll: { readonly die: Die; readonly per: 'weapon icon' | 'fresh ship' };
  /** Declaring one of these places no zero marker. */
  readonly keepsNumber: readonly Ambition[];
  /** May declare with a card that surpasses or pivots. */
  readonly declaresFollowing: true;
  /** What the single pip of a Copy or Pivot brings besides: a token with a tax... ARC-21.10 */
  readonly gainsWithTax: Resource;
  /** ...or one more action before or after another. */
  readonly alsoTakes: { readonly action: 'move' | 'influence'; readonly with: Action };
  /** Second place in this ambition gives nothing, the first only what the second would. */
  readonly weakAt: Ambition;
  /** Discards these tokens after Tycoon was scored. */
  readonly lavish: Resource;
  /** Can tax only where the system is controlled. */
  readonly taxNeedsControl: true;
  readonly shipsPerMove: number;
  /** Agents that a Guild card must hold to be secured. */
  readonly agentsForGuild: number;
  /** Gives a Guild card to the weakest Rival in order to declare. */
  readonly paysForAmbition: true;
  /** Influences after a battle that cost a defending piece; the attacker cannot ransack. */
  readonly beloved: true;
  /** Types that are Outraged from the start. */
  readonly outraged: readonly Resource[];
  /** Fresh ships move once more. */
  readonly movesAgain: true;
  /** The attacker's assault dice bring an intercept. */
  readonly mirrors: true;
  /** Ships are built fresh everywhere. */
  readonly freshShips: true;
  /** A fresh starport keeps raid dice away. */
  readonly starportGuards: true;
  /** Ignores one rolled intercept while all attacking ships are fresh. */
  readonly ignoresIntercept: true;
  /** Repairs an attacking ship after the battle. */
  readonly repairsAttacker: true;
  /** Can build this on a gate. */
  readonly gateBuilding: BuildingKind;
  /** Rival ships that enter a gate with a fresh starport of the holder, who controls it, lose an agent. */
  readonly gateToll: true;
  /** Can build a city beside the building slots of a planet, for a token of its type. */
  readonly cloudCity: true;
  /** The attacker takes a hit before collecting dice. */
  readonly firesFirst: true;
  /** Holds one more token, at this raid cost. */
  readonly holds: number;
  /** What the card is worth beside its icon, an ordinary one being worth 1. Bots look at it, rules never do. */
  readonly worth: number;
}

/** The moments at which cards do something, and what each is about. */
export interface Windows {
  /** In the Prelude of the holder. ARC-21.2 */
  readonly prelude: object;
  /** In place of a standard action: the id of the ability says which. ARC-21.7 */
  readonly action: object;
  /** The holder has declared an ambition, by whatever means. ARC-6.10 */
  readonly declared: { readonly ambition: number };
  /** A Vox card has come out of the Court. ARC-14.5 */
  readonly secured: object;
}

export type Entries = { readonly [id: string]: CardEntry<Arcs, Windows, Passives> };

const DECKS = ['court', 'leaders', 'lore'] as const;
export type DeckName = (typeof DECKS)[number];

/** What every card does; cards/index.ts declares it. */
export const powers = new Abilities<Arcs, Windows, Passives, DeckName>({
  court: { ids: COURT.map(({ id }) => id), held: (g, seat) => g.players[seat].guild },
  leaders: { ids: LEADERS.map(({ id }) => id), held: (g, seat) => g.players[seat].leader },
  lore: { ids: LORE.map(({ id }) => id), held: (g, seat) => g.players[seat].lore },
});

type ArcsAbility<I extends keyof Windows> = Ability<Arcs, Windows, I>;

export function inPrelude(
  use: ArcsAbility<'prelude'>['use'],
  may?: ArcsAbility<'prelude'>['may'],
): ArcsAbility<'prelude'> {
  return { window: 'prelude', use, ...(may && { may }) };
}

export function newAction(
  id: NewAction,
  { may, use }: Pick<ArcsAbility<'action'>, 'may' | 'use'>,
): ArcsAbility<'action'> {
  return { window: 'action', id, use, ...(may && { may }) };
}

/** The cards of a player that have the effect, deck by deck. */
export function cardsWith(
  g: Arcs,
  seat: Seat,
  name: keyof Passives,
): { deck: DeckName; card: number }[] {
  const { guild, leader, lore } = g.players[seat];
  const held = { court: guild, leaders: leader === NONE ? [] : [leader], lore };
  return DECKS.flatMap((deck) =>
    held[deck]
      .filter((card) => powers.of(deck, card)[name] !== undefined)
      .map((card) => ({ deck, card })),
  );
}

/** The Guild card of a player that has the effect, or NONE. */
export function guildWith(g: Arcs, seat: Seat, name: keyof Passives): number {
  return g.players[seat].guild.find((card) => powers.of('court', card)[name] !== undefined) ?? NONE;
}
