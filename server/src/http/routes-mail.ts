import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { serverOf } from './serve.ts';
import { SECRET } from './limits.ts';
import { originOf } from './origin.ts';
import { signIn } from './sign-in.ts';

/** The targets of links in mails. */
export function mailRoutes(app: FastifyInstance, services: Services): void {
  const serve = serverOf(app);
  const { mails } = services.people;

  serve(
    'POST /api/mail/verify',
    async (request) => {
      await mails.verify(request.body.token);
    },
    SECRET,
  );

  serve(
    'POST /api/mail/reset',
    async (request) => {
      mails.askForReset(request.body.name, originOf(request));
    },
    SECRET,
  );

  serve(
    'POST /api/mail/reset/confirm',
    async (request, reply) => {
      const { token, password } = request.body;
      const account = await mails.reset(token, password);
      await services.people.endSessions(account, () => true);
      return signIn(services, request, reply, account);
    },
    SECRET,
  );
}
