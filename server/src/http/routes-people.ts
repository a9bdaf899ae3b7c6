import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { serverOf } from './serve.ts';
import { CREATING, GUESSABLE } from './limits.ts';

/** Player pages, friends and blocks. */
export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const serve = serverOf(app);
  const { sessions, people } = services;
  const { players, friends } = people;

  serve('GET /api/players/:name', async (request) => {
    const viewer = await sessions.find(request);
    return players.view(request.params.name, viewer?.id ?? null);
  });

  serve('GET /api/players/:name/matches', async (request) => {
    const viewer = await sessions.find(request);
    const { before } = request.query;
    return players.matchesOf(
      request.params.name,
      viewer?.id ?? null,
      before === undefined ? null : Number(before),
    );
  });

  serve('GET /api/matches/:id/people', async (request) => players.seatedAt(request.params.id));

  serve('GET /api/friends', async (request) => {
    const { id } = await sessions.member(request);
    return friends.view(id);
  });

  serve(
    'POST /api/friends',
    async (request) => {
      const person = await sessions.member(request);
      const wanted = request.body;
      if ('name' in wanted) await friends.invite(person, wanted.name);
      else await friends.accept(person, wanted.invitation);
      return friends.view(person.id);
    },
    GUESSABLE,
  );

  serve(
    'POST /api/friends/invitations',
    async (request) => {
      const { id } = await sessions.member(request);
      return { invitation: await friends.invitation(id) };
    },
    CREATING,
  );

  serve('DELETE /api/friends/:name', async (request) => {
    const { id } = await sessions.member(request);
    await friends.end(id, request.params.name);
  });

  serve(
    'POST /api/tables/:id/invite',
    async (request) => {
      const person = await sessions.member(request);
      await people.inviteTo(request.params.id, person, request.body.name);
    },
    CREATING,
  );

  serve('GET /api/blocks', async (request) => friends.blocked((await sessions.known(request)).id));

  serve(
    'PUT /api/blocks/:name',
    async (request) => {
      const { id } = await sessions.known(request);
      await friends.block(id, request.params.name);
    },
    CREATING,
  );

  serve('DELETE /api/blocks/:name', async (request) => {
    const { id } = await sessions.known(request);
    await friends.unblock(id, request.params.name);
  });
}
