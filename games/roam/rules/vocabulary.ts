import { type Seat, vocabulary } from '@tablewright/engine';
import type { Ability, Edge } from '../content/index.ts';

/** The steps of a match and what they take. */
export interface Steps {
  chooseStart: [atRandom: number, choosing: number];
  chooseEdge: [seat: Seat];
  takeSeats: [];
  dealMap: [];
  turn: [seat: Seat];
  resolveCards: [from: number];
  endOfTurn: [];
}

/** The events of a match. They name cards, artifacts and squares by their ids. */
interface Events {
  seated: { order: readonly Seat[]; edges: readonly Edge[] };
  dealt: { cards: readonly string[] };

  turn: { player: Seat; turn: number };
  refreshed: { player: Seat };
  rested: { player: Seat; coins: number };
  used: { player: Seat; card: string };
  rotated: { player: Seat };
  placed: { player: Seat; squares: readonly string[]; count: number; coins: number };
  artifact: { player: Seat; artifact: string; ability: Ability };
  shifted: { player: Seat; owner: Seat; from: string; to: string };
  flipped: { player: Seat; card: string; up: boolean };
  swapped: { player: Seat; owner: Seat; square: string };
  patrol: { player: Seat; square: string };

  auction: { card: string; players: readonly Seat[] };
  bid: { player: Seat; coins: number };
  passed: { player: Seat };
  auctionWon: { player: Seat; coins: number };
  claimed: { player: Seat; card: string; slot: number; tokens: number };
  consoled: { players: readonly Seat[] };
  replaced: { slot: number; card: string };
  vacant: { slot: number };

  bought: { player: Seat; artifact: string; coins: number };
  displayed: { artifact: string };
  ending: { player: Seat };
  stalemate: object;
  ended: { scores: readonly number[]; winners: readonly Seat[] };
}

/** The questions of a match and what they tell. */
export interface Prompts {
  edge: object;
  action: object;
  placing: { card: string; quarters: number };
  scarce: { tokens: number };
  /** The adventurer just resolved, and its normal squares. */
  extra: { card?: string; squares?: readonly string[] };
  shiftToken: object;
  shiftTo: { square: string };
  flip: object;
  bid: { card: string; highest: number };
  purchase: object;
}

export const { schedule, stepCall, emit } = vocabulary<Steps, Events>();
