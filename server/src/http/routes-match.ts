import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { serverOf } from './serve.ts';
import { notAllowed } from '../refusal.ts';
import { holdLine } from './line.ts';
import { NO_LIMIT } from './limits.ts';

/** Matches: public facts, the journal of a finished match, and the live line. */
export function matchRoutes(app: FastifyInstance, services: Services): void {
  const serve = serverOf(app);
  const { sessions, matches } = services;

  serve('GET /api/matches/:id', async (request) => {
    const guest = await sessions.find(request);
    return matches.card(request.params.id, guest?.id ?? null);
  });

  serve('GET /api/matches/:id/journal', async (request, reply) => {
    const { id } = request.params;
    const journal = await matches.journal(id);
    if (journal === null)
      throw notAllowed(
        'The match is still running. Its journal contains hidden information and becomes available when the match is over.',
      );
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="${id}.jsonl"`)
      .send(journal);
  });

  app.get('/api/matches/:id/live', { websocket: true, config: NO_LIMIT }, (raw, request) => {
    const { id } = request.params as { id: string };
    return holdLine(services, raw, request, (guest, socket) => {
      services.notices.visits(guest.id, id);
      return matches.attend(id, { ...guest, address: request.ip }, socket);
    });
  });
}
