import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import { networkOf } from '../limits/network.ts';
import { originOf } from './origin.ts';
import { tokenOf } from './sessions.ts';

const MINUTE = '1 minute';

/** What makes something new. */
export const CREATING = { rateLimit: { max: 60, timeWindow: MINUTE } };

/** What could be guessed: counted by address, since a new session costs nothing. */
export const GUESSABLE = { rateLimit: { max: 60, timeWindow: MINUTE, keyGenerator: byAddress } };

/** Passwords, passkeys, links and what else is secret: whoever shares an address with a guesser can still sign in. */
export const SECRET = { rateLimit: { max: 60, timeWindow: MINUTE, keyGenerator: byDevice } };

/** What reads much. */
export const HEAVY = { rateLimit: { max: 20, timeWindow: MINUTE, keyGenerator: byAddress } };

/** Sockets are limited message by message; files are cheap. */
export const NO_LIMIT = { rateLimit: false } as const;

export async function limitRates(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(rateLimit, {
    max: 600,
    timeWindow: MINUTE,
    store: storeOf(limits, 'requests'),
    keyGenerator: (request) => tokenOf(request) ?? byAddress(request),
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Try again in ${after}.`), { statusCode: 429 }),
  });
}

/** Routes with a limit of their own are counted by themselves. */
function storeOf(limits: Limits, what: string): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(who: string, tell: Parameters<FastifyRateLimitStore['incr']>[1], ms: number): void {
      limits.count(what, who, ms).then(
        ({ count, left }) => tell(null, { current: count, ttl: left }),
        (error: Error) => tell(error),
      );
    }

    child(settings: object): FastifyRateLimitStore {
      // Its types do not tell where the plugin puts the route.
      const { method, url } = (settings as { readonly routeInfo: RouteOptions }).routeInfo;
      return new (storeOf(limits, `${String(method)} ${url}`))({});
    }
  };
}

function byAddress(request: FastifyRequest): string {
  return networkOf(request.ip);
}

function byDevice(request: FastifyRequest): string {
  const { device, network } = originOf(request);
  return device?.id ?? network;
}
