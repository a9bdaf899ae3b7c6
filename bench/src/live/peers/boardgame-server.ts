import '../../production.ts';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import type { Game } from 'boardgame.io';
import { Server } from 'boardgame.io/server';
import { place, SEATS, type SmallGame, smallState } from './small-game.ts';

/** boardgame.io's server with its fastest settings: no undo, everything in memory. */
const game: Game<SmallGame> = {
  name: 'small',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  deltaState: process.env.DELTA === '1',
  setup: smallState,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G }, square: number) => place(G, square),
  },
};

const server = Server({ games: [game], origins: [] });
const { appServer } = await server.run(0);
const { port } = appServer.address() as AddressInfo;
process.stdout.write(`ready: http://localhost:${port}\n`);
process.once('SIGTERM', () => process.exit(0));
