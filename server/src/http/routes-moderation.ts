import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { serverOf } from './serve.ts';
import { networkOf } from '../limits/network.ts';
import { notAllowed } from '../refusal.ts';
import type { Person } from '../storage/guests.ts';
import { CREATING } from './limits.ts';

/** Reports, which everybody may send, and moderation. */
export function moderationRoutes(app: FastifyInstance, services: Services): void {
  const serve = serverOf(app);
  const { sessions, reports, desk } = services;

  serve(
    'POST /api/reports',
    async (request) => {
      const { id } = await sessions.known(request);
      await reports.file(id, request.body, networkOf(request.ip));
    },
    CREATING,
  );

  serve('GET /api/host', async (request) => {
    await moderatorOf(services, request);
    return desk.view();
  });

  serve('POST /api/host/acts', async (request) => {
    const { name } = await moderatorOf(services, request);
    await desk.act(name, request.body);
  });

  serve('GET /api/host/log', async (request) => {
    await moderatorOf(services, request);
    return desk.log();
  });

  serve('GET /api/host/players', async (request) => {
    await moderatorOf(services, request);
    return desk.players(request.query.name);
  });
}

/** The moderator at a browser; tokens of programs may not moderate. */
async function moderatorOf({ sessions }: Services, request: FastifyRequest): Promise<Person> {
  const person = await sessions.find(request);
  if (person === null || !person.isModerator || person.session === null)
    throw notAllowed('Only moderators of this server can do that.');
  return person;
}
