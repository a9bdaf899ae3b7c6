import { Readable } from 'node:stream';
import { isRefused, parseToRoom, type Refused, type ToRoomBody } from '@tablewright/protocol';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { serverOf } from './serve.ts';
import type { OpenMatch } from '../people/open-data.ts';
import type { Wire } from '../matches/client-line.ts';
import { malformed, Refusal, tooMany } from '../refusal.ts';
import { networkOf } from '../limits/network.ts';
import { CREATING, HEAVY } from './limits.ts';
import { streamWire } from './stream.ts';

const STATUS: { readonly [code in Refused['code']]: number } = {
  malformed: 400,
  'not-your-seat': 403,
  'not-allowed': 403,
  rated: 403,
  'no-hints': 403,
  'not-asked': 409,
  'not-offered': 409,
  'not-now': 409,
  'not-signed': 409,
  stale: 409,
  over: 409,
  'too-many': 429,
  unavailable: 503,
};

const NDJSON = 'application/x-ndjson; charset=utf-8';

/** For programs: what pages do over a live line, as plain requests; and public downloads. */
export function botRoutes(app: FastifyInstance, services: Services): void {
  const serve = serverOf(app);
  const { sessions, matches, tables, people, openLines } = services;
  const streams = new Set<Wire>();
  app.addHook('preClose', async () => {
    for (const wire of streams) wire.close(0, '');
  });

  serve('GET /api/tables', async () => tables.open());

  serve('GET /api/matches/:id/stream', async (request, reply) => {
    const person = await sessions.known(request);
    const { id } = request.params;
    // Refuse an unknown match before the response starts.
    await matches.card(id, null);
    const leave = openLines.open(person.id, networkOf(request.ip));
    if (leave === null) throw tooMany('Too many connections.');
    const { wire, stream } = streamWire();
    const letGo = people.lines.hold(person, () => wire.close(0, ''));
    streams.add(wire);
    void matches
      .attend(id, { ...person, address: request.ip }, wire)
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'a stream failed');
        stream.destroy();
      })
      .finally(() => {
        streams.delete(wire);
        letGo();
        leave();
      });
    return reply.type(NDJSON).send(stream);
  });

  serve('POST /api/matches/:id/messages', async (request) => {
    const person = await sessions.known(request);
    const message = parseToRoom({ ...request.body, id: 0 });
    if (isRefused(message)) throw malformed(message.message);
    const { id: _id, ...body } = message;
    const caller = { ...person, address: request.ip };
    const reply = await matches.ask(request.params.id, caller, body as ToRoomBody);
    if (reply.ok) return reply.data ?? {};
    const { code, message: why, clause } = reply.error;
    throw new Refusal(STATUS[code], code, why, clause === undefined ? {} : { clause });
  });

  serve('GET /api/matches/:id/rematch', async (request) => ({
    table: await people.rematches.find(request.params.id),
  }));

  serve(
    'POST /api/matches/:id/rematch',
    async (request) =>
      people.rematches.ask(
        request.params.id,
        await sessions.known(request),
        services.pseudonym(networkOf(request.ip)),
      ),
    CREATING,
  );

  serve(
    'GET /api/open-data',
    async (request, reply) => {
      const { game, since = '0', journals } = request.query;
      const found = people.openData({
        game: game ?? null,
        since: Number(since),
        journals: journals === 'true',
      });
      return reply.type(NDJSON).send(Readable.from(linesOf(found)));
    },
    HEAVY,
  );
}

async function* linesOf(matches: AsyncIterable<OpenMatch>): AsyncGenerator<string> {
  for await (const match of matches) yield `${JSON.stringify(match)}\n`;
}
