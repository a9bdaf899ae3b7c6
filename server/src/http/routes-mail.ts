import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { MeSchema } from '@tablewright/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { SECRET } from './limits.ts';
import { originOf } from './origin.ts';
import { AskResetSchema, Nothing, ResetSchema, WithTicket } from './schemas-people.ts';
import { signIn } from './sign-in.ts';

/** The targets of links in mails. */
export function mailRoutes(instance: FastifyInstance, house: House): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { mails } = house.people;

  app.post(
    '/api/mail/verify',
    { schema: { body: WithTicket, response: { 204: Nothing } }, config: SECRET },
    async (request, reply) => {
      await mails.verify(request.body.token);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/mail/reset',
    { schema: { body: AskResetSchema, response: { 202: Nothing } }, config: SECRET },
    async (request, reply) => {
      mails.askForReset(request.body.name, originOf(request));
      return reply.code(202).send(null);
    },
  );

  app.post(
    '/api/mail/reset/confirm',
    { schema: { body: ResetSchema, response: { 200: MeSchema } }, config: SECRET },
    async (request, reply) => {
      const { token, password } = request.body;
      const account = await mails.reset(token, password);
      await house.people.endSessions(account, () => true);
      return signIn(house, request, reply, account);
    },
  );
}
