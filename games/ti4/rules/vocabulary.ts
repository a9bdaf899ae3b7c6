import { type Seat, vocabulary } from '@tablewright/engine';
import type { UnitKind } from '../content/index.ts';
import type { Side } from './powers.ts';
import type { Aim, AtPlanet, AtSystem, OfPlayer } from './prompts.ts';

/** The steps of a match and what they take. */
export interface Steps {
  layOut: [];
  ban: [seat: Seat];
  drawFactions: [];
  pickFaction: [seat: Seat];
  draft: [seat: Seat];
  takeSeats: [];
  placeExtra: [seat: Seat];
  placeTile: [seat: Seat];
  setTable: [];
  placeStart: [seat: Seat];

  strategyPhase: [];
  pickCard: [seat: Seat];
  endStrategyPhase: [];

  actionPhase: [];
  nextTurn: [initiative: number];
  turn: [seat: Seat];
  action: [seat: Seat];
  endAction: [seat: Seat];

  primary: [seat: Seat, card: number];
  secondary: [seat: Seat, card: number, owner: Seat, isExempt: number];
  exhaustCard: [card: number];

  activated: [seat: Seat, system: number];
  movement: [seat: Seat];
  cannonOffense: [shooter: Seat];
  spaceCombat: [];
  spaceRound: [];
  barrage: [];
  announceRetreats: [];
  rollSpace: [side: Side];
  spaceHits: [];
  endSpaceRound: [];
  endSpaceCombat: [];
  bombardment: [seat: Seat];
  landing: [seat: Seat];
  cannonDefenses: [seat: Seat];
  cannonDefense: [planet: number];
  groundCombats: [seat: Seat];
  groundCombat: [planet: number];
  groundRound: [];
  endGroundCombat: [];
  establishControl: [seat: Seat];
  production: [seat: Seat];
  endTactical: [seat: Seat];

  statusPhase: [];
  scoreObjectives: [seat: Seat];
  revealObjective: [];
  recallTokens: [];
  gainTokens: [seat: Seat];
  drawCards: [seat: Seat];
  readyAll: [];
  endStatusPhase: [];

  agendaPhase: [];
  revealAgenda: [number: number];
  whenRevealed: [];
  afterRevealed: [];
  vote: [seat: Seat];
  closeVote: [];
  settleOutcome: [];
  resolveOutcome: [];
  payPredictions: [];
  closeCouncil: [];
  endAgendaPhase: [];
}

/** Units of a kind, by its name. */
interface OfUnits extends OfPlayer {
  kind: string;
  count: number;
}

/** How many units of each kind, and which kind a list of them names first. */
export type Counts = { readonly [K in Exclude<UnitKind, 'pds'>]: number } & {
  readonly first: string;
};

/** The events of a match. They name cards, systems, planets and units by their ids. */
interface Events {
  draftBegins: OfPlayer;
  banned: OfPlayer & { faction: string };
  bansOver: { count: number };
  tookSlice: OfPlayer & { number: number };
  tookPosition: OfPlayer & { number: number };
  placedTile: OfPlayer & AtSystem;
  laidOut: { speaker: Seat };
  faction: OfPlayer & { faction: string };
  secretDrawn: OfPlayer & { known: false; secret: { known: true; objective: string } };
  secretReturned: OfPlayer;
  revealed: { objective: string };
  bonusGoods: OfPlayer & { count: number };

  round: { round: number };
  phase: { phase: string };
  tookCard: OfPlayer & { card: string; goods: number };
  goodsOnCards: { cards: string[] };
  swappedCards: OfPlayer & { other: Seat; gives: string; gets: string };

  turn: OfPlayer;
  passed: OfPlayer;
  strategic: OfPlayer & { card: string };
  secondary: OfPlayer & { card: string };
  declinedSecondary: OfPlayer & { card: string };
  component: OfPlayer & { power: string };
  used: OfPlayer & { power: string };

  drewCards: OfPlayer & {
    count: number;
    known: false;
    secret: { known: true; actionCards: string[] };
  };
  discardedCards: OfPlayer & { actionCards: string[] };
  reshuffled: { deck: 'action' | 'agenda' };
  /** `kind` is that of the ship aimed at, or `none`. */
  played: OfPlayer & { actionCard: string; kind: string } & Aim;
  cancelled: OfPlayer & { actionCard: string };
  stolen: OfPlayer & {
    other: Seat;
    known: false;
    secret: { known: true; actionCards: string[] };
  };
  sawHand: OfPlayer & {
    other: Seat;
    known: false;
    secret: { known: true; actionCards: string[] };
  };
  tookFromHand: OfPlayer & {
    other: Seat;
    known: false;
    secret: { known: true; actionCards: string[] };
  };
  playedNote: OfPlayer & { note: string; other: Seat };
  displayedNote: OfPlayer & { note: string; other: Seat };
  returnedNote: OfPlayer & { note: string; other: Seat };
  lostPoint: OfPlayer & { count: number };
  gainedPoint: OfPlayer & { count: number };

  plague: AtPlanet & { dice: string; count: number };
  exhaustedPlanet: OfPlayer & AtPlanet;
  messiah: OfPlayer & { planets: string[] };
  returnedToken: OfPlayer & { pool: string };

  agenda: { agenda: string; number: number };
  mootAgenda: { agenda: string };
  replacedAgenda: { agenda: string };
  peeked: OfPlayer & { known: false; secret: { known: true; agendas: string[] } };
  voted: OfPlayer & { votes: number } & Aim;
  abstained: OfPlayer;
  extraVotes: OfPlayer & { votes: number } & Aim;
  decided: OfPlayer & Aim;
  outcome: { agenda: string } & Aim;
  enacted: { law: string };
  repealed: { law: string };
  predictionPaid: OfPlayer & { actionCard: string };
  votedAgain: { agenda: string };
  appointed: OfPlayer & { other: Seat };
  banished: OfPlayer;
  published: { objective: string };
  passedLaw: OfPlayer & { law: string; other: Seat };
  exhaustedPlanets: OfPlayer & { planets: string[] };
  returnedGoods: OfPlayer & { count: number };
  returnedTokens: OfPlayer & { count: number };
  ixthianRoll: OfPlayer & { die: number };

  gainedTokens: OfPlayer & { tactic: number; fleet: number; strategy: number };
  redistributed: OfPlayer & { tactic: number; fleet: number; strategy: number };
  paid: OfPlayer & { planets: string[]; goods: number; with: 'planets' | 'goods' | 'both' };
  gainedGoods: OfPlayer & { count: number };
  pillaged: OfPlayer & { other: Seat; thing: 'goods' | 'commodities' };
  replenished: OfPlayer & { count: number };
  traded: OfPlayer & {
    other: Seat;
    /** What a list of the things given names first. */
    givesFirst: string;
    givesGoods: number;
    givesCommodities: number;
    givesNotes: number;
    givesCards: number;
    getsFirst: string;
    getsGoods: number;
    getsCommodities: number;
    getsNotes: number;
    getsCards: number;
    known: false;
    secret: { known: true; swapped: string[] };
  };
  newSpeaker: OfPlayer;
  tokenPlaced: OfPlayer & AtSystem;
  tokenRecalled: OfPlayer & AtSystem;
  readied: OfPlayer & AtPlanet;
  built: OfPlayer & AtPlanet & { kind: string };
  placed: OfUnits & AtSystem;
  landedFresh: OfUnits & AtPlanet;
  produced: OfPlayer & AtSystem & Counts;
  researched: OfPlayer & { technology: string };
  gainedTechnology: OfPlayer & { technology: string };
  foretold: OfPlayer & { power: string } & Aim;
  assimilated: OfPlayer & { technology: string; token: string };
  lostTechnology: OfPlayer & { technology: string };
  joinedCombat: OfPlayer & { count: number };

  activated: OfPlayer & AtSystem;
  moved: OfPlayer & { from: string; to: string } & Counts;
  riftRoll: OfPlayer & AtSystem & { kind: string; die: number; lost: 0 | 1 };
  removed: OfUnits & AtSystem;
  turnEnded: OfPlayer & { power: string };
  stayed: OfUnits & AtSystem;
  wormholeMoved: OfPlayer & AtSystem & { wormhole: string };
  initiativeZero: OfPlayer;
  landedFighters: OfPlayer & AtPlanet & { count: number };
  fightersReturned: OfPlayer & AtPlanet & { count: number };

  cannons: OfPlayer & AtSystem & { rival: Seat; dice: string; hits: number };
  ambush: OfPlayer & { dice: string; hits: number };
  barrage: OfPlayer & { dice: string; hits: number };
  spaceCombat: AtSystem & { attacker: Seat; defender: Seat };
  combatRoll: OfPlayer & { dice: string; hits: number };
  retreatAnnounced: OfPlayer & AtSystem;
  retreated: OfPlayer & AtSystem;
  sustained: OfPlayer & { kind: string };
  repaired: OfPlayer & { kind: string };
  cancelledHits: OfPlayer & { count: number };
  courageous: OfPlayer & { kind: string; dice: string; count: number };
  destroyed: OfUnits & AtSystem;
  destroyedOn: OfUnits & AtPlanet;
  combatWon: OfPlayer & AtSystem;
  combatDrawn: AtSystem;
  bombarded: OfPlayer & AtPlanet & { dice: string; hits: number };
  custodians: OfPlayer;
  landed: OfPlayer & AtPlanet & { count: number };
  calledBack: OfPlayer & AtPlanet & { count: number };
  /** From the planet to the one named by `target`. */
  relocated: OfPlayer & AtPlanet & { target: string; count: number };
  groundCombat: AtPlanet & { attacker: Seat; defender: Seat };
  groundWon: OfPlayer & AtPlanet;
  groundDrawn: AtPlanet;
  converted: OfPlayer & AtPlanet & { rival: Seat };
  gainedPlanet: OfPlayer & AtPlanet & { taken: boolean; rival: Seat };
  lostStructures: OfPlayer & AtPlanet;
  infiltrated: OfPlayer & AtPlanet & { pds: number; docks: number };
  returnRoll: OfPlayer & { die: number; returns: 0 | 1 };
  returnedInfantry: OfPlayer & AtPlanet & { count: number };

  scored: OfPlayer & { objective: string; points: number };
  mecatolPoint: OfPlayer;
  eliminated: OfPlayer;
  won: OfPlayer;
  objectivesOut: object;
}

export const { schedule, stepCall, leaveFor, emit } = vocabulary<Steps, Events>();
