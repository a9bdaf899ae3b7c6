import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { House } from './house.ts';
import { tellErrors } from './http/errors.ts';
import { serveFiles } from './http/files.ts';
import { limitRates, NO_LIMIT } from './http/limits.ts';
import { lobbyRoutes } from './http/routes-lobby.ts';
import { matchRoutes } from './http/routes-match.ts';
import { ErrorSchema } from './http/schemas.ts';
import { secure } from './http/security.ts';
import { LONGEST_MESSAGE } from './live/socket.ts';

/** So long does a connection have to end by itself when the server closes. */
const LAST_WORDS = 1000;

/** Everything that is said over HTTP and WebSocket. */
export async function buildApp(
  config: Config,
  house: House,
  secret: string,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: config.log,
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    },
    logController: new LogController({ disableRequestLogging: config.log !== 'debug' }),
    bodyLimit: LONGEST_MESSAGE,
    // A proxy in front of the server runs on the same machine; nobody else may say where a request comes from.
    trustProxy: 'loopback',
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
  });
  app.removeContentTypeParser('text/plain');
  tellErrors(app);
  await app.register(cookie, { secret });
  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false },
    preClose(done) {
      for (const socket of this.websocketServer.clients)
        socket.close(1001, 'The server is closing.');
      this.websocketServer.close(() => done());
      // Whoever does not answer any more need not be waited for.
      setTimeout(
        () => this.websocketServer.clients.forEach((socket) => socket.terminate()),
        LAST_WORDS,
      ).unref();
    },
    errorHandler: (error, socket, request) => {
      request.log.error({ err: error }, 'a connection failed');
      socket.terminate();
    },
  });
  secure(app);
  await limitRates(app);
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Tablewright',
        description: 'Tables and matches. Live matches speak over WebSocket.',
        version: '1',
      },
    },
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    scope.addHook('onRoute', (route) => {
      const response = { ...(route.schema?.response as object), '4xx': ErrorSchema };
      route.schema = { ...route.schema, response };
    });
    lobbyRoutes(scope, house);
    matchRoutes(scope, house);
    scope.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    scope.get('/healthz', { schema: { hide: true }, config: NO_LIMIT }, async () => {
      await house.check();
      return { ok: true };
    });
  });
  await serveFiles(app, config.webDir, house.sessions);
  return app;
}
