import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Language } from '@tablewright/protocol';
import {
  AccountSchema,
  MeSchema,
  MintedTokenSchema,
  NewAccountSchema,
  SignInSchema,
} from '@tablewright/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { checkZone, LANGUAGES, sessionId, type Preferences } from '../people/accounts.ts';
import { nameKey } from '../people/names.ts';
import { malformed, notFound } from '../refusal.ts';
import { SECRET } from './limits.ts';
import { originOf } from './origin.ts';
import {
  ChangeAccountSchema,
  ChangePasswordSchema,
  DeleteAccountSchema,
  NewTokenSchema,
  Nothing,
  WithSession,
  WithToken,
} from './schemas-people.ts';
import { signIn } from './sign-in.ts';

/** Sign-up, sign-in, sign-out, and changes to one's own account. */
export function accountRoutes(instance: FastifyInstance, house: House): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { sessions, people } = house;
  const { accounts, tokens } = people;
  const can = () => ({ mail: house.mailer !== null });

  app.post(
    '/api/account',
    { schema: { body: NewAccountSchema, response: { 200: MeSchema } }, config: SECRET },
    async (request, reply) => {
      const { name, password } = request.body;
      const person = await sessions.browser(request, reply);
      await accounts.create(person.id, name, password, preferencesOf(request));
      await people.appear(person.id);
      return people.me(await sessions.begin(request, reply, person.id));
    },
  );

  app.post(
    '/api/sign-in',
    { schema: { body: SignInSchema, response: { 200: MeSchema } }, config: SECRET },
    async (request, reply) => {
      const { name, password } = request.body;
      const account = await accounts.bySecret(name, password, originOf(request));
      return signIn(house, request, reply, account);
    },
  );

  app.post('/api/sign-out', { schema: { response: { 204: Nothing } } }, async (request, reply) => {
    const { id, session } = await sessions.owner(request);
    await people.endSessions(id, (other) => other === session);
    sessions.end(request, reply);
    return reply.code(204).send(null);
  });

  app.post(
    '/api/sign-out-everywhere',
    { schema: { response: { 204: Nothing } } },
    async (request, reply) => {
      const { id } = await sessions.owner(request);
      await people.endSessions(id, () => true);
      sessions.end(request, reply);
      return reply.code(204).send(null);
    },
  );

  app.get('/api/account', { schema: { response: { 200: AccountSchema } } }, async (request) => {
    const { id, session } = await sessions.owner(request);
    return accounts.view(id, session, can());
  });

  app.patch(
    '/api/account',
    { schema: { body: ChangeAccountSchema, response: { 200: AccountSchema } } },
    async (request) => {
      const person = await sessions.owner(request);
      const { id, session } = person;
      const { name, mail, ...preferences } = request.body;
      checkZone(preferences.zone);
      // Either may be refused, and then nothing may have changed.
      if (name !== undefined && mail !== undefined)
        throw malformed('Change name and address one after the other.');
      if (name !== undefined) await people.rename(person, name);
      if (mail !== undefined) await people.mails.change(id, mail);
      if (Object.keys(preferences).length > 0) await accounts.prefer(id, preferences);
      return accounts.view(id, session, can());
    },
  );

  app.put(
    '/api/account/password',
    { schema: { body: ChangePasswordSchema, response: { 204: Nothing } }, config: SECRET },
    async (request, reply) => {
      const person = await sessions.owner(request);
      const { current = null, password } = request.body;
      await accounts.changePassword(person, password, current);
      await people.endSessions(person.id, (other) => other !== person.session);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/account/sessions/:id',
    { schema: { params: WithSession, response: { 204: Nothing } } },
    async (request, reply) => {
      const { id, session } = await sessions.owner(request);
      const wanted = request.params.id;
      const all = await accounts.sessions(id, session);
      if (!all.some((other) => other.id === wanted)) throw notFound('session');
      await people.endSessions(id, (other) => sessionId(other) === wanted);
      return reply.code(204).send(null);
    },
  );

  app.get('/api/account/export', { config: SECRET }, async (request, reply) => {
    const { id } = await sessions.owner(request);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="tablewright.json"')
      .send(JSON.stringify(await people.exportOf(id), null, 2));
  });

  app.delete(
    '/api/account',
    { schema: { body: DeleteAccountSchema, response: { 204: Nothing } }, config: SECRET },
    async (request, reply) => {
      const person = await sessions.owner(request);
      if (nameKey(request.body.name) !== nameKey(person.name))
        throw malformed('Repeat the name of the account to delete it.');
      await people.remove(person);
      sessions.end(request, reply);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/tokens',
    { schema: { body: NewTokenSchema, response: { 200: MintedTokenSchema } }, config: SECRET },
    async (request) => {
      const { id } = await sessions.owner(request);
      return tokens.mint(id, request.body.name);
    },
  );

  app.delete(
    '/api/tokens/:id',
    { schema: { params: WithToken, response: { 204: Nothing } } },
    async (request, reply) => {
      const { id } = await sessions.owner(request);
      await tokens.remove(id, request.params.id);
      people.lines.end(id, 'signed-out', [request.params.id]);
      return reply.code(204).send(null);
    },
  );
}

/** The language from the browser's headers; the time zone comes later. */
export function preferencesOf({ headers }: FastifyRequest): Preferences {
  const asked = headers['accept-language']?.slice(0, 2).toLowerCase();
  return {
    language: LANGUAGES.find((one) => one === asked) ?? ('en' satisfies Language),
    zone: 'UTC',
  };
}
