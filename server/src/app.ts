import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { LONGEST_MESSAGE } from '@tablewright/protocol';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { Type } from 'typebox';
import type { Config } from './config.ts';
import type { Services } from './services.ts';
import { refuseLinesWhileDraining } from './http/drain.ts';
import { tellErrors } from './http/errors.ts';
import { serveFiles } from './http/files.ts';
import { refuseNul } from './http/input.ts';
import { limitRates } from './http/limits.ts';
import { accountRoutes } from './http/routes-account.ts';
import { botRoutes } from './http/routes-bots.ts';
import { lobbyRoutes } from './http/routes-lobby.ts';
import { mailRoutes } from './http/routes-mail.ts';
import { matchRoutes } from './http/routes-match.ts';
import { moderationRoutes } from './http/routes-moderation.ts';
import { noticeRoutes } from './http/routes-notices.ts';
import { passkeyRoutes } from './http/routes-passkeys.ts';
import { peopleRoutes } from './http/routes-people.ts';
import { measureRequests, operationRoutes } from './http/routes-operation.ts';
import { compileWhenNeeded } from './http/schema-compilers.ts';
import { secure } from './http/security.ts';
import { loggerOf } from './log.ts';

const ErrorSchema = Type.Object({ code: Type.String(), message: Type.String() });

/** Everything that is said over HTTP and WebSocket. */
export async function buildApp(
  config: Config,
  services: Services,
  secret: string,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOf(config),
    logController: new LogController({ disableRequestLogging: config.log !== 'debug' }),
    bodyLimit: LONGEST_MESSAGE,
    requestTimeout: services.requestTimeout,
    http: {
      headersTimeout: services.requestTimeout,
      connectionsCheckingInterval: services.requestTimeout / 3,
    },
    trustProxy: trusted(config),
    forceCloseConnections: 'idle',
    schemaController: compileWhenNeeded(),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
  });
  app.removeContentTypeParser('text/plain');
  tellErrors(app);
  await app.register(cookie, { secret });
  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false },
    errorHandler: (error, socket, request) => {
      // A client that violates the WebSocket protocol must not fill the log.
      if (!(error as NodeJS.ErrnoException).code?.startsWith('WS_ERR_'))
        request.log.error({ err: error }, 'a connection failed');
      socket.terminate();
    },
  });
  secure(app);
  refuseNul(app);
  measureRequests(app, services);
  refuseLinesWhileDraining(app, services);
  await limitRates(app, services);
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
    lobbyRoutes(scope, services);
    matchRoutes(scope, services);
    accountRoutes(scope, services);
    passkeyRoutes(scope, services);
    mailRoutes(scope, services);
    peopleRoutes(scope, services);
    botRoutes(scope, services);
    noticeRoutes(scope, services);
    moderationRoutes(scope, services);
    scope.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    operationRoutes(scope, services);
  });
  await serveFiles(app, config, services.sessions);
  services.metrics.watch({
    matches: () => services.matches.inMemory,
    lines: () => app.websocketServer.clients.size,
    online: async () => services.presence.online(),
    jobs: () => services.waiting(),
    damage: () => services.damage,
  });
  return app;
}

/** Nobody but these proxies may say where a request comes from. */
function trusted({ trustProxy }: Config): string[] | false {
  return trustProxy.includes('none') ? false : [...trustProxy];
}
