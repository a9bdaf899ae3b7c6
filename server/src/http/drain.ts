import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { Closing } from '../refusal.ts';

/** WebSocket's word for: come back at once, another node or a new start will serve you. */
const SERVICE_RESTART = 1012;

/** So long does a connection have to end by itself when the server closes. */
const LAST_WORDS = 1000;

/** So long may a request that is under way take to be answered. */
const LAST_ANSWERS = 3000;

const LOOK_EVERY = 20;

/** From here on new lines are for the other nodes. */
export function refuseLinesWhileDraining(app: FastifyInstance, house: House): void {
  app.addHook('onRequest', async (request) => {
    if (house.isDraining && request.ws) throw new Closing();
  });
}

/** Says that nobody should be sent here any more, lets everybody who listens go, and closes the door. */
export async function drain(app: FastifyInstance, house: House): Promise<void> {
  house.isDraining = true;
  const { clients } = app.websocketServer;
  for (const socket of clients) socket.close(SERVICE_RESTART, 'The server is closing.');
  for (let waited = 0; clients.size > 0 && waited < LAST_WORDS; waited += LOOK_EVERY)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  // Whoever does not answer any more need not be waited for.
  for (const socket of clients) socket.terminate();
  const enough = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS);
  await app.close();
  clearTimeout(enough);
}
