import type { PromptTelling, Seat } from '@tablewright/engine';
import type { Colour } from '../content/index.ts';

export interface OfPlayer {
  player: Seat;
}

export interface AtSystem {
  system: string;
}

export interface AtPlanet {
  planet: string;
}

/**
 * What a card is aimed at or an outcome is: a name, a player, a ship or a player in a system, a number, or nothing.
 * Unused names repeat the card.
 */
export interface Aim {
  aim:
    | 'nothing'
    | 'thing'
    | 'player'
    | 'ship'
    | 'place'
    | 'count'
    | 'for'
    | 'against'
    | 'predicts'
    | 'predictsPlayer';
  target: string;
  other: Seat;
  count: number;
}

/** How many there are, or are left. */
interface Counted {
  count: number;
}

/** What units cost so far, and how many more can be ordered. */
export interface Ordered extends AtSystem {
  cost: number;
  left: number;
  purse: number;
}

/**
 * The questions of a match and what they tell. They name cards, systems, planets and units by their ids. An ability that
 * asks one of its own declares it in its file.
 */
export interface Prompts {
  banFaction: object;
  pickFaction: object;
  draft: object;
  placeExtra: AtSystem;
  placeTile: object;
  startTechnology: object;
  startDock: object;
  startPds: Counted;
  startInfantry: Counted;

  strategyCard: object;
  /** Actions taken on this turn. */
  turn: { taken: number };
  turnEnd: object;
  secondary: OfPlayer & { card: string };
  gainToken: Counted;
  redistributeTactic: object;
  redistributeFleet: Counted;
  tokenFromSheet: Counted;
  spendTokens: Counted;
  payResources: { cost: number };
  payInfluence: { cost: number };
  buyTokens: object;
  diplomacy: object;
  readyPlanet: Counted;
  newSpeaker: object;
  sortAgendas: Counted;
  construction: object;
  build: object;
  takePiece: object;
  takeSpare: { kind: string };
  tooManyGroups: { kind: string };
  exempt: object;
  recallToken: object;
  homeDock: object;
  research: { cost: number };
  ignoreNeed: { colour: Colour };
  skipNeeds: Counted;
  tokensForResearch: Counted & { cost: number };

  scorePublic: object;
  scoreSecret: object;
  drawSecret: object;
  keepSecret: object;
  returnSecret: object;

  moveShips: AtSystem;
  overFleet: AtSystem;
  overCapacity: AtSystem;
  spaceCannon: AtSystem;
  cannonDefenses: object;
  cannonDefense: AtPlanet;
  extraDie: object;
  extraDiePlanet: object;
  barrage: AtSystem;
  announceRetreat: { round: number };
  retreat: object;
  /** `kind` is that of the only ship with room, or empty. */
  liftForces: { room: number };
  loadRetreat: { room: number; kind: string };
  sustainDamage: AtSystem & { hits: number };
  /** `marked` are the ships given up so far, as `kind:hull`. */
  assignHits: AtSystem & { hits: number; marked: string };
  bombardment: AtSystem & Counted;
  landForces: AtSystem & Counted;
  groundCombats: object;
  groundHits: AtPlanet & { hits: number };
  returnInfantry: Counted;

  produce: Ordered;

  learn: object;
  joinCombat: Counted;
  standDown: Counted;

  handLimit: Counted;
  discardCards: Counted;
  warFunding: object;

  vote: { agenda: string; votes: number };
  castVotes: Aim & { votes: number };
  speakerDecides: { agenda: string };
  nextReward: object;

  /** Windows in which something can be used. */
  'turn.start': OfPlayer;
  'strategy.start': object;
  'strategy.chosen': OfPlayer & { card: string };
  'strategy.end': object;
  'action.done': object;
  'tactical.done': object;
  'card.played': OfPlayer & { actionCard: string };
  'goods.gained': OfPlayer;
  'transaction.done': OfPlayer;
  'commodities.replenished.when': OfPlayer;
  'technology.researched.after': OfPlayer & { technology: string };
  'structure.placed': object;
  'production.used.when': object;
  'ships.moved': OfPlayer & AtSystem;
  'strategic.resolved': object;
  'system.activated': object;
  'cannon.before': object;
  'cannon.hits': OfPlayer & AtSystem & { hits: number };
  'sustain.used': OfPlayer & AtSystem & { kind: string };
  'unit.destroyed': object;
  'round.start': object;
  'retreat.announced': OfPlayer & AtSystem;
  'dice.rolled': object;
  'rolls.done': object;
  'hits.assign': object;
  'round.end': object;
  'combat.won': object;
  'invasion.start': OfPlayer & AtSystem;
  'forces.committed': OfPlayer & AtSystem;
  'planet.gained.when': OfPlayer & AtPlanet;
  'planet.gained.after': OfPlayer & AtPlanet;
  'status.return': object;
  'status.end': object;
  'agenda.start': object;
  'agenda.revealed.when': object;
  'agenda.revealed.after': object;
  'vote.before': object;
  'vote.cast': object;
  'vote.speaker': object;
  elected: object;
}

/** The prompts that tell this and nothing else; nothing at all, unless it is named. */
export type Prompt<A = object> = PromptTelling<Prompts, A>;
