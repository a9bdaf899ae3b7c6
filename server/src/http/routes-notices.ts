import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Services } from '../services.ts';
import { serverOf } from './serve.ts';
import { MUTED } from '../live/socket.ts';
import { needsAccount, notAllowed } from '../refusal.ts';
import type { Person } from '../storage/guests.ts';
import { holdLine } from './line.ts';
import { CREATING, NO_LIMIT } from './limits.ts';

/** Notices and notice settings. */
export function noticeRoutes(app: FastifyInstance, services: Services): void {
  const serve = serverOf(app);
  const { sessions, notices, ratings } = services;
  const { preferences } = notices;

  serve('GET /api/notices', async (request) => {
    const { id } = await sessions.known(request);
    return notices.list(id);
  });

  serve('POST /api/notices/read', async (request) => {
    const { id } = await sessions.known(request);
    await notices.read(id, request.body);
  });

  serve('GET /api/notices/settings', async (request) => {
    const { id } = await sessions.known(request);
    return preferences.offer(id);
  });

  serve('PUT /api/notices/settings', async (request) => {
    const { id, isGuest } = await atBrowser(services, request);
    if (isGuest && request.body.webhook !== null) throw needsAccount();
    await preferences.change(id, request.body);
    return preferences.offer(id);
  });

  serve(
    'POST /api/push',
    async (request) => {
      const { id } = await atBrowser(services, request);
      const { subscription, language = null } = request.body;
      await preferences.subscribe(id, subscription, language);
    },
    CREATING,
  );

  serve('DELETE /api/push', async (request) => {
    const { id } = await atBrowser(services, request);
    await preferences.unsubscribeDevice(id, request.body.endpoint);
  });

  serve('GET /api/matches/:id/mute', async (request) => {
    const { id } = await sessions.known(request);
    return { muted: await preferences.isMuted(id, request.params.id) };
  });

  serve('PUT /api/matches/:id/mute', async (request) => {
    const { id } = await sessions.known(request);
    await preferences.mute(id, request.params.id, request.body.muted);
  });

  serve('GET /api/matches/:id/results', async (request) => ratings.resultsOf(request.params.id));

  app.get('/api/me/live', { websocket: true, config: NO_LIMIT }, (raw, request) =>
    holdLine(services, raw, request, (person, socket) => {
      socket.listen(MUTED);
      return notices.attend(
        person.id,
        (message) => socket.send(JSON.stringify(message)),
        socket.gone,
      );
    }),
  );

  void app.register(async (scope) => mailLinks(scope, services));
}

const WithToken = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** One-click unsubscribe, which mail programs request without a session. */
function mailLinks(app: FastifyInstance, { notices }: Services): void {
  // They send a form, but the address holds everything that matters.
  app.addContentTypeParser('*', { parseAs: 'string' }, async () => null);
  const schema = { querystring: WithToken, hide: true };

  app.post<{ Querystring: Static<typeof WithToken> }>(
    '/api/notices/unsubscribe',
    { schema },
    async (request, reply) => {
      await notices.preferences.unsubscribe(request.query.token);
      return reply.code(204).send(null);
    },
  );

  // A program that only previews a link must not change anything.
  app.get('/api/notices/unsubscribe', { schema }, async (_request, reply) =>
    reply.redirect('/notices#settings', 303),
  );
}

/** Only people set up push, mail and webhooks for themselves; their programs may not. */
async function atBrowser({ sessions }: Services, request: FastifyRequest): Promise<Person> {
  const person = await sessions.known(request);
  if (person.session === null) throw notAllowed('A token cannot do that: use a browser.');
  return person;
}
