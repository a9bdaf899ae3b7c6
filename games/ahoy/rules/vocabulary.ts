import { type Seat, vocabulary } from '@tablewright/engine';
import type {
  Crew,
  FactionId,
  FigureKind,
  PlanKind,
  RewardKind,
  Victory,
} from '../content/index.ts';

/** The steps of a match and what they take. */
export interface Steps {
  takeRoles: [first: number];
  deal: [];
  placeSquadron: [seat: Seat];
  placeSmuggler: [seat: Seat];
  placeUnion: [seat: Seat];
  beginRound: [];
  turn: [seat: Seat];
  act: [seat: Seat];
  endTurn: [seat: Seat];
  endRound: [];
  enrich: [seat: Seat];
  cleanUp: [];
}

/** By what a figure comes to another space. */
export type How = 'step' | 'direct' | 'current' | 'batter' | 'witch' | 'explore';

/** A slot of a board, a crew card or a plan ship. */
export interface SlotArgs {
  slot: string;
  action: string;
  card?: string;
}

interface FigureArgs {
  player: Seat;
  figure: FigureKind;
  faction: FactionId;
}

/** The events of a match. They name cards, plans, tiles and spaces by their ids. */
interface Events {
  seated: { order: readonly Seat[]; factions: readonly FactionId[] };
  dealt: { tiles: readonly string[]; market: readonly string[]; removed: readonly string[] };
  started: { player: Seat; space: string };

  round: { round: number; player: Seat };
  turn: { player: Seat; turn: number; dice: number };
  ended: { player: Seat };
  rolled: { player: Seat; dice: readonly number[] };
  changed: { player: Seat; before: number; after: number; gold: number };
  setAside: { player: Seat; value: number };
  placed: SlotArgs & { player: Seat; value: number };
  harborLoaded: SlotArgs & { player: Seat; value: number };
  damaged: SlotArgs & { player: Seat; by: Seat };
  repaired: SlotArgs & { player: Seat };
  spared: { player: Seat; figure: FigureKind };

  moved: FigureArgs & { from: string; to: string; how: How };
  anchored: FigureArgs & { space: string };
  explored: { player: Seat; tile: string; x: number; y: number; rotation: number };
  treasure: { player: Seat; gold: number; space: string };
  gold: { player: Seat; gold: number; why: string };
  stolen: { player: Seat; victim: Seat; gold: number };
  fame: { player: Seat; fame: number; why: string };
  wealth: { tile: string; wealth: number };

  battle: FigureArgs & { enemy: Seat; other: FigureKind; otherFaction: FactionId; space: string };
  skipped: { player: Seat; enemy: Seat };
  called: { player: Seat };
  lowered: { player: Seat; pips: number; slot: string };
  rerolled: { player: Seat; dice: readonly number[] };
  fired: {
    player: Seat;
    enemy: Seat;
    dice: readonly number[];
    otherDice: readonly number[];
    total: number;
    otherTotal: number;
    winner: Seat;
  };
  victory: { player: Seat; victory: Victory | 'none'; loser: Seat };

  recruited: { player: Seat; card: string; cost: number; die: number; how: string };
  refilled: { card: string };
  crewUsed: { player: Seat; card: string };
  crewLost: { player: Seat; card: string };
  cardStolen: { player: Seat; victim: Seat; card: string; as: 'crew' | 'cargo' };
  marketWiped: { player: Seat; cards: readonly string[] };

  patrolPlaced: { player: Seat; space: string; how: string };
  patrolReturned: { player: Seat; space: string; count: number };
  strongholdBuilt: { player: Seat; space: string };
  strongholdReturned: { player: Seat; space: string };
  comradesPlaced: { player: Seat; tile: string; count: number };
  comradesGained: { player: Seat; count: number };
  comradesRemoved: { player: Seat; tile: string; count: number };
  comradesMoved: { player: Seat; from: string; to: string; count: number };
  plansDrawn: { player: Seat; count: number; secret: { plans: readonly PlanKind[] } };
  planPlayed: { player: Seat; plan: PlanKind };
  launched: { player: Seat; figure: FigureKind; tile: string };
  shipLost: { player: Seat; figure: FigureKind };
  raised: { player: Seat; value: number };

  smuggled: { player: Seat; card: string };
  dropped: { player: Seat; card: string };
  delivered: { player: Seat; card: string; tile: string };
  reward: { player: Seat; cell: string; reward: RewardKind; amount: number };
  pledged: { player: Seat; pile: number };

  scored: { tile: string; winner: Seat; squadron: number; union: number; fame: number };
  pledges: { player: Seat; squadron: readonly string[]; union: readonly string[]; fame: number };
  over: { scores: readonly number[]; winners: readonly Seat[] };
}

/** The questions of a match and what they tell. A card that asks one of its own declares it in its file. */
export interface Prompts {
  squadronStart: object;
  smugglerStart: object;

  act: { dice: number };
  payDie: { card: string };
  slot: { value: number };

  sail: { figure: FigureKind; faction: FactionId; space: string; steps: number };
  wind: { source: string };
  lay: { tile: string };
  block: { tile: string };
  drift: { space: string; cause: 'current' | 'fog' };
  wreckage: { space: string };
  edge: { space: string };
  anchorPatrol: { space: string };
  anchorComrades: { space: string };
  harbor: { space: string };

  damage: { player: Seat; figure: FigureKind; left: number };
  hurt: { left: number; cause: string };
  repair: { left: number };
  shoot: { card: Crew };

  victim: { space: string };
  battlePlan: { player: Seat; enemy: Seat };
  fire: { player: Seat };
  victory: { player: Seat; figure: FigureKind };

  order: { left: number };
  deploy: object;
  build: object;

  inspire: { left: number };
  assemble: object;
  settle: { from: string; left: number };

  negotiate: { left: number };
  jettison: object;
  /** The places of the two suits among the player's pledges; 0 for one that is not pledged. */
  pledge: { card: string; squadron: number; union: number };

  rewardCell: object;
  reward: { cell: string };
  rewardRecruit: object;
  rewardSpend: object;
  addTile: object;

  wealth: object;
  market: object;
}

export const { schedule, stepCall, emit } = vocabulary<Steps, Events>();
