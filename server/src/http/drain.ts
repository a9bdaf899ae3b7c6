import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { Closing } from '../refusal.ts';

/** WebSocket close code: reconnect at once, another node or a restarted one will serve you. */
const SERVICE_RESTART = 1012;

/** How long a connection may take to close by itself when the server stops. */
const CLOSE_TIMEOUT = 1000;

/** How long a running request may take when the server stops. */
const REQUEST_GRACE = 3000;

const LOOK_EVERY = 20;

/** Refuses new live lines while draining: other nodes take them. */
export function refuseLinesWhileDraining(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request) => {
    if (services.isDraining && request.ws) throw new Closing();
  });
}

/** Reports the server as not ready, disconnects all live lines and stops listening. */
export async function drain(app: FastifyInstance, services: Services): Promise<void> {
  services.isDraining = true;
  const { clients } = app.websocketServer;
  for (const socket of clients) socket.close(SERVICE_RESTART, 'The server is closing.');
  for (let waited = 0; clients.size > 0 && waited < CLOSE_TIMEOUT; waited += LOOK_EVERY)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  // Do not wait for clients that no longer respond.
  for (const socket of clients) socket.terminate();
  const enough = setTimeout(() => app.server.closeAllConnections(), REQUEST_GRACE);
  await app.close();
  clearTimeout(enough);
}
