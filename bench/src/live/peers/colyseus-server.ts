import '../../production.ts';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { type Client, Room, Server } from '@colyseus/core';
import { ArraySchema, schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { place, SEATS, SQUARES, smallState } from './small-game.ts';

const Player = schema({
  edge: 'number',
  coins: 'number',
  tokens: 'number',
  faceUp: ['number'],
  faceDown: ['number'],
  ready: ['number'],
  spent: ['number'],
});

const Small = schema({
  players: [Player],
  squares: ['number'],
  slots: ['number'],
  pile: ['number'],
  display: ['number'],
  stack: ['number'],
  patrol: 'number',
  active: 'number',
  turn: 'number',
});

/** A room that sends its patch after each move instead of twenty times a second. */
class SmallRoom extends Room {
  override maxClients = SEATS;

  override onCreate(): void {
    this.setPatchRate(null);
    const { players, ...rest } = smallState();
    const state = new Small().assign({
      ...rest,
      players: new ArraySchema(...players.map((player) => new Player().assign(player))),
    });
    this.state = state;
    this.onMessage('place', (_client: Client, square: number) => {
      if (!Number.isInteger(square) || square < 0 || square >= SQUARES) return;
      place(state, square);
      this.broadcastPatch();
    });
  }
}

const server = http.createServer();
const colyseus = new Server({
  transport: new WebSocketTransport({ server, pingInterval: 25_000 }),
  greet: false,
});
colyseus.define('small', SmallRoom);
await colyseus.listen(0, '127.0.0.1');
const { port } = server.address() as AddressInfo;
process.stdout.write(`ready: http://localhost:${port}\n`);
