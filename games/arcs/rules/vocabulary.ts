import { type Seat, vocabulary } from '@tablewright/engine';
import type {
  Action,
  Ambition,
  BuildingKind,
  Die,
  MarkerSide,
  Resource,
} from '../content/index.ts';

/** The standard actions are steps of their own. ARC-10.1 */
type ActionSteps = { [A in Action]: [seat: Seat] };

/** The steps of a match and what they take. */
export interface Steps extends ActionSteps {
  drawSetup: [];
  draft: [seat: Seat];
  placePieces: [];
  deal: [];
  mulligan: [seat: Seat];

  startRound: [];
  lead: [seat: Seat];
  follow: [seat: Seat];
  declareOrSeize: [seat: Seat];
  declare: [seat: Seat, ambition: number, withLead: number];
  prelude: [seat: Seat];
  pips: [seat: Seat];
  endTurn: [seat: Seat];
  endRound: [];

  withExtra: [seat: Seat, action: number];
  newAction: [seat: Seat, action: number];
  moveToBattle: [seat: Seat];
  maybeMove: [seat: Seat];
  influenceToSecure: [seat: Seat];
  maybeInfluence: [seat: Seat];
  whenSecured: [seat: Seat, card: number];
  refill: [spot: number];

  selfHits: [];
  interceptHits: [];
  shipHits: [];
  buildingHits: [];
  fallenCities: [];
  cityFell: [];
  raid: [];
  afterBattle: [];

  scoreChapter: [];
  cleanUp: [];
  overflow: [seat: Seat, returned: number];
  endChapter: [];
}

interface OfPlayer {
  player: Seat;
}

interface OfPiece extends OfPlayer {
  kind: BuildingKind | 'ship';
  system: string;
}

/** A card that everyone sees as `hidden`, except those who may know it. */
interface HiddenCard extends OfPlayer {
  card: 'hidden';
  secret: { card: string };
}

/** The events of a match. They name cards, systems and tokens by their ids. */
interface Events {
  setup: OfPlayer & { setup: string };
  pickedLeader: OfPlayer & { leader: string };
  pickedLore: OfPlayer & { lore: string };
  chapter: { chapter: number };
  mulligan: OfPlayer;

  led: OfPlayer & { card: string };
  surpassed: OfPlayer & { card: string };
  copied: HiddenCard;
  pivoted: OfPlayer & { card: string };
  passed: OfPlayer & { rival: Seat };
  passedToNobody: OfPlayer;
  allPassed: object;
  skipped: OfPlayer;
  declared: OfPlayer & MarkerSide & { ambition: Ambition };
  seized: OfPlayer;
  seizeCard: HiddenCard;
  initiative: OfPlayer;
  unionReturns: OfPlayer & { card: string; court: string };

  spent: OfPlayer & { resource: Resource; as: Resource };
  wasted: OfPlayer & { resource: Resource };
  usedCard: OfPlayer & { court: string };
  gained: OfPlayer & { resource: Resource };
  missed: OfPlayer & { resource: Resource };
  discardedToken: OfPlayer & { resource: Resource };
  discardedGuild: OfPlayer & { court: string };
  buried: { court: string };
  stoleToken: OfPlayer & { rival: Seat; resource: Resource };
  stoleCard: OfPlayer & { rival: Seat; court: string };
  unionLaid: OfPlayer & { court: string; card: string };
  discardedHand: OfPlayer & { count: number };
  drew: OfPlayer & { count: number; cards: string[]; secret: { cards: string[] } };
  looked: OfPlayer & { rival: Seat };
  swapped: OfPlayer & {
    rival: Seat;
    took: 'hidden';
    gave: 'hidden';
    secret: { took: string; gave: string };
  };
  gave: OfPlayer & { rival: Seat; court: string };
  traded: OfPlayer & { rival: Seat; took: Resource; gave: Resource };

  acted: OfPlayer & { action: string };
  taxed: OfPlayer & { owner: Seat; system: string };
  captured: OfPlayer & { owner: Seat; count: number };
  built: OfPiece & { damaged: string };
  builtNothing: OfPiece;
  moved: OfPlayer & { from: string; to: string; count: number };
  repaired: OfPiece;
  influenced: OfPlayer & { court: string };
  secured: OfPlayer & { court: string };
  ransacked: OfPlayer & { court: string; count: number };
  revealed: { court: string };
  courtEmpty: object;
  placed: OfPlayer & { count: number; system: string };
  freed: OfPlayer & { owner: Seat; system: string };
  pruned: OfPiece;
  executed: OfPlayer & { count: number };
  abducted: OfPlayer & { court: string; count: number };
  returnedCaptive: OfPlayer & { owner: Seat };

  battle: OfPlayer & { rival: Seat; system: string } & { [D in Die]: number };
  fired: OfPlayer & { rival: Seat; system: string; from: string; count: number };
  rolled: OfPlayer & {
    dice: string[];
    hits: number;
    self: number;
    intercept: number;
    buildings: number;
    keys: number;
  };
  rerolled: OfPlayer & { die: Die; count: number };
  hit: OfPiece;
  destroyed: OfPiece & { owner: Seat };
  intercepted: OfPlayer & { count: number };
  outrage: OfPlayer & { resource: Resource };
  toll: OfPlayer & { owner: Seat };

  scored: OfPlayer & { ambition: Ambition; power: number; step: 'first' | 'second' | 'tied' };
  unscored: { ambition: Ambition };
  flipped: MarkerSide;
  cityReturned: OfPlayer;
  rescued: OfPlayer & { system: string; count: number };
  ended: { scores: readonly number[]; winners: readonly Seat[] };
}

/** What has to follow a move. */
interface Following {
  toBattle?: true;
}

/** The questions of a match and what they tell. A card that asks one of its own declares it in its file. */
export interface Prompts {
  draft: object;

  mulligan: object;
  lead: object;
  follow: { card: string };
  declareOrSeize: { card: string };
  prelude: object;
  preludeAction: { resource: Resource };
  action: { pips: number };
  extraAction: { action: Action };
  rescue: { count: number };

  tax: object;
  taxType: { system: string };
  build: object;
  cloudPayment: { system: string };
  moveFrom: Following;
  moveFresh: Following & { system: string; count: number };
  moveDamaged: Following & { system: string; count: number };
  moveTo: Following & { system: string; count: number };
  catapult: { system: string; fresh: number; damaged: number; way: string[] };
  repair: object;
  influence: object;
  secure: object;
  ransack: { rival: Seat };

  battle: object;
  raidDice: { system: string; rival: Seat; left: number };
  assaultDice: { system: string; rival: Seat; left: number; raid: number };
  skirmishDice: { system: string; rival: Seat; left: number; raid: number; assault: number };
  reroll: { die: Die; left: number };
  takeHit: { left: number; step: 'railgun' | 'self' | 'intercept' };
  dealHit: { left: number };
  dealBuildingHit: { left: number };
  raid: { keys: number; rival: Seat };

  store: OfPlayer & { resource: Resource };
  rearrange: object;
  steal: { court: string };
  order: object;
  generous: { rival: Seat };
}

export const { schedule, stepCall, emit } = vocabulary<Steps, Events>();
