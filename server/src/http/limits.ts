import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tokenOf } from './sessions.ts';

const MINUTE = '1 minute';

/** What makes something new. */
export const CREATING = { rateLimit: { max: 60, timeWindow: MINUTE } };

/** What could be guessed: counted by address, since a new session costs nothing. */
export const GUESSABLE = { rateLimit: { max: 60, timeWindow: MINUTE, keyGenerator: byAddress } };

/** Sockets are limited message by message; files are cheap. */
export const NO_LIMIT = { rateLimit: false } as const;

export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: 600,
    timeWindow: MINUTE,
    cache: 20_000,
    keyGenerator: (request) => tokenOf(request) ?? byAddress(request),
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Try again in ${after}.`), { statusCode: 429 }),
  });
}

function byAddress(request: FastifyRequest): string {
  return request.ip;
}
