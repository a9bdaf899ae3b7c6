import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  FriendSchema,
  FriendsSchema,
  PlayedMatchSchema,
  PlayerSchema,
} from '@tablewright/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { House } from '../house.ts';
import { CREATING, GUESSABLE } from './limits.ts';
import {
  BeforeSchema,
  InvitationSchema,
  InviteSchema,
  NewFriendSchema,
  Nothing,
  SeatedSchema,
  WithName,
} from './schemas-people.ts';
import { WithId } from './schemas.ts';

/** Player pages, friends and blocks. */
export function peopleRoutes(instance: FastifyInstance, house: House): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { sessions, people } = house;
  const { players, friends } = people;

  app.get(
    '/api/players/:name',
    { schema: { params: WithName, response: { 200: PlayerSchema } } },
    async (request) => {
      const viewer = await sessions.find(request);
      return players.view(request.params.name, viewer?.id ?? null);
    },
  );

  app.get(
    '/api/players/:name/matches',
    {
      schema: {
        params: WithName,
        querystring: BeforeSchema,
        response: { 200: Type.Array(PlayedMatchSchema) },
      },
    },
    async (request) => {
      const viewer = await sessions.find(request);
      const { before } = request.query;
      return players.matchesOf(
        request.params.name,
        viewer?.id ?? null,
        before === undefined ? null : Number(before),
      );
    },
  );

  app.get(
    '/api/matches/:id/people',
    { schema: { params: WithId, response: { 200: Type.Array(SeatedSchema) } } },
    async (request) => players.seatedAt(request.params.id),
  );

  app.get('/api/friends', { schema: { response: { 200: FriendsSchema } } }, async (request) => {
    const { id } = await sessions.member(request);
    return friends.view(id);
  });

  app.post(
    '/api/friends',
    { schema: { body: NewFriendSchema, response: { 200: FriendsSchema } }, config: GUESSABLE },
    async (request) => {
      const person = await sessions.member(request);
      const wanted = request.body;
      if ('name' in wanted) await friends.invite(person, wanted.name);
      else await friends.accept(person, wanted.invitation);
      return friends.view(person.id);
    },
  );

  app.post(
    '/api/friends/invitations',
    { schema: { response: { 200: InvitationSchema } }, config: CREATING },
    async (request) => {
      const { id } = await sessions.member(request);
      return { invitation: await friends.invitation(id) };
    },
  );

  app.delete(
    '/api/friends/:name',
    { schema: { params: WithName, response: { 204: Nothing } } },
    async (request, reply) => {
      const { id } = await sessions.member(request);
      await friends.end(id, request.params.name);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/tables/:id/invite',
    {
      schema: { params: WithId, body: InviteSchema, response: { 204: Nothing } },
      config: CREATING,
    },
    async (request, reply) => {
      const person = await sessions.member(request);
      await people.inviteTo(request.params.id, person, request.body.name);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/blocks',
    { schema: { response: { 200: Type.Array(FriendSchema) } } },
    async (request) => friends.blocked((await sessions.known(request)).id),
  );

  app.put(
    '/api/blocks/:name',
    { schema: { params: WithName, response: { 204: Nothing } }, config: CREATING },
    async (request, reply) => {
      const { id } = await sessions.known(request);
      await friends.block(id, request.params.name);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/blocks/:name',
    { schema: { params: WithName, response: { 204: Nothing } } },
    async (request, reply) => {
      const { id } = await sessions.known(request);
      await friends.unblock(id, request.params.name);
      return reply.code(204).send(null);
    },
  );
}
