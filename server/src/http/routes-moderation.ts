import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  ModerationActSchema,
  ModerationLogSchema,
  ModerationSchema,
  NewReportSchema,
} from '@tablewright/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { networkOf } from '../limits/network.ts';
import { notAllowed } from '../refusal.ts';
import type { Person } from '../storage/guests.ts';
import { CREATING } from './limits.ts';
import { FoundPlayersSchema, WithBeginning } from './schemas-moderation.ts';
import { Nothing } from './schemas-people.ts';

/** Reports, which everybody may send, and moderation. */
export function moderationRoutes(instance: FastifyInstance, house: House): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { sessions, reports, desk } = house;

  app.post(
    '/api/reports',
    { schema: { body: NewReportSchema, response: { 204: Nothing } }, config: CREATING },
    async (request, reply) => {
      const { id } = await sessions.known(request);
      await reports.file(id, request.body, networkOf(request.ip));
      return reply.code(204).send(null);
    },
  );

  app.get('/api/host', { schema: { response: { 200: ModerationSchema } } }, async (request) => {
    await moderatorOf(house, request);
    return desk.view();
  });

  app.post(
    '/api/host/acts',
    { schema: { body: ModerationActSchema, response: { 204: Nothing } } },
    async (request, reply) => {
      const { name } = await moderatorOf(house, request);
      await desk.act(name, request.body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/host/log',
    { schema: { response: { 200: ModerationLogSchema } } },
    async (request) => {
      await moderatorOf(house, request);
      return desk.log();
    },
  );

  app.get(
    '/api/host/players',
    { schema: { querystring: WithBeginning, response: { 200: FoundPlayersSchema } } },
    async (request) => {
      await moderatorOf(house, request);
      return desk.players(request.query.name);
    },
  );
}

/** The moderator at a browser; tokens of programs may not moderate. */
async function moderatorOf({ sessions }: House, request: FastifyRequest): Promise<Person> {
  const person = await sessions.find(request);
  if (person === null || !person.isModerator || person.session === null)
    throw notAllowed('This is for the hosts of this house.');
  return person;
}
