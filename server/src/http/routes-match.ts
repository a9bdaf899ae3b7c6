import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { MatchCardSchema } from '@tablewright/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { House } from '../house.ts';
import { notAllowed } from '../refusal.ts';
import { holdLine } from './line.ts';
import { NO_LIMIT } from './limits.ts';
import { WithId } from './schemas.ts';

/** Matches: public facts, the journal of a finished match, and the live line. */
export function matchRoutes(instance: FastifyInstance, house: House): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { sessions, matches } = house;

  app.get(
    '/api/matches/:id',
    { schema: { params: WithId, response: { 200: MatchCardSchema } } },
    async (request) => {
      const guest = await sessions.find(request);
      return matches.card(request.params.id, guest?.id ?? null);
    },
  );

  app.get(
    '/api/matches/:id/journal',
    {
      schema: {
        params: WithId,
        response: { 200: Type.String({ description: 'One JSON value a line.' }) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const journal = await matches.journal(id);
      if (journal === null)
        throw notAllowed(
          'The match is still running. Its journal holds secrets and is open once it is over.',
        );
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}.jsonl"`)
        .send(journal);
    },
  );

  app.get('/api/matches/:id/live', { websocket: true, config: NO_LIMIT }, (raw, request) => {
    const { id } = request.params as { id: string };
    return holdLine(house, raw, request, (guest, socket) => {
      house.notices.visits(guest.id, id);
      return matches.attend(id, { ...guest, address: request.ip }, socket);
    });
  });
}
