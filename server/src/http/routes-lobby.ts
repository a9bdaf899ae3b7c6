import type { FastifyInstance } from 'fastify';
import type { HomeView } from '@tablewright/protocol';
import { networkOf } from '../limits/network.ts';
import { newId } from '../ids.ts';
import { checkLevel } from '../lobby/catalogue.ts';
import { MUTED } from '../live/socket.ts';
import { holdLine } from './line.ts';
import { CREATING, GUESSABLE, NO_LIMIT } from './limits.ts';
import type { Services } from '../services.ts';
import { serverOf } from './serve.ts';

/** The home page, tables, and the current player. */
export function lobbyRoutes(app: FastifyInstance, services: Services): void {
  const serve = serverOf(app);
  const { sessions, people, tables, matches, presence, catalogue } = services;

  serve('GET /api/me', async (request, reply) =>
    people.me(await sessions.findOrWelcome(request, reply)),
  );

  serve(
    'PATCH /api/me',
    async (request, reply) => {
      const guest = await sessions.findOrWelcome(request, reply);
      const written = request.body.name;
      return people.me({ ...guest, name: await people.rename(guest, written) });
    },
    CREATING,
  );

  serve('GET /api/home', async (request, reply): Promise<HomeView> => {
    const guest = await sessions.findOrWelcome(request, reply);
    const [mine, open, watch, online] = await Promise.all([
      matches.mine(guest.id),
      tables.open(),
      matches.toWatch(guest.id),
      presence.online(),
    ]);
    return { me: await people.me(guest), mine, tables: open, watch, online };
  });

  serve(
    'POST /api/play',
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
    CREATING,
  );

  serve(
    'POST /api/tables',
    async (request, reply) =>
      tables.create(
        await sessions.findOrWelcome(request, reply),
        request.body,
        services.pseudonym(networkOf(request.ip)),
      ),
    CREATING,
  );

  serve('GET /api/tables/:id', async (request) => tables.view(request.params.id));

  serve(
    'GET /api/tables/by-code/:code',
    async (request) => tables.view(await tables.idOfCode(request.params.code)),
    GUESSABLE,
  );

  serve('POST /api/tables/:id/actions', async (request, reply) => {
    const guest = await sessions.findOrWelcome(request, reply);
    const origin = services.pseudonym(networkOf(request.ip));
    return tables.act(request.params.id, guest, request.body, origin);
  });

  app.get('/api/tables/:id/live', { websocket: true, config: NO_LIMIT }, (raw, request) => {
    const { id } = request.params as { id: string };
    return holdLine(services, raw, request, (guest, socket) => {
      socket.listen(MUTED);
      return tables.watch(id, guest, (view) => socket.send(JSON.stringify(view)), socket.gone);
    });
  });
}
