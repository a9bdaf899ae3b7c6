import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Services } from '../services.ts';
import type { Limits } from '../limits/limits.ts';
import { networkOf } from '../limits/network.ts';
import { tooMany } from '../refusal.ts';
import { originOf } from './origin.ts';
import { tokenOf } from './sessions.ts';

const MINUTE = '1 minute';

/** Requests that create something. */
export const CREATING = { rateLimit: { max: 60, timeWindow: MINUTE } };

/** Requests that allow guessing: counted by address, since a new session costs nothing. */
export const GUESSABLE = { rateLimit: { max: 60, timeWindow: MINUTE, keyGenerator: byAddress } };

/** Passwords, passkeys, links and other secrets. People who share an address with a guesser can still sign in. */
export const SECRET = { rateLimit: { max: 60, timeWindow: MINUTE, keyGenerator: byDevice } };

/** Requests that read a lot. */
export const HEAVY = { rateLimit: { max: 20, timeWindow: MINUTE, keyGenerator: byAddress } };

/** Sockets limit each message; files are cheap. */
export const NO_LIMIT = { rateLimit: false } as const;

/** Requests of a session to routes without a limit of their own. */
const MOST_REQUESTS = 600;

export async function limitRates(
  app: FastifyInstance,
  { limits, config: { peoplePerAddress, trustProxy } }: Services,
): Promise<void> {
  warnOfUnknownProxy(app, trustProxy);
  // Sessions cost nothing, so every limit by session is also a limit by address.
  app.addHook('onRequest', async (request) => {
    const { config, url } = request.routeOptions;
    const own = config.rateLimit;
    if (url === undefined || own === false || own?.keyGenerator === byAddress) return;
    const most = Number(own?.max ?? MOST_REQUESTS) * peoplePerAddress;
    const what = own === undefined ? 'requests' : `${request.method} ${url}`;
    const { count } = await limits.count(`${what} of address`, byAddress(request), 60_000);
    if (count > most) throw tooMany('Too many requests from your address. Try again in a minute.');
  });
  await app.register(rateLimit, {
    max: MOST_REQUESTS,
    timeWindow: MINUTE,
    store: storeOf(limits, 'requests'),
    keyGenerator: (request) => tokenOf(request) ?? byAddress(request),
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Try again in ${after}.`), { statusCode: 429 }),
  });
}

/** Behind an untrusted proxy everybody has the same address and soon runs into the limits. */
function warnOfUnknownProxy(app: FastifyInstance, trustProxy: readonly string[]): void {
  let isTold = trustProxy.includes('none');
  app.addHook('onRequest', async ({ headers, ip, socket, log }) => {
    if (isTold || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    isTold = true;
    log.warn(
      'Requests carry X-Forwarded-For, but TRUST_PROXY does not name who sent them: all people behind that proxy count as one address.',
    );
  });
}

/** Routes with a limit of their own are counted separately. */
function storeOf(limits: Limits, what: string): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(who: string, tell: Parameters<FastifyRateLimitStore['incr']>[1], ms: number): void {
      limits.count(what, who, ms).then(
        ({ count, left }) => tell(null, { current: count, ttl: left }),
        (error: Error) => tell(error),
      );
    }

    child(settings: object): FastifyRateLimitStore {
      // The plugin's types do not say where it puts the route.
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
