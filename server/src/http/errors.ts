import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { isStorageTrouble } from '../storage/trouble.ts';

const CODES: { readonly [status: number]: string } = {
  400: 'malformed',
  401: 'no-session',
  403: 'not-allowed',
  404: 'not-found',
  405: 'not-allowed',
  409: 'conflict',
  413: 'too-large',
  414: 'too-large',
  415: 'malformed',
  429: 'too-many',
  431: 'too-large',
  503: 'unavailable',
};

/** Every error leaves as `{ code, message }`. Internal details go to the log only. */
export function tellErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal)
      return send(reply, error.status, error.code, error.message, error.details);
    const status = isStorageTrouble(error) ? 503 : ((error as FastifyError).statusCode ?? 500);
    if (status >= 500) {
      request.log.error({ err: error }, 'a request failed');
      return status === 503
        ? send(reply, 503, 'unavailable', 'It could not be stored. Nothing has changed; try again.')
        : send(reply, 500, 'internal', 'Something went wrong here. Nothing has changed.');
    }
    return send(reply, status, CODES[status] ?? 'malformed', error.message);
  });
}

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, 404, 'not-found', 'There is nothing here.');
}

function send(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  details: object = {},
): FastifyReply {
  return reply
    .code(status)
    .type('application/json')
    .send(JSON.stringify({ code, message, ...details }));
}
