import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { MeSchema, PasskeyOptionsSchema } from '@tablewright/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { deviceOf } from '../people/devices.ts';
import { SECRET } from './limits.ts';
import { preferencesOf } from './routes-account.ts';
import {
  NewPasskeySchema,
  Nothing,
  RenamePasskeySchema,
  UsePasskeySchema,
  WantPasskeySchema,
  WithPasskey,
} from './schemas-people.ts';
import { signIn } from './sign-in.ts';

/** Sign-up and sign-in with passkeys, and managing them. */
export function passkeyRoutes(instance: FastifyInstance, house: House): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { sessions, people } = house;
  const { passkeys } = people;

  app.post(
    '/api/passkeys/options',
    {
      schema: { body: WantPasskeySchema, response: { 200: PasskeyOptionsSchema } },
      config: SECRET,
    },
    async (request, reply) => {
      const { purpose, name } = request.body;
      if (purpose === 'sign-in') return passkeys.ask();
      return passkeys.register(await sessions.browser(request, reply), name);
    },
  );

  app.post(
    '/api/passkeys',
    { schema: { body: NewPasskeySchema, response: { 200: MeSchema } }, config: SECRET },
    async (request, reply) => {
      const person = await sessions.browser(request, reply);
      const { id, response, label = deviceOf(request.headers['user-agent']) } = request.body;
      const isNew = await passkeys.add(person, id, response, label, preferencesOf(request));
      if (!isNew) return people.me(person);
      await people.appear(person.id);
      return people.me(await sessions.begin(request, reply, person.id));
    },
  );

  app.post(
    '/api/passkeys/sign-in',
    { schema: { body: UsePasskeySchema, response: { 200: MeSchema } }, config: SECRET },
    async (request, reply) => {
      const { id, response } = request.body;
      return signIn(house, request, reply, await passkeys.bySecret(id, response));
    },
  );

  app.patch(
    '/api/passkeys/:id',
    { schema: { params: WithPasskey, body: RenamePasskeySchema, response: { 204: Nothing } } },
    async (request, reply) => {
      const { id } = await sessions.owner(request);
      await passkeys.rename(id, request.params.id, request.body.name);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/passkeys/:id',
    { schema: { params: WithPasskey, response: { 204: Nothing } } },
    async (request, reply) => {
      const { id } = await sessions.owner(request);
      await passkeys.remove(id, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
