import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { CLOSED, LiveSocket } from '../live/socket.ts';
import { Refusal } from '../refusal.ts';
import type { Guest } from '../storage/guests.ts';

/** More tabs than anybody has open. */
const MOST_LINES = 30;

/** A live line of a guest: `attend` is done when the line is gone, or refuses it. */
export async function holdLine(
  house: House,
  raw: WebSocket,
  request: FastifyRequest,
  attend: (guest: Guest, socket: LiveSocket) => Promise<void>,
): Promise<void> {
  // Made before anything is waited for, or what the client says meanwhile would be lost.
  const socket = new LiveSocket(raw, house.messages);
  const guest = await house.sessions.find(request);
  if (guest === null) return socket.close(CLOSED.noSession, 'Ask for /api/me first.');
  if (house.presence.connectionsOf(guest.id) >= MOST_LINES)
    return socket.close(CLOSED.tooMany, 'Too many connections.');
  const leave = house.presence.connected(guest.id);
  try {
    await attend(guest, socket);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    socket.close(CLOSED.notFound, error.message);
  } finally {
    leave();
  }
}
