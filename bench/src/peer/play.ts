import type { AiEnumerate, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { CARDS } from '@tablewright/roam/content';
import { squareName } from './map.ts';
import { type Deal, type PeerRoam, peerRoam } from './roam.ts';

/** boardgame.io driven the fast way: its reducer alone, without a client, a store, a log or undo. */
export type PeerState = State<PeerRoam>;

export interface PeerMove {
  readonly move: string;
  readonly args: readonly number[];
}

export const peerGame = ProcessGameConfig(peerRoam);

const reduce = CreateGameReducer({ game: peerGame });

export function startPeer(seats = 2, deal?: Deal): PeerState {
  return InitializeGame({ game: peerGame, numPlayers: seats, setupData: deal }) as PeerState;
}

/** Whose decision it is, determined as in boardgame.io's own bots. */
export function peerSeat({ ctx }: PeerState): string {
  return ctx.activePlayers === null ? ctx.currentPlayer : Object.keys(ctx.activePlayers)[0];
}

export function peerMoves(state: PeerState): readonly PeerMove[] {
  const moves: AiEnumerate = peerRoam.ai!.enumerate(state.G, state.ctx, peerSeat(state));
  return moves as readonly PeerMove[];
}

export function playPeer(state: PeerState, { move, args }: PeerMove): PeerState {
  const payload = { type: move, args, playerID: peerSeat(state) };
  return reduce(state, { type: 'MAKE_MOVE', payload }) as PeerState;
}

export function isPeerOver({ ctx }: PeerState): boolean {
  return ctx.gameover !== undefined;
}

/** The move as our own journal would write it. */
export function peerKey({ move, args: [what] }: PeerMove): string {
  switch (move) {
    case 'use':
      return `use:${CARDS[what].id}`;
    case 'place':
    case 'token':
      return `${move}:${squareName(what)}`;
    case 'fill':
      return `pay:${squareName(what)}`;
    case 'bid':
      return `bid:${what}`;
    default:
      return move;
  }
}
