import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { serverOf } from './serve.ts';
import { deviceOf } from '../people/devices.ts';
import { SECRET } from './limits.ts';
import { preferencesOf } from './routes-account.ts';
import { signIn } from './sign-in.ts';

/** Sign-up and sign-in with passkeys, and managing them. */
export function passkeyRoutes(app: FastifyInstance, services: Services): void {
  const serve = serverOf(app);
  const { sessions, people } = services;
  const { passkeys } = people;

  serve(
    'POST /api/passkeys/options',
    async (request, reply) => {
      const { purpose, name } = request.body;
      if (purpose === 'sign-in') return passkeys.ask();
      return passkeys.register(await sessions.browser(request, reply), name);
    },
    SECRET,
  );

  serve(
    'POST /api/passkeys',
    async (request, reply) => {
      const person = await sessions.browser(request, reply);
      const { id, response, label = deviceOf(request.headers['user-agent']) } = request.body;
      const isNew = await passkeys.add(person, id, response, label, preferencesOf(request));
      if (!isNew) return people.me(person);
      await people.appear(person.id);
      return people.me(await sessions.begin(request, reply, person.id));
    },
    SECRET,
  );

  serve(
    'POST /api/passkeys/sign-in',
    async (request, reply) => {
      const { id, response } = request.body;
      return signIn(services, request, reply, await passkeys.bySecret(id, response));
    },
    SECRET,
  );

  serve('PATCH /api/passkeys/:id', async (request) => {
    const { id } = await sessions.owner(request);
    await passkeys.rename(id, request.params.id, request.body.name);
  });

  serve('DELETE /api/passkeys/:id', async (request) => {
    const { id } = await sessions.owner(request);
    await passkeys.remove(id, request.params.id);
  });
}
