import { Abilities, type CardEntry, type Script, type Seat } from '@tablewright/engine';
import { MARKET, PLAN_CARDS, PLAN_KINDS, type PlanKind, PLANS } from '../content/index.ts';
import type { Figure } from './figures.ts';
import { type Ahoy, NONE, type Side } from './state.ts';

/** The moments at which crew and plans do something, and what each is about. */
export interface Windows {
  /** The player's turn: an action without a die. AH-12.5, AH-15.7 */
  readonly act: object;
  /** A die was placed on the slot of the card. AH-12.5 */
  readonly worked: object;
  /** A die came to the Cannons. */
  readonly cannonsLoaded: object;
  /** Damage was taken off. */
  readonly repaired: object;
  /** The flagship anchored. */
  readonly anchored: { readonly space: number };
  /** A battle of an own figure begins. AH-15.7 */
  readonly battlePlan: { readonly skirmish: Skirmish };
  /** Both sides of a battle have rolled; `place` is the holder's side. */
  readonly rolled: { readonly place: number };
  readonly won: { readonly loser: Seat };
  /** An enemy was damaged and stays on the map; in some variants, or was only beaten. */
  readonly enemyHurt: { readonly blow: Blow };
  readonly turnEnds: object;
}

export interface Blow {
  readonly hit: Figure;
  /** Was it beaten in battle? */
  readonly isBattle: boolean;
  pushed: boolean;
}

/** A battle before the first shot. */
export interface Skirmish {
  /** The own side. */
  readonly side: Side;
  isCancelled: boolean;
}

/** What cards change by being there. Rules ask for it by name. */
interface Passives {
  /** Added to every battle. */
  readonly battle: number;
  /** Damage added when the flagship wins. */
  readonly damage: number;
  /** Pips that a gold changes a die by, beyond the first. */
  readonly pips: number;
  /** The flagship takes no damage of wreckage. */
  readonly passesWreckage: true;
  /** The flagship goes where it likes in currents, or in fog. */
  readonly steersInCurrents: true;
  readonly steersInFog: true;
  /** The flagship leaves the map and comes in again at the far end. */
  readonly crossesEdges: true;
  /** Battles can be paid off with gold. */
  readonly paysOffBattles: true;
  /** Steps that the flagship sails by a die on the card. */
  readonly steps: number;
  /** It takes treasure in passing on the way. */
  readonly trawls: true;
  /** Its action must damage some figure of the region. Bots look at it, rules never do. */
  readonly strikes: true;
  /** The plan stays face up beside the board instead of being discarded. */
  readonly stays: true;
}

export type Entry = CardEntry<Ahoy, Windows, Passives>;

/** What every card does; cards/index.ts declares it. Discarded plans lie face up, so that all know which may be left. */
export const powers = new Abilities<Ahoy, Windows, Passives, Deck>({
  crew: { ids: MARKET.map(({ id }) => id), held: (g, seat) => g.players[seat].crew },
  plans: {
    ids: PLAN_KINDS,
    held: (g, seat) => g.players[seat].hand.map((card) => planNumber(PLAN_CARDS[card])),
    hidden: {
      isEmpty: (g, seat) => g.players[seat].hand.length === 0,
      couldHold(g, _seat, kind) {
        const discarded = g.planDiscard.filter((card) => PLAN_CARDS[card] === PLAN_KINDS[kind]);
        return discarded.length < PLANS[kind].count ? kind : NONE;
      },
    },
  },
});

export type Deck = 'crew' | 'plans';

/** The number of a plan in its deck. */
export const planNumber = (plan: PlanKind): number => PLAN_KINDS.indexOf(plan);

/** Everything that the crew of a seat do at a window, in the order in which they were recruited. */
export function* react<I extends keyof Windows>(
  g: Ahoy,
  seat: Seat,
  window: I,
  about: Windows[I],
): Script {
  if (g.players[seat].crew.length === 0) return;
  for (const found of powers.at(g, seat, window))
    if (powers.verdict(g, seat, found, about) === null)
      yield* found.ability.use(g, seat, { ...about, card: found.card });
}
