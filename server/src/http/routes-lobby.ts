import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { HomeView } from '@tablewright/protocol';
import { networkOf } from '../limits/network.ts';
import {
  HomeSchema,
  MeSchema,
  NewTableSchema,
  PlayNowSchema,
  TableActionSchema,
  TableViewSchema,
} from '@tablewright/protocol/schemas';
import { newId } from '../ids.ts';
import { checkLevel } from '../lobby/catalogue.ts';
import { MUTED } from '../live/socket.ts';
import { holdLine } from './line.ts';
import { CREATING, GUESSABLE, NO_LIMIT } from './limits.ts';
import { RenameSchema, StartedSchema, WithCode, WithId } from './schemas.ts';
import type { House } from '../house.ts';

/** The home page, tables, and the current player. */
export function lobbyRoutes(instance: FastifyInstance, house: House): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { sessions, people, tables, matches, presence, catalogue } = house;

  app.get('/api/me', { schema: { response: { 200: MeSchema } } }, async (request, reply) =>
    people.me(await sessions.findOrWelcome(request, reply)),
  );

  app.patch(
    '/api/me',
    { schema: { body: RenameSchema, response: { 200: MeSchema } }, config: CREATING },
    async (request, reply) => {
      const guest = await sessions.findOrWelcome(request, reply);
      const written = request.body.name;
      return people.me({ ...guest, name: await people.rename(guest, written) });
    },
  );

  app.get(
    '/api/home',
    { schema: { response: { 200: HomeSchema } } },
    async (request, reply): Promise<HomeView> => {
      const guest = await sessions.findOrWelcome(request, reply);
      const [mine, open, watch, online] = await Promise.all([
        matches.mine(guest.id),
        tables.open(),
        matches.toWatch(guest.id),
        presence.online(),
      ]);
      return { me: await people.me(guest), mine, tables: open, watch, online };
    },
  );

  app.post(
    '/api/play',
    { schema: { body: PlayNowSchema, response: { 200: StartedSchema } }, config: CREATING },
    async (request, reply) => {
      const { game, seats, level, setup = {} } = request.body;
      checkLevel(level);
      const checked = catalogue.checkSetup(game, seats, setup);
      const guest = await sessions.findOrWelcome(request, reply);
      const me = { guest: guest.id, name: guest.name, account: !guest.isGuest };
      const players = Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? me : { bot: level },
      );
      const match = newId();
      await matches.start({
        id: match,
        game,
        setup: checked,
        clock: { kind: 'none' },
        open: false,
        rated: false,
        players,
      });
      return { match };
    },
  );

  app.post(
    '/api/tables',
    { schema: { body: NewTableSchema, response: { 200: TableViewSchema } }, config: CREATING },
    async (request, reply) =>
      tables.create(
        await sessions.findOrWelcome(request, reply),
        request.body,
        house.pseudonym(networkOf(request.ip)),
      ),
  );

  app.get(
    '/api/tables/:id',
    { schema: { params: WithId, response: { 200: TableViewSchema } } },
    async (request) => tables.view(request.params.id),
  );

  app.get(
    '/api/tables/by-code/:code',
    { schema: { params: WithCode, response: { 200: TableViewSchema } }, config: GUESSABLE },
    async (request) => tables.view(await tables.idOfCode(request.params.code)),
  );

  app.post(
    '/api/tables/:id/actions',
    { schema: { params: WithId, body: TableActionSchema, response: { 200: TableViewSchema } } },
    async (request, reply) => {
      const guest = await sessions.findOrWelcome(request, reply);
      const origin = house.pseudonym(networkOf(request.ip));
      return tables.act(request.params.id, guest, request.body, origin);
    },
  );

  app.get('/api/tables/:id/live', { websocket: true, config: NO_LIMIT }, (raw, request) => {
    const { id } = request.params as { id: string };
    return holdLine(house, raw, request, (guest, socket) => {
      socket.listen(MUTED);
      return tables.watch(id, guest, (view) => socket.send(JSON.stringify(view)), socket.gone);
    });
  });
}
