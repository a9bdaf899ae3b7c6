import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { networkOf } from '../limits/network.ts';
import { CLOSED, LiveSocket } from '../live/socket.ts';
import { Refusal } from '../refusal.ts';
import type { Person } from '../storage/guests.ts';

/** A live line of a guest. `attend` resolves when the line is gone, or refuses it. */
export async function holdLine(
  services: Services,
  raw: WebSocket,
  request: FastifyRequest,
  attend: (guest: Person, socket: LiveSocket) => Promise<void>,
): Promise<void> {
  // Create it before the first await, or messages that arrive meanwhile are lost.
  const network = networkOf(request.ip);
  const socket = new LiveSocket(raw, request.socket, services.messages, (now) =>
    services.messagesByAddress.take(network, now),
  );
  const guest = await whoAsks(services, request, socket);
  if (guest === null) return;
  const leave = services.openLines.open(guest.id, network);
  if (leave === null) return socket.close(CLOSED.tooMany, 'Too many connections.');
  const letGo = services.people.lines.hold(guest, (why) =>
    why === 'banned'
      ? socket.close(CLOSED.banned, 'You are banned.')
      : socket.close(CLOSED.noSession, 'Signed out.'),
  );
  try {
    await attend(guest, socket);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    socket.close(CLOSED.notFound, error.message);
  } finally {
    letGo();
    leave();
  }
}

/** Null when the line had to be closed. */
async function whoAsks(
  services: Services,
  request: FastifyRequest,
  socket: LiveSocket,
): Promise<Person | null> {
  try {
    const person = await services.sessions.find(request);
    if (person === null) socket.close(CLOSED.noSession, 'Ask for /api/me first.');
    return person;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    socket.close(
      error.code === 'banned' ? CLOSED.banned : CLOSED.noSession,
      error.message.slice(0, 100),
    );
    return null;
  }
}
