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
  text,
} from '@tablewright/engine';

/** Most seats of a match: places in lists that run by seat. */
export const SEATS = 6;

export const NONE = -1;

/** Kinds of units that can be in a space area: all ships, then infantry. */
export const AFLOAT = 8;

/** Kinds of ships that can ever use Sustain Damage, from the carrier to the war sun. */
export const STURDY = 4;

/** Enough for all ships of a kind in the box. */
export const DAMAGE_BITS = 4;

/** Enough for all fighters and infantry that ships can carry. */
export const COUNT_BITS = 7;

/** Counts in a number, and numbers for the units of a seat in a space area. */
export const COUNTS = 4;
export const FLEET_WORDS = AFLOAT / COUNTS;

/** Which factions are dealt, or how they are chosen. TI-29.3 */
export const FACTION_MODES = ['first', 'all', 'pool', 'pick', 'draft', 'named'] as const;

/** Where the galaxy comes from. TI-29.5 */
export const GALAXY_MODES = ['printed', 'fair', 'slices', 'built', 'map'] as const;

export const PHASES = ['setup', 'strategy', 'action', 'status', 'agenda', 'over'] as const;

/** Known to every seat and to spectators. */
export const EVERYBODY = knownToAll(SEATS);

/** What dice are rolled for. */
export const ROLLS = ['none', 'cannons', 'ambush', 'barrage', 'combat', 'bombardment'] as const;

export const ti4Schema = record({
  ...core,
  variant: constant(
    record({
      points: int,
      factions: text(...FACTION_MODES),
      /** Factions that each player bans. TI-29.2 */
      bans: int,
      galaxy: text(...GALAXY_MODES),
      /** The map string that the players brought, or nothing. */
      map: text(),
      /** With action cards and agendas; without them it is the first game of the Learn to Play book. */
      council: flag,
    }),
  ),
  /** Seats clockwise as they sit, from the first home place. */
  seating: constant(list(int)),
  /** What is chosen before the match; it stays as it was. TI-29.1 */
  draft: constant(
    record({
      /** Factions that nobody has, as far as they can be had. */
      factions: list(int),
      banned: list(int),
      /** Tiles of each slice. */
      slices: list(list(int)),
      /** Tiles of no slice. */
      rest: list(int),
      /** Slice and place at the table by seat, or NONE. */
      slice: list(int),
      position: list(int),
    }),
  ),
  /** Tiles to be placed; nothing once the galaxy is complete. TI-29.6 */
  building: record({
    hands: list(
      record({
        blue: hidden(list(int), { pool: 'blue', sees: owner }),
        red: hidden(list(int), { pool: 'red', sees: owner }),
      }),
    ),
    /** Tiles that were not dealt. */
    blue: hidden(list(int), { pool: 'blue', sees: nobody }),
    red: hidden(list(int), { pool: 'red', sees: nobody }),
  }),
  /** A system is known by its tile; who sits where, and what touches what. */
  galaxy: constant(
    record({
      /** Tiles on the board. */
      systems: list(int),
      /** Axial coordinates by tile; the tiles that are not on the board are far away. */
      q: list(int),
      r: list(int),
      /** Neighbours by tile: sides first, then wormholes. TI-7.10 */
      adjacent: list(list(int)),
      /** Home system by seat. */
      homes: list(int),
      /** Home systems beside the map, which only delta wormholes lead to. TI-7.11 */
      apart: list(int),
    }),
  ),
  players: list(
    record({
      faction: int,
      points: int,
      /** Command tokens on the sheet. TI-4.1 */
      tactic: int,
      fleet: int,
      strategy: int,
      goods: int,
      commodities: int,
      /** Trade goods and action cards that what is begun cannot be paid without: nobody deals them away. TI-16.2 */
      owed: int,
      owedCards: int,
      /** Technologies owned, by number. */
      technologies: list(int),
      /** Those of them that are exhausted. */
      spent: list(int),
      /** The profile of each kind of unit that is in force; NONE for a kind that cannot be had yet. */
      profiles: list(int),
      /** Infantry waiting on their card for the next turn. TI-26.1 */
      returning: int,
      /** Secret objectives not yet scored. */
      secrets: hidden(list(int), { pool: 'secret', sees: owner }),
      /** Objectives scored: public ones by number, then secret ones. */
      scored: list(int),
      scoredSecrets: list(int),
      /** Action cards in hand, by kind, and who has seen each. TI-19.1 */
      hand: hidden(list(int), {
        pool: 'action',
        sees: owner,
        known: { in: 'handKnown', seats: SEATS },
      }),
      handKnown: list(int),
      /** Promissory notes in hand, by owner and kind, and who has seen each. TI-17.2 */
      notes: hidden(list(int), {
        pool: 'note',
        sees: owner,
        known: { in: 'notesKnown', seats: SEATS },
      }),
      notesKnown: list(int),
      /** Promissory notes of others that lie face up before the player. TI-17.2 */
      displayed: list(int),
      /** Laws that belong to the player. TI-23.12 */
      offices: list(int),
      passed: flag,
      eliminated: flag,
    }),
  ),
  /** Units in the space areas: COUNT_BITS a kind, COUNTS kinds a number, from (system × SEATS + seat) × FLEET_WORDS. */
  space: list(int),
  /** How many of them are damaged, by system × SEATS + seat: DAMAGE_BITS a sturdy kind, the carrier's lowest. */
  damaged: list(int),
  /** Command tokens on the board: a bit a seat, by system. */
  tokens: list(int),
  /** Ground forces on planets: planet × SEATS + seat. */
  ground: list(int),
  /** Structures on planets; they are the controller's. TI-13.4 */
  pds: list(int),
  docks: list(int),
  /** Space docks in space areas, a number each: system × SEATS + seat. TI-13.5 */
  floating: list(int),
  /** Who controls each planet, or NONE. */
  control: list(int),
  /** Planet cards that are exhausted. */
  exhausted: list(flag),
  custodians: flag,
  /** The planet whose values are exchanged for this use of Production, or NONE. Hegemonic Trade Policy */
  exchanged: int,
  /** Where the alpha and the beta wormhole token lie; NONE where they are not on the board. */
  wormholes: list(int),
  /** Who has initiative 0 in this round, or NONE. TI-2.4 */
  zero: int,
  /** The strategy cards, Leadership first. */
  strategy: list(record({ owner: int, exhausted: flag, goods: int })),
  /** The strategy card that somebody has named and not taken yet, or NONE. TI-2.6 */
  choosing: int,
  /** Who keeps strategy cards for the next round, and takes none then: a bit a seat. TI-2.5 */
  keepers: int,
  /** Public objectives: stage I by number, then stage II (numbers from 10). */
  revealed: list(int),
  stage1: hidden(list(int), { pool: 'stage1', sees: nobody }),
  stage2: hidden(list(int), { pool: 'stage2', sees: nobody }),
  /** Objectives that are not part of this match. */
  stage1Box: hidden(list(int), { pool: 'stage1', sees: nobody }),
  stage2Box: hidden(list(int), { pool: 'stage2', sees: nobody }),
  secretDeck: hidden(list(int), { pool: 'secret', sees: nobody }),
  /** Action cards by kind; the top one is last. */
  actionDeck: hidden(list(int), { pool: 'action', sees: nobody }),
  /** Action cards in the discard pile: how many of each kind. */
  discarded: list(int),
  /** Action cards that are being played, the last one on top: nothing of theirs is resolved yet. TI-19.3 */
  plays: list(
    record({
      seat: int,
      card: int,
      cancelled: flag,
      /** What was named when it was played; NONE where nothing is. */
      planet: int,
      system: int,
      player: int,
      kind: int,
      /** The ship named is a damaged one. */
      damaged: flag,
      count: int,
      outcome: int,
      law: int,
      /** A planet beside the first one. */
      otherPlanet: int,
      /** Own dice by number. Fire Team */
      dice: list(int),
    }),
  ),
  /** The last card played was cancelled. TI-19.5 */
  cancelled: flag,
  /** Agendas; the top one is last. Politics shows some of them. */
  agendaDeck: hidden(list(int), {
    pool: 'agenda',
    sees: nobody,
    known: { in: 'agendaKnown', seats: SEATS },
  }),
  agendaKnown: list(int),
  agendaDiscards: list(int),
  /** Laws that hold for everybody. TI-23.9 */
  laws: list(int),
  /** Laws under planet cards. TI-12.8 */
  attached: list(record({ agenda: int, planet: int, exhausted: flag })),
  /** The secret objective that counts as a public one, or NONE. TI-20.8 */
  leaked: int,
  /** Secret objectives that are or were public, with a bit for each seat that has scored them. TI-20.8 */
  published: list(record({ secret: int, scored: int })),
  /** Agendas whose outcome falls due at the start of the next strategy phase, with a bit a seat that it touches. */
  pending: list(record({ agenda: int, seats: int })),
  /** The agenda that is before the council; NONE when there is none. TI-23.1 */
  council: record({
    agenda: int,
    /** The first or the second one of the phase. */
    number: int,
    /** It is voted on again while it stays in force. Miscount Disclosed */
    again: flag,
    /** Who cannot vote on it: a bit a seat. TI-23.5 */
    barred: int,
    /** Who can neither vote nor use cards and faction abilities: a bit a seat. Political Secret */
    silenced: int,
    /** Votes as they were cast, additional ones too. TI-23.4 */
    votes: list(record({ seat: int, outcome: int, count: int })),
    /** Outcomes that riders name, or abilities by their number among all; the other one is NONE. TI-23.8 */
    predictions: list(record({ seat: int, card: int, ability: int, outcome: int })),
    /** For 0, against 1; or the number of the player, planet, law or secret objective; NONE before it is settled. */
    outcome: int,
    /** With whom each seat has made a transaction: a bit a seat. TI-16.4 */
    traded: list(int),
  }),
  /** Who cannot vote any more in this phase: a bit a seat. Public Execution */
  banished: int,
  /** The prediction of this phase has been made. Galactic Threat */
  foretold: flag,
  /** The technology under each assimilator token; NONE while the token lies on none. Valefar Assimilator */
  assimilated: list(int),
  speaker: int,
  round: int,
  phase: text(...PHASES),
  turn: record({
    /** Turns begun in this match. */
    number: int,
    seat: int,
    /** Actions taken in this turn. TI-26.18, TI-27.11 */
    taken: int,
    /** Actions that an effect has added to it. TI-26.14 */
    extra: int,
    /** Partners of this turn's transactions: a bit a seat. TI-16.2 */
    traded: int,
  }),
  /** The tactical action under way; its system is NONE when there is none. */
  tactical: record({
    system: int,
    /** The system is next to all systems with units of the active player. Spacial Conduit Cylinder */
    conduit: flag,
    /** Units that stand in the active system since the ships moved: an objective looks at it. */
    moved: flag,
    /** Added to the move of the active player's ships. Flank Speed */
    speed: int,
    /** No unit can be moved into the active system. Ceasefire */
    ceasefire: flag,
    /** Where ships start that may pass ships of others; NONE without such a system. In the Silence of Space */
    silent: int,
    /** Systems with alpha or beta wormholes are all adjacent. Lost Star Chart */
    chart: flag,
    /** Where the wormhole of a ship is while the ship itself moves; NONE: with the ship. TI-26.20 */
    beacon: int,
    /** Space docks that fire along in Space Cannon Offense. Experimental Battlestation */
    battlestations: list(record({ seat: int, system: int, value: int, dice: int })),
    /** What is added to Bombardment rolls against planets of a seat. Bunker */
    bunkers: list(record({ seat: int, added: int })),
    /** PDS of the others have neither Planetary Shield nor Space Cannon in the invasion. Disable */
    disabled: flag,
    /** Who can use neither faction abilities nor faction technologies: a bit a seat. Greyfire Mutagen */
    muted: int,
    /** Planets landed on in this action. */
    landed: list(int),
    /** Planets gained in it. Reclamation */
    gained: list(int),
    /** Fighters of the active player that fight on planets. TI-12.11 */
    fighters: list(record({ planet: int, count: int })),
  }),
  /** The combat under way; its system is NONE when there is none. */
  combat: record({
    system: int,
    /** NONE in space. */
    planet: int,
    attacker: int,
    defender: int,
    round: int,
    /** Who has announced a retreat, and to which system; NONE without one. */
    retreating: int,
    refuge: int,
    /** Hits that a side has to deal with: attacker, defender. */
    hits: list(int),
    /** How many of them go to ships other than fighters while there are any, by side. TI-10.15 */
    heavy: list(int),
    /** Ships by kind that used Sustain Damage in this round, attacker's and defender's: STURDY each. */
    sustained: list(int),
    /** Rerolls bought for this round, by side. Munitions Reserves */
    rerolls: list(flag),
    /** Rerolls that another player pays for in this round, by side. War Funding */
    funded: list(flag),
    /** Added to the combat rolls of a side in the whole combat. Tekklar Legion */
    legion: list(int),
    /** Added to the combat rolls of a side in this round. Morale Boost */
    boost: list(int),
    /** Added to those of its fighters besides. Fighter Prototype */
    fighterBoost: list(int),
    /** Does not roll in this round, by side. Magen Defense Grid */
    silenced: list(flag),
    /** It has ended as a draw, whatever is left. Skilled Retreat */
    drawn: flag,
    /** Has a player scored an objective in this combat: a bit a seat. TI-12.12 */
    scored: int,
    /** Kinds of ships destroyed in this space combat: a bit a kind. Salvage Operations */
    wrecks: int,
    /** A technology of the opponent has been gained in it. Technological Singularity */
    learnt: flag,
    /** Ground forces in the space area that fight as ships, by side. TI-26.4 */
    joined: list(int),
    /** Where they have come from: planets, or NONE for the space area. */
    origins: list(record({ planet: int, count: int })),
  }),
  /** The last roll of dice, as the board shows it; it lies there until the next one. */
  rolled: record({
    roll: text(...ROLLS),
    /** Who rolled. */
    seats: list(int),
    /** The dice of each of them, four numbers a die: kind of unit, die, what is added to it, hits. */
    dice: list(list(int)),
    /** The hits go to ships other than fighters while there are any. TI-10.15 */
    heavy: flag,
    /** Hits of a Space Cannon roll that were cancelled. Maneuvering Jets */
    cancelled: int,
  }),
  ended: flag,
});

export type Ti4 = Infer<typeof ti4Schema>;
export type Player = Ti4['players'][number];
