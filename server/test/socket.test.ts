import http from 'node:http';
import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveSocket, USUAL_LIMIT } from '../src/live/socket.ts';

const server = http.createServer();
let client: WebSocket;
let live: LiveSocket;

beforeAll(async () => {
  const sockets = new WebSocketServer({ server });
  const opened = new Promise<LiveSocket>((resolve) => {
    sockets.once('connection', (socket, { socket: tcp }) => {
      resolve(new LiveSocket(socket, tcp, USUAL_LIMIT, () => true));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  live = await opened;
});

afterAll(() => {
  client.terminate();
  server.close();
});

describe('a live socket', () => {
  it('sends texts of every length whole and in order', async () => {
    const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000]
      .flatMap((length) => ['a'.repeat(length), 'ř'.repeat(length / 2)])
      .flatMap((text) => [text, text]);
    const heard: string[] = [];
    const done = new Promise<void>((resolve) => {
      client.on('message', (data: Buffer, isBinary) => {
        expect(isBinary).toBe(false);
        heard.push(data.toString());
        if (heard.length === texts.length) resolve();
      });
    });
    for (const text of texts) live.send(text);
    await done;
    expect(heard.map((text, i) => text === texts[i])).toEqual(texts.map(() => true));
  });
});
