import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  NoticeOfferSchema,
  NoticeSettingsSchema,
  NoticesSchema,
  ResultsSchema,
} from '@tablewright/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { MUTED } from '../live/socket.ts';
import { needsAccount, notAllowed } from '../refusal.ts';
import type { Person } from '../storage/guests.ts';
import { holdLine } from './line.ts';
import { CREATING, NO_LIMIT } from './limits.ts';
import {
  MuteSchema,
  ReadSchema,
  SubscribeSchema,
  UnsubscribeSchema,
  WithUnsubscribeToken,
} from './schemas-notices.ts';
import { Nothing } from './schemas-people.ts';
import { WithId } from './schemas.ts';

/** Notices and notice settings. */
export function noticeRoutes(instance: FastifyInstance, house: House): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { sessions, notices, ratings } = house;
  const { preferences } = notices;

  app.get('/api/notices', { schema: { response: { 200: NoticesSchema } } }, async (request) => {
    const { id } = await sessions.known(request);
    return notices.list(id);
  });

  app.post(
    '/api/notices/read',
    { schema: { body: ReadSchema, response: { 204: Nothing } } },
    async (request, reply) => {
      const { id } = await sessions.known(request);
      await notices.read(id, request.body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/notices/settings',
    { schema: { response: { 200: NoticeOfferSchema } } },
    async (request) => {
      const { id } = await sessions.known(request);
      return preferences.offer(id);
    },
  );

  app.put(
    '/api/notices/settings',
    { schema: { body: NoticeSettingsSchema, response: { 200: NoticeOfferSchema } } },
    async (request) => {
      const { id, isGuest } = await atBrowser(house, request);
      if (isGuest && request.body.webhook !== null) throw needsAccount();
      await preferences.change(id, request.body);
      return preferences.offer(id);
    },
  );

  app.post(
    '/api/push',
    { schema: { body: SubscribeSchema, response: { 204: Nothing } }, config: CREATING },
    async (request, reply) => {
      const { id } = await atBrowser(house, request);
      const { subscription, language = null } = request.body;
      await preferences.subscribe(id, subscription, language);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/push',
    { schema: { body: UnsubscribeSchema, response: { 204: Nothing } } },
    async (request, reply) => {
      const { id } = await atBrowser(house, request);
      await preferences.unsubscribeDevice(id, request.body.endpoint);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/matches/:id/mute',
    { schema: { params: WithId, response: { 200: MuteSchema } } },
    async (request) => {
      const { id } = await sessions.known(request);
      return { muted: await preferences.isMuted(id, request.params.id) };
    },
  );

  app.put(
    '/api/matches/:id/mute',
    { schema: { params: WithId, body: MuteSchema, response: { 204: Nothing } } },
    async (request, reply) => {
      const { id } = await sessions.known(request);
      await preferences.mute(id, request.params.id, request.body.muted);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/matches/:id/results',
    { schema: { params: WithId, response: { 200: ResultsSchema } } },
    async (request) => ratings.resultsOf(request.params.id),
  );

  app.get('/api/me/live', { websocket: true, config: NO_LIMIT }, (raw, request) =>
    holdLine(house, raw, request, (person, socket) => {
      socket.listen(MUTED);
      return notices.attend(
        person.id,
        (message) => socket.send(JSON.stringify(message)),
        socket.gone,
      );
    }),
  );

  void instance.register(async (scope) => mailLinks(scope, house));
}

/** One-click unsubscribe, which mail programs request without a session. */
function mailLinks(instance: FastifyInstance, { notices }: House): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  // They send a form, but the address holds everything that matters.
  app.addContentTypeParser('*', { parseAs: 'string' }, async () => null);
  const schema = { querystring: WithUnsubscribeToken, hide: true };

  app.post('/api/notices/unsubscribe', { schema }, async (request, reply) => {
    await notices.preferences.unsubscribe(request.query.token);
    return reply.code(204).send(null);
  });

  // A program that only previews a link must not change anything.
  app.get('/api/notices/unsubscribe', { schema }, async (_request, reply) =>
    reply.redirect('/notices#settings', 303),
  );
}

/** Only people set up push, mail and webhooks for themselves; their programs may not. */
async function atBrowser({ sessions }: House, request: FastifyRequest): Promise<Person> {
  const person = await sessions.known(request);
  if (person.session === null) throw notAllowed('A token cannot do that: use a browser.');
  return person;
}
