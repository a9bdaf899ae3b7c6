import { Readable } from 'node:stream';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { isRefused, parseToHost, type Refused, type ToHostBody } from '@tablewright/protocol';
import { TableViewSchema } from '@tablewright/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { House } from '../house.ts';
import type { OpenMatch } from '../people/open-data.ts';
import type { Wire } from '../matches/client-line.ts';
import { malformed, Refusal, tooMany } from '../refusal.ts';
import { networkOf } from '../limits/network.ts';
import { CREATING, HEAVY } from './limits.ts';
import { OpenDataSchema, RematchSchema, SaidSchema } from './schemas-people.ts';
import { WithId } from './schemas.ts';
import { streamWire } from './stream.ts';

const STATUS: { readonly [code in Refused['code']]: number } = {
  malformed: 400,
  'not-your-seat': 403,
  'not-allowed': 403,
  rated: 403,
  'not-asked': 409,
  'not-offered': 409,
  stale: 409,
  over: 409,
  'too-many': 429,
  unavailable: 503,
};

const LINES = Type.Unsafe<Readable>(Type.String({ description: 'One JSON value a line.' }));
const NDJSON = 'application/x-ndjson; charset=utf-8';

/** For programs: what pages do over a live line, as plain requests; and public downloads. */
export function botRoutes(instance: FastifyInstance, house: House): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { sessions, matches, tables, people, openLines } = house;
  const streams = new Set<Wire>();
  app.addHook('preClose', async () => {
    for (const wire of streams) wire.close(0, '');
  });

  app.get('/api/tables', { schema: { response: { 200: Type.Array(TableViewSchema) } } }, async () =>
    tables.open(),
  );

  app.get(
    '/api/matches/:id/stream',
    {
      schema: {
        params: WithId,
        response: { 200: LINES },
      },
    },
    async (request, reply) => {
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
    },
  );

  app.post(
    '/api/matches/:id/messages',
    {
      schema: {
        params: WithId,
        body: Type.Object({}, { additionalProperties: true }),
        response: { 200: SaidSchema },
      },
    },
    async (request) => {
      const person = await sessions.known(request);
      const message = parseToHost({ ...request.body, id: 0 });
      if (isRefused(message)) throw malformed(message.message);
      const { id: _id, ...body } = message;
      const caller = { ...person, address: request.ip };
      const reply = await matches.ask(request.params.id, caller, body as ToHostBody);
      if (reply.ok) return reply.data ?? {};
      const { code, message: why, clause } = reply.error;
      throw new Refusal(STATUS[code], code, why, clause === undefined ? {} : { clause });
    },
  );

  app.get(
    '/api/matches/:id/rematch',
    { schema: { params: WithId, response: { 200: RematchSchema } } },
    async (request) => ({ table: await people.rematches.find(request.params.id) }),
  );

  app.post(
    '/api/matches/:id/rematch',
    { schema: { params: WithId, response: { 200: TableViewSchema } }, config: CREATING },
    async (request) =>
      people.rematches.ask(
        request.params.id,
        await sessions.known(request),
        house.pseudonym(networkOf(request.ip)),
      ),
  );

  app.get(
    '/api/open-data',
    {
      schema: {
        querystring: OpenDataSchema,
        response: { 200: LINES },
      },
      config: HEAVY,
    },
    async (request, reply) => {
      const { game, since = '0', journals } = request.query;
      const found = people.openData({
        game: game ?? null,
        since: Number(since),
        journals: journals === 'true',
      });
      return reply.type(NDJSON).send(Readable.from(linesOf(found)));
    },
  );
}

async function* linesOf(matches: AsyncIterable<OpenMatch>): AsyncGenerator<string> {
  for await (const match of matches) yield `${JSON.stringify(match)}\n`;
}
