import {
  constant,
  core,
  flag,
  hidden,
  type Infer,
  int,
  knownToAll,
  list,
  nobody,
  owner,
  record,
  type Seat,
  type Sees,
  text,
  type Zone,
} from '@tablewright/engine';
import { BUILDINGS, USES } from '../content/index.ts';

/** Most seats of a match: places in lists that run by seat. */
export const SEATS = 4;

/** Known to every seat and to spectators. */
export const EVERYBODY = knownToAll(SEATS);

/** Face-up cards are open. ARC-K3 */
const isOpen: Sees = (_seat, [play], _index, g: Arcs) => isFaceUp(g.played[play].use);

/** Buried cards are known to lie at the bottom. ARC-K9 */
const buriedSeen: Sees = (_seat, _path, index, g: Arcs) => index < g.buried;

export const arcsSchema = record({
  ...core,
  variant: constant(
    record({
      /** Lore cards that each player drafts beside a leader; 0 without leaders. ARC-22 */
      lore: int,
      /** Cards played face up are discarded to a pile of their own. ARC-23.14 */
      splitDiscard: flag,
    }),
  ),
  /** The setup card, by its number. ARC-2.6 */
  setup: int,
  players: list(
    record({
      power: int,
      /** Cities on the board, which cover slots and bonuses. ARC-1.7 */
      cities: int,
      /** Pieces in supply. */
      starports: int,
      ships: int,
      agents: int,
      /** The token in each slot, or NONE; the last slot is that of a card which holds one. */
      slots: list(int),
      /** The token that has still to find a slot, or NONE. ARC-18.2 */
      holding: int,
      /** For each type: not Outraged, covered by an agent, or by a stand-in. ARC-16.4, ARC-16.6 */
      outrage: list(int),
      /** Captive agents by their owners. */
      captives: list(int),
      /** Trophies by owner and kind: four kinds an owner. */
      trophies: list(int),
      /** Guild cards in the play area. */
      guild: list(int),
      /** Its owner's secret, except for cards that others have seen. ARC-K1, ARC-K7 */
      hand: hidden(list(int), {
        pool: 'action',
        sees: owner,
        known: { in: 'known', seats: SEATS },
      }),
      /** Who else knows each card of the hand. */
      known: list(int),
      leader: int,
      lore: list(int),
      /** Has passed the initiative since the last lead card. ARC-5.6 */
      passed: flag,
    }),
  ),
  /** Tokens in supply, by type. */
  supply: list(int),
  /** Tokens spent in this Prelude. ARC-21.4 */
  aside: list(int),
  /** Ships in each system, four seats a system. */
  fresh: list(int),
  damaged: list(int),
  /** In order of system and place. Places beyond the slots of a planet float above it; gates have one for each kind. */
  buildings: list(
    record({
      system: int,
      place: int,
      owner: int,
      kind: text(...BUILDINGS),
      damaged: flag,
      /** A city taxed, or a starport that built a ship, in this turn. ARC-11.6, ARC-12.5 */
      used: flag,
    }),
  ),
  /** The row, with agents by their owners. */
  court: list(record({ card: int, agents: list(int) })),
  /** The last card is on top. */
  courtDeck: hidden(list(int), { pool: 'court', sees: buriedSeen }),
  /** Cards at the bottom of the Court deck that were buried there. */
  buried: int,
  courtDiscard: list(int),
  /**
   * Face-down action discard pile, its bottom first. Nobody looks through it, but players remember what they saw go
   * there. ARC-2.18, ARC-9.7, ARC-K4
   */
  pile: hidden(list(int), {
    pool: 'action',
    sees: nobody,
    known: { in: 'pileKnown', seats: SEATS },
  }),
  pileKnown: list(int),
  /** Face-up action discard pile of the split discard option. ARC-23.14 */
  openPile: list(int),
  /** Leaders and lore to draft; what was never on offer. ARC-22.2 */
  leaderRow: list(int),
  loreRow: list(int),
  leaderBox: hidden(list(int), { pool: 'leaders', sees: nobody }),
  loreBox: hidden(list(int), { pool: 'lore', sees: nobody }),
  /** Ambition markers, the most valuable first: on an ambition, or available. */
  markers: list(record({ flipped: flag, at: int })),
  chapter: int,
  /** Who holds the initiative marker. */
  initiative: int,
  /** Who leads this round. */
  leading: int,
  /** Who seized the initiative in this round, or NONE. */
  seized: int,
  /** The zero marker covers the number of the lead card. ARC-6.6 */
  zero: flag,
  /** A player has declared an ambition in this round. */
  declared: flag,
  /** Cards played in this round; the first is the lead card. */
  played: list(
    record({
      seat: int,
      card: hidden(int, {
        pool: 'action',
        sees: isOpen,
        known: { in: 'known', seats: SEATS },
      }),
      use: text(...USES),
      /** A card played face down is known to its player. ARC-K3 */
      known: int,
      /** The Union beside it and who put it there, or NONE. ARC-25.3 */
      union: int,
      unionOf: int,
    }),
  ),
  turn: record({
    /** Turns begun in this match. */
    number: int,
    seat: int,
    /** Which of the played cards is the turn's. */
    play: int,
    pips: int,
    /** A Weapon lets every pip battle. ARC-18.9 */
    weapon: flag,
    prelude: flag,
    /** A Prelude action has been taken. */
    acted: flag,
    /** The action being taken was bought by the single pip of a Copy or Pivot. ARC-21.10 */
    solo: flag,
    /** Guild cards secured in this Prelude. ARC-21.5 */
    locked: list(int),
    /** Cards whose effect works once a turn and is used up: their ids. */
    once: list(text()),
  }),
  /** The battle under way; its system is NONE when there is none. */
  battle: record({
    system: int,
    attacker: int,
    defender: int,
    /** Fire Rifles hits from afar and is no battle. */
    rifles: flag,
    /** Were all attacking ships fresh when it began? */
    allFresh: flag,
    /** Rolled dice: kind of die times six plus face. */
    dice: list(int),
    /** Icons still to be resolved. */
    self: int,
    intercept: int,
    hits: int,
    buildingHits: int,
    keys: int,
    /** Attacking ships that are left once the hits are dealt. */
    freshLeft: int,
    damagedLeft: int,
    /** Defending pieces destroyed. */
    trophies: int,
    /** Cities destroyed that have still to cause Outrage. */
    fallen: int,
    /** Cards ransacked or stolen in it, which no Outrage of it discards. ARC-16.11 */
    ransacked: list(int),
  }),
  ended: flag,
});

export type Arcs = Infer<typeof arcsSchema>;
export type Player = Arcs['players'][number];
export type Building = Arcs['buildings'][number];
export type Play = Arcs['played'][number];

export const handOf = (g: Arcs, seat: Seat): Zone => ({
  cards: g.players[seat].hand,
  known: g.players[seat].known,
});

export const pileOf = (g: Arcs): Zone => ({ cards: g.pile, known: g.pileKnown });

export const NONE = -1;

export const NOT_OUTRAGED = 0;
export const AGENT = 1;
export const STAND_IN = 2;

/** Is a card face up when it is played this way? ARC-6.1, ARC-7, ARC-8.3 */
export function isFaceUp(use: Play['use']): boolean {
  return use !== 'copy' && use !== 'seize';
}
