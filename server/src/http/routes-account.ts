import type { Language } from '@tablewright/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { serverOf } from './serve.ts';
import { checkZone, LANGUAGES, sessionId, type Preferences } from '../people/accounts.ts';
import { nameKey } from '../people/names.ts';
import { malformed, notFound } from '../refusal.ts';
import { SECRET } from './limits.ts';
import { originOf } from './origin.ts';
import { signIn } from './sign-in.ts';

/** Sign-up, sign-in, sign-out, and changes to one's own account. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const serve = serverOf(app);
  const { sessions, people } = services;
  const { accounts, tokens } = people;
  const can = () => ({ mail: services.mailer !== null });

  serve(
    'POST /api/account',
    async (request, reply) => {
      const { name, password } = request.body;
      const person = await sessions.browser(request, reply);
      await accounts.create(person.id, name, password, preferencesOf(request));
      await people.appear(person.id);
      return people.me(await sessions.begin(request, reply, person.id));
    },
    SECRET,
  );

  serve(
    'POST /api/sign-in',
    async (request, reply) => {
      const { name, password } = request.body;
      const account = await accounts.bySecret(name, password, originOf(request));
      return signIn(services, request, reply, account);
    },
    SECRET,
  );

  serve('POST /api/sign-out', async (request, reply) => {
    const { id, session } = await sessions.owner(request);
    await people.endSessions(id, (other) => other === session);
    sessions.end(request, reply);
  });

  serve('POST /api/sign-out-everywhere', async (request, reply) => {
    const { id } = await sessions.owner(request);
    await people.endSessions(id, () => true);
    sessions.end(request, reply);
  });

  serve('GET /api/account', async (request) => {
    const { id, session } = await sessions.owner(request);
    return accounts.view(id, session, can());
  });

  serve('PATCH /api/account', async (request) => {
    const person = await sessions.owner(request);
    const { id, session } = person;
    const { name, mail, ...preferences } = request.body;
    checkZone(preferences.zone);
    // Either may be refused, and then nothing may have changed.
    if (name !== undefined && mail !== undefined)
      throw malformed('Change the name and the address in separate requests.');
    if (name !== undefined) await people.rename(person, name);
    if (mail !== undefined) await people.mails.change(id, mail);
    if (Object.keys(preferences).length > 0) await accounts.prefer(id, preferences);
    return accounts.view(id, session, can());
  });

  serve(
    'PUT /api/account/password',
    async (request) => {
      const person = await sessions.owner(request);
      const { current = null, password } = request.body;
      await accounts.changePassword(person, password, current);
      await people.endSessions(person.id, (other) => other !== person.session);
    },
    SECRET,
  );

  serve('DELETE /api/account/sessions/:id', async (request) => {
    const { id, session } = await sessions.owner(request);
    const wanted = request.params.id;
    const all = await accounts.sessions(id, session);
    if (!all.some((other) => other.id === wanted)) throw notFound('session');
    await people.endSessions(id, (other) => sessionId(other) === wanted);
  });

  serve(
    'GET /api/account/export',
    async (request, reply) => {
      const { id } = await sessions.owner(request);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="tablewright.json"')
        .send(JSON.stringify(await people.exportOf(id), null, 2));
    },
    SECRET,
  );

  serve(
    'DELETE /api/account',
    async (request, reply) => {
      const person = await sessions.owner(request);
      if (nameKey(request.body.name) !== nameKey(person.name))
        throw malformed('Repeat the name of the account to delete it.');
      await people.remove(person);
      sessions.end(request, reply);
    },
    SECRET,
  );

  serve(
    'POST /api/tokens',
    async (request) => {
      const { id } = await sessions.owner(request);
      return tokens.mint(id, request.body.name);
    },
    SECRET,
  );

  serve('DELETE /api/tokens/:id', async (request) => {
    const { id } = await sessions.owner(request);
    await tokens.remove(id, request.params.id);
    people.lines.end(id, 'signed-out', [request.params.id]);
  });
}

/** The language from the browser's headers; the time zone comes later. */
export function preferencesOf({ headers }: FastifyRequest): Preferences {
  const asked = headers['accept-language']?.slice(0, 2).toLowerCase();
  return {
    language: LANGUAGES.find((one) => one === asked) ?? ('en' satisfies Language),
    zone: 'UTC',
  };
}
