import {
  Abilities,
  type Ability,
  type CardEntry,
  type Passive,
  type Script,
  type Seat,
} from '@tablewright/engine';
import {
  ABILITIES,
  ACTION_CARDS,
  AGENDAS,
  type Colour,
  FACTIONS,
  NOTES,
  PROFILES,
  TECHNOLOGIES,
  type Trait,
} from '../content/index.ts';
import { couldHoldOfKind, holdsNone, kindOfNote, ownerOfNote } from './notes.ts';
import type { Assimilator } from './options.ts';
import { NONE, type Ti4 } from './state.ts';

/** What technologies, faction abilities, units and laws change all the time: data that rules ask for by name. */
export interface Passives {
  /** Ships may enter and pass these anomalies. TI-7.6 */
  readonly passesAsteroids: true;
  /** Ships may pass supernovas. TI-7.7 */
  readonly passesSupernovas: true;
  /** Ships may end their move in supernovas. TI-7.7 */
  readonly entersSupernovas: true;
  /** Ships may pass nebulae, and enter them only as the active system. TI-7.8 */
  readonly passesNebulae: true;
  /** Systems with alpha or beta wormholes are all adjacent, for movement too. TI-26.8 */
  readonly joinsWormholes: true;
  /** They are so for the holder, whatever happens. TI-26.8, TI-26.9 */
  readonly joinsOwnWormholes: true;
  /** Added to the move of ships that start in a system. TI-7.1 */
  readonly moveFrom: Passive<Ti4, number, number>;
  /** Nobody moves through alpha and beta wormholes. TI-26.8 */
  readonly closesWormholes: true;
  /** Ships may pass systems with ships of others. TI-7.3 */
  readonly passesShips: true;
  /** In the holder's tactical actions Mecatol Rex has an alpha and a beta wormhole while somebody else, or nobody, controls it. */
  readonly opensGates: true;
  /** One moving ship of a tactical action gets so much more move. */
  readonly drive: number;
  /** Modifies each Space Cannon die that others roll against the holder's units. */
  readonly cannonsAgainst: number;
  /** Nobody uses Space Cannon against the holder's ground forces. */
  readonly noCannonDefense: true;
  /** Actions in one turn. */
  readonly actions: number;
  /** Command tokens gained in the status phase beside the usual two. */
  readonly statusTokens: number;
  /** One unit that uses Bombardment or Space Cannon may roll one die more. */
  readonly extraDie: true;
  /** Less to pay when units use Production. */
  readonly productionDiscount: number;
  /** Space docks of the holder cannot produce infantry. */
  readonly docksMakeNoInfantry: true;
  /** Modifies each combat roll of the holder's units. */
  readonly combatBonus: number;
  /** Ships in a system beyond the tokens of the fleet pool. TI-5.1 */
  readonly fleetBonus: number;
  /** Hits that a use of Sustain Damage cancels. TI-11.1 */
  readonly sustainCancels: number;
  /** Cruisers and destroyers that may shoot before a space combat. Ambush */
  readonly ambushes: number;
  /** The opponent loses a ship other than a fighter at the start of a space combat, if the holder has so many of them. */
  readonly opensFire: number;
  /** In each round of a space combat one damaged ship that has not used Sustain Damage is repaired. */
  readonly repairsOne: true;
  /** Hits that the holder's ground forces make in a round in which they are hit. */
  readonly hitsBack: number;
  /** Ground forces that join the holder's on a planet where they have won a combat. */
  readonly joinVictors: number;
  /** In invasions, ships of the holder can bombard at the end of each round of a ground combat. TI-12.2 */
  readonly bombardsInCombat: true;
  /** Resources for which the card is exhausted so that a technology has no prerequisites. TI-18.1 */
  readonly skipsNeeds: number;
  /** The strategy card whose secondary ability costs no token. */
  readonly freeSecondary: string;
  /** The strategy card whose primary ability may be done for the token of the secondary one. */
  readonly primaryInstead: string;
  /** Trades with players who are no neighbours. TI-16.7 */
  readonly tradesWithAll: true;
  /** Scores public objectives also without the planets of the home system. TI-20.3 */
  readonly scoresAnywhere: true;
  /** Others cannot activate asteroid fields with ships of the holder. */
  readonly closesAsteroids: true;
  /** Nobody pillages the holder. Promise of Protection */
  readonly neverPillaged: true;
  /** Resources or influence that a trade good is spent as. TI-15.2 */
  readonly worthOfGoods: number;
  /** Influence that the custodians token costs. TI-12.4 */
  readonly custodiansCost: number;
  /** Prerequisites ignored when researching anything but a unit upgrade. */
  readonly ignoresNeeds: number;

  /** Command tokens gained instead of each technology that the holder would research. TI-26.3 */
  readonly tokensForResearch: number;
  /** Not counted among the technologies of the faction. TI-26.19 */
  readonly isNotCounted: true;
  /** Its token can be put on a faction technology of another player, whose text it has then. */
  readonly assimilates: Assimilator;
  /** The holder casts no votes. TI-23.5 */
  readonly castsNoVotes: true;
  /** Nobody gains technologies of the holder by combat. Antivirus */
  readonly keepsTechnologies: true;

  /** It does nothing in a match without action cards and agendas. */
  readonly needsCouncil: true;
  /** Most action cards in hand; the smallest counts. TI-19.1 */
  readonly handLimit: number;
  /** Holds any number of action cards; nothing changes that. Crafty */
  readonly noHandLimit: true;
  /** On the holder's turns players who have passed play no action cards. Transparasteel Plating */
  readonly silencesPassed: true;
  /** Action cards drawn in the status phase beside the usual one. TI-26.2 */
  readonly statusCards: number;
  /** Action cards can be part of the holder's transactions. TI-16.3 */
  readonly tradesCards: true;

  /** Planets are not exhausted for votes: everybody casts one. Representative Government */
  readonly oneVote: true;
  /** Most command tokens in the fleet pool; the smallest counts. */
  readonly fleetTokens: number;
  /** Any number of PDS can be on a planet. TI-13.3 */
  readonly unlimitedPds: true;
  /** Bombardment cannot be used against units on planets with this trait. TI-12.1 */
  readonly sparesTrait: Trait;
  /** Units of this kind cannot use Sustain Damage. TI-11.1 */
  readonly cannotSustain: number;
  /** Upgrades of this kind of unit have no prerequisites once somebody owns one. TI-18.1 */
  readonly sharesUpgrade: number;
  /** Fighters and infantry come one for a cost, not two. TI-14.3 */
  readonly noPairs: true;
  /** Research with the Technology card costs no resources. TI-3.9 */
  readonly freeTechnology: true;
  /** Modifies each combat roll of the holder's fighters. */
  readonly fighterBonus: number;

  // Laws under planet cards only.
  /** Added to the values of the planet. */
  readonly moreResources: number;
  readonly moreInfluence: number;
  /** No units can be placed on the planet. Demilitarized Zone */
  readonly noUnits: true;
  /** Units on the planet cannot use Production. TI-14.1 */
  readonly noProduction: true;
  /** Points that go with control of the planet. TI-12.8 */
  readonly pointsOfControl: number;
  /** A prerequisite of this colour is ignored when the card is exhausted. TI-18.1 */
  readonly ignoresColour: Colour;

  // Agendas only. An outcome is the number of the elected player, planet, law or secret objective.
  /** The agenda has nothing to decide on: another one is revealed. TI-23.3 */
  readonly isMoot: (g: Ti4) => boolean;
  /** What happens when most votes are for it. TI-23.9 */
  readonly approved: (g: Ti4) => Script;
  /** What happens when most votes are against it. TI-23.9 */
  readonly rejected: (g: Ti4) => Script;
  /** What happens to the elected player, planet, law or secret objective. TI-23.9 */
  readonly elected: (g: Ti4, outcome: number) => Script;
  /** What follows once the predictions on it have paid; `number` is its place in the phase. */
  readonly afterwards: (g: Ti4, outcome: number, number: number) => void;
  /** What falls due at the start of the next strategy phase. */
  readonly falls: (g: Ti4, seats: readonly Seat[]) => Script;
  /** What happens when the law is discarded from play. */
  readonly repealed: (g: Ti4) => void;

  // Notes only.
  /** What happens when somebody receives the note: it is laid out at once. TI-27.2 */
  readonly received: (g: Ti4, seat: Seat, note: number) => void;
  /** While it lies before its holder, its owner cannot produce in or next to systems with the holder's units. Stymie */
  readonly barsProduction: true;
  /** What its holder loses when it goes back from the play area. TI-6.4 */
  readonly returned: (g: Ti4, seat: Seat) => void;

  // Riders and predictions of factions only.
  /** What a correct prediction brings. TI-23.8 */
  readonly reward: (g: Ti4, seat: Seat) => Script;

  // Units only, beside what their profiles say.
  /** Its system has a delta wormhole, also where it goes ahead of the owner's other ships. TI-26.20 */
  readonly opensDelta: true;
  /** Fighters of its system land in invasions like ground forces. TI-12.11 */
  readonly landsFighters: true;
  /** Modifies combat rolls of the owner's other ships in its system. */
  readonly bonusToOthers: number;
  /** Repaired at the start of each round of a space combat. */
  readonly repairsItself: true;
  /** Ships of others in its system cannot use Sustain Damage. TI-11.1 */
  readonly stopsSustain: true;
  /** It may itself pass systems with ships of others. TI-7.3 */
  readonly slipsThrough: true;
  /** Extra hits for each unmodified roll of this or more. */
  readonly criticalHits: { readonly from: number; readonly hits: number };
  /** Hits that ships of these kinds make in its system go to ships other than fighters while there are any. TI-10.15 */
  readonly heavyHits: readonly number[];
  /** When it is destroyed, all ships in its system are destroyed with it. TI-10.14 */
  readonly takesAllAlong: true;
}

/** A side of the combat under way. */
export const ATTACKER = 0;
export const DEFENDER = 1;
export type Side = 0 | 1;

/** Units of a kind that have been destroyed together in a space area, or on a planet. */
export interface Loss {
  readonly seat: Seat;
  /** Who destroyed them; NONE if the rules did. */
  readonly by: Seat;
  readonly kind: number;
  readonly system: number;
  /** NONE in space. */
  readonly planet: number;
  readonly count: number;
}

/** The moments at which abilities are used, and what each is about. Ids are those of the box's list of windows. */
export interface Windows {
  /** A component action. `needs` are checked by `may`. TI-2.11 */
  readonly action: object;
  readonly 'turn.start': { readonly active: Seat };
  readonly 'strategy.start': object;
  /** Somebody has named the strategy card that he wants. */
  readonly 'strategy.chosen': { readonly strategy: number; readonly by: Seat };
  readonly 'strategy.end': object;
  readonly 'action.done': object;
  readonly 'tactical.done': object;
  /** A card lies open: its place among `plays`. TI-28.8 */
  readonly 'card.played': { readonly play: number };
  readonly 'card.drawn': object;
  readonly 'goods.gained': { readonly by: Seat };
  /** An event for each of the two. */
  readonly 'transaction.done': { readonly by: Seat };
  readonly 'commodities.replenished.when': { readonly by: Seat };
  readonly 'commodities.replenished.after': object;
  readonly 'technology.researched.after': { readonly technology: number; readonly by: Seat };
  readonly 'structure.placed': { readonly system: number };
  /** `fighters` are those among the units ordered; what changes values comes before the order. */
  readonly 'production.used.when': { readonly system: number; readonly fighters: number };
  /** The units made, by kind. */
  readonly 'production.used.after': { readonly system: number; readonly made: readonly number[] };
  readonly 'ships.moved': { readonly system: number };
  readonly 'strategic.resolved': { readonly strategy: number };
  readonly 'system.activated': { readonly system: number; readonly by: Seat };
  /** `planet` is NONE in Space Cannon Offense. */
  readonly 'cannon.before': {
    readonly rival: Seat;
    readonly system: number;
    readonly planet: number;
  };
  readonly 'cannon.hits': { readonly by: Seat; readonly system: number; readonly planet: number };
  readonly 'sustain.used': { readonly rival: Seat; readonly system: number; readonly kind: number };
  readonly 'unit.destroyed': { readonly losses: readonly Loss[] };
  readonly 'combat.start': { readonly side: Side };
  readonly 'round.start': { readonly side: Side };
  readonly 'retreat.announced': { readonly rival: Seat };
  readonly 'dice.rolled': { readonly side: Side };
  readonly 'rolls.done': { readonly side: Side };
  readonly 'hits.assign': { readonly side: Side };
  readonly 'hits.assigned': { readonly side: Side };
  readonly 'round.end': { readonly side: Side };
  readonly 'combat.won': { readonly planet: number; readonly won: boolean };
  readonly 'invasion.start': { readonly system: number };
  readonly 'bombardment.before': { readonly system: number };
  readonly 'forces.committed': { readonly system: number };
  /** `rival` controlled it before, or NONE; structures that are replaced stay there, as the new controller's. */
  readonly 'planet.gained.when': {
    readonly planet: number;
    readonly by: Seat;
    readonly rival: Seat;
    readonly replaced: { pds: number; docks: number };
  };
  readonly 'planet.gained.after': {
    readonly planet: number;
    readonly by: Seat;
    readonly rival: Seat;
  };
  readonly 'status.start': object;
  readonly 'status.return': object;
  readonly 'status.end': object;
  readonly 'agenda.start': object;
  readonly 'agenda.revealed.when': object;
  readonly 'agenda.revealed.after': object;
  readonly 'vote.before': object;
  readonly 'vote.cast': { readonly outcome: number };
  readonly 'vote.speaker': object;
  readonly elected: object;
}

export type WindowId = keyof Windows;

/** An ability at a window; a mandatory one happens whenever `may` allows it. TI-1.3 */
export type Ti4Ability<I extends WindowId = WindowId> = Ability<Ti4, Windows, I>;

export type Entry = CardEntry<Ti4, Windows, Passives>;
export type Entries = { readonly [id: string]: Entry };

const ABILITIES_OF = FACTIONS.map(({ abilities }) =>
  abilities.map((id) => ABILITIES.findIndex((ability) => ability.id === id)),
);

/**
 * Everything that does something. Laws hold for all, offices for the player who owns the law; notes lie in hands until
 * they are laid out.
 */
export type Deck = 'technology' | 'faction' | 'unit' | 'law' | 'office' | 'laid' | 'card' | 'note';

const NOTHING: readonly number[] = [];

/** What everything does; abilities/index.ts declares it. */
export const powers = new Abilities<Ti4, Windows, Passives, Deck>({
  technology: {
    ids: TECHNOLOGIES.map(({ id }) => id),
    held: (g, seat) => g.players[seat].technologies,
    // An exhausted technology keeps its passive text only. TI-18.5
    exhausted: (g, seat, technology) => (isReady(g, seat, technology) ? null : 'TI-18.5'),
  },
  faction: {
    ids: ABILITIES.map(({ id }) => id),
    // Before the match there are players without a faction.
    held: (g, seat) => ABILITIES_OF[g.players[seat].faction] ?? NOTHING,
  },
  unit: { ids: PROFILES.map(({ id }) => id), held: (g, seat) => g.players[seat].profiles },
  law: { ids: AGENDAS.map(({ id }) => id), held: (g) => g.laws, isCommon: true },
  office: { ids: AGENDAS.map(({ id }) => id), held: (g, seat) => g.players[seat].offices },
  laid: {
    ids: NOTES.map(({ id }) => id),
    held: (g, seat) => g.players[seat].displayed,
    reads: kindOfNote,
  },
  card: {
    ids: ACTION_CARDS.map(({ id }) => id),
    held: (g, seat) => g.players[seat].hand,
    hidden: {
      isEmpty: (g, seat) => g.players[seat].hand.length === 0,
      couldHold: (g, _seat, card) => (isUnseen(g, card) ? card : NONE),
    },
  },
  note: {
    ids: NOTES.map(({ id }) => id),
    held: (g, seat) => g.players[seat].notes.filter((note) => ownerOfNote(note) !== seat),
    reads: kindOfNote,
    hidden: { isEmpty: holdsNone, couldHold: couldHoldOfKind },
  },
});

/** Is this technology of the seat readied? TI-18.5 */
export function isReady(g: Ti4, seat: Seat, technology: number): boolean {
  return !g.players[seat].spent.includes(technology);
}

export function exhaustTechnology(g: Ti4, seat: Seat, technology: number): void {
  g.players[seat].spent.push(technology);
}

/** Does the component do nothing in this match, which has neither action cards nor agendas? */
export function isIdle(g: Ti4, deck: Deck, card: number): boolean {
  return !g.variant.council && powers.of(deck, card)?.needsCouncil === true;
}

/** Is a copy of the card somewhere else than in the discard pile? */
export function isUnseen(g: Ti4, card: number): boolean {
  return g.discarded[card] < ACTION_CARDS[card].count;
}

/** What a kind of unit of this seat has under some name. */
export function unitPower<N extends keyof Passives>(
  g: Ti4,
  seat: Seat,
  kind: number,
  name: N,
): Passives[N] | undefined {
  const profile = g.players[seat].profiles[kind];
  return profile < 0 ? undefined : (powers.of('unit', profile) as Partial<Passives>)[name];
}

/** The sum of a passive number over technologies, faction and units. */
export function bonus(
  g: Ti4,
  seat: Seat,
  name:
    | 'statusTokens'
    | 'statusCards'
    | 'productionDiscount'
    | 'combatBonus'
    | 'fighterBonus'
    | 'fleetBonus'
    | 'cannonsAgainst',
): number {
  return powers.sum(g, seat, name);
}
